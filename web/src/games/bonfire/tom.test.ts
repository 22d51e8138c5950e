import { describe, expect, it } from "vitest";

import recordings from "../../../tests/fixtures/bonfire-recordings.json";
import { LANGUAGES } from "../../lib/text/languages";
import type { GameEvent } from "../../lib/text/phrases";
import { speakerIn } from "../../stories/fixtures";
import { whyNothing, whyTom } from "./tom";
import type { TomView } from "./words";

const PLIES = (recordings as unknown as { plies: { events: GameEvent[] }[] }[]).flatMap(({ plies }) => plies);

/** Every time that Tom does nothing, with what happened before in the same ply. */
const TIMES = PLIES.flatMap(({ events }) =>
  events.flatMap((event, at) =>
    event.name === "tom_did_nothing" ? [{ event, before: events.slice(0, at) }] : [],
  ),
);

const word = (domain: string, name: string) => ({ domain, word: name });
const event = (name: string, details: object = {}): GameEvent =>
  ({ name, seat: null, reveals: false, details }) as GameEvent;

describe("why Tom did nothing", () => {
  it.each(LANGUAGES)("is said every time in %s", (language) => {
    const speaker = speakerIn(language, "bonfire");
    expect(TIMES.length).toBeGreaterThan(0);
    for (const { event: nothing, before } of TIMES) {
      const reason = whyNothing(nothing, before);
      expect(reason).not.toBeNull();
      expect(speaker.say(reason!)).not.toBe("");
    }
  });

  it("names the resource that he looked for", () => {
    const before = [
      event("tom_revealed", { card: word("tom_card", "path") }),
      event("tom_key", { resource: word("resource", "root") }),
    ];
    const speaker = speakerIn("en", "bonfire");
    const reason = whyNothing(event("tom_did_nothing"), before)!;
    expect(speaker.say(reason)).toBe("No face-up path tile shows root.");
    const tom = { revealed: ["gnome", "path"], key: "root" } as unknown as TomView;
    expect(whyTom(event("tom_did_nothing"), tom)).toEqual(reason);
  });

  it("does not take the resource of an earlier card for that of a later one", () => {
    const before = [
      event("tom_revealed", { card: word("tom_card", "path") }),
      event("tom_key", { resource: word("resource", "root") }),
      event("tom_revealed", { card: word("tom_card", "gnome") }),
    ];
    expect(whyNothing(event("tom_did_nothing"), before)?.key).toBe("bonfire-ui-nothing-key");
  });
});

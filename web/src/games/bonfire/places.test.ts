import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import positions from "../../../tests/fixtures/bonfire-positions.json";
import { placeKey, type Place, type Prompt } from "../../lib/table/prompt";
import { speakerIn } from "../../stories/fixtures";
import { LANGUAGES } from "../../lib/text/languages";
import BonfireBoard from "./BonfireBoard.svelte";
import { explainPlace, namePlace } from "./explain";
import { onBoard } from "./picking";
import { placeFrom } from "./places";
import type { BonfireView } from "./words";

interface Position {
  name: string;
  view: BonfireView;
  prompt: Prompt;
}

const POSITIONS = positions as unknown as Position[];
const SPEAKER = speakerIn("en", "bonfire");

function drawn({ view, prompt }: Position): Map<string, string> {
  const { body } = render(BonfireBoard, { props: { view, choices: prompt.choices, speaker: SPEAKER } });
  const found = new Map<string, string>();
  for (const [tag] of body.matchAll(/<div[^>]*data-place="[^"]*"[^>]*>/g))
    found.set(/data-place="([^"]*)"/.exec(tag)![1]!, tag);
  return found;
}

describe.each(POSITIONS)("the table at $name", (position) => {
  const spots = drawn(position);
  const targets = position.prompt.choices.flatMap((choice) => choice.targets);

  it("draws every place that a choice is about", () => {
    const missing = targets.map(placeKey).filter((key) => !spots.has(key));
    expect([...new Set(missing)].filter((key) => !isBonfire(key))).toEqual([]);
  });

  it("makes a button with a name of every place that can be picked next", () => {
    const first = position.prompt.choices.filter(onBoard).map((choice) => placeKey(choice.targets[0]!));
    for (const key of new Set(first)) {
      expect(spots.get(key), key).toContain('role="button"');
      expect(spots.get(key), key).toMatch(/aria-label="[^"]+"/);
    }
  });

  it("names everything that it draws", () => {
    for (const [key, tag] of spots) expect(tag, key).toMatch(/aria-label="[^"]{2,}"/);
  });

  it.each(LANGUAGES)("explains every place in %s", (language) => {
    const speaker = speakerIn(language, "bonfire");
    for (const key of spots.keys()) {
      const place: Place = placeFrom(key);
      expect(explainPlace(position.view, place, speaker), key).not.toBeNull();
      expect(namePlace(position.view, place, speaker), key).not.toBe("");
    }
  });
});

/** A bonfire and the space that it burns on are one spot, which has the name of whichever can be picked. */
const isBonfire = (key: string): boolean => key.startsWith("bonfire:");

it("reads places back from what the DOM says of them", () => {
  for (const { prompt } of POSITIONS)
    for (const choice of prompt.choices)
      for (const target of choice.targets) expect(placeFrom(placeKey(target))).toEqual(target);
});

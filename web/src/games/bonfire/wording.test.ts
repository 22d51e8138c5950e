import { expect, it } from "vitest";

import positions from "../../../tests/fixtures/bonfire-positions.json";
import recordings from "../../../tests/fixtures/bonfire-recordings.json";
import type { Prompt } from "../../lib/table/prompt";
import { LANGUAGES } from "../../lib/text/languages";
import type { GameEvent } from "../../lib/text/phrases";
import { speakerIn } from "../../stories/fixtures";
import { explainPlace } from "./explain";
import { placeOf } from "./places";
import { PRINTED, type BonfireView } from "./words";

const POSITIONS = positions as unknown as { view: BonfireView; prompt: Prompt }[];
const EVENTS = (recordings as unknown as { plies: { events: GameEvent[] }[] }[]).flatMap(({ plies }) =>
  plies.flatMap(({ events }) => events),
);
/** The codes that are typed for tasks. */
const CODE = /\b[bry][012]\d\b/i;

it.each(LANGUAGES)("tasks are called by what they ask for, never by a code: %s", (language) => {
  const speaker = speakerIn(language, "bonfire");
  const said = [
    ...POSITIONS.flatMap(({ prompt }) => [
      speaker.say(prompt.question),
      ...prompt.choices.flatMap((choice) => [speaker.label(choice), ...speaker.details(choice)]),
    ]),
    ...EVENTS.filter(({ details }) => "task" in details).map((event) => speaker.event(event)),
    ...Object.keys(PRINTED.tasks).flatMap((task) => {
      const explained = explainPlace(POSITIONS[0]!.view, placeOf("task", task), speaker)!;
      return [explained.title, ...explained.lines];
    }),
  ];
  expect(said.filter((text) => CODE.test(text))).toEqual([]);
  const gnomes = speaker.say(PRINTED.tasks.r04!.asks);
  expect(said.filter((text) => text.includes(gnomes)).length).toBeGreaterThan(1);
});

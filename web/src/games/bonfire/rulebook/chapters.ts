/** What the rule book of Bonfire says, and where. Rules are numbered in docs/rules/bonfire.md. */
import { placeIn, type Chapter, type Entry } from "../../../lib/rulebook/book";
import { COMMON_TASKS, COUNCIL_SPACES, PRINTED, type Gnome } from "../words";
import type { PictureKey } from "./pictures";

const gnomesNamed = (wanted: Gnome["kind"]): string[] =>
  Object.values(PRINTED.gnomes)
    .filter(({ kind }) => kind === wanted)
    .map(({ name }) => name);
const SPECIALISTS = gnomesNamed("specialist");
const ELDERS = gnomesNamed("elder");

/** Things of a kind, as the game's catalogue names and explains them. */
function entries(kind: string, words: readonly string[], named = kind): Entry[] {
  return words.map((word) => ({
    key: `${kind}-${word}`,
    name: `${named}-${word}`,
    about: `about-${kind}-${word}`,
  }));
}

export const CHAPTERS: readonly Chapter<PictureKey>[] = [
  {
    key: "goal",
    paragraphs: [
      { key: "aim", rules: ["B-SCORE-8"], topics: ["rule-aim"] },
      { key: "actions", rules: ["B-PAY-1"], topics: ["rule-actions"] },
      { key: "resources", rules: ["B-PAY-2"], topics: ["rule-resources"] },
      { key: "columns", rules: ["B-SCORE-2", "B-SCORE-3", "B-SCORE-4"], picture: "column" },
    ],
  },
  {
    key: "setup",
    paragraphs: [
      { key: "sea", rules: ["B-SETUP-1", "B-SETUP-2"] },
      { key: "first-game", rules: ["B-SETUP-1"] },
      { key: "display", rules: ["B-SETUP-3"] },
      { key: "portals-dealt", rules: ["B-SETUP-4"] },
      { key: "path-piles", rules: ["B-SETUP-5"], ruling: true },
      { key: "middle", rules: ["B-SETUP-6"] },
      { key: "city", rules: ["B-SETUP-7"] },
      {
        key: "first-fate",
        rules: ["B-SETUP-8"],
        topics: ["action-keep", "action-swap"],
        ruling: true,
      },
      { key: "begin-with", rules: ["B-SETUP-9"] },
    ],
  },
  {
    key: "turn",
    paragraphs: [
      { key: "turn", rules: ["B-TURN-1"], topics: ["rule-turn", "action-end"] },
      { key: "skipped", rules: ["B-TURN-3"], ruling: true },
      { key: "used-up", rules: ["B-TURN-4"], ruling: true },
    ],
  },
  {
    key: "fate",
    paragraphs: [
      { key: "fate", rules: ["B-FATE-1", "B-FATE-2"], topics: ["rule-fate", "action-fate", "action-take"] },
      {
        key: "discarding",
        rules: ["B-TURN-2"],
        topics: ["action-discard", "action-keep-tiles"],
        ruling: true,
      },
      { key: "laying", rules: ["B-FATE-3"], topics: ["action-lay"] },
      { key: "groups", rules: ["B-FATE-4"], picture: "groups" },
      { key: "cells", rules: ["B-FATE-5"] },
      { key: "sticking-out", rules: ["B-FATE-6"], ruling: true },
    ],
  },
  {
    key: "paying",
    paragraphs: [
      { key: "cost", rules: ["B-PAY-1"], topics: ["rule-payment"] },
      {
        key: "jokers",
        rules: ["B-PAY-2"],
        topics: ["rule-yellow", "rule-gold", "action-jokers", "action-replace"],
      },
      { key: "two-for-one", rules: ["B-PAY-3"], topics: ["action-give", "action-spend"], ruling: true },
      { key: "no-more", rules: ["B-PAY-4"], topics: ["action-pay"], ruling: true },
      { key: "paying-specialists", rules: ["B-PAY-5"] },
      { key: "nothing-paid", rules: ["B-PAY-6"] },
      { key: "order", rules: ["B-PAY-7"] },
    ],
  },
  {
    key: "ship",
    paragraphs: [
      {
        key: "voyage",
        rules: ["B-SHIP-1", "B-SHIP-4"],
        topics: ["rule-ship", "action-sail"],
        picture: "voyage",
      },
      { key: "longer-voyage", rules: ["B-SHIP-2"] },
      { key: "arrival", rules: ["B-SHIP-3"], topics: ["rule-islands", "action-stay"] },
      { key: "task", rules: ["B-TASK-1"], topics: ["rule-tasks", "action-task"] },
      {
        key: "offering",
        rules: ["B-TASK-2"],
        topics: ["rule-offerings", "action-offering"],
        picture: "offering",
      },
      { key: "task-space", rules: ["B-TASK-3", "B-TASK-4"], topics: ["action-space"] },
    ],
  },
  {
    key: "guardians",
    paragraphs: [
      {
        key: "guardian",
        rules: ["B-GUARD-1"],
        topics: ["rule-guardians", "rule-waiting", "action-guardian"],
      },
      {
        key: "procession",
        rules: ["B-PROC-1"],
        topics: ["rule-procession", "action-procession", "action-walk", "action-done"],
      },
      { key: "steps", rules: ["B-PROC-2", "B-PROC-3"], picture: "steps" },
      { key: "gain", rules: ["B-PROC-4", "B-PROC-5"] },
      { key: "gain-specialists", rules: ["B-PROC-6"], topics: ["action-gain"], ruling: true },
      { key: "new-guardian", rules: ["B-GUARD-2"] },
    ],
  },
  {
    key: "paths",
    paragraphs: [
      { key: "path", rules: ["B-PATH-1", "B-PATH-2"], topics: ["rule-paths", "action-path"] },
      { key: "crystals", rules: ["B-SCORE-4", "B-PATH-4"], topics: ["rule-crystal"], picture: "crystals" },
      { key: "refilling", rules: ["B-PATH-1"], ruling: true },
      { key: "renewing", rules: ["B-PATH-3"], topics: ["action-renew"], ruling: true },
    ],
  },
  {
    key: "great-bonfire",
    paragraphs: [
      {
        key: "turning",
        rules: ["B-GREAT-1"],
        topics: ["rule-great-bonfire", "action-turn"],
        picture: "turning",
      },
      { key: "rewards", rules: ["B-GREAT-2"], topics: ["action-reap"] },
      { key: "portals", rules: ["B-GREAT-3"], topics: ["rule-portals", "action-notch"] },
    ],
  },
  {
    key: "gnomes",
    paragraphs: [
      { key: "recruiting", rules: ["B-GNOME-1", "B-GNOME-2"], topics: ["rule-gnomes", "action-recruit"] },
      { key: "elders", rules: ["B-GNOME-3"], entries: entries("elder", ELDERS, "gnome-elder-of") },
      { key: "specialists", rules: ["B-GNOME-5"], entries: entries("specialist", SPECIALISTS) },
      { key: "gnomes-that-come", rules: ["B-GNOME-4"], ruling: true },
    ],
  },
  {
    key: "igniting",
    paragraphs: [
      {
        key: "ignite",
        rules: ["B-FIRE-1"],
        topics: ["rule-bonfire", "rule-ready", "action-ignite"],
      },
      { key: "one-by-one", rules: ["B-FIRE-2", "B-FIRE-3"] },
      { key: "counted", rules: ["B-FIRE-4"], topics: ["rule-conditions"] },
      { key: "connected", rules: ["B-FIRE-5"] },
      { key: "progress", rules: ["B-FIRE-6"], topics: ["rule-progress"] },
    ],
  },
  {
    key: "council",
    paragraphs: [
      {
        key: "council",
        rules: ["B-FIRE-2"],
        topics: ["rule-council", "rule-novice", "action-council"],
        picture: "council",
      },
      {
        key: "council-spaces",
        rules: COUNCIL_SPACES.map((_, index) => `B-COUNCIL-${index + 1}`),
        topics: ["action-fetch", "action-welcome", "action-accept"],
        entries: entries("council-space", COUNCIL_SPACES),
      },
      { key: "only-a-point", rules: ["B-COUNCIL-9"], topics: ["action-point"] },
      { key: "searching", rules: ["B-COUNCIL-2"], topics: ["action-search"], ruling: true },
      { key: "moved-guardian", rules: ["B-COUNCIL-6"], ruling: true },
      { key: "common-task", rules: ["B-BONUS-1"], topics: ["rule-common-task", "action-bonus"] },
      { key: "common-tasks", rules: ["B-BONUS-2"], entries: entries("common-task", COMMON_TASKS) },
      { key: "becoming-fulfilled", rules: ["B-BONUS-3"], ruling: true },
    ],
  },
  {
    key: "end",
    paragraphs: [
      { key: "countdown", rules: ["B-END-1", "B-END-2"], topics: ["rule-countdown"] },
      { key: "countdown-example", rules: ["B-END-2"] },
      { key: "passing", rules: ["B-END-3"], topics: ["action-pass"] },
      { key: "until-the-end", rules: ["B-END-4"], topics: ["rule-end"] },
      { key: "stuck", rules: ["B-END-5"], ruling: true },
      {
        key: "scoring",
        rules: ["B-SCORE-1", "B-SCORE-2", "B-SCORE-3", "B-SCORE-4"],
        topics: ["rule-scoring"],
      },
      { key: "scoring-more", rules: ["B-SCORE-5", "B-SCORE-6", "B-SCORE-7"] },
      { key: "scoring-example", rules: ["B-SCORE-9"] },
      { key: "winner", rules: ["B-SCORE-8"] },
      { key: "points", rules: ["B-GNOME-3", "B-COUNCIL-9", "B-GREAT-2", "B-END-3"], topics: ["rule-points"] },
    ],
  },
  {
    key: "solo",
    paragraphs: [
      { key: "tom", rules: ["B-SOLO-1"], topics: ["rule-tom"] },
      { key: "tom-city", rules: ["B-SOLO-2"] },
      { key: "tom-card", rules: ["B-SOLO-3"], topics: ["action-continue"] },
      { key: "tom-key", rules: ["B-SOLO-4"], topics: ["rule-key"] },
      { key: "tom-gnomes", rules: ["B-SOLO-5"] },
      { key: "tom-tasks", rules: ["B-SOLO-5"], topics: ["action-tom"] },
      { key: "tom-others", rules: ["B-SOLO-5"] },
      { key: "tom-common", rules: ["B-SOLO-6", "B-SOLO-7"] },
      { key: "tom-end", rules: ["B-SOLO-8", "B-SOLO-9"] },
      { key: "handicap", rules: ["B-SOLO-10"], topics: ["rule-handicap"] },
    ],
  },
  {
    key: "table",
    paragraphs: [
      { key: "open", rules: ["B-HIDE-1"], topics: ["rule-pile"] },
      { key: "rulings", rules: [] },
    ],
  },
];

/** Topics that share a place with another one: single tasks, islands, and gnomes however they are called. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ...Object.keys(PRINTED.tasks).map((task) => [`task-${task}`, "rule-conditions"] as const),
  ...PRINTED.islands.map(({ name }) => [`island-${name}`, "rule-islands"] as const),
  ...Object.entries(PRINTED.gnomes).flatMap(([gnome, { kind, name }]) =>
    ["gnome", kind].map((called) => [`${called}-${gnome}`, `${kind}-${name}`] as const),
  ),
]);

/** Where the book opens for a topic. */
export const placeFor = (topic: string): string | null => placeIn(CHAPTERS, ALIASES.get(topic) ?? topic);

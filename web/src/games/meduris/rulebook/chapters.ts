/** What the rule book of Meduris says, and where. Rules are numbered in docs/rules/meduris.md. */
import { placeIn, type Chapter } from "../../../lib/rulebook/book";
import type { PictureKey } from "./pictures";

export const CHAPTERS: readonly Chapter<PictureKey>[] = [
  {
    key: "goal",
    paragraphs: [
      { key: "aim", rules: ["M-END-5"] },
      { key: "materials", rules: ["M-PIECE-1"], topics: ["rule-supply"] },
      { key: "ring", rules: ["M-PIECE-6"], topics: ["rule-field"] },
      { key: "districts", rules: ["M-PIECE-3"], topics: ["rule-district"] },
    ],
  },
  {
    key: "setup",
    paragraphs: [
      { key: "pieces", rules: ["M-PIECE-2", "M-SETUP-1"] },
      { key: "start", rules: ["M-SETUP-2", "M-SETUP-3"] },
      { key: "layout", rules: ["M-PIECE-4", "M-SETUP-4"] },
      { key: "layout-river", rules: ["M-SETUP-4"], ruling: true },
      { key: "placing", rules: ["M-SETUP-5"], topics: ["rule-worker", "action-place"] },
      { key: "druid-at-home", rules: ["M-SETUP-6"] },
    ],
  },
  {
    key: "turn",
    paragraphs: [
      { key: "turn", rules: ["M-TURN-1"], topics: ["rule-turn"] },
      { key: "die", rules: ["M-PIECE-5"], topics: ["rule-die"] },
    ],
  },
  {
    key: "yields",
    paragraphs: [
      { key: "small-yield", rules: ["M-SMALL-1"], topics: ["rule-small-yield"] },
      { key: "small-short", rules: ["M-SMALL-2"] },
      { key: "plus-one", rules: ["M-SMALL-3"], topics: ["action-take"], ruling: true },
      { key: "minus-one", rules: ["M-SMALL-4"], topics: ["action-return"], ruling: true },
      { key: "moving", rules: ["M-BIG-1"], topics: ["rule-plateau", "action-move"] },
      { key: "big-yield", rules: ["M-BIG-2"], topics: ["rule-big-yield"], picture: "stack" },
      { key: "big-short", rules: ["M-BIG-3"], ruling: true },
    ],
  },
  {
    key: "building",
    paragraphs: [
      { key: "hut", rules: ["M-HUT-1", "M-LIMIT-1"], topics: ["rule-hut", "action-hut"] },
      { key: "settlement", rules: ["M-HUT-2"], topics: ["rule-settlement"], picture: "settlement" },
      { key: "hut-cost", rules: ["M-HUT-1"] },
      { key: "gap", rules: ["M-HUT-1"], picture: "gap" },
      { key: "rune", rules: ["M-HUT-3"], topics: ["rule-rune"] },
      { key: "order", rules: ["M-HUT-4"] },
      { key: "temple", rules: ["M-TEMPLE-1", "M-LIMIT-1"], topics: ["rule-temple", "action-temple"] },
    ],
  },
  {
    key: "paying",
    paragraphs: [
      { key: "exact", rules: ["M-PAY-1"], topics: ["rule-payment", "action-pay"] },
      { key: "replacing", rules: ["M-PAY-1"], topics: ["action-use"] },
      { key: "replacing-example", rules: ["M-PAY-1"] },
      { key: "no-trade", rules: ["M-PAY-2"], ruling: true },
    ],
  },
  {
    key: "chips",
    paragraphs: [
      { key: "chips", rules: ["M-PIECE-4", "M-TEMPLE-1"], topics: ["rule-chip"], picture: "chips" },
      { key: "chip-plus-two", rules: ["M-CHIP-1"] },
      { key: "chip-hut", rules: ["M-CHIP-2"], ruling: true },
      { key: "chip-druid", rules: ["M-CHIP-3"] },
    ],
  },
  {
    key: "druid",
    paragraphs: [
      { key: "slabs", rules: ["M-DRUID-1"], topics: ["rule-slab"], picture: "slabs" },
      { key: "druid-goes", rules: ["M-DRUID-2"], topics: ["rule-druid"] },
      { key: "druid-waits", rules: ["M-DRUID-3"] },
      { key: "ritual", rules: ["M-DRUID-4"], picture: "ritual" },
      { key: "inside", rules: ["M-DRUID-5"] },
      { key: "once-round", rules: ["M-DRUID-6"], ruling: true },
    ],
  },
  {
    key: "offerings",
    paragraphs: [
      { key: "offering", rules: ["M-OFFER-1"], topics: ["rule-offering", "action-offer"] },
      { key: "offering-lone", rules: ["M-OFFER-1", "M-PAY-1"] },
      { key: "offering-free", rules: ["M-OFFER-2"] },
      { key: "river", rules: ["M-RIVER-1"], topics: ["rule-river"], picture: "river" },
    ],
  },
  {
    key: "end",
    paragraphs: [
      { key: "finale", rules: ["M-END-1"], topics: ["rule-finale", "rule-end"] },
      { key: "finale-first", rules: ["M-END-1"] },
      { key: "last-round", rules: ["M-END-2"] },
      { key: "temple-scoring", rules: ["M-END-3"], topics: ["rule-scoring"], picture: "temple" },
      { key: "temple-beside", rules: ["M-END-3"] },
      { key: "rune-scoring", rules: ["M-END-4"] },
      { key: "winner", rules: ["M-END-5"] },
      {
        key: "points",
        rules: ["M-SETUP-3", "M-CHIP-1", "M-OFFER-1", "M-RIVER-1", "M-END-3", "M-END-4"],
        topics: ["rule-points"],
      },
    ],
  },
  {
    key: "table",
    paragraphs: [
      { key: "screens", rules: ["M-HIDE-1"], topics: ["rule-screen"], ruling: true },
      { key: "screens-open", rules: ["M-HIDE-1"] },
      { key: "rulings", rules: [] },
      { key: "no-room", rules: ["M-END-6"], ruling: true },
      { key: "nobody-builds", rules: ["M-END-7"], ruling: true },
    ],
  },
];

/** Where the book opens for a topic; all districts have the same place. */
export function paragraphFor(topic: string): string | null {
  return placeIn(CHAPTERS, topic.startsWith("district-") ? "rule-district" : topic);
}

/** What waits for whose answer at a table. */
import { expect, it } from "vitest";

import { hasAgreed, nameOfVote, votesAt } from "./votes";

const [ann, ben, cleo] = ["ann", "ben", "cleo"].map((key) => ({ key, name: key }));
const seat = (number: number, person: typeof ann, rest = {}) => ({
  seat: number,
  person: person!,
  bot: null,
  lost: false,
  held_for: null,
  ...rest,
});
const seats = [seat(0, ann), seat(1, ben), seat(2, cleo), seat(3, cleo)];
const abandon = (person: typeof ann) => ({ motion: "abandon" as const, seat: null, person: person! });

it("tells who has agreed to what, and whose answer is awaited", () => {
  const motions = [abandon(ann), abandon(ben), { motion: "take-over" as const, seat: 1, person: cleo! }];
  const [first, second] = votesAt({ status: "playing", motions, seats });
  expect(first).toEqual({ motion: "abandon", seat: null, agreed: [ann, ben], awaited: [cleo] });
  expect(second).toEqual({ motion: "take-over", seat: 1, agreed: [cleo], awaited: [ann] });
  expect([hasAgreed(first!, "ann"), hasAgreed(first!, "cleo")]).toEqual([true, false]);
});

it("awaits nobody who has given up or been replaced", () => {
  const lost = [seat(0, ann), seat(1, ben, { lost: true }), seat(2, cleo, { bot: "adept", lost: true })];
  const [vote] = votesAt({ status: "playing", motions: [abandon(ann)], seats: lost });
  expect(vote?.awaited).toEqual([]);
});

it("asks again once somebody else agrees, and nothing when the game is over", () => {
  const [one] = votesAt({ status: "playing", motions: [abandon(ann)], seats });
  const [two] = votesAt({ status: "playing", motions: [abandon(ann), abandon(ben)], seats });
  expect(nameOfVote(one!)).not.toBe(nameOfVote(two!));
  expect(votesAt({ status: "abandoned", motions: [abandon(ann)], seats })).toEqual([]);
});

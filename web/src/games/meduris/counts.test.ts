import { describe, expect, it } from "vitest";

import positions from "../../../tests/fixtures/meduris-positions.json";
import type { Prompt } from "../../lib/table/prompt";
import { addable, covers, nothing, plus, said, same, total, wholePayments } from "./counts";
import type { MedurisView } from "./words";

const POSITIONS = positions as unknown as { name: string; view: MedurisView; prompt: Prompt }[];
const PAYING = POSITIONS.filter(({ view }) => view.decision === "pay");

describe("payments", () => {
  it.each(PAYING.map(({ name, prompt }) => [name, prompt] as const))(
    "of %s are read whole",
    (_name, prompt) => {
      const payments = wholePayments(prompt.choices);
      expect(payments.length).toBeGreaterThan(1);
      for (const { choice, pieces } of payments) {
        expect(total(pieces)).toBeGreaterThan(0);
        expect(choice.targets.map((target) => target.at)).toEqual(said(pieces).map((count) => count.of.word));
      }
    },
  );

  it("can be chosen piece by piece, each of them, whatever comes first", () => {
    for (const { prompt } of PAYING) {
      const payments = wholePayments(prompt.choices);
      for (const { choice, pieces } of payments) {
        let chosen = nothing();
        while (!same(chosen, pieces)) {
          const next = addable(payments, chosen).find((material) => chosen[material] < pieces[material]);
          expect(next).toBeDefined();
          chosen = plus(chosen, next!, 1);
        }
        expect(payments.find((payment) => same(payment.pieces, chosen))!.choice).toBe(choice);
      }
    }
  });

  it("never lead to a dead end", () => {
    for (const { prompt } of PAYING) {
      const payments = wholePayments(prompt.choices);
      let chosen = nothing();
      for (let next = addable(payments, chosen); next.length > 0; next = addable(payments, chosen)) {
        chosen = plus(chosen, next.at(-1)!, 1);
        expect(payments.some(({ pieces }) => covers(pieces, chosen))).toBe(true);
      }
      expect(payments.some(({ pieces }) => same(pieces, chosen))).toBe(true);
    }
  });
});

import { expect, it } from "vitest";

import { ago, day } from "./moments";

const NOW = Date.UTC(2026, 4, 3, 12);

it.each([
  ["en-GB", 0, "now"],
  ["en-GB", 59_000, "now"],
  ["en-GB", 5 * 60_000, "5 minutes ago"],
  ["de", 3 * 3_600_000, "vor 3 Stunden"],
  ["fr", 86_400_000, "hier"],
  ["nl", 3 * 86_400_000, "3 dagen geleden"],
])("in %s, %d ms ago is '%s'", (locale, past, words) => {
  expect(ago(locale, NOW - past, NOW)).toBe(words);
});

it("is now when the clocks of two machines differ", () => {
  expect(ago("en-GB", NOW + 5000, NOW)).toBe("now");
});

it("says a day as it is said where the language is spoken", () => {
  expect(day("en-GB", NOW)).toBe("3 May 2026");
});

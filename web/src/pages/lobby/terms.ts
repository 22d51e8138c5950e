/** The terms of a table that matter to somebody about to sit down. */
import { counts, type Listing } from "../../lib/tables/listing";
import { said } from "../../lib/text/said";

const UNITS: readonly [string, number][] = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
];

/** A time in the largest unit that leaves nothing over, or else in seconds. */
export function timeOf(seconds: number): { unit: string; count: number } {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ["seconds", 1];
  return { unit, count: seconds / length };
}

export function termsOf(table: Listing): string[] {
  const { clock, hints } = table.settings;
  const terms = Object.entries(table.options).flatMap(([name, choice]) => {
    const usual = choice === "closed" || choice === "no" || choice === "0";
    return usual
      ? []
      : [said("ui-term-option", { option: said(`ui-option-${name}`), choice: choiceName(name, choice) })];
  });
  if (clock.kind !== "none") {
    const { unit, count } = timeOf(clock.seconds);
    terms.push(said(`ui-term-${clock.kind}`, { time: said(`ui-time-${unit}`, { count }) }));
  }
  terms.push(said(counts(table) ? "ui-term-rated" : "ui-term-unrated"));
  if (hints) terms.push(said("ui-term-hints"));
  return terms;
}

const choiceName = (name: string, choice: string): string =>
  /^-?\d+$/.test(choice) ? choice : said(`ui-option-${name}-${choice}`);

/** Times in words, in every language. */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: "2 hours ago", "yesterday", "now". */
export function ago(locale: string, then: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const past = Math.max(0, now - then);
  for (const [unit, length] of STEPS) {
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  }
  return format.format(0, "second");
}

/** A day: "3 May 2026". */
export function day(locale: string, at: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(at);
}

/** Looking a page over with axe. */
import axe from "axe-core";
import type { Page } from "@playwright/test";

/**
 * Violations of all rules of axe, or of one. It runs only in the page itself: nothing here has frames, and looking for
 * them takes three times as long.
 */
export async function violationsIn(page: Page, rule?: string): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const only: axe.RunOptions = rule ? { runOnly: { type: "rule", values: [rule] } } : {};
  // Listing what passed would take longer than the check itself.
  const options: axe.RunOptions = { ...only, resultTypes: ["violations"] };
  return page.evaluate(async (options) => (await axe.run(options)).violations, options);
}

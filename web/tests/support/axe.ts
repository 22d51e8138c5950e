/** Looking a page over with axe. */
import axe from "axe-core";
import type { Page } from "@playwright/test";

/**
 * What axe finds by all of its rules, or by one. It runs in the page alone: nothing here has frames, and looking for
 * them takes three times as long.
 */
export async function violationsIn(page: Page, rule?: string): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const only: axe.RunOptions = rule ? { runOnly: { type: "rule", values: [rule] } } : {};
  // What is right need not be listed, which takes longer than finding it.
  const options: axe.RunOptions = { ...only, resultTypes: ["violations"] };
  return page.evaluate(async (options) => (await axe.run(options)).violations, options);
}

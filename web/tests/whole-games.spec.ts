/** Whole games from the home page to the results, against a bot. */
import { expect, test } from "./support/test";

test("somebody plays a whole game with the mouse alone", async ({ home, page }) => {
  await home.open();
  const table = await home.playAgainstBot();
  const used = { places: 0, trays: 0 };
  let seen = await table.whenAsked();
  while (!seen.over) {
    if (seen.answers.length > 0) used.trays += 1;
    else if (seen.glowing.length > 0) used.places += 1;
    await table.decide(seen, (target) => target.click());
    seen = await table.whenAsked(seen);
  }
  await expect(table.results).toContainText(/wins!|share the victory!/);
  const position = await table.position();
  expect(position.table.status).toBe("finished");
  const mine = position.table.standings.find((standing) => standing.seat === 0);
  await expect(table.results.getByRole("row", { name: "Points" })).toContainText(String(mine?.points));
  expect(used.places).toBeGreaterThan(20);
  expect(used.trays).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(table.board).toBeVisible();
});

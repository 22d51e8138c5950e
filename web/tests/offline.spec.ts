/** As an application of its own: it can be installed, and opens without a network. */
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

test("the client can be installed, and says so when it is offline", async ({ home, page, context }) => {
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Beltane", start_url: "/", display: "standalone" });
  for (const { src } of (manifest as { icons: { src: string }[] }).icons)
    expect((await page.request.get(src)).ok(), src).toBe(true);

  await home.open();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await home.meduris.waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  const said = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(said).toBeVisible();
  // A page that is opened without a network; a browser that only pretends to have none does not tell the new page so.
  await page.reload();
  await expect(home.meduris).toBeVisible();
  const broken = page.getByText(/You are offline\.|The connection is broken\./);
  await expect(broken).toBeVisible();
  await context.setOffline(false);
  await expect(broken).toBeHidden();
});

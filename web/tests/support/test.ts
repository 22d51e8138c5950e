/** Fixtures of every test: pages with motion off, which are watched for errors. */
import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";

import { HomePage } from "./home-page";
import { USUAL, type Liking } from "./liking";

export { expect } from "@playwright/test";

interface Tools {
  url: string;
  liking: Liking;
  home: HomePage;
  /** Another user with their own browser. */
  somebodyElse: (options?: BrowserContextOptions, liking?: Liking) => Promise<Page>;
}

export const test = base.extend<Tools>({
  url: async ({}, use) => use(process.env.BELTANE_TEST_URL ?? ""),
  baseURL: async ({ url }, use) => use(url),
  liking: [{}, { option: true }],
  context: async ({ context, liking }, use) => {
    await like(context, liking);
    await use(context);
  },
  page: async ({ page }, use) => {
    const wrong = wrongIn(page);
    await use(page);
    base.expect(wrong, "nothing is thrown in the page").toEqual([]);
  },
  home: async ({ page }, use) => use(new HomePage(page)),
  somebodyElse: async ({ browser, url, contextOptions }, use) => {
    const others: BrowserContext[] = [];
    await use(async (options = {}, liking = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: url,
        viewport: { width: 1280, height: 720 },
        locale: "en",
        serviceWorkers: "block",
        ...options,
      });
      others.push(context);
      await like(context, liking);
      return context.newPage();
    });
    for (const context of others) await context.close();
  },
});

/** Stores preferences in this browser, unless it already has some. */
export async function like(context: BrowserContext, liking: Liking): Promise<void> {
  const kept = { ...USUAL, ...liking };
  await context.addInitScript((preferences) => {
    if (localStorage.getItem("beltane.preferences") === null)
      localStorage.setItem("beltane.preferences", JSON.stringify(preferences));
  }, kept);
}

/** Errors thrown in a page from now on. */
export function wrongIn(page: Page): string[] {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  return wrong;
}

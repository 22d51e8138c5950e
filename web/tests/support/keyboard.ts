/** A user with only a keyboard, who reaches things by Tab and arrows, and presses Enter on them. */
import { expect, type Locator, type Page } from "@playwright/test";

/** A limit that no user would exceed. */
const MOST = 150;

export class Keyboard {
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Press a key until something has the focus. */
  async reach(
    wanted: Locator,
    key: "Tab" | "Shift+Tab" | "ArrowRight" | "ArrowLeft" = "Tab",
  ): Promise<number> {
    await expect(wanted.first()).toBeVisible();
    for (let presses = 0; presses <= MOST; presses += 1) {
      if (await hasFocus(wanted)) return presses;
      await this.press(key);
    }
    throw new Error(`${MOST} times ${key} did not lead to ${wanted}`);
  }

  async choose(wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await this.reach(wanted, key);
    await this.press("Enter");
  }
}

function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** Dragging by mouse: a piece is lifted, carried over things, and let go. */
import { expect, type Locator, type Page } from "@playwright/test";

export interface Dragging {
  /** Moves it over something, in a number of steps. */
  over(goal: Locator, steps?: number): Promise<void>;
  drop(): Promise<void>;
  /** Put it back where nothing is. */
  letGo(): Promise<void>;
}

export async function lift(page: Page, piece: Locator): Promise<Dragging> {
  const middle = async (of: Locator): Promise<[number, number]> => {
    const { x, y, width, height } = (await of.boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const from = await middle(piece);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 10, from[1] + 10, { steps: 4 });
  await expect(piece).toHaveClass(/dragged/);
  return {
    over: async (goal, steps = 10) => page.mouse.move(...(await middle(goal)), { steps }),
    drop: () => page.mouse.up(),
    letGo: async () => {
      await page.mouse.move(2, 2);
      await page.mouse.up();
      await page.mouse.move(1, 1);
    },
  };
}

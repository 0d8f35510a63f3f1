import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A present-day phone in portrait. */
export const phone = { width: 390, height: 844 };

/** The effort of a task: the number of taps and of screens scrolled. */
export interface Effort {
  taps: number;
  screens: number;
}

export type Phone = ReturnType<typeof tapsOn>;

/** Counts the taps, and their distance from the visible screen. Typing does not count. */
export function tapsOn(page: Page) {
  const effort: Effort = { taps: 0, screens: 0 };
  /** Scrolls an element into view. */
  const look = async (target: Locator) => {
    await target.waitFor();
    const y = await restingPlace(target);
    const { height } = (await target.boundingBox()) ?? { height: 0 };
    const below = Math.max(0, y + height - phone.height);
    effort.screens += Math.max(below, -y, 0) / phone.height;
    await target.scrollIntoViewIfNeeded();
  };
  const tap = async (target: Locator) => {
    await look(target);
    await target.click();
    effort.taps += 1;
  };
  return { page, effort, look, tap };
}

/** The position of an element once nothing above it moves any more. */
async function restingPlace(target: Locator): Promise<number> {
  let before = Number.NaN;
  let now = Number.NaN;
  await expect
    .poll(
      async () => {
        before = now;
        now = (await target.boundingBox())?.y ?? Number.NaN;
        return now === before;
      },
      { interval: 200 },
    )
    .toBe(true);
  return now;
}

import { expect, type Locator, type Page } from "@playwright/test";

const step = 100; // ms

/**
 * Takes over a page's clock before the page is opened: its time advances only when a test says so, however slow the
 * machine is.
 * @returns `until` advances it until something is shown, `ms` by a given time
 */
export async function heldClock(page: Page) {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + step);
  return {
    until: (shown: Locator): Promise<void> =>
      expect(async () => {
        await page.clock.runFor(step);
        await expect(shown).toBeVisible({ timeout: step });
      }).toPass({ intervals: [0] }),
    ms: (ms: number): Promise<void> => page.clock.runFor(ms),
  };
}

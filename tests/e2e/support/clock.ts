import { expect, type Locator, type Page } from "@playwright/test";

const step = 100; // ms

/**
 * Takes over a page's clock before the page is opened: its time advances only when a test says so, however slow the
 * machine is.
 * @returns `until` advances it until something is shown, `ms` by a given time
 */
export async function heldClock(page: Page) {
  const start = Date.now();
  // it runs until it is paused, and cannot be paused in its past: on a busy machine the call takes a while
  await page.clock.install({ time: start - 60_000 });
  await page.clock.pauseAt(start);
  return {
    until: (shown: Locator): Promise<void> =>
      expect(async () => {
        await page.clock.runFor(step);
        await expect(shown).toBeVisible({ timeout: step });
      }).toPass({ intervals: [0] }),
    ms: (ms: number): Promise<void> => page.clock.runFor(ms),
  };
}

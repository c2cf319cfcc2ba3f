import { expect, type Locator, type Page } from "@playwright/test";

const step = 100; // ms

/**
 * Holds the clock of a page from before it is opened: its time passes only as a test lets it, however long the machine takes.
 * @returns `until` lets it pass until something is shown, `ms` by so much
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

import { expect, test, type Page } from "./support/test";

/** How far a page shifts by itself (cumulative layout shift) when its fonts arrive late. */
const most = 0.02;

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.locator("h1").first().waitFor();
  // rendered with the fallback fonts
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  release();
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('700 20px "Harambee Display"')))
    .toBe(true);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`nothing moves when the fonts come, ${width} wide`, async ({ browser }) => {
    test.setTimeout(240_000);
    for (const path of [
      "/",
      "/campaigns",
      "/campaigns/loima-pumps",
      "/campaigns/loima-pumps/donate",
      "/frontline-fund",
      "/gifts",
    ]) {
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      expect(await shiftOf(page, path), path).toBeLessThanOrEqual(most);
      await context.close();
    }
  });

test("a donor on a phone reaches the button within two and a half screens", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/campaigns/rain-tanks/donate");
  const foot = await page
    .locator("main form [type=submit]")
    .last()
    .evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
  expect(foot).toBeLessThanOrEqual(2.5 * 844);
  await context.close();
});

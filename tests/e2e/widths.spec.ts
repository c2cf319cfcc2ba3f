import { expect, test, type Page } from "@playwright/test";
import { demoPlaces, logIn, signedIn } from "./support/places";

const widths = [320, 360, 390, 768, 1024, 1440, 1920]; // 320 is 1280 at 400 % zoom (WCAG 1.4.10)

/** How far each page is wider than the window, by address and width; nothing when nothing is. */
async function overflows(
  page: Page,
  paths: string[],
  textScale = 1,
  at = widths,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    if (textScale !== 1)
      await page.addStyleTag({ content: `html { font-size: ${textScale * 100}% !important; }` });
    for (const width of textScale === 1 ? at : [390, 640, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
        if (wide <= 0) return null;
        const far = [...document.querySelectorAll("body *")].find(
          (e) =>
            !e.closest("details:not([open])") &&
            e.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
            getComputedStyle(e).position !== "fixed",
        );
        return `${wide} px (${far?.tagName.toLowerCase()}.${String(far?.className).slice(0, 60)})`;
      });
      if (over !== null) found.push(`${path} at ${width}: ${over}`);
    }
  }
  return found;
}

test("no public page is wider than the window, in any language", async ({ page, request }) => {
  test.setTimeout(600_000);
  const places = await demoPlaces(request);
  expect(await overflows(page, [...places.bare, ...places.english])).toEqual([]);
  // the same markup with longer words: the narrow widths, and those where the bar stands in one line
  expect(
    await overflows(page, [...places.french, ...places.afrikaans], 1, [320, 360, 768, 1024]),
  ).toEqual([]);
});

test("no page of a signed-in person is wider than the window", async ({ browser }) => {
  test.setTimeout(600_000);
  const found: string[] = [];
  for (const [email, paths] of Object.entries(signedIn)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, email);
    found.push(...(await overflows(page, paths)));
    await context.close();
  }
  expect(found).toEqual([]);
});

test("text at 200 % stays inside the window", async ({ page, request }) => {
  test.setTimeout(600_000);
  const places = await demoPlaces(request);
  expect(
    await overflows(
      page,
      [
        ...places.bare,
        ...places.english,
        "/af",
        "/af/frontline-fund",
        "/af/ayc",
        `/af/campaigns/${places.ongoing}`,
        `/af/campaigns/${places.ongoing}/donate`,
        "/fr",
        "/fr/frontline-fund",
        `/fr/campaigns/${places.ongoing}/donate`,
      ],
      2,
    ),
  ).toEqual([]);
});

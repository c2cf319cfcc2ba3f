import { isDeepStrictEqual } from "node:util";
import { expect, test, type Page } from "./support/test";
import { live } from "./support/live";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 });

type Place = { x: number; y: number };

/** The position of each link and control that has a unique combination of text and address. */
const places = (page: Page): Promise<Record<string, Place>> =>
  page.evaluate(() => {
    const found = new Map<string, Place | null>();
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, select, summary, textarea, input:not([type=file], [type=hidden])",
    )) {
      if (!element.checkVisibility()) continue;
      const { x, y } = element.getBoundingClientRect();
      const words = (element.textContent ?? "").trim().slice(0, 60);
      const address = element.getAttribute("href") ?? element.getAttribute("name") ?? "";
      const key = [element.tagName, words, address].join(" ");
      found.set(key, found.has(key) ? null : { x: x + scrollX, y: y + scrollY });
    }
    return Object.fromEntries([...found].filter(([, place]) => place !== null)) as Record<
      string,
      Place
    >;
  });

/** Waits until a page's styles and fonts are there; on a slow machine it is rendered without them first. */
const styled = (page: Page) =>
  page.waitForFunction(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    if (links.length === 0 || [...links].some((link) => !link.sheet)) return false;
    await Promise.allSettled([...document.fonts].map((font) => font.load())); // a local font may be missing
    return true;
  });

/** The positions before the page's scripts have loaded, and after they have run. */
async function beforeAndAfter(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" }); // the scripts are async: this does not wait for them
  await page.locator("main").first().waitFor();
  await styled(page);
  let before = await places(page);
  await expect
    .poll(
      async () => {
        const earlier = before;
        before = await places(page);
        return isDeepStrictEqual(before, earlier) && Object.keys(before).length > 5;
      },
      { message: `${path} is whole and stands still`, intervals: [700], timeout: 40_000 },
    )
    .toBe(true);
  release();
  await page.waitForLoadState("networkidle");
  await live(page.locator("main"));
  await page.unroute(/\.js(\?|$)/);
  return { before, after: await places(page) };
}

async function expectSteady(page: Page, path: string): Promise<void> {
  const { before, after } = await beforeAndAfter(page, path);
  const moved = Object.entries(before).filter(([key, { x, y }]) => {
    const now = after[key];
    return now && (Math.abs(now.x - x) > 1 || Math.abs(now.y - y) > 1);
  });
  expect(moved.map(([key, place]) => ({ key, from: place, to: after[key] }))).toEqual([]);
}

for (const width of [390, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("nothing on a public page moves when its scripts come", async ({ page }) => {
      for (const path of ["/", "/campaigns/loima-pumps/donate", "/fr/signup", "/frontline-fund"])
        await expectSteady(page, path);
    });

    test("nothing on the dashboard moves when its scripts come", async ({ page }) => {
      await logIn(page, "ngo@harambee.example");
      for (const path of [
        "/dashboard?tab=donations",
        "/dashboard?tab=donations&timeframe=all&from=2026-01-01",
        "/dashboard?tab=donors",
        "/dashboard?tab=profile",
        "/dashboard/campaigns/new",
      ])
        await expectSteady(page, path);
    });
  });

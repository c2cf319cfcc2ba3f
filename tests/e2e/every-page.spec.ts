import { expect, test, type Browser, type Page } from "./support/test";
import { violations } from "./support/axe";
import { codeInMarkup, watchPolicy } from "./support/policy";
import { demoPlaces, signedIn } from "./support/places";
import { logIn } from "./support/session";
import { settled } from "./support/settled";

// each page is opened once, and checked at every width while it is open
test.describe.configure({ mode: "parallel", timeout: 600_000 });
test.use({ reducedMotion: "reduce" });

const widths = [320, 360, 390, 768, 1024, 1440, 1920]; // 320 is 1280 at 400 % zoom (WCAG 1.4.10)
/** The narrowest width and those where the layout changes: checked in every run, for pages that show less. */
const fewWidths = [320, 768, 1024, 1440];
const isLong = Boolean(process.env["LONG_TESTS"]);

type Look = {
  /** widths at which the page must fit the window */
  widths: readonly number[];
  /** widths at which axe runs */
  axe: readonly number[];
  rules: "every" | "structure" | "words";
  /** widths checked again with text at twice the size */
  doubled: readonly number[];
};

/** By how much the page is wider than the window; empty when it fits. */
async function overflow(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return null;
    const far = [...document.querySelectorAll("body *")].find(
      (e) =>
        !e.closest("details:not([open])") &&
        e.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
        getComputedStyle(e).position !== "fixed",
    );
    return `${wide} px too wide (${far?.tagName.toLowerCase()}.${String(far?.className).slice(0, 60)})`;
  });
  return text === null ? [] : [text];
}

async function lookAt(page: Page, path: string, look: Look): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, list: string[]) =>
    found.push(...list.map((text) => `${path} ${where}: ${text}`));
  // 1440 first, so that axe checks the page as it was loaded
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  note("has code in its markup", await codeInMarkup(page));
  await settled(page);
  const all = new Set([...look.widths, ...look.axe]);
  for (const width of [1440, ...widths.filter((one) => one !== 1440)]) {
    if (!all.has(width)) continue;
    await page.setViewportSize({ width, height: 900 });
    if (look.widths.includes(width)) note(`at ${width}`, await overflow(page));
    if (look.axe.includes(width)) note(`at ${width}`, await violations(page, look.rules));
  }
  if (look.doubled.length === 0) return found;
  await page.evaluate(() =>
    document.documentElement.style.setProperty("font-size", "200%", "important"),
  );
  for (const width of look.doubled) {
    await page.setViewportSize({ width, height: 900 });
    note(`at ${width} with text at 200 %`, await overflow(page));
  }
  return found;
}

async function allClear(page: Page, paths: string[], look: (path: string) => Look) {
  const found = watchPolicy(page);
  for (const path of paths) found.push(...(await lookAt(page, path, look(path))));
  expect(found).toEqual([]);
}

/** Representative pages: they show most of the texts, and most kinds of content. */
const telling = (ongoing: string) => [
  "",
  "/campaigns",
  `/campaigns/${ongoing}`,
  `/campaigns/${ongoing}/donate`,
  "/frontline-fund",
  "/ngos",
  "/signup",
  "/gifts",
];
const doubledAt = [390, 640, 1280];
/**
 * Representative pages are checked completely; in `npm run test:full` all pages are. In `npm test` the others are
 * checked at the widths where the layout changes, with axe at a phone's width (which has all of the markup) and without
 * contrast (the colours are the same everywhere).
 */
const lookFor = (isTelling: boolean): Look =>
  isTelling || isLong
    ? { widths, axe: [390, 1440], rules: "every", doubled: doubledAt }
    : { widths: fewWidths, axe: [390], rules: "structure", doubled: [390] };

for (const half of ["first", "second"] as const)
  test(`public pages in English, ${half} half: no fault of access, nothing stopped by its policy, no wider than the window, also with text at 200 %`, async ({
    page,
    request,
  }) => {
    const places = await demoPlaces(request);
    const paths = [...places.bare, ...places.english];
    const middle = Math.ceil(paths.length / 2);
    const most = telling(places.ongoing).map((path) => path || "/");
    const mine = half === "first" ? paths.slice(0, middle) : paths.slice(middle);
    await allClear(page, mine, (path) => lookFor(most.includes(path)));
  });

// The same markup with other, longer texts: narrow widths, and those where the menu bar has one line; `npm run
// test:full` checks all pages.
const longer = [320, 360, 768, 1024];
/**
 * Each language with its widths and its share of the representative pages in `npm test`: all of them in the language
 * with the longest words and in the right-to-left one.
 */
const languages = [
  ["Afrikaans", "/af", widths, [0, 4]],
  ["French", "/fr", longer, [0, 8]],
  ["Swahili", "/sw", longer, [4, 8]],
  ["Portuguese", "/pt", longer, [2, 6]],
  ["Arabic", "/ar", longer, [0, 8]],
] as const;
for (const [language, prefix, looked, [from, to]] of languages) {
  const lookIn =
    (doubled: string[]) =>
    (path: string): Look => ({
      widths: looked,
      axe: [390],
      rules: "words",
      doubled: doubled.includes(path) ? doubledAt : [],
    });
  const name = (pages: string) =>
    `${pages} in ${language}: no fault of access, nothing stopped by its policy, no wider than the window`;

  test(name("pages with most words"), async ({ page, request }) => {
    const { ongoing } = await demoPlaces(request);
    const paths = telling(ongoing)
      .slice(isLong ? 0 : from, isLong ? undefined : to)
      .map((path) => prefix + path);
    await allClear(page, paths, lookIn([prefix, `${prefix}/campaigns/${ongoing}/donate`]));
  });

  test(name("public pages"), { tag: "@long" }, async ({ page, request }) => {
    const { bare, ongoing } = await demoPlaces(request);
    const doubled = [
      "",
      "/frontline-fund",
      "/ayc",
      `/campaigns/${ongoing}`,
      `/campaigns/${ongoing}/donate`,
    ].map((path) => prefix + path);
    const paths = bare.map((path) => prefix + (path === "/" ? "" : path));
    await allClear(page, paths, lookIn(doubled));
  });
}

/** One page of each kind: a table, a form, figures, a list of actions. */
const tellingSignedIn = [
  "/dashboard",
  "/dashboard?tab=donations",
  "/dashboard/campaigns/new",
  "/account/security",
  "/registration",
  "/home",
  "/admin/dashboard",
  "/admin/payouts",
];

const personsPages = async (browser: Browser, email: string, paths: string[]) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await logIn(page, email);
  await allClear(page, paths, (path) => ({
    ...lookFor(tellingSignedIn.includes(path)),
    axe: isLong ? [390, 1440] : [390],
    doubled: [],
  }));
  await context.close();
};

for (const [email, paths] of Object.entries(signedIn))
  test(`pages of ${email}: no fault of access, nothing stopped by its policy, no wider than the window`, ({
    browser,
  }) => personsPages(browser, email, paths));

for (const width of [390, 1440])
  test(`states of forms and dialogs have no fault of access (${width})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { ongoing } = await demoPlaces(request);
    const found: Record<string, string[]> = {};
    for (const path of ["/login", "/signup", "/contact", `/campaigns/${ongoing}/donate`]) {
      await page.goto(path);
      await page.locator("main form button[type=submit]").last().click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      found[path] = await violations(page);
    }
    await page.goto("/frontline-fund");
    await page
      .getByRole("button", { name: /donate now/i })
      .or(page.getByRole("link", { name: /donate now/i }))
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    found["the fund's dialog"] = await violations(page);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual(
      {},
    );
  });

import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { demoPlaces, logIn, signedIn } from "./support/places";

/** WCAG 2.2 A and AA, and what axe calls best practice. */
async function faults(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return result.violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .map((n) => n.target.join(" "))
        .slice(0, 3)
        .join(" | ")} (${v.nodes[0]?.failureSummary?.split("\n")[1]?.trim() ?? ""})`,
  );
}

async function allClear(page: Page, paths: string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    const list = await faults(page);
    if (list.length > 0) found[path] = list;
  }
  expect(found).toEqual({});
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

    test(`public pages in English have no fault of access (${width})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000);
      const places = await demoPlaces(request);
      await allClear(page, [...places.bare, ...places.english]);
    });
    // the same markup with longer words: one width is enough
    if (width === 390)
      test(`public pages in Afrikaans and French have no fault of access (${width})`, async ({
        page,
        request,
      }) => {
        test.setTimeout(600_000);
        const { afrikaans, french, ongoing } = await demoPlaces(request);
        await allClear(page, [
          ...afrikaans,
          ...french.filter((path) =>
            [
              "/fr",
              "/fr/campaigns",
              "/fr/contact",
              `/fr/campaigns/${ongoing}`,
              `/fr/campaigns/${ongoing}/donate`,
            ].includes(path),
          ),
        ]);
      });
    test(`pages of signed-in people have no fault of access (${width})`, async ({ browser }) => {
      test.setTimeout(600_000);
      for (const [email, paths] of Object.entries(signedIn)) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        await logIn(page, email);
        await allClear(page, paths);
        await context.close();
      }
    });
    test(`states of forms and dialogs have no fault of access (${width})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000);
      const { ongoing } = await demoPlaces(request);
      const found: Record<string, string[]> = {};
      for (const path of ["/login", "/signup", "/contact", `/campaigns/${ongoing}/donate`]) {
        await page.goto(path);
        await page.locator("main form button[type=submit]").last().click();
        await expect(page.getByRole("alert").first()).toBeVisible();
        found[path] = await faults(page);
      }
      await page.goto("/frontline-fund");
      await page
        .getByRole("button", { name: /donate now/i })
        .or(page.getByRole("link", { name: /donate now/i }))
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      found["the fund's dialog"] = await faults(page);
      expect(
        Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0)),
      ).toEqual({});
    });
  });
}

import { expect, test } from "./support/test";
import { demoCampaign, demoPlaces } from "./support/places";
import { logIn } from "./support/session";
import { settled } from "./support/settled";

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

test("[A11Y-001, CAMP-007] the listing is searched, filtered and paged without a script", async ({
  page,
  request,
}) => {
  const wanted = await demoCampaign(request);
  const query = new URLSearchParams({ status: "ongoing", limit: "50" });
  const { data } = (await (await request.get(`/api/v1/campaigns?${query}`)).json()) as {
    data: { campaigns: { title: string; cause: string }[] };
  };
  await page.goto("/campaigns");
  await page.locator('main form input[name="search"]').fill(wanted.title);
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("link", { name: wanted.title, exact: true })).toBeVisible();

  await page.goto("/campaigns");
  await page.locator('main form select[name="cause"]').selectOption({ label: wanted.cause });
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL(/cause=/);
  await expect(page.getByRole("link", { name: wanted.title, exact: true })).toBeVisible();
  const causes = new Map(data.campaigns.map((c) => [c.title, c.cause]));
  for (const title of await page.locator("main [data-slot=card-title]").allInnerTexts())
    if (causes.has(title)) expect(causes.get(title), title).toBe(wanted.cause);

  // a campaign published between the two requests moves the last one of the first page to the second
  await expect(async () => {
    await page.goto("/campaigns");
    const first = await page.locator("main [data-slot=card-title]").allInnerTexts();
    await page.locator('main a[href*="page=2"]').first().click();
    await page.waitForURL(/page=2/); // wait for it to load: a list half loaded is shorter
    const second = await page.locator("main [data-slot=card-title]").allInnerTexts();
    expect(second.length).toBeGreaterThan(0);
    expect(second.some((title) => first.includes(title))).toBe(false);
  }).toPass();
});

test("every public page can be read without a script", async ({ page, request }) => {
  const places = await demoPlaces(request);
  const gone = (path: string) => path.includes("no-such-page");
  for (const path of [...places.bare, ...places.english].filter((one) => !gone(one))) {
    await page.goto(path);
    await expect(page.locator("h1").first(), path).toBeVisible();
    expect((await page.locator("main, body").first().innerText()).length, path).toBeGreaterThan(40);
    expect(
      await page
        .locator("button:visible")
        .evaluateAll((all) =>
          all
            .filter(
              (b) =>
                !(b as HTMLButtonElement).form &&
                !b.hasAttribute("commandfor") &&
                !b.hasAttribute("popovertarget"),
            )
            .map((b) => b.textContent),
        ),
      `${path}: buttons that would do nothing`,
    ).toEqual([]);
  }
});

test("sign-up says what is wrong, then makes the account; log-in and log-out, without a script", async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  const email = `quiet-${stamp}@test.example`;
  await page.goto("/signup");
  await page.getByLabel("NGO Name").fill(`Stil ${stamp}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet river bend");
  await page.getByLabel("Confirm Password").fill("another");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Passwords do not match" })).toBeVisible();
  await expect(page.getByLabel("NGO Name")).toHaveValue(`Stil ${stamp}`);
  await page.getByLabel("Password", { exact: true }).fill("a quiet river bend");
  await page.getByLabel("Confirm Password").fill("a quiet river bend");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/registration/);

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not that");
  await page.locator("main form button[type=submit]").click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("a quiet river bend");
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL(/\/registration/);
});

test("the language changes and stays on the page, without a script", async ({ page, request }) => {
  const { ongoing } = await demoPlaces(request);
  await page.goto(`/campaigns/${ongoing}`);
  const menu = page.locator("header details[data-menu]").first();
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Afrikaans" }).click();
  await expect(page).toHaveURL(new RegExp(`/af/campaigns/${ongoing}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "af");
});

test("the dashboard's tabs, searches and filters work without a script", async ({ page }) => {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard?tab=donors");
  await expect(page.locator("[role=tabpanel] tbody").first()).toContainText("@");
  await page.locator('main input[name="search"]').fill("zzzz-nobody");
  await page.locator('main input[name="search"]').press("Enter");
  await expect(page).toHaveURL(/search=zzzz-nobody/);
  await expect(page.locator("main")).not.toContainText(/@\S+\.example/);

  await page.goto("/dashboard?tab=donations");
  await expect(page.locator("[role=tabpanel] tbody").first()).toContainText("$");
  await page.locator('main input[name="from"]').fill("2001-01-01");
  await page.locator('main input[name="to"]').fill("2001-01-02");
  await page.locator('main form[action="/dashboard"] button[type=submit]:visible').first().click();
  await expect(page).toHaveURL(/from=2001-01-01/);
  await expect(
    page.locator("[role=tabpanel] tbody").first().locator("td[data-place=amt]"),
  ).toHaveCount(0);
});

test("the dashboard's overview is open beside the profile, folded beside the campaigns, and opens without a script", async ({
  page,
}) => {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard");
  const overview = page.locator("[data-slot=overview]");
  const bars = overview.getByRole("img", { name: /Bars for twelve months/ });
  await expect(bars).toBeVisible();
  const table = overview.locator("[data-slot=plot-table]").first();
  await expect(table.getByRole("table")).toBeHidden();
  await table.locator("summary").press("Enter");
  await expect(table.getByRole("table")).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(13);
  await page.goto("/dashboard?tab=campaigns");
  await expect(bars).toBeHidden();
  await overview.locator("summary").first().click();
  await expect(bars).toBeVisible();
});

test("on a phone a donation is two lines; its details and the filters open without a script", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard?tab=donations&status=completed");
  const filters = page.getByRole("checkbox", { name: "Filters" });
  await expect(filters).toBeChecked(); // one of the fields filters the list
  await filters.locator("..").click();
  await expect(page.getByLabel("Payment method")).toBeHidden();
  const table = page.getByRole("group", { name: "Donations" });
  const row = table.locator("tbody tr").first();
  await settled(page);
  for (const { height } of await table
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((r) => ({ height: r.getBoundingClientRect().height }))))
    expect(height).toBeLessThan(80);
  await expect(row.getByText("Ask for a refund").first()).toBeHidden();
  await row.locator("label:has([data-slot=row-fold])").click();
  await expect(row.getByRole("checkbox", { name: /^Details of DN-/ })).toBeChecked();
  await expect(row.getByText("Ask for a refund").first()).toBeVisible();
  await expect(row.getByText(/^Donation ID: DN-/)).toBeVisible();
  await page.goto("/dashboard?tab=donations");
  await expect(page.getByLabel("Payment method")).toBeHidden();
  await page.locator("label:has([data-slot=filters-fold])").click();
  await expect(page.getByLabel("Payment method")).toBeVisible();
});

import { payHosted } from "./support/hosted";
import { logIn } from "./support/session";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const form = "/campaigns/two-boats/donate";

test("without a script: from the page of a gift to every month; opening it begins nothing, and no other site may press", async ({
  page,
  request,
  context,
  browser,
}) => {
  // unique to this attempt: a retry must not find the first attempt's monthly gift
  const email = `nthabiseng-${Date.now().toString(36)}@test.example`;
  await page.goto(form);
  await page.getByLabel("Another amount", { exact: true }).fill("25");
  await page.getByLabel("Your name", { exact: true }).fill("Nthabiseng Once");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Donate now" }).click();
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("link", { name: "Your gift and its receipt" }).click();
  const link = page.url();

  // a mail scanner opens it
  const opened = await request.get(`${link}#monthly`);
  expect(opened.status()).toBe(200);
  expect(opened.headers()["set-cookie"] ?? "").not.toContain("monthly_from");
  expect(opened.headers()["cache-control"]).toMatch(/no-store|private/);

  const fields = await page.locator("form#monthly").evaluate((element) => {
    const data = new FormData(element as HTMLFormElement);
    return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  });
  const press = (token: string, origin: string) =>
    request.post(link, {
      multipart: { ...fields, token, dollars: "25" },
      headers: { origin },
      maxRedirects: 0,
    });
  const site = new URL(link).origin;
  for (const [token, origin] of [
    [fields["token"]!, "https://elsewhere.example"],
    ["x.y", site],
    [`${fields["token"]!.slice(0, -2)}xx`, site],
  ] as const) {
    const answer = await press(token, origin);
    expect(answer.headers()["set-cookie"] ?? "").not.toContain("monthly_from");
    expect(answer.status()).toBeLessThan(500);
  }
  // from here the same press is accepted: it was refused only for the difference
  const taken = await press(fields["token"]!, site);
  expect(taken.headers()["set-cookie"]).toMatch(
    /monthly_from=[^;]+;.*Path=\/;.*HttpOnly;.*SameSite=lax/i,
  );

  await page.getByRole("button", { name: /^Give \$25 a month, first payment on / }).click();
  await page.waitForURL(`**${form}?monthly=25`);
  expect(page.url()).not.toContain("Nthabiseng");
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Nthabiseng Once");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.locator("[data-slot=later-terms]")).toBeVisible();
  await expect(page.locator("[data-slot=monthly-terms]")).toBeHidden();
  // the same form in another language
  const french = await page.locator("a[data-lang=fr]").first().getAttribute("href");
  expect(french).toBe(`/fr${form}?monthly=25`);
  await page.goto(french!);
  await expect(page.locator(`input[value="${email}"]`)).toHaveCount(1);
  await expect(page.locator("[data-later]")).toBeChecked();
  await page.goto(`${form}?monthly=25`);
  await page.getByRole("radio", { name: "Today", exact: true }).check();
  await expect(page.locator("[data-slot=later-terms]")).toBeHidden();
  await expect(page.locator("[data-slot=monthly-terms]")).toBeVisible();
  await page.locator("[data-later]").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await expect(page.getByText("Nothing is due today.")).toBeVisible();
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your monthly gift is set up");
  const success = page.url();

  // the donor may write to the operator instead: the console finds what was never paid, too
  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, "admin@harambee.example");
  await admin.goto(`/admin/gifts?search=${encodeURIComponent(email)}`);
  const unpaid = admin.locator("[data-slot=unpaid-monthly-gifts]");
  await expect(unpaid.getByRole("heading")).toHaveText(
    "One monthly gift awaits its first payment: $25.00 a month",
  );
  await unpaid.locator("summary").first().click();
  await expect(unpaid.getByRole("listitem")).toContainText(
    `Nthabiseng Once$25.00First payment on `,
  );
  await expect(unpaid.getByRole("listitem")).toContainText(email);
  await unpaid.getByText("Stop monthly gift").click();
  await expect(unpaid.getByRole("button", { name: /^Stop the monthly gift of / })).toBeVisible();

  // pressed again from the single donation: leads to the monthly gift
  await page.goto(link);
  await page.getByRole("button", { name: /^Give \$25 a month, first payment on / }).click();
  await expect(page.getByText(/^You already give \$25\.00 a month to this campaign/)).toBeVisible();
  await page.locator("summary").filter({ hasText: "Stop the gift" }).click();
  await expect(page.getByText(/before its first payment: nothing was charged/)).toBeVisible();
  await page.getByRole("button", { name: "Yes, stop it" }).click();
  await expect(
    page.getByText(/ended before its first payment\. Nothing was ever charged\./),
  ).toBeVisible();

  // another browser, without the cookie: an empty form
  await context.clearCookies();
  await page.goto(`${form}?monthly=25`);
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("");
  await page.goto(success);
  await expect(page.getByText("Nthabiseng")).toHaveCount(0);
});

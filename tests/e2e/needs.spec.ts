import { expect, test, type Browser, type Page } from "./support/test";
import sharp from "sharp";
import { payHosted } from "./support/hosted";
import { live } from "./support/live";
import { approvedNgo, ownCampaign, paidGift } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const rows = (page: Page) => page.locator("[data-slot=needs] li");

async function addNeed(page: Page, title: string, price: string, wanted: string): Promise<void> {
  await page.getByLabel("What is needed", { exact: true }).fill(title);
  await page.getByLabel("Price of one", { exact: true }).fill(price);
  await page.getByLabel("How many", { exact: true }).fill(wanted);
  await press(page, "Add a need");
  await expect(page.locator("[data-slot=own-need]").filter({ hasText: title })).toBeVisible();
}

const plainPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

async function donor(page: Page, who: string): Promise<void> {
  await page.getByLabel("Your name", { exact: true }).fill("Sefako Test");
  await page.getByLabel("Email", { exact: true }).fill(`${who}-${stamp}@test.example`);
}

test("without a script: an organisation lists what it buys, a donor pays for two of it, and the page says so", async ({
  request,
  browser,
}) => {
  const ngo = await approvedNgo(request, `Needs ${stamp}`, `needs-${stamp}@test.example`);
  const { id, slug } = await ownCampaign(request, ngo, `Desks ${stamp}`);
  const own = await plainPage(browser);
  await logIn(own, ngo.email);
  await own.goto(`/dashboard/campaigns/edit/${id}`);
  await own.getByRole("link", { name: "Edit the needs" }).click();
  await expect(own.getByText("There are no needs yet.")).toBeVisible();

  await own.getByLabel("What is needed", { exact: true }).fill("School desk");
  await own.getByLabel("Price of one", { exact: true }).fill("none");
  await press(own, "Add a need");
  await expect(own.locator("#one-price-error")).toHaveText(
    "Please enter a price from $1 to $999,999.99",
  );
  await expect(own.getByLabel("What is needed", { exact: true })).toHaveValue("School desk");
  await own.goto(`/dashboard/campaigns/needs/${id}`);
  await addNeed(own, "School desk", "35", "3");
  await addNeed(own, "Blackboard", "120.50", "1");
  const listed = own.locator("[data-slot=own-need] b");
  await expect(listed).toHaveText(["School desk", "Blackboard"]);
  await press(own, "Up: Blackboard");
  await expect(listed).toHaveText(["Blackboard", "School desk"]);
  await own.getByRole("link", { name: "Edit: School desk" }).click();
  await own.getByLabel("How many", { exact: true }).fill("4");
  await press(own, "Save");
  await expect(own.locator("[data-slot=own-need]").nth(1)).toContainText("0 of 4 paid for");

  const page = await plainPage(browser);
  await page.goto(`/campaigns/${slug}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText("0 of 4 paid for");
  await page.getByRole("link", { name: "Give for School desk" }).click();
  await expect(page.getByRole("radio", { name: /School desk/ })).toBeChecked();
  await page.getByLabel("How many", { exact: true }).fill("nought");
  await donor(page, "plain");
  await press(page, "Donate now");
  await expect(page.locator("#give-needQuantity-error")).toHaveText(
    "Please enter how many: a whole number from 1 to 1,000",
  );
  await page.getByLabel("How many", { exact: true }).fill("2");
  await page.locator('[name="preset"][value="200"]').check({ force: true }); // the need takes precedence over it
  await press(page, "Donate now");
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await expect(page.locator(".amount")).toContainText("$70.00");

  // on the way back it is still chosen
  await page.getByRole("link", { name: /Back/ }).click();
  await page.waitForURL("**/donate?canceled=1");
  await expect(page.getByRole("radio", { name: /School desk/ })).toBeChecked();
  await expect(page.getByLabel("How many", { exact: true })).toHaveValue("2");
  await press(page, "Donate now");
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await press(page, "Check again");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(async () => {
    await page.goto(`/campaigns/${slug}`);
    await expect(rows(page).nth(1)).toContainText("2 of 4 paid for", { timeout: 2_000 });
  }).toPass();

  // closed: no longer offered, but what was paid for remains
  await press(own, "Close: School desk");
  await expect(own.getByRole("button", { name: "Open again: School desk" })).toBeVisible();
  await expect(async () => {
    await page.goto(`/campaigns/${slug}`);
    await expect(rows(page).nth(1)).toContainText("Closed at 2 of 4", { timeout: 2_000 });
  }).toPass();
  await page.goto(`/campaigns/${slug}/donate`);
  await expect(page.getByRole("radio", { name: /Blackboard/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /School desk/ })).toHaveCount(0);
});

test("with a script: the amount follows the need, an excess is announced before paying, and a funded need leads to the next", async ({
  page,
  request,
  browser,
}) => {
  const ngo = await approvedNgo(request, `Wells ${stamp}`, `wells-${stamp}@test.example`);
  const { id, slug } = await ownCampaign(request, ngo, `Pumps ${stamp}`);
  await logIn(page, ngo.email);
  await page.goto(`/dashboard/campaigns/needs/${id}`);
  await live(page.locator("main form"));
  const picture = await sharp({
    create: { width: 500, height: 400, channels: 3, background: "#a52" },
  })
    .png()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "pump.png", mimeType: "image/png", buffer: picture });
  await addNeed(page, "Seal kit", "38", "2");
  await addNeed(page, "Rod", "12.50", "9");

  await page.goto(`/campaigns/${slug}/donate`);
  await live(page.locator("#give-form"));
  const amount = page.getByLabel("Another amount", { exact: true });
  const quantity = page.getByLabel("How many", { exact: true });
  const whole = page.getByRole("radio", { name: /The campaign as a whole/ });
  await expect(whole).toBeChecked();
  await expect(quantity).toBeHidden();
  await page.getByRole("radio", { name: /Rod/ }).check({ force: true });
  await expect(amount).toHaveValue("12.50");
  await quantity.fill("3");
  await expect(amount).toHaveValue("37.50");
  await page.getByRole("radio", { name: /Seal kit/ }).check({ force: true });
  await expect(amount).toHaveValue("114");
  await expect(
    page.getByText(
      "Only 2 of these are still needed: $38 of your gift goes to the campaign as a whole.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Donate $114 now" })).toBeVisible();
  await page.locator('[name="preset"][value="60"]').check({ force: true });
  await expect(whole).toBeChecked();
  await page.getByRole("radio", { name: /Seal kit/ }).check({ force: true });
  await donor(page, "script");
  await page.getByRole("button", { name: "Donate $114 now" }).click();
  await payHosted(page);
  await page.waitForURL("**/payment/success?session_id=**");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();

  await expect(async () => {
    await page.goto(`/campaigns/${slug}`);
    await expect(rows(page).first()).toContainText("All 2 paid for", { timeout: 2_000 });
  }).toPass();
  await expect(rows(page).first().locator("img")).toBeVisible();
  const href = await rows(page)
    .first()
    .getByRole("link", { name: "Next: Rod" })
    .getAttribute("href");
  await page.goto(href!);
  await expect(page.getByRole("radio", { name: /Rod/ })).toBeChecked();
  await expect(amount).toHaveValue("12.50");

  // an old link names the need that is funded
  const full = (await (await request.get(`/api/v1/campaigns/${slug}/needs`)).json()).data.needs[0];
  expect(full).toMatchObject({ title: "Seal kit", wanted: 2, funded: 2, unitPrice: 38 });
  await page.goto(`/campaigns/${slug}/donate?need=${full.id}`);
  await expect(
    page.getByText("Seal kit is fully paid for. The next need is chosen instead."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: /Rod/ })).toBeChecked();

  // a donation without a need changes none
  const donorPage = await (await browser.newContext()).newPage();
  await paidGift(donorPage, slug, `none-${stamp}@test.example`, 50_00);
  const needs = (await (await request.get(`/api/v1/campaigns/${slug}/needs`)).json()).data.needs;
  expect(needs.map((need: { funded: number }) => need.funded)).toEqual([2, 0]);
});

import { expect, test, type APIRequestContext, type Browser, type Page } from "./support/test";
import { approvedNgo, ownCampaign } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36).toUpperCase();
const list = "/dashboard/recorded-gifts";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const gifts = (page: Page) => page.locator("[data-slot=recorded-gift]");
const field = (page: Page, form: string, label: string) =>
  page.getByRole("form", { name: form }).getByLabel(label, { exact: true });

async function start(request: APIRequestContext, browser: Browser, name: string, script: boolean) {
  const ngo = await approvedNgo(
    request,
    name,
    `${name.replaceAll(" ", "-")}@test.example`.toLowerCase(),
  );
  const campaign = await ownCampaign(request, ngo, `Pumps of ${name}`);
  const context = await browser.newContext({ javaScriptEnabled: script });
  const page = await context.newPage();
  await logIn(page, ngo.email);
  return { ngo, campaign, page };
}

/** A statement in French with semicolons, in the Windows-1252 encoding. */
const statement = (mark: string) =>
  Buffer.from(
    [
      "Relevé de compte Airtel Money;;;;;;",
      "Numéro de transaction;Date et heure;Libellé;Montant reçu;Montant débité;Expéditeur;Statut",
      `${mark}A1;04/03/2026 10:00;Don;12 925,00;;Aïcha Koné;Réussie`,
      `${mark}A2;14/03/2026 10:00;Don;1.292,50;;254700000002;Réussie`,
      `${mark}A3;14/03/2026 11:00;Achat;;500,00;Boutique;Réussie`,
      `${mark}A4;14/03/2026 12:00;Don;UGX 90 000;;Okello;Réussie`,
      `${mark}A5;34/03/2026 12:00;Don;100,00;;Juma;Réussie`,
    ].join("\r\n"),
    "latin1",
  );

test("without a script: a gift is recorded, corrected and deleted, and the campaign says it beside what was raised", async ({
  request,
  browser,
  page: visitor,
}) => {
  const { campaign, page } = await start(request, browser, `recorded ${stamp}`, false);
  await page.goto(`/dashboard/campaigns/edit/${campaign.id}`);
  await page.locator("main").getByRole("link", { name: "Recorded gifts" }).click();
  await expect(page.getByText("No gifts are recorded yet.")).toBeVisible();
  const form = "Record a gift";
  await field(page, form, "Day it was received").fill("2026-03-04");
  await field(page, form, "Amount").fill("5,000");
  await field(page, form, "Currency").selectOption("KES");
  await field(page, form, "What one US dollar is worth").fill("3,700");
  await field(page, form, "Donor’s name (optional)").fill("Mercy Akiru");
  await press(page, form);
  await expect(page.locator("#gift-rate-error")).toHaveText(/without a thousands separator/);
  await expect(field(page, form, "Donor’s name (optional)")).toHaveValue("Mercy Akiru");
  await field(page, form, "What one US dollar is worth").fill("129.25");
  await field(page, form, "Reference (optional)").fill(`M${stamp}`);
  await press(page, form);
  await expect(gifts(page)).toHaveCount(1);
  await expect(gifts(page)).toContainText("$38.68");
  await expect(gifts(page)).toContainText("KES\u00a05,000 at 129.25 for $1");

  await visitor.goto(`/campaigns/${campaign.slug}`);
  await expect(visitor.locator("[data-slot=recorded]")).toHaveText(
    "and $38.68 recorded by the organisation",
  );
  await expect(visitor.locator("[data-slot=donate-card]")).toContainText("$0");
  await visitor.goto(`/fr/campaigns/${campaign.slug}`);
  await expect(visitor.locator("[data-slot=recorded]")).toHaveText(
    "et 38,68\u00a0$ enregistrés par l’organisation",
  );

  await page.getByRole("link", { name: /^Edit: Mercy Akiru/ }).click();
  await field(page, "Edit a recorded gift", "Amount").fill("10000");
  await press(page, "Save");
  await expect(gifts(page)).toContainText("$77.37");
  await page
    .getByLabel(/^Delete: Mercy Akiru/)
    .first()
    .click();
  await press(page, "Delete it");
  await expect(page.getByText("No gifts are recorded yet.")).toBeVisible();
  await visitor.goto(`/campaigns/${campaign.slug}`);
  await expect(visitor.locator("[data-slot=recorded]")).toHaveCount(0);
});

for (const script of [false, true])
  test(`${script ? "with" : "without"} a script: a statement is shown row by row, recorded once, and known when it comes again`, async ({
    request,
    browser,
  }) => {
    const mark = `${stamp}${script ? "S" : "N"}`;
    const { page, campaign } = await start(request, browser, `statement ${mark}`, script);
    const form = "From a statement";
    const file = { name: "march.csv", mimeType: "text/csv", buffer: statement(mark) };
    const send = async () => {
      await page.goto(list);
      await field(page, form, "Its currency").selectOption("KES");
      await field(page, form, "What one US dollar is worth").fill("129.25");
      await page.locator("input[type=file]").setInputFiles(file);
      await press(page, "Read the statement");
      await expect(page.getByRole("heading", { level: 1, name: "march.csv" })).toBeVisible();
    };
    await send();
    const rows = page.locator("[data-slot=statement-row]");
    await expect(rows).toHaveCount(4);
    await expect(page.getByText("2 to review · 0 already recorded · 2 not counted")).toBeVisible();
    await expect(rows.nth(0)).toContainText("KES\u00a012,925, Mar 4, 2026");
    await expect(rows.nth(2)).toContainText("It is in another currency: UGX.");
    await expect(rows.nth(3)).toContainText("Its date cannot be read.");
    await expect(page.getByLabel("Donor’s name, row 3")).toHaveValue("Aïcha Koné");
    await page.getByLabel("Donor’s name, row 4").fill("Juma Ali");
    await press(page, "Record the ticked gifts");
    await expect(page.getByText("0 to review · 2 already recorded · 2 not counted")).toBeVisible();

    await send();
    await expect(page.getByText("0 to review · 2 already recorded · 2 not counted")).toBeVisible();
    await expect(page.getByRole("button", { name: "Record the ticked gifts" })).toHaveCount(0);
    await page.goto(list);
    await expect(gifts(page)).toHaveCount(2);
    await expect(page.getByText("2 gifts, $110.00 in all")).toBeVisible();
    await expect(page.getByText("Juma Ali")).toBeVisible();
    const answer = await request.get(`/api/v1/campaigns/${campaign.slug}/recorded-gifts`);
    expect((await answer.json()).data).toEqual({ recorded: { amount: 110, gifts: 2 } });
  });

test("a file that is not a statement is refused with a message that says what to do", async ({
  request,
  browser,
}) => {
  const { page } = await start(request, browser, `no statement ${stamp}`, false);
  await page.goto(list);
  for (const [buffer, text] of [
    [Buffer.from("PK\u0003\u0004 a workbook"), /save it as CSV/],
    [Buffer.from("Name,Date\nA,2026-01-01"), /No columns with a reference/],
  ] as const) {
    await field(page, "From a statement", "Its currency").selectOption("USD");
    await page.locator("input[type=file]").setInputFiles({
      name: "march.xlsx",
      mimeType: "application/octet-stream",
      buffer,
    });
    await press(page, "Read the statement");
    await expect(page.locator("#statement-statement-error")).toHaveText(text);
  }
});

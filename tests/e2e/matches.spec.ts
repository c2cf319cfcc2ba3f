import { expect, test, type Page } from "./support/test";
import { approvedNgo, ownCampaign, paidGift } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
const isoDay = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

test("without a script: an organisation proposes a sponsor's promise, an administrator confirms it, gifts release it, the payment is recorded", async ({
  page,
  request,
  browser,
}) => {
  const ngo = await approvedNgo(request, `Match ${stamp}`, `match-${stamp}@test.example`);
  const { id, slug } = await ownCampaign(request, ngo, `Matched ${stamp}`);

  const own = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await logIn(own, ngo.email);
  await own.goto(`/dashboard/campaigns/edit/${id}`);
  await own.getByRole("link", { name: "Sponsors’ promises" }).click();
  await fill(own, "Sponsor’s name", "Baobab Foundation");
  await fill(own, "Sponsor’s email", `sponsor-${stamp}@test.example`);
  await own.getByLabel("The sponsor agreed to be named publicly").check({ force: true });
  await fill(own, "At most", "100");
  await fill(own, "First day", isoDay(-1));
  await fill(own, "Last day", isoDay(5));
  await own
    .getByLabel("The sponsor’s written promise", { exact: true })
    .setInputFiles({ name: "promise.pdf", mimeType: "application/pdf", buffer: pdf });
  await own.getByRole("button", { name: "Propose", exact: true }).click();
  const listed = own.locator("[data-slot=match]");
  await expect(listed).toContainText("Waiting for confirmation");
  await own.goto(`/campaigns/${slug}`);
  await expect(own.locator("[data-slot=matches]")).toHaveCount(0);

  const console = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await logIn(console, "admin@harambee.example");
  await console.goto("/admin/matches");
  const row = console.locator("[data-slot=match]").filter({ hasText: `Matched ${stamp}` });
  await expect(row.getByRole("link", { name: "Open the written promise" })).toBeVisible();
  await row.getByRole("button", { name: "Confirm: Baobab Foundation" }).click();
  await expect(row).toContainText("Running");

  const panel = page.locator("[data-slot=matches]");
  await expect(async () => {
    await page.goto(`/campaigns/${slug}`);
    await expect(panel).toContainText("$0 of $100 matched so far", { timeout: 2_000 });
  }).toPass();
  await expect(panel).toContainText("Baobab Foundation matches every dollar given");
  for (const [n, cents] of [40_00, 80_00].entries())
    await paidGift(page, slug, `giver-${n}-${stamp}@test.example`, cents);
  await expect(async () => {
    await page.goto(`/campaigns/${slug}`);
    await expect(panel).toContainText("$100 of $100 matched so far", { timeout: 2_000 });
  }).toPass();
  const raised = async () =>
    (await (await request.get(`/api/v1/campaigns/${slug}`)).json()).data.campaign.totalRaised;
  expect(await raised()).toBe(120);

  await console.goto("/admin/matches");
  await row.getByText("Record the sponsor’s payment").click();
  await expect(row.getByLabel("Amount received", { exact: true })).toHaveValue("100");
  await row.getByLabel("How it arrived", { exact: true }).selectOption("bank_transfer");
  await row.getByRole("button", { name: "Record payment", exact: true }).click();
  await expect(row).toContainText("$100.00");
  expect(await raised()).toBe(220);
  await expect(row.getByRole("button", { name: /Cancel the promise/ })).toHaveCount(0);
});

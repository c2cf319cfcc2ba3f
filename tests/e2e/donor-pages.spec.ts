import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { approvedNgo } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 240_000 }); // generous, for a busy machine

const stamp = Date.now().toString(36);
const director = "ngo@harambee.example";

/** A pledge to a campaign of the demo's organisation. */
async function pledge(
  request: APIRequestContext,
  donor: { donorName: string; donorEmail: string; shareWithNgo: boolean },
): Promise<void> {
  const made = await request.post("/api/v1/campaigns/loima-pumps/pending-payment", {
    data: { amount: 2500, paymentMethod: "stocks", ...donor },
  });
  expect(made.status(), await made.text()).toBeLessThan(300);
}
const rows = (page: Page) => page.locator("[role=tabpanel] table").first().locator("tbody tr");

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a director finds a donation, opens its donor, notes and tags; who hides is found by nothing", async ({
    page,
    request,
  }) => {
    await pledge(request, {
      donorName: `Shara ${stamp}`,
      donorEmail: `shara-${stamp}@donors.example`,
      shareWithNgo: true,
    });
    await pledge(request, {
      donorName: `Hidda ${stamp}`,
      donorEmail: `hidda-${stamp}@donors.example`,
      shareWithNgo: false,
    });
    await logIn(page, director);
    await page.goto("/dashboard?tab=donations");
    const search = page.getByRole("searchbox");
    for (const [text, count] of [
      [`hidda ${stamp}`, 0],
      [`hidda-${stamp}@`, 0],
      [stamp, 1],
    ] as const) {
      await search.fill(text);
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.waitForURL(/search=/);
      if (count === 0) await expect(rows(page)).toContainText("No donations found");
      else await expect(rows(page)).toHaveCount(count);
      await expect(page.locator("[role=tabpanel]")).not.toContainText("Hidda");
    }
    await expect(page.getByText("1–1 of 1")).toBeVisible();
    await page.getByLabel("Status").selectOption("Pending");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.waitForURL(/status=pending/);
    await expect(rows(page)).toHaveCount(1);

    await page.getByRole("link", { name: `Shara ${stamp}` }).click();
    await page.waitForURL(/\/dashboard\/donors\/don_/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Shara ${stamp}`);
    await page.getByRole("textbox", { name: "New note" }).fill("Met her in Lodwar.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.locator("[data-slot=donor-note]")).toContainText("Met her in Lodwar.");
    await page.locator("input[name=tag]").fill(`tag ${stamp}`);
    await page.getByRole("button", { name: "Add tag" }).click();
    await page.locator("[data-slot=donor-tag] a").click();
    await page.waitForURL(/tab=donors&tag=/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(`Shara ${stamp}`);

    await page.goBack();
    await page.getByRole("button", { name: /^Delete the note/ }).click();
    await expect(page.locator("[data-slot=donor-note]")).toHaveCount(0);
    await page.getByRole("button", { name: /^Remove the tag/ }).click();
    await expect(page.locator("[data-slot=donor-tag]")).toHaveCount(0);

    // the director of another organisation
    const key = new URL(page.url()).pathname;
    await page.context().clearCookies();
    const other = await approvedNgo(request, `Other ${stamp}`, `other-${stamp}@ngo.example`);
    await logIn(page, other.email);
    expect((await page.goto(key))!.status()).toBe(404);
    await expect(page.locator("body")).not.toContainText(`Shara ${stamp}`);
  });

  test("a member chooses how to be notified of gifts", async ({ page, request }) => {
    const ngo = await approvedNgo(request, `Mails ${stamp}`, `mails-${stamp}@ngo.example`);
    await logIn(page, ngo.email);
    await page.goto("/dashboard?tab=profile");
    const choice = page.locator('select[name="giftMails"]');
    await expect(choice).toHaveValue("each");
    await choice.selectOption("never");
    await page.locator("#gift-mails").getByRole("button", { name: "Save" }).click();
    await page.waitForURL(/#gift-mails$/);
    await expect(choice).toHaveValue("never");
  });
});

test("the pages of the list keep filters and order, a tab keeps the place, and the full export has its columns", async ({
  page,
}) => {
  await logIn(page, director);
  await page.goto("/dashboard?tab=donations&method=card&sort=most");
  await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL(/page=2/);
  expect(page.url()).toContain("method=card");
  expect(page.url()).toContain("sort=most");
  await expect(page.getByText(/^21–40 of \d+$/)).toBeVisible();

  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Full export (CSV)" }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloaded).createReadStream())
    chunks.push(chunk as Buffer);
  const [head, ...lines] = Buffer.concat(chunks).toString("utf8").trimEnd().split("\r\n");
  expect(head).toBe(
    "\uFEFFDate (UTC),Reference,Campaign,Donor,Email,Gross,Fee,Net,Method,Rhythm,Status,Note,Need,Kind,Original",
  );
  expect(lines.length).toBeGreaterThan(40);

  await page.goto("/dashboard?tab=donors");
  const tab = page.getByRole("tab", { name: "Donations" });
  await expect(async () => {
    await page.goto("/dashboard?tab=donors");
    await tab.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 400));
    await tab.evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(/tab=donations/, { timeout: 10_000 });
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 3_000 }).toBe(400);
  }).toPass();
});

import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { approvedNgo, ownCampaign, settledGift } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

async function thank(page: Page, request: APIRequestContext): Promise<void> {
  const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const [email, donor] = [`thanks-${stamp}@test.example`, `thanked-${stamp}@test.example`];
  const ngo = await approvedNgo(request, `Thanks ${stamp}`, email);
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  await settledGift(request, slug, donor, 20_00);
  const { id, ref } = await inDatabase(async (client) => {
    const sql = "select id, ref from donation where donor_email = $1";
    return (await client.query<{ id: string; ref: string }>(sql, [donor])).rows[0]!;
  });
  await logIn(page, email);
  await page.goto(`/dashboard?tab=donations&search=${ref}`);
  await page.getByRole("link", { name: `Say thank you for ${ref}` }).click();
  await page.waitForURL(/\/dashboard\/thanks\//);
  await page.locator('[name="text"]').fill("Your gift runs a pump.\n\nThank you!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^Sent by /)).toBeVisible();
  await expect(page.locator('[name="text"]')).toHaveCount(0);
  await page.goto(`/dashboard/donors/${id}`);
  await expect(page.getByRole("link", { name: `Thanked for ${ref}` })).toBeVisible();
  const mails = () =>
    inDatabase(async (client) => {
      const sql = "select subject from email_message where dedupe_key = $1";
      return (await client.query(sql, [`thanks:${id}`])).rows.length;
    });
  await expect.poll(mails, { timeout: 60_000 }).toBe(1);
}

test("a donor is thanked once for a gift", async ({ page, request }) => thank(page, request));

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("a donor is thanked once for a gift", async ({ page, request }) => thank(page, request));

  test("the summary of the week is turned off and on", async ({ page, request }) => {
    const stamp = Date.now().toString(36);
    const ngo = await approvedNgo(request, `Weekly ${stamp}`, `weekly-${stamp}@test.example`);
    await logIn(page, ngo.email);
    for (const on of [false, true]) {
      await page.goto("/dashboard?tab=profile");
      await page.locator('#gift-mails [name="weeklyMail"]').setChecked(on);
      await page.locator("#gift-mails").getByRole("button").click();
      await page.waitForURL(/tab=profile/);
      await page.goto("/dashboard?tab=profile");
      await expect(page.locator('#gift-mails [name="weeklyMail"]')).toBeChecked({ checked: on });
    }
  });
});

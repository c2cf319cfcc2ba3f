import { expect, test, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // a busy machine is no fault

/** A gift of the demo that counts as a real one: nobody of the examples is written to. */
async function realGift(): Promise<{ id: string; ref: string }> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; ref: string }>(
      `update donation set is_demo = false where id = (
         select d.id from donation d join ngo_member m on m.ngo_id = d.ngo_id join app_user u on u.id = m.user_id
          where u.email = 'ngo@harambee.example' and d.status = 'succeeded' and d.donor_email is not null and d.is_demo
            and not exists (select 1 from donation_thanks t where t.donation_id = d.id)
          order by d.settled_at desc limit 1)
       returning id, ref`,
    );
    return rows[0]!;
  });
}

async function thank(page: Page): Promise<void> {
  const { id, ref } = await realGift();
  await logIn(page, "ngo@harambee.example");
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

test("a donor is thanked once for a gift", async ({ page }) => thank(page));

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("a donor is thanked once for a gift", async ({ page }) => thank(page));

  test("the summary of the week is turned off and on", async ({ page }) => {
    await logIn(page, "ngo@harambee.example");
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

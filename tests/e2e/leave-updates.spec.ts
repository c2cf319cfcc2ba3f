import { expect, test, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // a busy machine is no fault

const slug = "loima-pumps";

/** A donor of the examples who counts as a real one and said yes to updates. @returns the address */
const donorWhoAsked = (): Promise<string> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ address: string }>(
      `with gift as (
         update donation set is_demo = false where id = (
           select d.id from donation d join campaign c on c.id = d.campaign_id
            where c.slug = $1 and d.status = 'succeeded' and d.donor_email is not null and d.is_demo
            order by d.settled_at desc limit 1)
         returning campaign_id, email_key, donor_email)
       insert into update_consent (campaign_id, email_key, address, locale, agreed_at)
       select campaign_id, email_key, donor_email, 'en', now() - interval '1 minute' from gift
       on conflict (campaign_id, email_key) do update set left_at = null, agreed_at = excluded.agreed_at
       returning address`,
      [slug],
    );
    return rows[0]!.address;
  });

async function publish(page: Page, title: string): Promise<void> {
  await logIn(page, "ngo@harambee.example");
  await page.goto(`/dashboard/updates/${slug}/new`);
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="text"]').fill("The pump runs since Monday.");
  await page.locator('button[name="intent"][value="draft"]').click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+\/\d+(?:[?#]|$)/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
}

/** How the mail about an update stands for an address: null while nobody is on its list. */
const mailed = (title: string, address: string): Promise<string | null> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ status: string }>(
      `select m.status from update_mail m join campaign_update u on u.id = m.update_id
        where u.title = $1 and m.email_key = lower($2)`,
      [title, address],
    );
    return rows[0]?.status ?? null;
  });

/** The link at the foot of the mail, as its reader finds it in the demo's outbox. */
async function leaveLink(page: Page, title: string): Promise<string> {
  await logIn(page, "admin@harambee.example");
  const mail = page.getByRole("link", { name: new RegExp(title) }).first();
  await expect(async () => {
    await page.goto(`/admin/outbox?search=${encodeURIComponent(title)}`);
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await mail.click();
  const looks = await page.getByTitle("The e-mail as it looks").getAttribute("srcdoc");
  return /href="http[^"]+(\/stop-updates\/[\w.-]+)"/.exec(looks!)![1]!;
}

test("a donor who asked for updates gets one, leaves by one press, and gets no more", async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  const [first, second] = [`Pump one runs ${stamp}`, `Pump two runs ${stamp}`];
  const address = await donorWhoAsked();
  await publish(page, first);
  await expect.poll(() => mailed(first, address), { timeout: 60_000 }).toBe("sent");
  const link = await leaveLink(page, first);

  await page.context().clearCookies();
  await page.goto(link);
  const stop = page.getByRole("button", { name: "Stop updates about this campaign" });
  await expect(stop, "opening it stops nothing").toBeVisible();
  await stop.click();
  await expect(stop).toHaveCount(0);
  // what a mail program posts by itself is answered as well, and twice is once
  const oneClick = await page.request.post(link.replace("/stop-updates/", "/unsubscribe/"), {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(oneClick.status()).toBe(204);
  const damaged = await page.goto(`${link}x`);
  expect(damaged?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");

  await publish(page, second);
  const isSent = () =>
    inDatabase(async (client) => {
      const sql = `select 1 from job where dedupe_key like 'updates:' || (select id from campaign_update where title = $1) || ':%' and status = 'done'`;
      return (await client.query(sql, [second])).rowCount;
    });
  await expect.poll(isSent, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await mailed(second, address)).toBeNull();
});

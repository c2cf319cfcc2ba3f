import { expect, test, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { approvedNgo, ownCampaign, settledGift, type TestNgo } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

async function publish(page: Page, ngo: TestNgo, slug: string, title: string): Promise<void> {
  await logIn(page, ngo.email);
  await page.goto(`/dashboard/updates/${slug}/new`);
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="text"]').fill("The pump runs since Monday.");
  await page.locator('button[name="intent"][value="draft"]').click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+\/\d+(?:[?#]|$)/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
}

/** The state of an address's mail about an update: null while nobody is on the list. */
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
  request,
}) => {
  const stamp = Date.now().toString(36);
  const [first, second] = [`Pump one runs ${stamp}`, `Pump two runs ${stamp}`];
  const ngo = await approvedNgo(request, `Tells ${stamp}`, `tells-${stamp}@test.example`);
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  const address = `asked-${stamp}@test.example`;
  await settledGift(request, slug, address, 20_00, { wantsUpdates: true });
  await publish(page, ngo, slug, first);
  await expect.poll(() => mailed(first, address), { timeout: 60_000 }).toBe("sent");
  const link = await leaveLink(page, first);

  await page.context().clearCookies();
  await page.goto(link);
  const stop = page.getByRole("button", { name: "Stop updates about this campaign" });
  await expect(stop, "opening it stops nothing").toBeVisible();
  await stop.click();
  await expect(stop).toHaveCount(0);
  // a mail program's automatic post is answered too, and repeating it changes nothing
  const oneClick = await page.request.post(link.replace("/stop-updates/", "/unsubscribe/"), {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(oneClick.status()).toBe(204);
  const damaged = await page.goto(`${link}x`);
  expect(damaged?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");

  await publish(page, ngo, slug, second);
  const isSent = () =>
    inDatabase(async (client) => {
      const sql = `select 1 from job where dedupe_key like 'updates:' || (select id from campaign_update where title = $1) || ':%' and status = 'done'`;
      return (await client.query(sql, [second])).rowCount;
    });
  await expect.poll(isSent, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await mailed(second, address)).toBeNull();
});

import { randomBytes } from "node:crypto";
import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { inDatabase } from "./support/database";
import { approvedNgo, own, ownCampaign, settledGift } from "./support/ngos";
import { demoCampaign } from "./support/places";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

const owed = "The organisation owes its donors a report";

/** An organisation of its own with a campaign. */
async function ownPlace(request: APIRequestContext) {
  const stamp = randomBytes(4).toString("hex");
  const ngo = await approvedNgo(request, `Reports ${stamp}`, `reports-${stamp}@test.example`);
  const title = `Pumps of ${ngo.name}`;
  return { ngo, title, stamp, ...(await ownCampaign(request, ngo, title)) };
}

/**
 * The same, with one donation so many days ago: nobody may change the date of a settled donation, except the database's
 * owner.
 */
async function owingPlace(request: APIRequestContext, days: number) {
  const place = await ownPlace(request);
  await settledGift(request, place.slug, `gave-${place.stamp}@test.example`, 20_00);
  await inDatabase(async (client) => {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(
      "update donation set settled_at = settled_at - make_interval(days => $2) where campaign_id = $1",
      [place.id, days],
    );
    await client.query("set local session_replication_role = origin");
    await client.query("select recount_giving($1)", [place.ngo.id]);
    await client.query("select notify_of_campaign('campaign', $1)", [place.id]);
    await client.query("commit");
  });
  return place;
}

const give = (request: APIRequestContext, slug: string) =>
  request.post(`/api/v1/campaigns/${slug}/donate`, {
    headers: own,
    data: {
      amount: 20_00,
      paymentMethod: "paypal",
      donorName: "A Donor",
      donorEmail: "a.donor@donors.example",
    },
  });

test("a campaign that owes a report takes gifts again from the moment that one is published", async ({
  page,
  request,
}) => {
  const { ngo, title, slug } = await owingPlace(request, 130);
  const path = `/campaigns/${slug}`;
  // the page is rendered again once the donation has been announced
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(owed).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Donate Now" })).toHaveCount(0);
  await page.goto(`${path}/donate`);
  await expect(page.getByText(owed)).toBeVisible();
  await expect(page.locator('[name="donorEmail"]')).toHaveCount(0);
  await page.goto(`${path}/embed`);
  await expect(page.getByText(owed)).toBeVisible();
  await expect(page.getByRole("link", { name: "See the campaign" })).toBeVisible();
  const refused = await give(request, slug);
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "report_owed", error: owed });

  await logIn(page, ngo.email);
  await page.goto("/dashboard");
  const reports = page.locator("[data-slot=own-reports]");
  await expect(reports).toContainText("accepts no new gifts until you publish an update");
  await reports.getByRole("link", { name: title }).click();
  await page.locator('[name="title"]').fill("The posts stand");
  await page.locator('[name="text"]').fill("Eight posts stand. The roof comes next.");
  await page.locator('button[name="intent"][value="publish"]').click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+\/\d+(?:[?#]|$)/);
  const written = new URL(page.url()).pathname;
  await page.goto(path);
  await expect(page.getByText(owed)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Donate Now" }).first()).toBeVisible();
  await expect(page.locator("[data-slot=report-facts]")).toContainText("0 of 1 report on time");
  expect((await give(request, slug)).status()).toBe(200);

  await page.goto(`${written}?ask=delete`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+(?:[?#]|$)/);
  await page.goto(path);
  await expect(page.getByText(owed).first()).toBeVisible();
  expect((await give(request, slug)).status()).toBe(409);
});

/** From the organisation's page to its record, and from a concern there to the page that answers it. */
async function raise(page: Page, slug: string, title: string, text: string): Promise<void> {
  await page.goto(`/campaigns/${slug}`);
  await page.locator("[data-slot=concern-link] a").click();
  await expect(page.getByText(title)).toBeVisible();
  await page.locator('[name="text"]').fill(text);
  await page.getByRole("button", { name: "Send the concern" }).click();
  await page.waitForURL(/\/concern\?sent=1(?:#|$)/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank you, we have your concern",
  );
  expect(await page.content()).not.toContain(text);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });
    test("a concern is raised, worked off and counted, and its organisation reads none of it", async ({
      page,
      request,
    }) => {
      const { ngo, title, slug, stamp } = await ownPlace(request);
      const text = `The pump was never mended (${stamp})`;
      await raise(page, slug, title, text);

      await logIn(page, ngo.email);
      await page.goto("/dashboard");
      expect(await page.content()).not.toContain(text);

      await logIn(page, "admin@harambee.example");
      await page.goto(`/admin/concerns?search=${encodeURIComponent(text)}`);
      await page.locator("#list a").first().click();
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole("button", { name: "Look into it" }).click();
      await page.locator('[name="text"]').fill("Called the village.");
      await page.getByRole("button", { name: "Add a note" }).click();
      await expect(page.getByText("Called the village.")).toBeVisible();
      await page.locator('[name="answer"]').fill("It gives water since June.");
      await page.getByRole("button", { name: "Finish" }).click();
      await expect(page.getByText("It gives water since June.")).toBeVisible();

      await page.goto(`/ngo-campaigns/${ngo.id}/record`);
      await expect(page.locator("[data-slot=concern-counts]")).toContainText("1 answered");
    });
  });

test("an organisation's record says how many reports came on time", async ({ page, request }) => {
  const { ngoId } = await demoCampaign(request, "loima-pumps");
  await page.goto(`/ngo-campaigns/${ngoId}/record`);
  await expect(page.locator("[data-slot=report-facts]")).toContainText("reports on time");
});

test("an administrator gives a campaign more time, with a reason", async ({ page, request }) => {
  const { title } = await owingPlace(request, 100);
  await logIn(page, "admin@harambee.example");
  await page.goto("/admin/reports");
  const row = page.locator("tbody tr").filter({ hasText: title });
  await expect(row.getByText("Late")).toBeVisible();
  await row.getByText("30 days more").first().click();
  await row.locator('[name="reason"]').fill("The county has closed the road.");
  await row.getByRole("button", { name: /30 days more/ }).click();
  await expect(row).toHaveCount(0); // due in 20 days: not yet among those that are due soon
});

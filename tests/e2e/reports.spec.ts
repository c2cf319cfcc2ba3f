import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { inDatabase, inTurn } from "./support/database";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // a busy machine is no fault

const owed = "The organisation owes its donors a report";
const path = "/campaigns/net-shed-keta";

/** As a donor's program does: without anybody's session. */
const give = (request: APIRequestContext) =>
  request.post(`/api/v1${path}/donate`, {
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
  await page.goto(path);
  await expect(page.getByText(owed).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Donate Now" })).toHaveCount(0);
  await page.goto(`${path}/donate`);
  await expect(page.getByText(owed)).toBeVisible();
  await expect(page.locator('[name="donorEmail"]')).toHaveCount(0);
  await page.goto(`${path}/embed`);
  await expect(page.getByText(owed)).toBeVisible();
  await expect(page.getByRole("link", { name: "See the campaign" })).toBeVisible();
  const refused = await give(request);
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "report_owed", error: owed });

  await logIn(page, "keta@harambee.example");
  await page.goto("/dashboard");
  const reports = page.locator("[data-slot=own-reports]");
  await expect(reports).toContainText("accepts no new gifts until you publish an update");
  await reports.getByRole("link", { name: /A shed for mending nets/ }).click();
  await page.locator('[name="title"]').fill("The posts stand");
  await page.locator('[name="text"]').fill("Eight posts stand. The roof comes next.");
  await page.locator('button[name="intent"][value="publish"]').click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+\/\d+(?:[?#]|$)/);
  const written = new URL(page.url()).pathname;
  try {
    await page.goto(path);
    await expect(page.getByText(owed)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Donate Now" }).first()).toBeVisible();
    await expect(page.locator("[data-slot=report-facts]")).toContainText("0 of 1 report on time");
    const taken = await give(request);
    expect(taken.status()).toBe(200);
  } finally {
    await page.goto(`${written}?ask=delete`);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.waitForURL(/\/dashboard\/updates\/[^/]+(?:[?#]|$)/);
  }
  await page.goto(path);
  await expect(page.getByText(owed).first()).toBeVisible();
  expect((await give(request)).status()).toBe(409);
});

/** From the organisation's page to its record, and a concern from there to its answer page. */
async function raise(page: Page, text: string): Promise<void> {
  await page.goto("/campaigns/loima-pumps");
  await page.locator("[data-slot=concern-link] a").click();
  await expect(page.getByText("A working pump for every ward in Loima")).toBeVisible();
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
    }) => {
      const text = `The pump was never mended (${Date.now()})`;
      await raise(page, text);

      await logIn(page, "ngo@harambee.example");
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

      const api = await page.request.get("/api/v1/campaigns/loima-pumps");
      const { ngoId } = (await api.json()).data.campaign;
      await page.goto(`/ngo-campaigns/${ngoId}/record`);
      await expect(page.locator("[data-slot=concern-counts]")).toContainText(
        /\b(?:[2-9]|[1-9]\d+) answered/,
      );
      await expect(page.locator("[data-slot=report-facts]")).toContainText("reports on time");
    });
  });

test("an administrator gives a campaign more time, with a reason", async ({ page }) => {
  const title = "Ferry for the Turkwel crossing";
  await inTurn("more time", async () => {
    // what an earlier run gave is taken back
    await inDatabase((client) =>
      client.query(
        "delete from report_extension where campaign_id = (select id from campaign where title = $1)",
        [title],
      ),
    );
    await logIn(page, "admin@harambee.example");
    await page.goto("/admin/reports");
    const row = page.locator("tbody tr").filter({ hasText: title });
    await expect(row.getByText("Late")).toBeVisible();
    await row.getByText("30 days more").first().click();
    await row.locator('[name="reason"]').fill("The county has closed the road.");
    await row.getByRole("button", { name: /30 days more/ }).click();
    await expect(row).toHaveCount(0); // due in 20 days: not yet among those that are due soon
  });
});

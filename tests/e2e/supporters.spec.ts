import { expect, test, type Browser, type Page } from "./support/test";
import sharp from "sharp";
import { payHosted } from "./support/hosted";
import { inDatabase } from "./support/database";
import { approvedNgo, ownCampaign, settledGift } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

const admin = "admin@harambee.example";
/** For reads: the server may just be closing the connection that was kept for them. */
const patient = { maxRetries: 1 };

/** The link in the newest mail of a kind to an address, as the demo's outbox shows it. */
async function linkOfMail(page: Page, email: string): Promise<string> {
  const mails = page.locator("tbody tr").filter({ hasText: "supporter_confirm" });
  await expect(async () => {
    await page.goto(`/admin/outbox?search=${encodeURIComponent(email)}`);
    await expect(mails).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await mails.getByRole("link").click();
  const mail = await page.getByTitle("The e-mail as it looks").getAttribute("srcdoc");
  return new URL(/href="(http[^"]+\/supporter\/[^"]+)"/.exec(mail!)![1]!).pathname;
}

async function signedIn(browser: Browser, script: boolean, who: string): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled: script })).newPage();
  await logIn(page, who);
  return page;
}

const raisedBy = async (page: Page, slug: string): Promise<number> => {
  const answer = await page.request.get(`/api/v1/campaigns/${slug}`, patient);
  return ((await answer.json()).data.campaign as { totalRaised: number }).totalRaised;
};
const robots = (page: Page) => page.locator('meta[name="robots"]');

for (const script of [true, false])
  test.describe(script ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled: script });

    test("a page is opened, confirmed by mail, given on, reported, hidden, shown, changed and ended", async ({
      page,
      browser,
      request,
    }) => {
      const stamp = `${Date.now().toString(36)}${script ? "s" : "p"}`;
      const organisation = await approvedNgo(
        request,
        `Races ${stamp}`,
        `races-${stamp}@test.example`,
      );
      const { slug } = await ownCampaign(request, organisation, `Water run ${stamp}`);
      const name = `Runner ${stamp}`;
      const email = `runner-${stamp}@test.example`;
      const own = `/campaigns/${slug}/with/runner-${stamp}`;
      const picture = await sharp({
        create: { width: 900, height: 600, channels: 3, background: "#a53" },
      })
        .jpeg()
        .toBuffer();

      await page.goto(`/campaigns/${slug}`);
      await page
        .getByRole("link", { name: "Raise money for this campaign in your own name" })
        .click();
      const form = page.locator("form#supporter-open");
      // a refused name is reported at its field, and the typed values are kept
      await form.getByLabel("Your name, or the name of your group").fill("Admin");
      await form.getByLabel("Your email address").fill(email);
      await form.getByLabel(/^Why you raise money/).fill("I run for water.");
      await form.getByRole("button", { name: "Open my page" }).click();
      await expect(
        page.getByText("Please choose another name for your page").first(),
      ).toBeVisible();
      await expect(form.getByLabel(/^Why you raise money/)).toHaveValue("I run for water.");
      await form.getByLabel("Your name, or the name of your group").fill(name);
      await form.getByLabel("Your goal").fill("100");
      await form
        .locator('[name="picture"]')
        .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: picture });
      await form.getByRole("button", { name: "Open my page" }).click();
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
      expect((await page.request.get(own, patient)).status()).toBe(404);

      const staff = await signedIn(browser, script, admin);
      const link = await linkOfMail(staff, email);
      await page.goto(link);
      expect((await page.request.get(own, patient)).status()).toBe(404);
      await page.getByRole("button", { name: "Confirm and show my page" }).click();
      await expect(page.getByText("Your page is shown to everyone.")).toBeVisible();
      await page.getByRole("link", { name: "See my page" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        `${name} raises money for`,
      );
      await expect(page.getByText("I run for water.")).toBeVisible();
      await expect(robots(page)).toHaveAttribute("content", /noindex/);

      const gift = page.locator("form#give-form");
      await gift.locator('[name="preset"][value="20"]').check({ force: true });
      await gift.locator('[name="donorName"]').fill("Sefako Test");
      await gift.locator('[name="donorEmail"]').fill(`giver-${stamp}@test.example`);
      await gift.locator("button[type=submit]").click();
      await payHosted(page);
      await page.waitForURL("**/payment/success?session_id=**");
      if (!script) await page.getByRole("button", { name: "Check again" }).click();
      await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
      const standing = page.locator("[data-slot=supporter-standing]");
      await expect(async () => {
        await page.goto(own);
        await expect(standing).toContainText("1 gift", { timeout: 2_000 });
      }).toPass();
      await expect(standing).toContainText("$20");
      expect(await raisedBy(page, slug)).toBe(20);
      await expect(robots(page)).toHaveCount(0);
      await page.goto(`/campaigns/${slug}/with`);
      await expect(
        page.locator("[data-slot=supporter-pages] li").filter({ hasText: name }),
      ).toContainText("$20 raised of $100");

      await page.goto(own);
      await page.getByRole("link", { name: "Report this page" }).click();
      await page.getByRole("button", { name: "Send the report" }).click();
      await expect(page.getByText("Say what is wrong with the page").first()).toBeVisible();
      await page.getByLabel("What is wrong").fill(`Not true ${stamp}`);
      await page.getByRole("button", { name: "Send the report" }).click();
      await expect(page.getByText("Your report has arrived.")).toBeVisible();
      await staff.goto(`/admin/supporters?search=${encodeURIComponent(name)}`);
      const row = staff.locator("tbody tr").filter({ hasText: name });
      await row.locator("summary", { hasText: /^1$/ }).click();
      await expect(row.getByText(`Not true ${stamp}`)).toBeVisible();
      await row.getByRole("button", { name: /^Keep the page/ }).click();
      await expect(row.getByText(`Not true ${stamp}`)).toHaveCount(0);

      const ngo = await signedIn(browser, script, organisation.email);
      await ngo.goto("/dashboard/supporters");
      const line = ngo.locator("[data-slot=own-supporter]").filter({ hasText: name });
      await expect(line).not.toContainText(email);
      await line.locator("summary").click();
      await line.getByLabel(/^Reason/).fill("We do not know you.");
      await line.getByRole("button", { name: "Hide" }).click();
      await expect(line).toContainText("Hidden by you: We do not know you.");
      expect((await page.request.get(own, patient)).status()).toBe(404);
      await page.goto(link);
      await expect(page.getByText("We do not know you.")).toBeVisible();
      await line.getByRole("button", { name: /^Show again/ }).click();
      await expect(line).toContainText("Shown");

      await page.goto(link);
      const change = page.locator("form#supporter-change");
      await change.getByLabel(/^Why you raise money/).fill("Call me: 0722 123 456");
      await change.getByRole("button", { name: "Save" }).click();
      await expect(
        page.locator("#supporter-change-words-error, [id$=words-error]").first(),
      ).toBeVisible();
      await change.getByLabel(/^Why you raise money/).fill("I ran for water.");
      await change.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Your changes are saved")).toBeVisible();
      await page.getByRole("button", { name: "End my page" }).click();
      await expect(page.getByText("You ended this page.")).toBeVisible();
      await page.goto(own);
      await expect(page.getByText("I ran for water.")).toBeVisible();
      await expect(page.getByText("This page has ended.")).toBeVisible();
      await expect(page.locator("form#give-form")).toHaveCount(0);
      await expect(standing).toContainText("$20");
    });
  });

test("a page that is hidden is at none of the addresses that everyone may ask", async ({
  request,
}) => {
  const stamp = Date.now().toString(36);
  const name = `Nakuru Choir ${stamp}`;
  const address = `nakuru-choir-${stamp}`;
  const ngo = await approvedNgo(request, `Hidden ${stamp}`, `hidden-${stamp}@test.example`);
  const { id, slug } = await ownCampaign(request, ngo, `Songs ${stamp}`);
  await inDatabase((client) =>
    client.query(
      `insert into supporter_page (id, campaign_id, address, name, words, email, confirmed_at)
       values ($1, $2, $3, $4, 'We sing for it.', $5, now())`,
      [`spp_${stamp.padStart(20, "0")}`, id, address, name, `choir-${stamp}@test.example`],
    ),
  );
  await settledGift(request, slug, `giver-${stamp}@test.example`, 20_00, { supporter: address });

  const page = `/campaigns/${slug}/with/${address}`;
  const own = [page, `/fr${page}`, `${page}/report`];
  const pictures = [`/share/en/supporter/${slug}.${address}.png`];
  pictures.push(`/share/en/qr/${slug}.${address}.png`);
  const lists = [`/campaigns/${slug}/with`, `/campaigns/${slug}`, "/sitemaps/supporters-1.xml"];
  lists.push(`/api/v1/campaigns/${slug}/supporters`);
  // those never name it
  const others = [`/campaigns/${slug}/feed.xml`, "/feed.xml", "/sitemaps/campaigns-1.xml"];
  others.push(`/campaigns/${slug}/supporters`, `/api/v1/campaigns/${slug}`);
  others.push(`/campaigns?search=${address}x`, `/campaigns/${slug}/embed`);
  const noPage = [`${page}/feed.xml`];
  noPage.push(`/oembed?url=${encodeURIComponent(new URL(page, "http://localhost").href)}`);
  const statusOf = async (at: string) => (await request.get(at, patient)).status();
  const says = async (at: string) => {
    const text = await (await request.get(at, patient)).text();
    return text.includes(name) || text.includes(`/with/${address}`);
  };
  await expect(async () => {
    for (const at of [...own, ...pictures]) expect([at, await statusOf(at)]).toEqual([at, 200]);
    for (const at of lists) expect([at, await says(at)]).toEqual([at, true]);
  }).toPass();

  await inDatabase((client) =>
    client.query(
      `update supporter_page set hidden_at = now(), hidden_by = 'organisation', hidden_reason = 'Not ours'
        where campaign_id = $1`,
      [id],
    ),
  );
  await expect(async () => {
    for (const at of [...own, ...pictures]) expect([at, await statusOf(at)]).toEqual([at, 404]);
    for (const at of lists) expect([at, await says(at)]).toEqual([at, false]);
  }).toPass();
  for (const at of [...own, ...others]) expect([at, await says(at)]).toEqual([at, false]);
  for (const at of noPage) expect([at, await statusOf(at)]).toEqual([at, 404]);
});

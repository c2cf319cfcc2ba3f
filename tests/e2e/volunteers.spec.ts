import { expect, test, type Page } from "./support/test";
import { live } from "./support/live";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

const director = "ngo@harambee.example";
const admin = "admin@harambee.example";

/** The link in the newest mail to an address, as the demo's outbox shows it. */
async function linkOfMail(page: Page, email: string): Promise<string> {
  const mails = page.locator("tbody tr").filter({ hasText: "volunteer_confirm" });
  await expect(async () => {
    await page.goto(`/admin/outbox?search=${encodeURIComponent(email)}`);
    await expect(mails).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await mails.getByRole("link").click();
  const mail = await page.getByTitle("The e-mail as it looks").getAttribute("srcdoc");
  return new URL(/href="(http[^"]+\/volunteer\/[^"]+)"/.exec(mail!)![1]!).pathname;
}

for (const script of [true, false])
  test.describe(script ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled: script });

    test("a call is published, somebody offers, confirms by mail, is accepted, and takes it back", async ({
      page,
      browser,
    }) => {
      const stamp = `${Date.now().toString(36)}${script ? "s" : "p"}`;
      const role = `Driver ${stamp}`;
      const email = `helper-${stamp}@test.example`;
      await logIn(page, director);
      await page.goto("/dashboard/volunteers");
      const ask = page.locator("#ask");
      const campaign = "Water committee training, year two"; // no other test changes it
      await ask.getByLabel("Campaign").selectOption({ label: campaign });
      await ask.getByLabel("Role").fill(role);
      await ask.getByLabel("What is needed").fill("A licence and a free Saturday.");
      await ask.getByLabel("Places").fill("2");
      const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
      await ask.getByLabel("Last day").fill(day);
      await ask.getByRole("button", { name: "Publish the call" }).click();
      const line = page.locator("#calls li", { hasText: role });
      await expect(line).toContainText("0 of 2 places taken");

      const visitor = await (await browser.newContext({ javaScriptEnabled: script })).newPage();
      await page.goto("/dashboard/volunteers");
      await expect(line.locator("p").nth(1)).toContainText(`${campaign} · `);
      await visitor.goto(`/campaigns?search=${encodeURIComponent(campaign)}`);
      await visitor.getByRole("link", { name: campaign, exact: true }).first().click();
      await expect(visitor.getByRole("heading", { name: role })).toBeVisible();
      await visitor.getByRole("link", { name: `Offer to help: ${role}` }).click();
      const offer = visitor.locator("form#volunteer-offer");
      // missing values are reported at their fields, and the typed ones kept
      await offer.getByLabel("What you can do, and when").fill("I drive.");
      await offer.getByRole("button", { name: "Send my offer" }).click();
      await expect(visitor.getByText("Enter your name").first()).toBeVisible();
      await expect(offer.getByLabel("What you can do, and when")).toHaveValue("I drive.");
      await offer.getByLabel("Your name").fill(`Helper ${stamp}`);
      await offer.getByLabel("Your email address").fill(email);
      await offer.getByRole("checkbox").check();
      await offer.getByRole("button", { name: "Send my offer" }).click();
      await expect(visitor.getByRole("heading", { name: "Check your email" })).toBeVisible();

      const staff = await (await browser.newContext()).newPage();
      await logIn(staff, admin);
      const link = await linkOfMail(staff, email);
      await page.goto("/dashboard/volunteers");
      await expect(page.locator("#offers")).not.toContainText(`Helper ${stamp}`);
      await visitor.goto(link);
      await visitor.getByRole("button", { name: "Confirm my offer" }).click();
      await expect(visitor.getByText("has your offer and will answer you")).toBeVisible();

      await page.goto("/dashboard/volunteers");
      const row = page.locator("#offers li", { hasText: `Helper ${stamp}` });
      await expect(row).toContainText("Waiting for an answer");
      await row.getByText(`Answer Helper ${stamp}`).click();
      await row.getByLabel("Your message, sent by email").fill("Come on Saturday.");
      await row.getByRole("button", { name: "Accept" }).click();
      await expect(row).toContainText("Come on Saturday.");
      await expect(line).toContainText("1 of 2 places taken");

      await visitor.goto(link);
      await expect(visitor.getByText("Come on Saturday.")).toBeVisible();
      await visitor.getByRole("button", { name: "Withdraw my offer" }).click();
      await expect(visitor.getByText("You withdrew this offer")).toBeVisible();
      await page.goto("/dashboard/volunteers");
      await expect(row).not.toContainText(email);
      await line.getByRole("button", { name: "Close the call" }).click();
      await expect(line).toContainText("Closed");
    });

    test("drafts about a campaign are there to copy; its language is chosen", async ({ page }) => {
      await logIn(page, director);
      await page.goto("/dashboard?tab=campaigns");
      await page
        .getByRole("link", { name: "Outreach help Water committee training, year two" })
        .click();
      const draft = page.getByLabel("Text: Post for X");
      await expect(draft).toHaveValue(/Give here: http/);
      await expect(page.getByText("Written from our template").first()).toBeVisible();
      await page.getByRole("link", { name: "Français" }).click();
      await expect(draft).toHaveValue(/Pour donner\s?: http/);
      if (script) await live(draft);
      await draft.fill("My own words");
      if (script) await expect(page.getByText("Changed by you")).toBeVisible();
    });
  });

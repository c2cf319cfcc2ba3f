import { randomBytes } from "node:crypto";
import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { approvedNgo, confirmAddress } from "./support/ngos";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

const stamp = () => randomBytes(4).toString("hex");

/** A member of an organisation of its own: the number of keys and webhooks is limited. */
async function director(page: Page, request: APIRequestContext): Promise<void> {
  const name = `Hooks ${stamp()}`;
  const ngo = await approvedNgo(
    request,
    name,
    `${name.replace(" ", "-").toLowerCase()}@test.example`,
  );
  await confirmAddress(ngo.email);
  await logIn(page, ngo.email);
}

async function logOf(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator("#log tbody")).toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

for (const script of [true, false])
  test.describe(script ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled: script });

    test("a new key is listed at once, with the key itself below", async ({ page, request }) => {
      const name = `e2e-${stamp()}`;
      await director(page, request);
      await page.goto("/dashboard/api-keys");
      const form = page.locator("#new");
      await form.getByLabel("Name", { exact: true }).fill(name);
      await form.getByLabel("See campaigns").check();
      await form.getByRole("button", { name: "Create key" }).click();
      await expect(page.locator("#new code")).toContainText("hrb_test_");
      await expect(page.locator("#keys tbody")).toContainText(name);
    });

    test("a webhook is added, tested, sent again, switched off and deleted", async ({
      page,
      request,
    }) => {
      const host = `e2e-${stamp()}.receiver.invalid`;
      await director(page, request);
      await page.goto("/dashboard/webhooks");
      const form = page.locator("#new");
      await form.getByLabel("Address", { exact: true }).fill("http://10.0.0.7/");
      await form.getByRole("button", { name: "Add the webhook" }).click();
      await expect(form.getByText("Please give an https address").first()).toBeVisible();
      await form.getByLabel("Address", { exact: true }).fill(`https://${host}/hook`);
      await form.getByLabel("A payout was sent").check();
      await form.getByRole("button", { name: "Add the webhook" }).click();
      await expect(page.locator("#new code")).toContainText("whsec_");
      const row = page.locator("#webhooks tbody tr", { hasText: host });
      await expect(row).toContainText("Events: 2");
      await row.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(host);
      const path = new URL(page.url()).pathname;

      await page.getByRole("button", { name: "Send a test" }).click();
      await expect(page.locator("#log tbody")).toContainText("webhook.test");
      // a host name that does not exist: the attempt fails, and the log says why
      await logOf(page, path, "Attempts: 1");
      // the attempt is counted when it begins, before its body is made
      await logOf(page, path, '"type":"webhook.test"');
      await page.locator("#log summary").first().click();
      await expect(page.locator("#log details[open]")).toContainText('"type":"webhook.test"');
      await page.locator("#log").getByRole("button", { name: "again" }).first().click();
      await logOf(page, path, "Attempts: 2");

      await page.getByRole("button", { name: "Replace the secret" }).click();
      await expect(page.locator("main code").first()).toContainText("whsec_");
      await page.goto(path);
      await expect(page.getByText("we sign with the old secret, too")).toBeVisible();

      await page.getByRole("button", { name: "Switch off" }).click();
      await expect(page.getByRole("button", { name: "Switch on" })).toBeVisible();
      await page.getByRole("button", { name: "Delete the webhook" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Webhooks");
      await expect(page.locator("#webhooks")).not.toContainText(host);
    });
  });

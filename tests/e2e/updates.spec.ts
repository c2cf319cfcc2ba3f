import { randomBytes } from "node:crypto";
import { expect, test, type APIRequestContext, type Page } from "./support/test";
import { approvedNgo, ownCampaign } from "./support/ngos";
import { live } from "./support/live";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // generous, for a busy machine

/** Writes a draft on the dashboard, previews and publishes it; then everyone can read it, until it is deleted. */
async function writeAndPublish(
  page: Page,
  request: APIRequestContext,
  scripts: boolean,
): Promise<void> {
  const stamp = randomBytes(4).toString("hex");
  const title = `Seven pumps run ${stamp}`;
  const ngo = await approvedNgo(request, `Writes ${stamp}`, `writes-${stamp}@test.example`);
  const { slug } = await ownCampaign(request, ngo, `Pumps of ${ngo.name}`);
  await logIn(page, ngo.email);
  await page.goto(`/dashboard/updates/${slug}/new`);
  await page.locator('[name="title"]').fill(title);
  const text = page.locator('[name="text"]');
  if (scripts) {
    // a director on a phone types words and presses buttons, not signs
    await live(text);
    await text.fill("First words.\n\nOne\n<b>Two</b>");
    await text.evaluate((box: HTMLTextAreaElement) =>
      box.setSelectionRange(box.value.indexOf("One"), box.value.length),
    );
    await page.getByRole("button", { name: "List" }).click();
    await expect(text).toHaveValue("First words.\n\n- One\n- <b>Two</b>");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(
      page.getByRole("region", { name: "Preview" }).getByText("<b>Two</b>"),
    ).toBeVisible();
  } else {
    await expect(page.getByText("“- ” a list", { exact: false })).toBeVisible();
    await text.fill("First words.\n\n- One\n- <b>Two</b>");
  }
  await page.locator('[name="figureLabel1"]').fill("Pumps repaired");
  await page.locator('[name="figureDone1"]').fill("7");
  await page.locator('[name="figureOf1"]').fill("12");
  await page.locator('button[name="intent"][value="draft"]').click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+\/\d+(?:[?#]|$)/);
  const number = new URL(page.url()).pathname.split("/").at(-1)!;
  const address = `/campaigns/${slug}/updates/${number}`;
  expect((await page.request.get(address)).status(), "a draft is nobody else's").toBe(404);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();

  await page.goto(`/campaigns/${slug}`);
  await page.getByRole("link", { name: title }).click();
  await page.waitForURL((url) => url.pathname === address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("main li").filter({ hasText: "<b>Two</b>" })).toBeVisible();
  await expect(page.getByText("7 of 12")).toBeVisible();

  await page.goto(`/dashboard/updates/${slug}/${number}?ask=delete`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+(?:[?#]|$)/);
  expect((await page.request.get(address)).status()).toBe(404);
}

test("an update is written, looked at, published, read and deleted", async ({ page, request }) => {
  await writeAndPublish(page, request, true);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("an update is written, looked at, published, read and deleted", async ({
    page,
    request,
  }) => {
    await writeAndPublish(page, request, false);
  });
});

import { expect, test, type Page } from "./support/test";
import { logIn } from "./support/session";

test.describe.configure({ timeout: 300_000 }); // a busy machine is no fault

/** Writes a draft at the dashboard, looks at it, publishes it; then everyone reads it, until it is deleted. */
async function writeAndPublish(page: Page, title: string): Promise<void> {
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/updates/water-committees/new");
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="text"]').fill("First words.\n\n- One\n- <b>Two</b>");
  await page.locator('[name="figureLabel1"]').fill("Pumps repaired");
  await page.locator('[name="figureDone1"]').fill("7");
  await page.locator('[name="figureOf1"]').fill("12");
  await page.locator('button[name="intent"][value="draft"]').click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+\/\d+(?:[?#]|$)/);
  const number = new URL(page.url()).pathname.split("/").at(-1)!;
  const address = `/campaigns/water-committees/updates/${number}`;
  expect((await page.request.get(address)).status(), "a draft is nobody else's").toBe(404);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();

  await page.goto("/campaigns/water-committees");
  await page.getByRole("link", { name: title }).click();
  await page.waitForURL((url) => url.pathname === address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("main li").filter({ hasText: "<b>Two</b>" })).toBeVisible();
  await expect(page.getByText("7 of 12")).toBeVisible();

  await page.goto(`/dashboard/updates/water-committees/${number}?ask=delete`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/\/dashboard\/updates\/[^/]+(?:[?#]|$)/);
  expect((await page.request.get(address)).status()).toBe(404);
}

test("an update is written, looked at, published, read and deleted", async ({ page }) => {
  await writeAndPublish(page, `With a script ${Date.now()}`);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("an update is written, looked at, published, read and deleted", async ({ page }) => {
    await writeAndPublish(page, `Without a script ${Date.now()}`);
  });
});

import { expect, test, type Page } from "./support/test";
import sharp from "sharp";
import { live } from "./support/live";
import { demo } from "./support/places";
import { logIn } from "./support/session";

const stamp = Date.now().toString(36);
const picture = (size = 40) =>
  sharp({ create: { width: size * 3, height: size * 2, channels: 3, background: "#7a3b2e" } })
    .png()
    .toBuffer();

async function fillForm(page: Page, title: string, today = Date.now()): Promise<void> {
  await live(page.locator("main form"));
  await page.locator('[name="title"]').fill(title);
  await page
    .locator('[name="description"]')
    .fill("One paragraph.\n\nAnother, with <b>no</b> markup and https://example.org/plan.");
  await page.locator('[name="fundingGoal"]').fill("1200");
  await page
    .locator('[name="endDate"]')
    .fill(new Date(today + 40 * 86_400_000).toISOString().slice(0, 10));
  await page.locator('[name="cause"]').selectOption("Clean Water & Sanitation");
  await page.locator('[name="country"]').selectOption("KE");
}

test("[FORM-004, FORM-005, FORM-006, FORM-012, FORM-030, FORM-033, FORM-034, FORM-047, FORM-048, FORM-050] a draft is made, refused for what is missing, changed, and deleted after the question", async ({
  page,
}) => {
  const title = `Wells of ${stamp}`;
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  await expect(page.getByText("Recommended 1200 x 630", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Please fill in all required fields" }).first(),
  ).toBeVisible();
  await fillForm(page, title);
  await page.getByRole("button", { name: "Publish Campaign" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "Please upload a cover image for your campaign" })
      .first(),
  ).toBeVisible();
  await expect(page.locator('[name="title"]')).toHaveValue(title); // typed values are kept
  await page.getByRole("button", { name: "Save as Draft" }).click();
  // the message disappears after six seconds, and a page may take longer to load
  await page.waitForURL("**/dashboard?tab=campaigns**", { waitUntil: "commit" });
  await expect(page.getByText("Campaign created successfully!")).toBeVisible();

  await page.getByRole("link", { name: `Continue ${title}` }).click();
  await page.waitForURL("**/dashboard/campaigns/edit/**");
  await page.locator('[name="fundingGoal"]').fill("1300");
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await page.waitForURL("**/dashboard?tab=campaigns**", { waitUntil: "commit" });
  await expect(page.getByText("Campaign updated successfully!")).toBeVisible();
  await page.getByRole("link", { name: `Delete ${title}` }).click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog.getByText("Delete Campaign?")).toBeVisible();
  await expect(dialog).toContainText("cannot be undone");
  await dialog.getByRole("button", { name: /Delete/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
});

test("[FORM-002] the preview beside the form follows what is typed", async ({ page }) => {
  await logIn(page, "ngo@harambee.example");
  const today = Date.now();
  await page.clock.setFixedTime(today); // days are counted from this moment, even if midnight passes meanwhile
  await page.goto("/dashboard/campaigns/new");
  const preview = page.getByRole("complementary", { name: "Preview" });
  await fillForm(page, `Shown ${stamp}`, today);
  await expect(preview).toContainText(`Shown ${stamp}`);
  await expect(preview).toContainText("One paragraph. Another");
  await expect(preview).toContainText("Clean Water & Sanitation");
  await expect(preview).toContainText("Kenya");
  await expect(preview).toContainText("of $1,200");
  await expect(preview).toContainText("40 days left");
  await page.locator('[name="hasEndDate"]').uncheck({ force: true });
  await expect(preview).toContainText("Ongoing Campaign");
  await expect(preview).not.toContainText("of $1,200");
  const wide = await sharp({
    create: { width: 1200, height: 700, channels: 3, background: "#7a3b2e" },
  })
    .png()
    .toBuffer();
  await page
    .locator('input[name="mainImage"]')
    .setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: wide });
  await expect(preview.locator('img[src^="blob:"]')).toBeVisible();
});

test("[FORM-016, FORM-018, FORM-031, CAMP-045, CAMP-050, CAMP-051, CAMP-074, ERR-061, ERR-062] pictures that are too large are named; a published campaign's link and embed code are copied", async ({
  page,
  context,
}) => {
  const title = `Open well ${stamp}`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page, "ngo@harambee.example");
  await page.goto("/dashboard/campaigns/new");
  await fillForm(page, title);
  const large = Buffer.concat([await picture(), Buffer.alloc(10_485_761)]);
  await page
    .locator('input[name="mainImage"]')
    .setInputFiles({ name: "large.gif", mimeType: "image/gif", buffer: large });
  await expect(
    page.getByText("large.gif is not a JPEG, PNG, WebP or AVIF image").first(),
  ).toBeVisible();
  const broken = Buffer.alloc(10_485_761);
  await page
    .locator('input[name="additionalImages"]')
    .setInputFiles({ name: "wide.png", mimeType: "image/png", buffer: broken });
  await expect(page.getByText("wide.png is larger than 10MB").first()).toBeVisible();
  await page.locator('input[name="additionalImages"]').setInputFiles([]);
  await page
    .locator('input[name="mainImage"]')
    .setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: await picture() });
  await page.locator('[name="hasEndDate"]').uncheck({ force: true });
  await page.getByRole("button", { name: "Publish Campaign" }).click();
  await page.waitForURL("**/dashboard?tab=campaigns**");

  await page.goto(`/campaigns?search=${encodeURIComponent(title)}`);
  await page.getByRole("article").getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await live(page.getByRole("button", { name: "Copy link" }));
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());
  await page.getByRole("button", { name: "Embed code" }).click();
  await expect(page.getByText("Embed code copied to clipboard!")).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^<iframe [^>]*src="[^"]+\/embed"/);
  expect(code).toContain('width="100%"');
  expect(code).toContain('height="500"');
  await page.goto(`${address}/embed`);
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0); // without a deadline there is no bar
});

test("[CAMP-041] on a phone the bar at the foot is there only while the card's button is out of view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/campaigns/${demo.ongoing}`);
  const bar = page.locator("[data-slot=donate-bar]");
  const button = page.locator("[data-slot=donate-card]").getByRole("link", { name: "Donate Now" });
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.locator("#supporters").scrollIntoViewIfNeeded();
  await expect(button).not.toBeInViewport();
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the listing is sorted by links, a filter is taken off, and a campaign has its poster", async ({
    page,
  }) => {
    await page.goto("/campaigns?country=KE");
    await page.getByRole("link", { name: "Most raised" }).click();
    await expect(page).toHaveURL("/campaigns?country=KE&sort=raised");
    await expect(page.getByRole("link", { name: "Most raised" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.getByRole("link", { name: "Take a filter off: Kenya" }).click();
    await expect(page).toHaveURL("/campaigns?sort=raised");
    await page.locator("main [data-slot=card] a[href^='/campaigns/']").first().click();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await page.getByRole("link", { name: "Poster to print (A4)" }).click();
    await expect(page).toHaveURL(/\/poster$/);
    await expect(page.locator("[data-slot=poster] h1")).toBeVisible();
    const code = page.getByAltText("QR code");
    expect((await page.request.get((await code.getAttribute("src"))!)).status()).toBe(200);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header nav").first()).toBeHidden();
    await expect(page.locator("[data-slot=poster]")).toBeVisible();
  });
  test("[CAMP-001, CAMP-003, CAMP-007, CAMP-015, CAMP-016, CAMP-017, CAMP-022] the listing is searched, filtered and reset", async ({
    page,
  }) => {
    await page.goto("/campaigns?page=2");
    await page.locator('main select[name="country"]').selectOption("KE");
    await page
      .locator("main form")
      .filter({ has: page.locator('input[name="search"]') })
      .locator("button[type=submit]")
      .first()
      .click();
    const filtered = new URL(page.url());
    expect(filtered.searchParams.get("country")).toBe("KE");
    expect(filtered.searchParams.get("page")).toBeNull();
    await expect(page.locator('main select[name="country"]')).toHaveValue("KE");
    await page.goto("/campaigns?search=zzzzqq&country=KE");
    await expect(page.getByText("No campaigns found matching your criteria.")).toBeVisible();
    await page.getByRole("link", { name: "Reset Filters" }).first().click();
    expect(new URL(page.url()).search).toBe("");
    await expect(page.locator('main input[name="search"]')).toHaveValue("");
  });
});

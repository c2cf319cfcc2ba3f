import { expect, type FrameLocator, type Page } from "@playwright/test";

const hosted = /\/c\/pay\/cs_test_/;

/**
 * Goes to the provider's own page: from a checkout in our page by its link; without a script the browser is there
 * already.
 */
export async function toHosted(page: Page): Promise<void> {
  const wayOut = page.locator("[data-slot=pay-elsewhere]");
  await Promise.race([page.waitForURL(hosted), wayOut.waitFor()]);
  // the frame above it grows while it loads, so a press may miss
  await expect(async () => {
    if (!hosted.test(page.url())) await wayOut.click({ timeout: 5_000 });
    await page.waitForURL(hosted, { timeout: 10_000 });
  }).toPass();
}

async function fillCard(at: Page | FrameLocator, card: string, formAt: string): Promise<void> {
  // by id, since the page is in the donor's language
  await at.locator("#cardNumber").fill(card);
  await at.locator("#cardExpiry").fill("12/40");
  await at.locator("#cardCvc").fill("123");
  await at.locator("#billingName").fill("S Test");
  await at.locator(`form[action^="${formAt}"] button[type=submit]`).first().click();
}

/** Fills in a card on the provider's page and presses its button. */
export async function payHosted(page: Page, card = "4242 4242 4242 4242"): Promise<void> {
  await toHosted(page);
  await fillCard(page, card, "/c/pay/");
}

/** The provider's form in our page. */
export const checkoutFrame = (page: Page): FrameLocator =>
  page.frameLocator("[data-slot=checkout] iframe");

/** The same for a checkout in our page, where the provider's form is in a frame. */
export async function payInPage(page: Page, card = "4242 4242 4242 4242"): Promise<void> {
  await expect(page.getByRole("heading", { name: "Pay securely" })).toBeVisible();
  await fillCard(checkoutFrame(page), card, "/embedded/pay/");
}

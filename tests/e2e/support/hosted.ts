import { expect, type FrameLocator, type Page } from "@playwright/test";

const hosted = /\/c\/pay\/cs_test_/;

/** On the provider's own page. Where the checkout opened in ours, by the way out of it; without a script it is there already. */
export async function toHosted(page: Page): Promise<void> {
  const wayOut = page.locator("[data-slot=pay-elsewhere]");
  await Promise.race([page.waitForURL(hosted), wayOut.waitFor()]);
  // the frame above it grows while it loads: a press may miss
  await expect(async () => {
    if (!hosted.test(page.url())) await wayOut.click({ timeout: 5_000 });
    await page.waitForURL(hosted, { timeout: 10_000 });
  }).toPass();
}

async function fillCard(at: Page | FrameLocator, card: string, formAt: string): Promise<void> {
  // by their ids: the page speaks the donor's language
  await at.locator("#cardNumber").fill(card);
  await at.locator("#cardExpiry").fill("12/40");
  await at.locator("#cardCvc").fill("123");
  await at.locator("#billingName").fill("S Test");
  await at.locator(`form[action^="${formAt}"] button[type=submit]`).first().click();
}

/** Fills the provider's page with a card and presses its button. */
export async function payHosted(page: Page, card = "4242 4242 4242 4242"): Promise<void> {
  await toHosted(page);
  await fillCard(page, card, "/c/pay/");
}

/** The provider's form in our page. */
export const checkoutFrame = (page: Page): FrameLocator =>
  page.frameLocator("[data-slot=checkout] iframe");

/** The same in our page, where the provider's form is in a frame. */
export async function payInPage(page: Page, card = "4242 4242 4242 4242"): Promise<void> {
  await expect(page.getByRole("heading", { name: "Pay securely" })).toBeVisible();
  await fillCard(checkoutFrame(page), card, "/embedded/pay/");
}

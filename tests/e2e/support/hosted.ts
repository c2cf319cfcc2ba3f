import type { Page } from "@playwright/test";

/** Fills the provider's page with a card and presses its button. */
export async function payHosted(page: Page, card = "4242 4242 4242 4242"): Promise<void> {
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("S Test");
  await page.locator('form[action^="/c/pay/"] button[type=submit]').first().click();
}

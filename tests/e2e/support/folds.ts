import { expect, type Page } from "@playwright/test";

/** Opens a disclosure on the donor's page; it may be open already, since an answer returns to its form. */
export async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.locator("details").filter({ has: page.locator("summary", { hasText: title }) });
  // while fonts load a line may move between press and release; a person would press again
  await expect(async () => {
    if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
    expect(await fold.getAttribute("open")).not.toBeNull();
  }).toPass({ timeout: 10_000 });
}

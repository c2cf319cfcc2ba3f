import { expect, type Page } from "@playwright/test";

/** Opens a fold of the donor's page; an answer leads back to its form, so that it may stand open already. */
export async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.locator("details").filter({ has: page.locator("summary", { hasText: title }) });
  // while fonts arrive a line may move between press and release; a person presses again
  await expect(async () => {
    if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
    expect(await fold.getAttribute("open")).not.toBeNull();
  }).toPass({ timeout: 10_000 });
}

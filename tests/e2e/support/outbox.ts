import { expect, type Page } from "@playwright/test";
import { logIn } from "./session";

/**
 * A link that was mailed to an address, as an administrator reads it in the outbox; afterwards the page is logged out
 * again.
 * @param place the first part of the link's path
 * @returns its path
 */
export async function mailedLink(page: Page, address: string, place: string): Promise<string> {
  await logIn(page, "admin@harambee.example");
  const list = `/admin/outbox?search=${encodeURIComponent(address)}`;
  const wanted = new RegExp(`href="http[^"]+(/${place}/(?!mine)[\\w.-]+)"`);
  let found: string | undefined;
  await expect(async () => {
    await page.goto(list);
    const all = page.locator("tbody tr a[href*=view]");
    for (let n = 0; n < (await all.count()) && !found; n += 1) {
      await page.goto((await all.nth(n).getAttribute("href"))!);
      const html = await page.getByTitle("The e-mail as it looks").getAttribute("srcdoc");
      found = wanted.exec(html ?? "")?.[1];
      await page.goto(list);
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  await page.context().clearCookies();
  return found!;
}

import { expect, type Page } from "@playwright/test";

/** Waits until a page's styles and fonts are loaded: measurements before that are not what people see. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
        if (document.body === null || links.some((link) => !link.sheet)) return false;
        document.body.getBoundingClientRect(); // layout triggers the loading of fonts
        await document.fonts.ready;
        return true;
      }),
    )
    .toBe(true);
}

/** Checks that no part of the page extends beyond the window. */
export async function expectFits(page: Page, what = ""): Promise<void> {
  await settled(page);
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      `${what} is no wider than the window`,
    )
    .toBeLessThanOrEqual(0);
}

import { expect, type Page } from "@playwright/test";

/** Waits until the styles and the fonts that a page uses are there: what is measured before is not what people see. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
        if (document.body === null || links.some((link) => !link.sheet)) return false;
        document.body.getBoundingClientRect(); // the layout is what asks for fonts
        await document.fonts.ready;
        return true;
      }),
    )
    .toBe(true);
}

/** No part of the page is out of the window, px. */
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

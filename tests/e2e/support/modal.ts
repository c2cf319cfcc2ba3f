import { expect, type Locator } from "@playwright/test";

/** Waits until a dialog that the server rendered as open is modal: from then on the browser handles Escape and Tab. */
export const modal = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);

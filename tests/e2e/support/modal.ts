import { expect, type Locator } from "@playwright/test";

/** Waits until a dialog that the server drew open is the browser's modal one: from then on Escape and Tab are its own. */
export const modal = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);

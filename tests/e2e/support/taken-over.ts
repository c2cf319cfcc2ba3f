import { expect, type Page } from "@playwright/test";
import { hydratedProperty } from "../../../server/framework";

/** Waits until the page's script has taken over every form that is shown: from then on a press is the script's own. */
export const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate((property) => {
          const forms = [...document.querySelectorAll("main form, dialog form")].filter((form) =>
            form.checkVisibility(),
          );
          return (
            forms.length > 0 &&
            forms.every((form) => Object.keys(form).some((key) => key.startsWith(property)))
          );
        }, hydratedProperty),
      { message: "the script has taken over the forms", timeout: 30_000 },
    )
    .toBe(true);

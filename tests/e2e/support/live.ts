import { expect, type Locator } from "@playwright/test";
import { hydratedProperty } from "../../../server/framework";

/**
 * Waits until React has hydrated the visible ones of these elements, so that the script handles a press. Before that, a
 * press is held for a moment and then works as without a script; on a busy machine a test would then follow another
 * path than intended. forms-and-fund.spec.ts tests what a page does before its script runs.
 */
export const live = (elements: Locator): Promise<void> =>
  expect(async () => {
    const taken = await elements.evaluateAll(
      (all, property) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => Object.keys(element).some((key) => key.startsWith(property))),
      hydratedProperty,
    );
    expect(taken, "the script has taken over").toContain(true);
    expect(taken, "the script has taken over").not.toContain(false);
  }).toPass({ timeout: 30_000, intervals: [50, 100, 250] });

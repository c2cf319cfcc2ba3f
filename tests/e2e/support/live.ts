import { expect, type Locator } from "@playwright/test";
import { hydratedProperty } from "../../../server/framework";

/**
 * Waits until the page's script has taken over what is shown of these elements: from then on a press is the script's own. Before
 * that a press is held for a moment and then goes the way without a script, which on a busy machine is another way than a test
 * is about. What a page does before its script is there has a test of its own (forms-and-fund.spec.ts).
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

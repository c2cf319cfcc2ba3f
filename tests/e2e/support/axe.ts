import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that texts in another language can break although markup and colours are the same. */
const rulesOfWords = ["cat.name-role-value", "cat.text-alternatives", "cat.language", "cat.forms"];

/** Contrast takes two fifths of axe's time, since for every element it determines what is painted below. */
const withoutContrast = { "color-contrast": { enabled: false } };

/**
 * Runs axe on the page as it is now.
 * @returns one line for each violated rule
 * @param rules "structure" is every rule except contrast
 */
export async function violations(page: Page, rules: "every" | "structure" | "words" = "every") {
  // during a transition the colour is not the final one
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map((one) => one.finished));
  });
  const { violations: found } = await new AxeBuilder({ page })
    .options({
      resultTypes: ["violations"], // a selector for each element that passes takes longer than the rules themselves
      ...(rules === "structure" ? { rules: withoutContrast } : {}),
    })
    .withTags(rules === "words" ? rulesOfWords : everyRule)
    .setLegacyMode() // runs in the page itself: the other mode opens another page each time
    .analyze();
  return found.map(
    (v) =>
      `${v.id}: ${v.nodes
        .map((n) => n.target.join(" "))
        .slice(0, 3)
        .join(" | ")} (${v.nodes[0]?.failureSummary?.split("\n")[1]?.trim() ?? ""})`,
  );
}

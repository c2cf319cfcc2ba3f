import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What the words of another language can break where the markup and the colours are the same. */
const rulesOfWords = ["cat.name-role-value", "cat.text-alternatives", "cat.language", "cat.forms"];

/** Contrast is two fifths of what axe costs: of every element it asks what is painted under it. */
const withoutContrast = { "color-contrast": { enabled: false } };

/**
 * What axe finds in a page as it stands now, one line for each rule that is broken.
 * @param rules "structure" is every rule but contrast
 */
export async function violations(page: Page, rules: "every" | "structure" | "words" = "every") {
  // a colour on its way is not the colour that is read
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map((one) => one.finished));
  });
  const { violations: found } = await new AxeBuilder({ page })
    .options({
      resultTypes: ["violations"], // a selector for each element that passes costs more than the rules
      ...(rules === "structure" ? { rules: withoutContrast } : {}),
    })
    .withTags(rules === "words" ? rulesOfWords : everyRule)
    .setLegacyMode() // all in the page itself: the other way opens one more page for each look
    .analyze();
  return found.map(
    (v) =>
      `${v.id}: ${v.nodes
        .map((n) => n.target.join(" "))
        .slice(0, 3)
        .join(" | ")} (${v.nodes[0]?.failureSummary?.split("\n")[1]?.trim() ?? ""})`,
  );
}

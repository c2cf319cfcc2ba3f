import { describe, expect, it } from "vitest";
import { pageItems } from "@/components/ui/page-items";

describe("pages of a list", () => {
  it("[CAMP-018] [CAMP-019] [CAMP-020] [CAMP-021] first, last, within 1 of the current, ellipsis at distance 2", () => {
    expect(pageItems(5, 10)).toEqual([1, "gap", 4, 5, 6, "gap", 10]);
    expect(pageItems(4, 12)).toEqual([1, "gap", 3, 4, 5, "gap", 12]);
  });
  it("[CAMP-021] no ellipsis in place of the first or last page", () => {
    expect(pageItems(1, 1)).toEqual([1]);
    expect(pageItems(1, 3)).toEqual([1, 2, 3]);
    expect(pageItems(1, 10)).toEqual([1, 2, "gap", 10]);
    expect(pageItems(3, 4)).toEqual([1, 2, 3, 4]);
    expect(pageItems(10, 10)).toEqual([1, "gap", 9, 10]);
  });
  it("never shows a page twice and always both ends, for every size up to 40", () => {
    for (let total = 1; total <= 40; total++)
      for (let current = 1; current <= total; current++) {
        const items = pageItems(current, total);
        const numbers = items.filter((i) => i !== "gap");
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(total);
        expect(numbers).toContain(current);
      }
  });
});

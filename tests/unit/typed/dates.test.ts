import { describe, expect, test } from "vitest";
import { dayField, moment } from "@/lib/campaigns/fields";
import { campaignPatch } from "@/lib/campaigns/schema";

describe("[T3-14] a date that is a number", () => {
  test.each(["1798761600", "-1", "0", "20261231", "99999999999", "-1798761600000"])(
    "%s is no time in milliseconds, and is told so",
    (text) => {
      expect(dayField(text)).toBeNull();
      for (const name of ["deadline", "endDate"])
        expect(campaignPatch.safeParse({ [name]: text }).error?.issues[0]?.message).toBe(
          "dateInSeconds",
        );
    },
  );
  test("milliseconds and a day are the end of that day", () => {
    const end = "2026-12-31T23:59:59.999Z";
    for (const text of ["1798675200000", "2026-12-31", " 2026-12-31 "])
      expect(moment.parse(text)?.toISOString()).toBe(end);
  });
});

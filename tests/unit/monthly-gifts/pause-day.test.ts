import * as z from "zod/mini";
import { expect, test } from "vitest";
import { untilDay } from "@/lib/monthly-gifts/form-schemas";

test("a pause ends with the day that was typed; a day that is none is refused, not moved to the next month", () => {
  expect(z.parse(untilDay, "")).toBeNull();
  expect(z.parse(untilDay, "2028-02-29")).toEqual(new Date("2028-02-29T23:59:59.000Z"));
  for (const none of ["2027-02-29", "2027-02-30", "2027-04-31", "0027-03-01", "28/02/2027", "x"])
    expect(z.safeParse(untilDay, none).error?.issues, none).toMatchObject([
      { message: "endDateInvalid" },
    ]);
});

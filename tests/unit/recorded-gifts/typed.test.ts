import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { recordedForm, recordedInput } from "@/lib/recorded-gifts/form-schemas";
import { namesOtherCurrency } from "@/lib/money/currencies";
import { amountIn, readRate } from "@/lib/recorded-gifts/rules";
import { expectLinear } from "@/tests/support/linear";

const form = {
  campaignId: "campaign",
  method: "mpesa",
  receivedOn: "2026-11-20",
  rate: "129.25",
  donorName: "Jane",
  reference: "",
  note: "",
  amountLanguage: "en",
};
const recorded = (amount: string, currency: string, donorEmail = "") =>
  z.safeParse(recordedInput, { ...form, amount, currency, donorEmail });
const messages = (result: ReturnType<typeof recorded>) =>
  result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("the amount of a gift that came in another currency", () => {
  test.each([
    ["KES 5,000", "KES", 500_000n],
    ["5000 KES", "KES", 500_000n],
    ["KSh.5,000.50", "KES", 500_050n],
    ["Ksh 5000", "KES", 500_000n],
    ["5,000/=", "UGX", 500_000n],
    ["5000/-", "TZS", 500_000n],
    ["5 000 FCFA", "XOF", 500_000n],
    ["5 000 F", "XAF", 500_000n],
    ["R 1 000.50", "ZAR", 100_050n],
    ["₦5,000", "NGN", 500_000n],
    ["GH₵ 50", "GHS", 5_000n],
    ["1.500,00 MT", "MZN", 150_000n],
    ["500 Birr", "ETB", 50_000n],
    ["٥٠٠ جنيه", "EGP", 50_000n],
    ["€50", "EUR", 5_000n],
    ["$50", "USD", 5_000n],
  ])("%s in %s", (typed, currency, original) =>
    expect(recorded(typed, currency).data).toMatchObject({ original }),
  );

  test.each([
    ["$50", "KES"],
    ["50 USD", "KES"],
    ["€50", "KES"],
    ["5 000 Ksh", "XOF"],
    ["UGX 5000", "KES"],
    ["KES 5,000", "USD"],
  ])("%s is no amount in %s: nobody guesses which of the two is meant", (typed, currency) => {
    expect(messages(recorded(typed, currency))).toEqual(["amount: amountOtherCurrency"]);
    expect(recordedForm.messages).toContain("amountOtherCurrency");
  });

  test.each([
    ["5000abc", "KES"],
    ["KES", "KES"],
    [`5${" ".repeat(40)}USD`, "KES"],
  ])("%s is no amount in %s", (typed, currency) =>
    expect(messages(recorded(typed, currency))).toEqual(["amount: recordedAmount"]),
  );

  test("linear", () => {
    for (const text of ["KES ", " ", "/=", "5 "]) {
      const long = text.repeat(100_000);
      expectLinear(
        long,
        () => [amountIn("KES", long), namesOtherCurrency(long), readRate(long)],
        text,
      );
    }
  });
});

describe("how much of it one dollar buys", () => {
  test.each([
    ["KES 129.25", 129_250_000n],
    ["129.25 KES", 129_250_000n],
    ["1 USD = 129.25 KES", 129_250_000n],
    ["$ = 129,25", 129_250_000n],
    ["3,700.00", 3_700_000_000n],
    ["3.700,50", 3_700_500_000n],
    ["٣٧٠٠", 3_700_000_000n],
  ])("%s", (typed, micros) => expect(readRate(typed)).toBe(micros));
  test.each(["3,700", "1.234", "12,34.5", "0.0077 USD", "USD 0.0077", "1 KES = 0.0077 USD", "KES"])(
    "%s is not clear",
    (typed) => expect(readRate(typed)).toBeNull(),
  );
});

test("the giver's mistyped address is asked back here, too", () => {
  expect(messages(recorded("5", "USD", "n@gmail.con"))).toEqual([
    'donorEmail: emailMeant?{"address":"n@gmail.com"}',
  ]);
});

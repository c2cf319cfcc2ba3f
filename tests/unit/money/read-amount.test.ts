import { describe, expect, test } from "vitest";
import { donationForm, giveInput } from "@/lib/checkout/form-schemas";
import { inPageLanguage } from "@/lib/money/amount-field";
import { amountForm, estimatedFeeCents, formatUsd, withFeeCovered } from "@/lib/money/money";
import { readAmount, typedAmount } from "@/lib/money/read-amount";
import { fromZod, toFailure } from "@/lib/http/failure";
import { byLocale, locales, type Locale } from "@/lib/i18n/locales";

const all = (cents: number) => byLocale<Meaning>(() => cents);
/** By the decimal separator of the language. */
const bySign = (point: Meaning, comma: Meaning) =>
  byLocale((locale) => (amountForm(locale).point === "." ? point : comma));
type Meaning = number | [number, number] | null;

/** Typed text and its meaning in each language: cents, two possible readings that the form asks about, or nothing. */
const table: [string, Record<Locale, Meaning>][] = [
  ["10", all(1000)],
  ["45.50", all(4550)],
  ["45,50", all(4550)],
  ["45.5", all(4550)],
  ["45,5", all(4550)],
  ["1000", all(100_000)],
  ["1 000", all(100_000)],
  ["1\u00a0000", all(100_000)],
  ["1\u202f000,50", all(100_050)],
  ["1\u2009000.50", all(100_050)],
  ["1 000 000", all(100_000_000)],
  ["1.000,50", all(100_050)],
  ["1,000.50", all(100_050)],
  ["1,000,000", all(100_000_000)],
  ["1.000.000", all(100_000_000)],
  ["1,000", bySign(100_000, [100, 100_000])],
  ["1.000", bySign([100, 100_000], 100_000)],
  ["12,500", bySign(1_250_000, [1250, 1_250_000])],
  ["1'000", all(100_000)],
  ["1’000.50", all(100_050)],
  ["$50", all(5000)],
  ["50 $", all(5000)],
  ["50\u00a0$", all(5000)],
  ["US$ 50", all(5000)],
  ["50 USD", all(5000)],
  ["usd50", all(5000)],
  ["  50  ", all(5000)],
  ["٤٥٫٥٠", all(4550)],
  ["١٬٠٠٠٫٥٠", all(100_050)],
  ["۴۵", all(4500)],
  ["߄߅.߅߀", all(4550)],
  ["߁.߀߀߀,߅߀", all(100_050)],
  ["߁,߀߀߀.߅߀", all(100_050)],
  ["١.٠٠٠,٥٠", all(100_050)],
  ["١,٠٠٠.٥٠", all(100_050)],
  ["\u200f٥٠\u200e", all(5000)],
  ["0.50", all(50)],
  ["USD$50", all(5000)],
  ["50 $ US", all(5000)],
  ["$US 50", all(5000)],
  ["$50.00 USD", all(5000)],
  ["USD: 50", all(5000)],
  ["50 dollars", all(5000)],
  ["50 US dollars", all(5000)],
  ["1 000,50 dollars américains", all(100_050)],
  ["50 dólares", all(5000)],
  ["50 dólares americanos", all(5000)],
  ["Dola 50", all(5000)],
  ["Dola za Kimarekani 1,000,000", all(100_000_000)],
  ["50 dollar", all(5000)],
  ["٥٠ دولار", all(5000)],
  ["٥٠ دولارات", all(5000)],
  ["٥٠٫٥٠ دولار أمريكي", all(5050)],
  ["25,-", all(2500)],
  ["1 000.-", all(100_000)],
  ["$25,—", all(2500)],
];
const nothing = [
  "",
  " ",
  "abc",
  "-5",
  "+5",
  "1e3",
  "0x10",
  "5.",
  ".5",
  "1,00,000",
  "10 00",
  "1 0000",
  "1.000,500",
  "1,000,50",
  "1.2.3",
  "10.0055",
  "0,500",
  "007",
  "€5",
  "KES 500",
  "KSh 500",
  "A$25",
  "R$25",
  "25 dollars canadiens",
  "dollars",
  "25 or 50 dollars",
  "25-",
  "25--",
  "-25,-",
  "50 €",
  "$",
  "$$5",
  "5%",
  "1_000",
  "1d5",
  "1٫5٫5",
  "1".repeat(41),
  "9007199254740993",
];

const meaningOf = (typed: string, locale: Locale): Meaning => {
  const reading = readAmount(typed, locale);
  if (reading === null) return null;
  return "cents" in reading ? reading.cents : reading.either;
};

describe("an amount as the page's language writes it (OP-125)", () => {
  test.each(table)("%j", (typed, meanings) => {
    for (const locale of locales)
      expect(meaningOf(typed, locale), locale).toEqual(meanings[locale]);
  });
  test.each(nothing)("%j is no amount in any language", (typed) => {
    for (const locale of locales) expect(readAmount(typed, locale), locale).toBeNull();
  });
  test.each(locales)("every amount that a page prints can be typed back, in %s", (locale) => {
    for (const cents of [1, 99, 100, 4550, 100_000, 123_456, 1_234_567, 99_999_999]) {
      expect(readAmount(formatUsd(cents, locale, { exact: true }), locale)).toEqual({ cents });
      expect(readAmount(typedAmount(cents, locale), locale)).toEqual({ cents });
    }
    expect(readAmount(formatUsd(100_000, locale), locale)).toEqual({ cents: 100_000 });
  });
});

describe("in a form", () => {
  const form = {
    donorName: "Amina",
    donorEmail: "amina@x.example",
    campaign: "a-campaign",
    method: "card",
  };
  const posted = (amount: string, amountLanguage: string) =>
    giveInput.safeParse({ ...form, amount, amountLanguage });

  test("[GIVE-036] the language of the page decides", () => {
    expect(posted("1,000", "en").data?.amountCents).toBe(100_000);
    expect(posted("1.000", "fr").data?.amountCents).toBe(100_000);
    expect(posted("45,50", "fr").data?.amountCents).toBe(4550);
  });
  test("an unclear one is asked back with both readings, in the language", () => {
    const { error } = posted("1,000", "fr");
    const failure = toFailure(fromZod(error!), "fr", "request");
    const sentence =
      "Ce montant peut se lire de deux façons. Veuillez écrire 1\u00a0$ ou 1\u00a0000\u00a0$.";
    expect(failure.issues).toEqual([{ path: "amount", message: sentence }]);
    expect(failure.error).toBe(sentence);
    expect(donationForm.messages).toContain("amountUnclear");
  });
  test("without a language, or without an amount, the fields stay as they are", () => {
    expect(inPageLanguage({ amount: "5" }, "amount")).toEqual({ amount: "5" });
    expect(inPageLanguage({ amountLanguage: "fr" }, "amount")).toEqual({ amountLanguage: "fr" });
  });
});

describe("covering the fee (OP-129)", () => {
  test.each([
    [6000, 6210],
    [1000, 1061],
    [100, 134],
    [2000, 2091],
  ])("%i cents take %i", (cents, total) => expect(withFeeCovered(cents)).toBe(total));

  test.each([
    [6000, 6048],
    [1000, 1008],
    [62_000, 62_500],
    [100_000_00, 100_005_00],
  ])("%i cents from a bank account take %i", (cents, total) =>
    expect(withFeeCovered(cents, "bank_transfer")).toBe(total),
  );

  test.each([
    ["card", 30_000],
    ["google_pay", 5_000],
    ["bank_transfer", 70_000],
  ])(
    "by %s, of every amount exactly the amount is left, and one cent less would not do",
    (method, most) => {
      for (let cents = 100; cents < most; cents += 1) {
        const total = withFeeCovered(cents, method);
        const left = (paid: number) => paid - estimatedFeeCents(paid, method);
        if (left(total) !== cents) expect.fail(`${cents}: ${left(total)} are left`);
        if (left(total - 1) >= cents) expect.fail(`${cents}: too much`);
      }
    },
  );
});

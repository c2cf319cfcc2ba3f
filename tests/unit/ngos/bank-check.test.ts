import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { countries } from "@/lib/countries";
import { currenciesFor, currencyOf } from "@/lib/ngos/bank-country";
import { assertBankAccount } from "@/lib/ngos/bank-check";

const account = (accountNumber: string, swiftCode: string, preferredCurrency = "USD") => ({
  accountNumber,
  swiftCode,
  preferredCurrency,
});
function faultsOf(typed: ReturnType<typeof account>) {
  try {
    assertBankAccount(typed, "en");
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.issues.map(({ path, message, params }) => [path, message, params]);
  }
}

describe("a bank account, by the rules of its bank's country", () => {
  test.each([
    ["Kenya", account("0099887766", "EQBLKENA", "KES")],
    ["Nigeria's NUBAN", account("0123456789", "GTBINGLA", "NGN")],
    ["South Africa", account("62 0000 1234", "FIRNZAJJ", "ZAR")],
    ["Egypt by IBAN", account("EG38 0019 0005 0000 0000 2631 8000 2", "NBEGEGCX", "EGP")],
    ["Mauritius by IBAN", account("MU17BOMM0101101030300200000MUR", "MCBLMUMU", "MUR")],
    ["Germany", account("DE89 3704 0044 0532 0130 00", "cobadeff", "EUR")],
    ["masked as the page showed it", account("••••6789", "••••KENA", "USD")],
  ])("%s is taken", (_, typed) => expect(faultsOf(typed)).toEqual([]));

  const number = "bankDetails.accountNumber";
  test.each([
    ["12", "EQBLKENA", [number, "accountShort", {}]],
    [
      "123456789",
      "GTBINGLA",
      [number, "accountDigits", { country: "Nigeria", least: 10, most: 10 }],
    ],
    [
      "123456",
      "FIRNZAJJ",
      [number, "accountDigitsBetween", { country: "South Africa", least: 7, most: 11 }],
    ],
    ["100023", "NBEGEGCX", [number, "ibanNeeded", { country: "Egypt", chars: 29 }]],
    [
      "EG38001900050000000026318000",
      "NBEGEGCX",
      [number, "ibanLength", { country: "Egypt", chars: 29, length: 28 }],
    ],
    ["EG380019000500000000263180003", "NBEGEGCX", [number, "ibanChecksum", {}]],
    [
      "EG380019000500000000263180002",
      "EQBLKENA",
      [number, "ibanOtherCountry", { iban: "Egypt", swift: "Kenya" }],
    ],
    ["ZZ89370400440532013000", "EQBLKENA", [number, "ibanCountry", { code: "ZZ" }]],
    ["0099887766", "EQBLXXNA", ["bankDetails.swiftCode", "swiftInvalid", {}]],
  ])("%s with %s: the message says what is wrong", (typed, swift, fault) =>
    expect(faultsOf(account(typed, swift))).toEqual([fault]),
  );

  test("a currency that no bank knows", () =>
    expect(faultsOf(account("0099887766", "EQBLKENA", "KEZ"))).toEqual([
      ["bankDetails.preferredCurrency", "validCurrency", {}],
    ]));
});

describe("the code inside the country, and the currency", () => {
  const faults = (typed: Parameters<typeof assertBankAccount>[0], country: string | null) => {
    try {
      assertBankAccount(typed, "en", country);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.issues.map(({ path, message }) => `${path} ${message}`);
    }
  };
  // the two examples of the central bank's paper, both of First Bank (011)
  test.each([
    ["NG", "FBNINGLA", "011", "0000014579", []],
    ["NG", "FBNINGLA", "011", "0000000220", []],
    ["NG", "FBNINGLA", "011", "0000014578", ["bankDetails.accountNumber nubanChecksum"]],
    ["NG", "FBNINGLA", "058", "0000014579", ["bankDetails.accountNumber nubanChecksum"]],
    ["NG", "FBNINGLA", "11", "0000014579", ["bankDetails.bankCode bankCodeLength"]],
    ["KE", "EQBLKENA", "68404", "0099887766", []],
    ["KE", "EQBLKENA", "68", "0099887766", ["bankDetails.bankCode bankCodeLength"]],
    ["ZA", "FIRNZAJJ", "250655", "62000001234", []],
    ["ZA", "FIRNZAJJ", "25065", "62000001234", ["bankDetails.bankCode bankCodeLength"]],
    ["GH", "ECOCGHAC", "130101", "1441000000000", []],
    ["GH", "ECOCGHAC", "1301", "1441000000000", ["bankDetails.bankCode bankCodeLength"]],
    ["UG", "SBICUGKX", "040147", "9030000000000", []],
    ["KE", "EQBLKENA", "", "0099887766", []],
  ])("%s %s %s %s: %j", (country, swiftCode, bankCode, accountNumber, expected) =>
    expect(
      faults({ accountNumber, swiftCode, bankCode, preferredCurrency: "USD" }, country),
    ).toEqual(expected),
  );

  test.each([
    ["KES", "KE", "EQBLKENA", []],
    ["EUR", "KE", "EQBLKENA", []],
    ["XOF", "SN", "CBAOSNDA", []],
    ["NGN", "KE", "EQBLKENA", ["bankDetails.preferredCurrency currencyHere"]],
    ["NGN", "KE", "GTBINGLA", []], // an account abroad, in that country's money
    ["JPY", null, "EQBLKENA", []], // no country yet: any that is one
  ])("%s of an organisation in %s at %s: %j", (preferredCurrency, country, swiftCode, expected) =>
    expect(faults({ accountNumber: "0123456789", swiftCode, preferredCurrency }, country)).toEqual(
      expected,
    ),
  );

  test("every country has a currency of its own", () => {
    for (const { code } of countries) {
      expect(currencyOf(code), code).toMatch(/^[A-Z]{3}$/);
      expect(currenciesFor(code).slice(0, 2)).toEqual(["USD", "EUR"]);
    }
    expect(currenciesFor("KE", "GBP")).toEqual(["USD", "EUR", "KES", "GBP"]);
    expect(currenciesFor(null)).toEqual(["USD", "EUR"]);
  });
});

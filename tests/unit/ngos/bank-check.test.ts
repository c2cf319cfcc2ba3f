import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { countries } from "@/lib/countries";
import { accountForms, currenciesFor } from "@/lib/ngos/african-accounts";
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
  // the two examples in the central bank's document, both of First Bank (011)
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
    ["ZM", "ZNCOZMLU", "010001", "0012030001234", []],
    ["ZM", "ZNCOZMLU", "0100", "0012030001234", ["bankDetails.bankCode bankCodeLength"]],
    ["UG", "SBICUGKX", "040147", "9030000000000", []],
    ["KE", "EQBLKENA", "", "0099887766", []],
    // test vectors of the 2020 revision, from a public implementation
    ["NG", "GTBINGLA", "058", "0016563228", []],
    ["NG", "", "058", "0016563228", []],
    ["NG", "", "50515", "0016563228", []],
    ["NG", "", "50515", "4000675874", []],
    ["NG", "", "50515", "4000675875", ["bankDetails.accountNumber nubanChecksum"]],
    ["NG", "", "950515", "4000675874", []],
    ["NG", "", "950515", "4000675875", ["bankDetails.accountNumber nubanChecksum"]],
    ["NG", "", "50211", "1234567897", []],
    ["NG", "", "999991", "2182813377", []],
    ["NG", "", "999991", "2182813378", ["bankDetails.accountNumber nubanChecksum"]],
    ["NG", "", "999992", "8031234567", []], // a mobile wallet's account number is a mobile number without its 0
    ["NG", "", "000013", "0016563229", []], // a NIP code, for which no check digit is computed
    ["NG", "", "5021", "1234567895", ["bankDetails.bankCode bankCodeLength"]],
  ])("[RI-4] %s %s %s %s: %j", (country, swiftCode, bankCode, accountNumber, expected) =>
    expect(
      faults({ accountNumber, swiftCode, bankCode, preferredCurrency: "USD" }, country),
    ).toEqual(expected),
  );

  test.each([
    ["KES", "KE", "EQBLKENA", []],
    ["EUR", "KE", "EQBLKENA", []],
    ["NGN", "KE", "EQBLKENA", ["bankDetails.preferredCurrency currencyHere"]],
    ["NGN", "KE", "GTBINGLA", []], // an account abroad, in that country's money
    ["JPY", null, "EQBLKENA", []], // no country chosen yet: accept whatever is valid in some country
  ])("%s of an organisation in %s at %s: %j", (preferredCurrency, country, swiftCode, expected) =>
    expect(faults({ accountNumber: "0123456789", swiftCode, preferredCurrency }, country)).toEqual(
      expected,
    ),
  );

  test("its own money for an account in Senegal, whose number is written whole", () =>
    expect(
      faults(
        {
          accountNumber: "SN010 01520 000485000030 35",
          swiftCode: "CBAOSNDA",
          preferredCurrency: "XOF",
        },
        "SN",
      ),
    ).toEqual([]));

  test("every country has a currency of its own", () => {
    for (const { code } of countries) {
      expect(accountForms[code]?.currency, code).toMatch(/^[A-Z]{3}$/);
      expect(currenciesFor(code).slice(0, 2)).toEqual(["USD", "EUR"]);
    }
    expect(currenciesFor("KE", "GBP")).toEqual(["USD", "EUR", "KES", "GBP"]);
    expect(currenciesFor(null)).toEqual(["USD", "EUR"]);
  });
});

/**
 * The examples in SWIFT's IBAN registry and in its list of countries that use IBANs partly, without country and check
 * digits.
 */
const wholeNumbers: [country: string, swift: string, account: string][] = [
  ["Senegal", "CBAOSNDA", "SN010 01520 000485000030 35"],
  ["Ivory Coast", "ECOCCIAB", "CI008 01113 011342912005 89"],
  ["Benin", "ECOCBJBJ", "BJ061 01001 001443900007 69"],
  ["Burkina Faso", "ECOCBFBF", "BF084 01013 004635740003 90"],
  ["Mali", "ECOCMLBA", "ML016 01201 026001006684 97"],
  ["Niger", "ECOCNENI", "NE038 01001 001303050002 68"],
  ["Togo", "ECOCTGTG", "TG009 06043 103465004000 70"],
  ["Morocco", "BCMAMAMC", "011 519 0000012050005349 21"],
  ["Cameroon", "ECOCCMCX", "10003 00100 05000006053 06"],
  ["Gabon", "ECOCGALI", "40021 01003 20018900201 26"],
  ["Chad", "ECOCTDND", "60002 00001 02710916001 53"],
  ["Central African Republic", "ECOCCFCF", "20001 00001 01200697001 60"],
  ["Congo", "ECOCCGCG", "30011 00010 10134513000 19"],
  ["Equatorial Guinea", "ECOCGQGQ", "50002 00100 37152281901 96"],
  ["Madagascar", "BFAVMGMG", "00005 03007 12894210160 45"],
  ["Comoros", "BFCOKMKM", "00005 00001 00109044001 37"],
  ["Angola", "BAIPAOLU", "0044 0000 67295030101 02"],
  ["Mozambique", "SBICMZMX", "0003 0108 00163671023 71"],
  ["Cape Verde", "BCATCVCV", "0005 0000 00201082151 44"],
];

describe("account numbers that a country writes whole", () => {
  const number = "bankDetails.accountNumber";
  test.each(wholeNumbers)(
    "%s: right as it is; with a digit changed, two swapped or one lost, it says so",
    (_, swift, written) => {
      expect(faultsOf(account(written, swift))).toEqual([]);
      const whole = written.replaceAll(" ", "");
      const at = whole.length - 5;
      const changed =
        whole.slice(0, at) + String((Number(whole[at]) + 1) % 10) + whole.slice(at + 1);
      expect(faultsOf(account(changed, swift))).toEqual([[number, "accountChecksum", {}]]);
      const pair = [...whole.slice(5)].findIndex((digit, i) => digit !== whole[i + 6]) + 5;
      const swapped = whole.slice(0, pair) + whole[pair + 1] + whole[pair] + whole.slice(pair + 2);
      expect(faultsOf(account(swapped, swift))).toEqual([[number, "accountChecksum", {}]]);
      expect(faultsOf(account(whole.slice(1), swift))).toMatchObject([
        [number, "accountWhole", { chars: whole.length }],
      ]);
    },
  );

  test("Algeria: the key leaves the bank's code out (Instruction 06-2004)", () => {
    // 97 minus the remainder of branch and account times 100: 00012 0123456789
    const key = 97n - ((120123456789n * 100n) % 97n);
    const typed = `001 00012 0123456789 ${String(key).padStart(2, "0")}`;
    expect(faultsOf(account(typed, "BNALDZAL"))).toEqual([]);
    expect(faultsOf(account(typed.replace("6789", "6798"), "BNALDZAL"))).toEqual([
      [number, "accountChecksum", {}],
    ]);
  });

  test("a wrong IBAN of such a country says so, too; elsewhere any number of five signs is taken, as before", () => {
    expect(faultsOf(account("SN08SN0100152000048500003036", "CBAOSNDA"))).toEqual([
      [number, "ibanChecksum", {}],
    ]);
    for (const swift of [
      "SBICUGKX",
      "CRDBTZTZ",
      "BKIGRWRW",
      "CBETETAA",
      "ZNCOZMLU",
      "NBMAMWMW",
      "FIRNBWGX",
      "FIRNNANX",
    ])
      expect(faultsOf(account("9030005874512", swift)), swift).toEqual([]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { countries } from "@/lib/countries";
import { ibanHolds, ribHolds } from "@/lib/ngos/account-keys";
import { accountForms, derivedIban } from "@/lib/ngos/african-accounts";
import { assertBankAccount } from "@/lib/ngos/bank-check";

const faults = (
  accountNumber: string,
  country: string,
  { swiftCode = "", bankCode = "" } = {},
): string[] => {
  try {
    assertBankAccount(
      { accountNumber, swiftCode, bankCode, preferredCurrency: "USD" },
      "en",
      country,
    );
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.issues.map(({ message }) => message);
  }
};
const bic = (country: string) => `ABCD${country}XX`;

const rows = new Map(
  readFileSync("docs/african-accounts.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => /^[A-Z]{2} /.test(cells[1] ?? ""))
    .map((cells) => [cells[1]!.slice(0, 2), cells] as const),
);

/**
 * Published examples, from the sources listed in docs/african-accounts.md; including older formats that are still in
 * use.
 */
const ibans: [country: string, iban: string][] = [
  ["AO", "AO06004400006729503010102"],
  ["BF", "BF42BF0840101300463574000390"],
  ["BF", "BF1030134020015400945000643"],
  ["BI", "BI4210000100010000332045181"],
  ["BJ", "BJ66BJ0610100100144390000769"],
  ["CF", "CF4220001000010120069700160"],
  ["CG", "CG3930011000101013451300019"],
  ["CI", "CI93CI0080111301134291200589"],
  ["CI", "CI73CI1231234567890123456789"],
  ["CI", "CI77A12312341234123412341234"],
  ["CM", "CM2110003001000500000605306"],
  ["CV", "CV64000500000020108215144"],
  ["DJ", "DJ2100010000000154000100186"],
  ["DZ", "DZ580002100001113000000570"],
  ["DZ", "DZ3512341234123412341234"],
  ["EG", "EG380019000500000000263180002"],
  ["GA", "GA2140021010032001890020126"],
  ["GQ", "GQ7050002001003715228190196"],
  ["GW", "GW04GW1430010181800637601"],
  ["KM", "KM4600005000010010904400137"],
  ["LY", "LY83002048000020100120361"],
  ["MA", "MA64011519000001205000534921"],
  ["MG", "MG4600005030071289421016045"],
  ["ML", "ML13ML0160120102600100668497"],
  ["MR", "MR1300020001010000123456753"],
  ["MU", "MU17BOMM0101101030300200000MUR"],
  ["MZ", "MZ59000301080016367102371"],
  ["NE", "NE58NE0380100100130305000268"],
  ["SC", "SC18SSCB11010000000000001497USD"],
  ["SD", "SD2129010501234001"],
  ["SN", "SN08SN0100152000048500003035"],
  ["SN", "SN15A12312341234123412341234"],
  ["SO", "SO211000001001000100141"],
  ["ST", "ST68000100010051845310112"],
  ["TD", "TD8960002000010271091600153"],
  ["TG", "TG53TG0090604310346500400070"],
  ["TN", "TN5910006035183598478831"],
];

describe("[RI-1] the table of account forms", () => {
  test("has each of the 54 countries, and says what the document says", () => {
    expect(Object.keys(accountForms).sort()).toEqual(countries.map((c) => c.code).sort());
    expect([...rows.keys()].sort()).toEqual(Object.keys(accountForms).sort());
    for (const [code, form] of Object.entries(accountForms)) {
      const [, , currency, iban, whole, local, codes, sources] = rows.get(code)!;
      const key = code === "AO" || code === "CV" || code === "MZ" ? "nib" : "rib";
      expect(currency, code).toBe(form.currency);
      expect(iban!.replace(/ partial| registered/, ""), code).toBe(
        form.iban?.chars.join(", ") ?? "–",
      );
      expect(iban!.includes("registered"), code).toBe(form.iban?.registered === true);
      expect(whole, code).toBe(
        form.whole ? `${form.whole.chars} ${key}${form.whole.sure ? " → IBAN" : ""}` : "–",
      );
      expect(local, code).toMatch(form.digits ? /^\d+ (?:to \d+ )?digits/ : /^(?:no rule|other|$)/);
      expect(codes!.match(/\d/g)?.map(Number), code).toEqual(form.code);
      expect(sources, code).not.toBe("");
    }
  });

  test.each(ibans)(
    "%s: %s is taken with a SWIFT code of the country and without one",
    (code, iban) => {
      const grouped = iban.replace(/(.{4})(?=.)/g, "$1 ");
      expect(faults(grouped, code, { swiftCode: bic(code) })).toEqual([]);
      expect(faults(iban.toLowerCase(), code)).toEqual([]);
      // a digit changed
      const at = iban.length - 6;
      const changed = iban.slice(0, at) + String((Number(iban[at]) + 1) % 10) + iban.slice(at + 1);
      expect(faults(changed, code)).toEqual(["ibanChecksum"]);
      // one digit missing: like an older format of another length, or like none
      expect(faults(iban.slice(0, -1), code)).not.toEqual([]);
    },
  );

  test("an example of each country that has IBANs was tried", () => {
    const tried = new Set(ibans.map(([code]) => code));
    for (const [code, { iban }] of Object.entries(accountForms))
      expect(tried.has(code), code).toBe(iban !== undefined);
  });

  test.each(Object.keys(accountForms))(
    "%s: an account without SWIFT, with a local code",
    (code) => {
      const form = accountForms[code]!;
      if (form.iban?.registered || form.whole?.only) {
        expect(faults("0123456789", code, { bankCode: "12" })).not.toEqual([]);
        return;
      }
      const bankCode = "1".repeat(form.code?.[0] ?? 4);
      // 011… of Nigeria: the check digit is that of 111 and these nine
      const number = code === "NG" ? "0123456788" : "0123456789";
      const asked = faults(number, code);
      expect(asked, "it leads nowhere").toEqual(["swiftOrCode"]);
      const found = faults(number, code, { bankCode });
      expect(found.filter((fault) => fault !== "nubanChecksum")).toEqual([]);
      expect(faults("1234", code, { bankCode })).not.toEqual([]);
    },
  );
});

test("[OP-144] a local code leads nowhere while the organisation has no country", () => {
  const account = {
    accountNumber: "0123456789",
    swiftCode: "",
    bankCode: "68404",
    preferredCurrency: "USD",
  };
  expect(() => assertBankAccount(account, "en", null)).toThrow(
    expect.objectContaining({ key: "swiftOrCode" }),
  );
  expect(() => assertBankAccount(account, "en", "KE")).not.toThrow();
});

describe("[RI-2] numbers that begin like an IBAN", () => {
  test.each(ibans.filter(([code, iban]) => derivedIban(code, iban.slice(4)) !== null))(
    "%s: the IBAN %s follows from the number alone",
    (code, iban) => {
      expect(derivedIban(code, iban.slice(4))).toBe(iban);
      expect(faults(iban.slice(4), code)).toEqual([]);
      expect(derivedIban(code, `${iban.slice(4, -1)}${(Number(iban.at(-1)) + 1) % 10}`)).toBeNull();
    },
  );

  test("it follows for the countries that the table says, and for no other", () => {
    const sure = Object.entries(accountForms).flatMap(([code, form]) =>
      form.whole?.sure ? [code] : [],
    );
    const followed = ibans.flatMap(([code, iban]) =>
      derivedIban(code, iban.slice(4)) ? [code] : [],
    );
    expect([...new Set(followed)].sort()).toEqual(sure.sort());
  });

  /** A RIB of each West African country, with its computed key; and the same with a wrong key. */
  test.each(["BJ", "BF", "CI", "GW", "ML", "NE", "SN", "TG"])("%s: a RIB and its key", (code) => {
    const stem = `${code}062010010012345678`;
    const body = `${stem}90`;
    const key = Array.from({ length: 97 }, (_, i) => String(i + 1).padStart(2, "0")).find((k) =>
      ribHolds(body + k),
    )!;
    const wrong = String((Number(key) % 97) + 1).padStart(2, "0");
    for (const swiftCode of ["", bic(code)]) {
      const spaced = `${body.slice(0, 5)} ${body.slice(5, 10)} ${body.slice(10)} ${key}`;
      expect(faults(spaced, code, { swiftCode }), spaced).toEqual([]);
      expect(faults(body + wrong, code, { swiftCode })).toEqual(["accountChecksum"]);
    }
    const iban = derivedIban(code, body + key);
    expect(iban === null ? code : ibanHolds(iban)).toBe(code === "GW" ? "GW" : true);
    // at a bank of another country, as its SWIFT code says
    expect(faults(body + key, "KE", { swiftCode: bic("KE") })).toEqual(["ibanOtherCountry"]);
  });

  test("the examples of the reports are read as RIBs: their keys are wrong, not their length", () => {
    expect(faults("BJ062 01001 001234567890 12", "BJ")).toEqual(["accountChecksum"]);
    expect(faults("SN012 01234 012345678901 89", "SN")).toEqual(["accountChecksum"]);
    expect(faults("BJ062 01001 001234567890 70", "BJ")).toEqual([]);
  });

  test.each([
    "AC0123456789",
    "UG12 3456 7890",
    "SC0123456789",
    "KE01234567890123",
    "MW99887766554",
  ])("%s is a local number of Uganda, Kenya and Malawi", (number) => {
    for (const code of ["UG", "KE", "MW"])
      expect(faults(number, code, { swiftCode: bic(code) }), code).toEqual([]);
  });

  test("what is meant as an IBAN of elsewhere is still told so", () => {
    expect(faults("DE89370400440532013001", "KE", { swiftCode: bic("KE") })).toEqual([
      "ibanChecksum",
    ]);
    expect(faults("DE8937040044053201300", "KE", { swiftCode: bic("KE") })).toEqual(["ibanLength"]);
    expect(faults("ZZ89370400440532013000", "KE", { swiftCode: bic("KE") })).toEqual([
      "ibanCountry",
    ]);
    expect(faults("DE89370400440532013000", "KE")).toEqual([]); // a bank abroad, by its IBAN alone
  });
});

import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { typedAccount } from "@/lib/ngos/account-number";
import { accountFault, accountFits, accountText, bareAccount } from "@/lib/ngos/account-text";
import { assertBankAccount } from "@/lib/ngos/bank-check";
import { mergedBank } from "@/lib/ngos/bank-details";
import { bankForm, mobileForm } from "@/lib/ngos/form-schemas";
import { bankDetails } from "@/lib/ngos/schema";
import { expectLinear } from "@/tests/support/linear";

describe("[RI-6] what is typed as an account number", () => {
  test.each([
    ["IBAN SN08 SN01 0015 2000 0485 0000 3035", "SN08SN0100152000048500003035"],
    ["IBAN: SN08SN0100152000048500003035", "SN08SN0100152000048500003035"],
    ["IBANSN08SN0100152000048500003035", "SN08SN0100152000048500003035"],
    ["iban n° : sn08 sn01 0015 2000 0485 0000 3035", "SN08SN0100152000048500003035"],
    ["A/C No. 0123456789", "0123456789"],
    ["a/c 0123456789", "0123456789"],
    ["Acc. No: 0123-456-789", "0123456789"],
    ["Account number 0123456789", "0123456789"],
    ["Compte n° 0123456789", "0123456789"],
    ["N° de compte : 0123456789", "0123456789"],
    ["Nº da conta 0123456789", "0123456789"],
    ["№ 0123456789", "0123456789"],
    ["Numéro de compte bancaire 0123456789", "0123456789"],
    ["Rekeningnommer: 0123456789", "0123456789"],
    ["Namba ya akaunti 0123456789", "0123456789"],
    ["رقم الحساب: ٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["RIB : BJ061 01001 001443900007 69", "BJ0610100100144390000769"],
    ["AC0123456789", "AC0123456789"], // a word attached to the number is part of it
    ["MA64 0115 1900 0001 2050 0053 4921", "MA64011519000001205000534921"],
    ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
    ["߀߁߂߃߄߅߆߇߈߉", "0123456789"],
    ["０１２３４５６７８９", "0123456789"],
    ["ＣＩ９３CI0080111301134291200589", "CI93CI0080111301134291200589"],
    ["0123\u2011456\u2013789", "0123456789"],
    ["0123\u00a0456\u202f789", "0123456789"],
    ["KES 0123456789", "0123456789"],
    ["USD A/C 0123456789", "0123456789"],
    ["Current account: 0123456789", "0123456789"],
    ["Compte courant n° 0123456789", "0123456789"],
    ["Conta poupança: 0123456789", "0123456789"],
    ["Tjekrekening 0123456789", "0123456789"],
    ["Rek. nr. 0123456789", "0123456789"],
    ["Nambari ya akaunti: 0123456789", "0123456789"],
    ["رقم الآيبان: EG380019000500000000263180002", "EG380019000500000000263180002"],
    ["የሂሳብ ቁጥር: 1000123456789", "1000123456789"],
    ["0123456789.", "0123456789"],
    ["“0123456789”", "0123456789"],
    ['="0123456789"', "0123456789"],
    ["# 0123456789", "0123456789"],
    // the last letters of such an IBAN are its own
    ["SC18 SSCB 1101 0000 0000 0000 1497 USD", "SC18SSCB11010000000000001497USD"],
    // parts as a paper prints them; the key says that nothing is missing
    ["Banque: SN012 Guichet: 01234 Compte: 012345678901 Clé: 54", "SN0120123401234567890154"],
    [
      "Code banque 10002 Code guichet 00030 N° de compte 02779763150 Clé RIB 08",
      "10002000300277976315008",
    ],
    ["Compte n° 10002 00030 02779763150 clé 08", "10002000300277976315008"],
    ["Banco 0044 Agência 0000 Conta 67295030101 Chave 02", "004400006729503010102"],
  ])("%s", (typed, number) => {
    const { accountNumber } = bankDetails.parse({
      accountNumber: `\u202a\u200e${typed}\u202c\ufeff`,
    });
    expect(bareAccount(accountNumber!)).toBe(number);
    expect(accountFault(accountNumber!)).toBeNull();
    expect(typedAccount(accountNumber!)).toBe(accountNumber);
  });

  test.each([
    "see attached letter",
    "as attached",
    "n/a",
    "N/A",
    "none",
    "voir pièce jointe",
    "انظر الرسالة",
    "ተመልከት",
    "ߒߞߏ",
    "Account number",
    "IBAN",
    "—",
    "see attached letter of 12 May",
    "Equity 0123456789",
    "0123456789 (KES)",
    "0123456789/Equity Bank",
    "ref. 12 in our letter",
  ])("%s is none, by form and by call", (typed) => {
    expect(() => mergedBank(null, { accountNumber: typed })).toThrow(
      expect.objectContaining({ key: "accountNoDigits" }),
    );
    expect(() =>
      assertBankAccount(
        { accountNumber: typed, swiftCode: "EQBLKENA", preferredCurrency: "USD" },
        "en",
      ),
    ).toThrow(expect.objectContaining({ key: "accountNoDigits" }));
  });

  test.each(["1.23457E+09", "1,2345678901E+12", "5E+10", "123456789.00", "0123456789,0"])(
    "[RI-3] %s was changed by a spreadsheet",
    (typed) => expect(accountFault(typed)).toBe("accountFromSheet"),
  );

  test.each([
    "0123456789 / 9876543210",
    "0123456789; 9876543210",
    "0123456789 & 98765432109",
    "01234567/98765432",
    "0123456789 0123456789",
    "01234567890123456789",
    "EG380019000500000000263180002 EG380019000500000000263180002",
  ])("%s is two accounts, and nobody is paid on both run together", (typed) => {
    expect(() => mergedBank(null, { accountNumber: typed })).toThrow(
      expect.objectContaining({ key: "accountTwo" }),
    );
  });

  test.each([
    "00040-01234567-89",
    "0044.0000.6729.5030.1010.2",
    "012/0123456789",
    "RIB SN012/01234/012345678901/54",
    "12345678",
    "1.23456789",
    "01J1234567800",
  ])("%s is one, in parts", (typed) => expect(accountFault(typed)).toBeNull());

  test("zeros alone are none; a wrong key leaves the words where they are", () => {
    expect(accountFault("0000000000")).toBe("accountNoDigits");
    for (const typed of [
      "Guichet: 01234 Compte: 012345678901 Clé: 55",
      "Code banque SN012 Code guichet 01234 N° compte 012345678901 Clé 55",
      "Branch 011 Account 0123456789",
    ])
      expect(accountFault(typedAccount(typed)), typed).toBe("accountNoDigits");
  });

  test("what the page masked keeps its signs", () => {
    for (const typed of ["••••6789", "****6789", "12****"]) expect(typedAccount(typed)).toBe(typed);
  });

  test.each([
    ["EQBL-KE-NA", "EQBLKENA"],
    ["EQBLKENA/XXX", "EQBLKENAXXX"],
    ["Código SWIFT: EQBLKENA.", "EQBLKENA"],
    ["رمز السويفت: EQBLKENA", "EQBLKENA"],
  ])("SWIFT %s", (typed, code) =>
    expect(bankDetails.parse({ swiftCode: typed }).swiftCode).toBe(code),
  );

  test.each([
    ["Branch code: 250-655", "250655"],
    ["universal branch code 250655", "250655"],
    ["Takkode: 250 655", "250655"],
    ["Code guichet 01234", "01234"],
    ["Sort code: 02.01.01", "020101"],
    ["K0012", "K0012"],
  ])("a code of a bank, %s", (typed, code) =>
    expect(bankDetails.parse({ bankCode: typed }).bankCode?.replace(/[^A-Z\d]/g, "")).toBe(code),
  );

  test("no code of a bank", () => {
    for (const bankCode of ["ask the branch", "ABC12", "Equity 68", "EQBLKENA"])
      expect(bankDetails.safeParse({ bankCode }).success, bankCode).toBe(false);
    // where it says a branch, it is no account
    expect(accountFault("Branch code 250655")).toBe("accountNoDigits");
  });

  test("of what is stored already only words alone are no account", () => {
    expect(["see attached letter", "n/a", "ÉÉÉÉ"].map(accountFits)).toEqual([false, false, false]);
    expect(["AC0123456789", "Equity 0123456789", "12"].map(accountFits)).toEqual([
      true,
      true,
      true,
    ]);
    expect(accountText("IBAN SN08SN0100152000048500003035")).toBe("SN08SN0100152000048500003035");
  });

  test("10,000 characters and lone surrogates are refused in words", () => {
    for (const typed of ["a".repeat(10_000), "1".repeat(10_000), "\ud800123"]) {
      expect(bankDetails.safeParse({ accountNumber: typed }).success).toBe(false);
      for (const { schema } of [bankForm, mobileForm]) {
        const found = z.safeParse(schema, { "bankDetails.accountNumber": typed });
        expect(found.error?.issues.map(({ path }) => path.join("."))).toContain(
          "bankDetails.accountNumber",
        );
      }
    }
    expect(bankDetails.safeParse({ accountReference: "a".repeat(10_000) }).success).toBe(false);
  });

  test("no typed text costs more than its length", () => {
    for (const text of [
      "no. ".repeat(25_000),
      "iban ".repeat(20_000),
      "a/c".repeat(30_000),
      "1 cle ".repeat(20_000),
      "=".repeat(90_000),
      "..1".repeat(30_000),
    ])
      expectLinear(text, () => typedAccount(text));
  });
});

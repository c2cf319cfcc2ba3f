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
    for (const text of ["no. ".repeat(25_000), "iban ".repeat(20_000), "a/c".repeat(30_000)])
      expectLinear(text, () => typedAccount(text));
  });
});

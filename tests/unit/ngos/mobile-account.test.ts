import { getExampleNumber, type CountryCode } from "libphonenumber-js/max";
import examples from "libphonenumber-js/examples.mobile.json";
import { describe, expect, test } from "vitest";
import { countries } from "@/lib/countries";
import { readMobile } from "@/lib/ngos/mobile-account";

const read = (accountNumber: string, country: string | null, accountReference?: string) =>
  readMobile(
    {
      accountType: "mobileMoney",
      accountNumber,
      ...(accountReference === undefined ? {} : { accountReference }),
    },
    null,
    country,
    "en",
  );

describe("[RI-5] mobile money", () => {
  test.each(countries.map(({ code }) => code))(
    "%s: a mobile number as it is dialled there, with its code, and with 00",
    (code) => {
      const example = getExampleNumber(code as CountryCode, examples)!;
      for (const typed of [
        example.formatNational(),
        example.formatInternational(),
        example.number,
        example.number.replace("+", "00"),
        ` Tel. ${example.number}`.slice(6),
        example.formatInternational().replaceAll(" ", "\u2011"),
        example.formatNational().replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + +digit)),
      ])
        expect(read(typed, code).accountNumber, typed).toBe(example.number);
      // not a number of another country
      const other = code === "KE" ? "UG" : "KE";
      expect(() => read(example.number, other), other).toThrow(
        expect.objectContaining({ key: "mobileInvalid" }),
      );
    },
  );

  test.each(["247247", "5123456", "4000", "Paybill 247247", "Till no. 512 3456"])(
    "%s is a paybill or till",
    (typed) => expect(read(typed, "KE").accountNumber).toBe(typed.replace(/\D/g, "")),
  );

  test.each([
    ["M-Pesa 0712 345 678", "KE", "+254712345678"],
    ["MPESA: 0712345678", "KE", "+254712345678"],
    ["0712 345 678 (Njeri)", "KE", "+254712345678"],
    ["tel:0712345678", "KE", "+254712345678"],
    ["Airtel Money 0733123456", "KE", "+254733123456"],
    ["Orange Money : 77 123 45 67", "SN", "+221771234567"],
    ["Wave +221 77 123 45 67", "SN", "+221771234567"],
    ["MTN MoMo no. 0244 123 456", "GH", "+233244123456"],
    ["e-Mola 86 123 4567", "MZ", "+258861234567"],
    ["Telebirr 0911234567", "ET", "+251911234567"],
    ["EcoCash: 0772 123 456", "ZW", "+263772123456"],
    ["محفظة: ٠١٠٠١٢٣٤٥٦٧", "EG", "+201001234567"],
    ["Lipa namba: 1234567", "TZ", "1234567"],
    ["Lipa na M-Pesa 123456", "KE", "123456"],
    ["Buy Goods 123456", "KE", "123456"],
  ])("%s in %s, with the name of the wallet", (typed, country, number) =>
    expect(read(typed, country).accountNumber).toBe(number),
  );

  test.each([
    "Njeri 0712345678",
    "0712345678 / 0733345678",
    "0712345678 Njeri",
    "M-Pesa",
    "see M-Pesa 12",
  ])("%s is none that can be paid to", (typed) =>
    expect(() => read(typed, "KE")).toThrow(expect.objectContaining({ key: "mobileInvalid" })),
  );

  test("a paybill with its account; a number with one is none", () => {
    expect(read("247247", "KE", "0712345678")).toMatchObject({
      accountNumber: "247247",
      accountReference: "0712345678",
    });
    for (const typed of ["0712345678", "12", "123456789"])
      expect(() => read(typed, "KE", "0712345678"), typed).toThrow(
        expect.objectContaining({ key: "paybillInvalid" }),
      );
  });

  test("without a country there is no number to look at", () =>
    expect(() => read("0712345678", null)).toThrow(
      expect.objectContaining({ key: "validCountry" }),
    ));

  test("a bank's account is left as it is", () => {
    const bank = { accountNumber: "0123", swiftCode: "EQBLKENA" };
    expect(readMobile(bank, null, null, "en")).toBe(bank);
  });
});

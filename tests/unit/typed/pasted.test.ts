import { describe, expect, test } from "vitest";
import { contactInput } from "@/lib/contact/schema";
import { plainCode } from "@/lib/donor-links/plain-code";
import { readAmount } from "@/lib/money/read-amount";
import { phoneNumber, typedPhone } from "@/lib/ngos/fields";
import { phoneAsTyped, storedPhone } from "@/lib/ngos/phone";
import { emailField } from "@/lib/text";
import { cleanEmail, isEmail } from "@/lib/typed/email";
import { cleanLink } from "@/lib/typed/link";
import { cleanPhone } from "@/lib/typed/phone";
import { asciiDigits, plainTyped } from "@/lib/typed/plain";
import { loginEmail } from "@/lib/users/fields";
import { expectLinear } from "@/tests/support/linear";

/** The digits 0 to 9 of a script, from its zero. */
const digitsFrom = (zero: number) =>
  Array.from({ length: 10 }, (_, i) => String.fromCodePoint(zero + i)).join("");

describe("digits and signs", () => {
  test("[RI-16] digits of every script are read, those of mathematics too", () => {
    const all: string[] = [];
    for (let code = 0; code < 0x110000; code++)
      if (code < 0xd800 || code > 0xdfff) {
        const char = String.fromCodePoint(code);
        if (/\p{Nd}/u.test(char)) all.push(char);
      }
    const read = asciiDigits(all.join(""));
    expect(read).toBe("0123456789".repeat(all.length / 10));
    for (const zero of [0x660, 0x6f0, 0x7c0, 0x966, 0xe50, 0x1e950, 0xff10, 0x1d7d8])
      expect(asciiDigits(digitsFrom(zero))).toBe("0123456789");
  });

  test("marks of direction and width go, dashes are one, full-width signs are ASCII", () => {
    expect(plainTyped("\u2066\u202a+\u200e12\u00ad3\u202c\u2069\ufeff\u2060\u200b")).toBe("+123");
    expect(plainTyped("a\u2010b\u2011c\u2012d\u2013e\u2014f\u2212g\ufe63h\uff0di")).toBe(
      "a-b-c-d-e-f-g-h-i",
    );
    expect(plainTyped("ａｂｃ＠ｘ．ｏｒｇ（１）")).toBe("abc@x.org(1)");
  });

  test("codes and amounts with what a chat puts around them", () => {
    expect(plainCode("\u202aABCD\u2011EFＧＨ\u202c")).toBe("ABCDEFGH");
    for (const typed of ["\u202a＄１００\u202c", "१००", "\u06f1\u06f0\u06f0 USD", "US$\u00a0100"])
      expect(readAmount(typed, "en"), typed).toEqual({ cents: 10_000 });
  });
});

const kenya = "+254712345678";
const pasted: [typed: string, country: string, stored: string][] = [
  ["\u202a+254 712 345 678\u202c", "KE", kenya],
  ["\u2066+254\u00a0712\u00a0345\u00a0678\u2069", "KE", kenya],
  ["\u200e0712 345 678", "KE", kenya],
  ["0712\u2011345\u2011678", "KE", kenya],
  ["0712–345–678", "KE", kenya],
  ["٠٧١٢٣٤٥٦٧٨", "KE", kenya],
  ["+٢٥٤ ٧١٢ ٣٤٥ ٦٧٨", "KE", kenya],
  ["०७१२३४५६७८", "KE", kenya],
  ["＋２５４７１２３４５６７８", "KE", kenya],
  ["+254.712.345.678", "KE", kenya],
  ["+234.803.123.4567", "NG", "+2348031234567"],
  ["+255 (0) 754 123 456", "TZ", "+255754123456"],
  ["+255(0)754123456", "TZ", "+255754123456"],
  ["+ 254 712 345 678", "KE", kenya],
  ["(+255) 754 123 456", "TZ", "+255754123456"],
  ["00254712345678", "KE", kenya],
  ["00 254 712 345 678", "UG", kenya],
  ["000254712345678", "KE", kenya],
  ["009254712345678", "NG", kenya],
  ["tel:+254712345678", "KE", kenya],
  ["tel:+254-712-345-678;ext=12", "KE", kenya],
  ["Tel: 0712 345 678", "KE", kenya],
  ["Téléphone : +221 77 123 45 67", "SN", "+221771234567"],
  ["+254 712 345 678 (WhatsApp)", "KE", kenya],
  ["0712 345678 / 0733 345678", "KE", kenya],
  ["0712345678/0733345678", "KE", kenya],
  ["+254712345678 / +254733345678", "KE", kenya],
  ["0712 345678, 0733 345678", "KE", kenya],
  ["0712 345678 or 0733 345678", "KE", kenya],
  ["0712 345678 ou 0733 345678", "KE", kenya],
  ["0712 345678 of 0733 345678", "KE", kenya],
  ["0712 345 678.", "KE", kenya],
  ["“0712 345 678”", "KE", kenya],
];

describe("[RI-16] telephone numbers as they are pasted", () => {
  test.each(pasted)("%j in %s", (typed, country, stored) => {
    expect(typedPhone.safeParse(typed).success).toBe(true);
    const asForm = phoneNumber.parse(phoneAsTyped(typed, country, "en"));
    expect(storedPhone(asForm)).toBe(stored);
    if (cleanPhone(typed).startsWith("+") && country !== "NG")
      expect(storedPhone(phoneNumber.parse(typed)), "a call takes it, too").toBe(stored);
  });

  test("no number stays none, with its own words", () => {
    const none = ["ask the office", "1234", "+", "\u202a\u202c", "071234567a", "\ud800712345678"];
    for (const typed of [...none, "0712345678".repeat(40)])
      for (const field of [typedPhone, phoneNumber])
        expect(field.safeParse(typed).error?.issues[0]?.message, typed).toBe("validPhone");
    // pasted twice without a separator: nobody can tell where the first number ends
    expect(typedPhone.safeParse("07123456780712345678").success).toBe(false);
  });
});

const amina = "amina@x.org";
const addresses: [typed: string, stored: string][] = [
  ["\u200bamina@x.org", amina],
  ["\ufeffamina@x.org\u202c", amina],
  ["ami\u00adna@x\u2060.org", amina],
  ["\u00a0amina@x.org\u00a0", amina],
  ["<amina@x.org>", amina],
  ["Amina <amina@x.org>", amina],
  ['"Diop, Amina" <amina@x.org>', amina],
  ["Amina <amina@x.org>,", amina],
  ["mailto:amina@x.org", amina],
  ["MAILTO:amina@x.org?subject=Hello", amina],
  ["<mailto:amina@x.org>", amina],
  ["mailto:amina%40x.org", amina],
  ["amina@x.org.", amina],
  ["E-mail: amina@x.org", amina],
  ["Barua pepe: amina@x.org", amina],
  ["amina@x.org (work)", amina],
  ["amina@x.org。", amina],
  ["amina@x.org;", amina],
  ["amina@x.org,", amina],
  ["(amina@x.org)", amina],
  ["“amina@x.org”", amina],
  ["« amina@x.org »", amina],
  ["'amina@x.org'", amina],
  ["amina＠x.org", amina],
  ["ａｍｉｎａ＠ｘ．ｏｒｇ", amina],
  ["amina@x。org", amina],
  ["amina٢@x.org", "amina2@x.org"],
  ["amina@bücher.example", "amina@xn--bcher-kva.example"],
  ["amina@xn--bcher-kva.example", "amina@xn--bcher-kva.example"],
  ["amina@مثال.إختبار", "amina@xn--mgbh0fb.xn--kgbechtv"],
  ["amina@x.xn--p1ai", "amina@x.xn--p1ai"],
  ["Grace.O'Neil+x@Test.example", "Grace.O'Neil+x@Test.example"],
];
const noAddresses = [
  "",
  "amina",
  "amina@",
  "@x.org",
  "amina@x",
  "amina@x.org, b@x.org",
  "amina@x.org b@x.org",
  "amina@x.orgamina@x.org",
  "amina khan@x.org",
  "amína@x.org",
  "amina@x/y.org",
  "amina@x.org:80",
  "amina@x.org/path",
  "amina@1.2.3.4",
  "amina@[::1]",
  "amina@%78.org",
  "amina@xn--a.xn--.org",
  "amina@x.xn--",
  "\ud800mina@x.org",
  "amina@\ud800.org",
  `${"a".repeat(10_000)}@x.org`,
  `amina@${"ü".repeat(300)}.org`,
];

describe("[RI-17] e-mail addresses as they are pasted", () => {
  test.each(addresses)("%j", (typed, stored) => {
    expect(emailField().parse(typed)).toBe(stored);
    expect(loginEmail.parse(typed)).toBe(stored);
    const message = { name: "A", subject: "s", message: "m" };
    expect(contactInput.parse({ ...message, email: typed }).email).toBe(stored);
    expect(isEmail(stored)).toBe(true);
    expect(cleanEmail(stored), "what is stored stays as it is").toBe(stored);
  });
  test.each(noAddresses)("%j is none", (typed) =>
    expect(emailField().safeParse(typed).error?.issues[0]?.message).toBe("validEmail"),
  );
});

/** More than any form can contain. */
const most = 10_000_000;
const times = (text: string) => text.repeat(Math.ceil(most / text.length)).slice(0, most);
const worst: Record<string, string> = {
  "unseen marks": times("\u202a\u200b"),
  "digits of Arabic": times("٧"),
  "digits of Adlam": times("\u{1e950}"),
  dashes: times("–\u2011"),
  blanks: `x${times(" ")}x`,
  "blanks and brackets": times(" ( "),
  "open brackets": times("<"),
  "pairs of brackets": times("<>"),
  "closing signs": `a${times(").,")}`,
  "open and close": `(${times(")")}`,
  "full width": times("（＠"),
  "marks out of order": times("\u0315\u0300"),
  "at signs": times("a@"),
  "mailto of mailto": times("mailto:"),
  percent: `mailto:${times("%41")}`,
  "words before a number": times("tel: "),
  "slashes and digits": times("1/"),
  "plus and zeros": `+${times("0 (0)")}`,
  surrogates: times("\ud800"),
  letters: times("a"),
  "labels in another script": `a@${times("ü.")}`,
};

test.each(Object.entries(worst))(
  "[RI-16] [RI-17] 10 MB of %s are cleaned in time in proportion",
  { timeout: 120_000 },
  (kind, text) => {
    const cleaners = { plainTyped, cleanEmail, cleanPhone, cleanLink };
    for (const [name, clean] of Object.entries(cleaners))
      expectLinear(text, () => clean(text), `${name}, ${kind}`);
  },
);

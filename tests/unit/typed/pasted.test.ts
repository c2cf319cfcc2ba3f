import { describe, expect, test } from "vitest";
import { contactInput } from "@/lib/contact/schema";
import { plainCode } from "@/lib/donor-links/plain-code";
import { readAmount } from "@/lib/money/read-amount";
import { phoneNumber, typedPhone } from "@/lib/ngos/fields";
import { messageWith } from "@/lib/i18n/message-key";
import { phoneAsTyped, storedPhone } from "@/lib/ngos/phone";
import { emailField } from "@/lib/text";
import { cleanEmail, isEmail } from "@/lib/typed/email";
import { emailMeant } from "@/lib/typed/email-meant";
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
    for (const typed of [
      "“ABCD-EFGH”",
      "abcd efgh.",
      "*ABCD-EFGH*",
      "Code: ABCD-EFGH",
      "Votre code : ABCD_EFGH",
    ])
      expect(plainCode(typed), typed).toBe("ABCDEFGH");
    // two codes, or words without a colon, stay what no code is
    for (const typed of ["ABCD-EFGH ABCD-EFGH", "my code ABCD-EFGH"])
      expect(plainCode(typed).length, typed).not.toBe(8);
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
  // links and contacts
  ["https://wa.me/254712345678", "KE", kenya],
  ["wa.me/254712345678", "UG", kenya],
  ["https://wa.me/%2B254712345678?text=Hi", "KE", kenya],
  ["https://api.whatsapp.com/send?phone=254712345678", "KE", kenya],
  ["whatsapp://send?phone=+254712345678", "KE", kenya],
  ["<tel:+254712345678>", "KE", kenya],
  ["tel://+254712345678", "KE", kenya],
  ["TEL;TYPE=CELL:+254712345678", "KE", kenya],
  ["TEL;type=CELL;type=VOICE;type=pref:+254 712 345 678", "KE", kenya],
  // words and pictures, before and behind
  ["WhatsApp no. +254 712 345 678", "KE", kenya],
  ["Mobile 0712 345 678", "KE", kenya],
  ["Safaricom 0712345678", "KE", kenya],
  ["0712345678 WhatsApp", "KE", kenya],
  ["0712 345 678 - office", "KE", kenya],
  ["T +254 712 345 678", "KE", kenya],
  ["📞 0712345678", "KE", kenya],
  ["☎️ 0712345678", "KE", kenya],
  ["0712345678 ✅", "KE", kenya],
  ["Tél. 77 123 45 67", "SN", "+221771234567"],
  ["Namba ya simu 0754 123 456", "TZ", "+255754123456"],
  ["Telemóvel 84 123 4567", "MZ", "+258841234567"],
  ["Selfoonnommer 082 123 4567", "ZA", "+27821234567"],
  ["جوال ٠٩١٢٣٤٥٦٧٨", "SD", "+249912345678"],
  ["ስልክ ቁጥር 0911234567", "ET", "+251911234567"],
  // other signs between
  ["06/12/34/56/78", "MA", "+212612345678"],
  ["77/123/45/67", "SN", "+221771234567"],
  ["0712·345·678", "KE", kenya],
  ["0712_345_678", "KE", kenya],
  ["[+254] 712345678", "KE", kenya],
  ["+[254] (0) 712345678", "KE", kenya],
  // of two, the first
  ["0712345678 - 0733345678", "KE", kenya],
  ["0712345678+254733345678", "KE", kenya],
  ["0712345678 • 0733345678", "KE", kenya],
  ["0712345678 ama 0733345678", "KE", kenya],
  ["٠٧١٢٣٤٥٦٧٨، ٠٧٣٣٣٤٥٦٧٨", "KE", kenya],
  ["٠٧١٢٣٤٥٦٧٨ و٠٧٣٣٣٤٥٦٧٨", "KE", kenya],
  ["0712 - 345 - 678", "KE", kenya],
  ["0712 345 678 0712 345 678", "KE", kenya],
  ["+254712345678\n+254712345678", "KE", kenya],
  // the plus typed last, on a page from the right
  ["٢٥٤٧١٢٣٤٥٦٧٨+", "UG", kenya],
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
    const none = [
      ...["ask the office", "1234", "+", "\u202a\u202c", "071234567a", "\ud800712345678"],
      ...["O712345678", "+2547l2345678", "Njeri 0712 345 678", "0712 345 678 Njeri", "WhatsApp"],
      ...["https://wa.me/message/ABC123", "https://x.org/0712345678", "0712***678", "phone 12"],
      ...["0712345678 0733345678", "0712 345 678 0712 345 679"],
    ];
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
  // brackets, links and contacts
  ["Amina (amina@x.org)", amina],
  ["Amina [amina@x.org]", amina],
  ["Amina @ Maji <amina@x.org>", amina],
  ['"amina@x.org" <amina@x.org>', amina],
  ["amina@x.org <mailto:amina@x.org>", amina],
  ["mailto://amina@x.org", amina],
  ["mailto:Amina%20%3Camina@x.org%3E", amina],
  ['<a class="x" href="mailto:amina@x.org?subject=Hello">Write to us</a>', amina],
  ["[amina@x.org](mailto:amina@x.org)", amina],
  ["EMAIL;type=INTERNET;type=pref:amina@x.org", amina],
  // words, pictures and signs around it
  ["email amina@x.org", amina],
  ["Courriel amina@x.org", amina],
  ["Barua pepe amina@x.org", amina],
  ["البريد amina@x.org", amina],
  ["1. amina@x.org", amina],
  ["• amina@x.org", amina],
  ["📧 amina@x.org", amina],
  ["amina@x.org 😀", amina],
  ["amina@x.org™", amina],
  ["*amina@x.org*", amina],
  ["_amina@x.org_", amina],
  ["`amina@x.org`", amina],
  ["_amina@x.org", "_amina@x.org"],
  ["amina@x.org/", amina],
  // what a telephone's keyboard makes of it
  ["amina @x.org", amina],
  ["amina@ x.org", amina],
  ["amina@x. org", amina],
  ["amina@x .org", amina],
  ["amina@x. co.ke", "amina@x.co.ke"],
  ["grace.o’neil@x.org", "grace.o'neil@x.org"],
  // pasted twice
  ["amina@x.org amina@x.org", amina],
  ["amina@x.org, amina@x.org", amina],
  ["amina@x.org\r\namina@x.org", amina],
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
  "amina,khan@x.org",
  "Amina <amina@x.org>; Juma <juma@x.org>",
  "amina@x.org <juma@x.org>",
  "[amina@x.org](mailto:juma@x.org)",
  '<a href="mailto:juma@x.org">amina@x.org</a>',
  "http://amina@x.org",
  "https://mail.example/?to=amina@x.org",
  "write to amina@x.org",
  "amina@x.org. Asante",
  "amina@maji. Asante",
  "amina@x①.org",
  "amina@x®.org",
  "amina@x.orgº",
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

describe("[RI-17] an address that no mail reaches is asked back with the one that was meant", () => {
  test.each([
    ["n@gmail.con", "n@gmail.com"],
    ["N.J+x@GMAIL.CON", "N.J+x@gmail.com"],
    ["n@gmail.co.za", "n@gmail.com"],
    ["n@gmail.co", "n@gmail.com"],
    ["n@gmail", "n@gmail.com"],
    ["n@gmail,com", "n@gmail.com"],
    ["n@gmail..com", "n@gmail.com"],
    ["n@gmial.com", "n@gmail.com"],
    ["Njeri <n@gamil.com>", "n@gmail.com"],
    ["n@hotmial.fr", "n@hotmail.fr"],
    ["n@maji.ogr", "n@maji.org"],
    ["n@maji.co.ke.con", "n@maji.co.ke.com"],
  ])("%s", (typed, meant) => {
    const message = emailField().safeParse(typed).error?.issues[0]?.message;
    expect(message).toBe(messageWith("emailMeant", { address: meant }));
  });
  test.each([
    ...["n@gmail.com", "n@googlemail.com", "n@yahoo.fr", "n@yahoo.co.za", "n@ymail.com"],
    ...["n@x.cm", "n@x.co", "n@x.om", "n@x.ne", "n@mail.example", "n@gmail.maji.co.ke"],
  ])("%s is taken", (typed) => expect(emailField().parse(typed)).toBe(typed));
});

/** More than any form can contain. Ten times as many of those that took longest, and of all in `npm run test:full`. */
const many = process.env["LONG_TESTS"] ? 10_000_000 : 1_000_000;
const times = (text: string, most = many) =>
  text.repeat(Math.ceil(most / text.length)).slice(0, most);
const worst: Record<string, string> = {
  "unseen marks": times("\u202a\u200b", 10_000_000),
  "digits of Arabic": times("٧"),
  "digits of Adlam": times("\u{1e950}"),
  dashes: times("–\u2011", 10_000_000),
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
  "[RI-16] [RI-17] megabytes of %s are cleaned in time in proportion",
  { timeout: 120_000 },
  (kind, text) => {
    const cleaners = { plainTyped, cleanEmail, emailMeant, cleanPhone, cleanLink };
    for (const [name, clean] of Object.entries(cleaners))
      expectLinear(text, () => clean(text), `${name}, ${kind}`);
  },
);

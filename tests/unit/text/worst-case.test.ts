import { describe, expect, test, vi } from "vitest";
import { isCommonPassword } from "@/lib/auth/common-passwords";
import { clientAddress } from "@/lib/auth/client-address";
import { contextWords, isKnownPassword } from "@/lib/auth/known-passwords";
import { networkOf } from "@/lib/auth/network";
import { safeNext } from "@/lib/auth/page-access";
import { newPassword } from "@/lib/auth/password";
import { cookieValue } from "@/lib/auth/session-cookie";
import { campaignPatch } from "@/lib/campaigns/schema";
import { slugFromTitle } from "@/lib/campaigns/slug";
import { causeFrom } from "@/lib/causes";
import { contactInput } from "@/lib/contact/schema";
import { countryCode } from "@/lib/countries";
import { csvLine, defuse } from "@/lib/csv";
import { param, pageOf } from "@/lib/listing/address";
import { donationFilter } from "@/lib/donations/donation-filter";
import { giveInput } from "@/lib/checkout/form-schemas";
import { checkoutBody, donateBody } from "@/lib/checkout/schema";
import { escapeHtml, headerLine } from "@/lib/email/escape";
import { backTo } from "@/lib/http/back";
import { fieldsOf } from "@/lib/http/form-fields";
import { jsonFault } from "@/lib/http/json-shape";
import { pathText } from "@/lib/http/path-text";
import { cleanFileName } from "@/lib/http/upload";
import { xml } from "@/lib/http/xml";
import { looksLikeId } from "@/lib/ids";
import { summary } from "@/lib/share/page-metadata";
import { containing } from "@/lib/listing/sql";
import { parseDollars } from "@/lib/money/money";
import { readAmount } from "@/lib/money/read-amount";
import { accountText } from "@/lib/ngos/account-text";
import { looseSkeletonOf, skeletonOf } from "@/lib/ngos/look-alike";
import { social, webAddress } from "@/lib/ngos/fields";
import { completeProfileBody, draftInput, updateProfileBody } from "@/lib/ngos/schema";
import { mixedScriptWord } from "@/lib/names";
import { hash } from "@/lib/patterns/hash";
import { jsonLd } from "@/lib/structured-data";
import { expectLinear } from "@/tests/support/linear";
import { cleanText, emailField, searchText } from "@/lib/text";
import { isEmail } from "@/lib/typed/email";
import { loginBody, registerBody } from "@/lib/users/schema";

vi.mock("@/lib/db", () => ({ db: {} }));

/** Longer than any text field: most are limited to 128 KB, a whole form to a few MB. */
const most = 5_000_000;

const times = (text: string, size = most) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);
/**
 * Input that makes regular expressions and normalisation slow: marks out of order, runs that nearly match, runs of
 * trimmed characters.
 */
const worst: Record<string, string> = {
  "marks out of order": `a${"\u0315".repeat(most / 2)}${"\u0300".repeat(most / 2)}`,
  "marks, parted by what nobody sees": `a${"\u0315\u200b".repeat(most / 4)}${"\u0300\u200b".repeat(most / 4)}`,
  "blanks and a letter": `x${times(" ")}x`,
  "tabs and line ends": times("\t\r\n "),
  "hyphens and a letter": `x${times("-")}x`,
  "dots and labels": `a@${times("a.")}!`,
  "an address without end": `${times("a")}@`,
  "many @": times("@a"),
  quotes: times('\\"'),
  "open quote": `{"${times("a")}`,
  braces: times("{"),
  keys: `{${Array.from({ length: 500_000 }, (_, i) => `"k${i}":1`).join(",")}}`,
  digits: `${times("9")}x`,
  slashes: times("/"),
  percent: times("%"),
  colons: times(":"),
  commas: times(", "),
  semicolons: times("; "),
  entities: times("&<>\"'"),
  joiners: times("ب\u200d"),
  flags: times("🏴\u{e0067}"),
  letters: times("a"),
  "ligatures that grow": times("\ufdfa"),
  surrogates: times("\ud800"),
  "plus and digits": `+${times("1 -")}x`,
};

/** Every function that a stranger's text reaches before or without a length check, and how it is called. */
const parsers: Record<string, (text: string) => unknown> = {
  cleanText: (t) => cleanText(t, { max: 20_000, lines: true }),
  "cleanText, five times the longest text of any field": (t) =>
    cleanText(t.slice(0, 400_000), { max: 100_000, lines: true }),
  searchText: (t) => searchText(t),
  isEmail,
  emailField: (t) => emailField().safeParse(t),
  mixedScriptWord: (t) => mixedScriptWord(t.slice(0, 2_000)), // names of at most 120 characters reach it
  registerBody: (t) => registerBody.safeParse({ name: t, email: t, password: t }),
  loginBody: (t) => loginBody.safeParse({ email: t, password: t }),
  newPassword: (t) => newPassword.safeParse(t.slice(0, 1_000)), // the schemas before it limit it to 1,000
  isCommonPassword,
  isKnownPassword: (t) => isKnownPassword(t.slice(0, 300)), // longer ones are refused for their length
  contactInput: (t) =>
    contactInput.safeParse({ name: t, email: t, subject: t, message: t, website: t }),
  giveInput: (t) =>
    giveInput.safeParse({
      amount: t,
      donorName: t,
      donorEmail: t,
      campaign: t,
      method: t,
      message: t,
      dedicationName: t,
      dedicationEmail: t,
      dedicationText: t,
      requestKey: t,
      preset: t,
      website: t,
    }),
  donateBody: (t) =>
    donateBody.safeParse({
      amount: 100,
      donorName: t,
      donorEmail: t,
      paymentMethod: t,
      message: t,
      dedication: { type: "honour", name: t, recipientEmail: t, text: t },
    }),
  checkoutBody: (t) =>
    checkoutBody.safeParse({
      items: [{ name: t, description: t, amount: 100 }],
      donorName: t,
      donorEmail: t,
      campaignId: t,
      successUrl: t,
    }),
  campaignPatch: (t) =>
    campaignPatch.safeParse({
      title: t,
      description: t,
      fundingGoal: t,
      cause: t,
      country: t,
      campaignSlug: t,
      endDate: t,
      raised: t,
    }),
  completeProfileBody: (t) =>
    completeProfileBody.safeParse({
      orgName: t,
      officialEmail: t,
      country: t,
      phoneNumber: t,
      website: t,
      description: t,
      bankDetails: {
        accountHolderName: t,
        bankName: t,
        accountNumber: t,
        swiftCode: t,
        preferredCurrency: t,
      },
    }),
  updateProfileBody: (t) =>
    updateProfileBody.safeParse({ facebook: t, twitter: t, email: t, currentPassword: t }),
  draftInput: (t) => draftInput.safeParse({ orgName: t, description: t }),
  webAddress: (t) => webAddress(t.slice(0, 600)), // the schema before it limits it to 500
  social: (t) => social.safeParse(t),
  slugFromTitle,
  countryCode,
  causeFrom,
  parseDollars,
  readAmount: (t) => readAmount(t, "fr"),
  accountText: (t) => accountText(t.slice(0, 600)), // the schema before it limits it to 140 characters
  skeletonOf,
  looseSkeletonOf,
  "csv cell": (t) => [defuse(t), csvLine([t.slice(0, 100_000)])], // the longest stored cell has 1,000 characters
  "address parameters": (t) => [
    param({ q: t }, "q"),
    pageOf({ page: t }),
    donationFilter({ campaign: t, from: t, to: t }),
  ],
  containing,
  jsonFault,
  fieldsOf: (t) => {
    const form = new FormData();
    form.append("message", t);
    return fieldsOf(form);
  },
  pathText,
  cleanFileName,
  safeNext: (t) => [safeNext(t, "https://site.example"), safeNext(`/${t}`, "https://site.example")],
  backTo: (t) => backTo(`/list?${t}`, "/list"),
  looksLikeId: (t) => looksLikeId("campaign", t),
  headers: (t) => {
    const plain = t.slice(0, 100_000).replace(/[^\x20-\x7e]/g, "x"); // the server accepts 16 KB of headers
    return [
      clientAddress(new Headers({ "x-forwarded-for": plain })),
      networkOf(plain),
      cookieValue(plain, "lang"),
    ];
  },
  "texts of pages, mails and files": (t) => {
    const stored = t.slice(0, 100_000); // the longest stored text has 20,000 characters
    return [
      escapeHtml(stored),
      headerLine(stored),
      xml(stored),
      jsonLd({ "@type": "Thing", name: stored }),
      summary(stored),
      hash(stored),
    ];
  },
};

describe("N1: no text makes the server stand still", () => {
  test.each(Object.entries(parsers))("%s", { timeout: 120_000 }, (_name, parse) => {
    for (const [kind, text] of Object.entries(worst))
      expectLinear(
        text,
        () => {
          try {
            parse(text);
          } catch {
            // a refusal is fine; only the time counts here
          }
        },
        kind,
      );
  });

  test("the same form that blocked the server for seconds is refused at once", () => {
    const text = `a${"\u0315".repeat(125_000)}${"\u0300".repeat(125_000)}`;
    expect(cleanText(text, { max: 1_000, lines: true })).toEqual({ fault: "tooLong" });
    expect(cleanText(text.slice(124_000, 126_500), { max: 1_000, lines: true })).toEqual({
      fault: "invalidText",
    });
  });
});

test("no two words of the list of context words, however repeated, make the password check slow", () => {
  const passwords = contextWords.flatMap((a) =>
    contextWords.map((b) => `${`${a}${b}`.repeat(300).slice(0, 298)}qx`),
  );
  expectLinear(passwords.join(""), () => passwords.forEach((one) => isKnownPassword(one)));
});

describe("N2: fields, keys and parameters are counted", () => {
  test("a form of 200 parts at most; of 20,000 the 201st is the last that is read", () => {
    let read = 0;
    class CountedForm extends FormData {
      override *[Symbol.iterator]() {
        for (const entry of super[Symbol.iterator]()) {
          read += 1;
          yield entry;
        }
        return undefined;
      }
    }
    const form = new CountedForm();
    for (let i = 0; i < 20_000; i++) form.append("message", "x");
    expect(() => fieldsOf(form)).toThrow(expect.objectContaining({ key: "tooManyFields" }));
    expect(read).toBe(201);
  });
  test("a name sent twice is a list, which no text field takes", () => {
    const form = new FormData();
    for (const value of ["a", "b", "c"]) form.append("message", value);
    form.append("__proto__", "x");
    expect(fieldsOf(form).fields).toEqual({ message: ["a", "b", "c"] });
    expect(
      contactInput.safeParse({ name: "A", email: "a@b.co", subject: "s", message: ["a", "b"] })
        .success,
    ).toBe(false);
  });
  test("JSON: depth, parts, repeated keys however they are written", () => {
    const list = (n: number) => `[${"1,".repeat(n)}1]`;
    expect([
      jsonFault("[".repeat(33)),
      jsonFault(`${"[".repeat(32)}${"]".repeat(32)}`),
      jsonFault(list(5_001)),
      jsonFault(list(4_000)),
      jsonFault("{}"),
      jsonFault('{"a":{"a":1},"b":[{"a":1},{"a":1}]}'),
    ]).toEqual(["deep", null, "large", null, null, null]);
    for (const twice of [
      '{"a":1,"a":2}',
      '{"a":1 , "a" : 2}',
      '{"a":1,"\\u0061":2}',
      '{"x":[{"b":"}","b":1}]}',
      '{"\\"":1,"\\"":2}',
      '{"a\\\\":1,"a\\\\":2}',
    ])
      expect([twice, jsonFault(twice)]).toEqual([twice, "repeated"]);
    for (const once of [
      '{"a":"a","b":"a"}',
      '{"a":"\\"a\\":","b":1}',
      '["a","a"]',
      '{"a":":","b":"{\\"a\\":1"}',
    ])
      expect([once, jsonFault(once)]).toEqual([once, null]);
    expect(jsonFault('{"a')).toBe("broken");
  });
});

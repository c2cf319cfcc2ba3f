import { describe, expect, test } from "vitest";
import { errorText } from "@/lib/i18n/errors";
import af from "@/lib/i18n/messages/af/errors";
import fr from "@/lib/i18n/messages/fr/errors";
import en from "@/lib/i18n/messages/en/errors";
import { email, registerBody } from "@/lib/users/schema";

const fault = (text: string) => email.safeParse(text).error?.issues[0]?.message;

describe("e-mail addresses", () => {
  test.each(["a@b.co", "Grace.O'Neil+x@test.example", "  Ana@Test.EXAMPLE "])("%j is one", (text) =>
    expect(email.parse(text)).toBe(text.trim().toLowerCase()),
  );
  test.each([
    "x",
    "a@b",
    "a@b.",
    "a@-b.example",
    '"e@evil.com"@victim.com',
    "a@b.example\r\nBcc: x@y.example",
    "a@b.example, c@d.example",
    "a b@c.example",
    "a@b..example",
    "\u212Aa@b.example\u0000",
  ])("[ACCT-006] %j is none", (text) => expect(fault(text)).toBe("validEmail"));
  test("homoglyphs never become plain letters of another address", () => {
    expect(fault("\u212Aelvin@test.example")).toBe("validEmail"); // the Kelvin sign, which NFC would make a K
    expect(fault("аdmin@test.example")).toBe("validEmail"); // Cyrillic а
  });
});

test("[ACCT-004] [ACCT-073] empty fields have their words; a role is not known", () => {
  const result = registerBody.safeParse({ name: " ", email: "", password: "", role: "admin" });
  expect(
    result.error?.issues.map((i) => (i.code === "unrecognized_keys" ? i.keys : i.message)),
  ).toEqual(expect.arrayContaining(["fillAllFields", ["role"]]));
});

test("[I18N] every error has words in every language, with the same places to fill in", () => {
  const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
  for (const key of Object.keys(en) as (keyof typeof en)[])
    for (const words of [af, fr]) expect([key, places(words[key])]).toEqual([key, places(en[key])]);
  expect(errorText("tooManyAttempts", "af", { n: 3 })).toBe(
    "Te veel pogings. Probeer asseblief oor 3 minute weer.",
  );
});

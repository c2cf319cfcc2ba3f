import { expect, test } from "vitest";
import listed from "@/lib/auth/password-digests.json";
import { checkPassword, hashPassword, newPassword } from "@/lib/auth/password";
import { expectLinear } from "@/tests/support/linear";

const fault = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message;

test("[ACCT-058] 9 characters are refused, 10 taken, by characters and not by bytes", () => {
  expect(fault("abcdefgh1")).toBe("passwordTooShort");
  expect(fault("abzdefgh1x")).toBeUndefined();
  expect(fault("🌍🌍🌍🌍🌍🌍🌍🌍🌍")).toBe("passwordTooShort");
  expect(fault("🌍🌎🌏🌍🌎🌏🌍🌎🌏🌍")).toBeUndefined();
});
test("128 characters are taken, 129 refused, NUL refused", () => {
  expect(fault("xy".repeat(64))).toBeUndefined();
  expect(fault(`${"xy".repeat(64)}z`)).toBe("passwordTooLong");
  expect(fault("good enough\u0000")).toBe("invalidText");
});
test.each([
  "password123",
  "Password123",
  "1234567890",
  "qwertyuiop",
  "aaaaaaaaaaaa",
  "harambee2025!",
])("[ACCT-059] %s is too common", (password) => expect(fault(password)).toBe("passwordTooCommon"));

test.each([
  "tinkerbell",
  "BarcElona1",
  "christopher",
  "1q2w3e4r5t6y",
  "mailcreated5240",
  "california",
])("%s is among the breached ones", (password) =>
  expect(fault(password)).toBe("passwordTooCommon"),
);
test("the list holds more than 20,000 different ones, and passwords that nobody used before are taken", () => {
  for (const [joined, least] of [
    [listed.passwords, 20_000],
    [listed.stems, 700],
  ] as const) {
    const digests = joined.match(/.{8}/g)!;
    expect(digests.join("")).toBe(joined);
    expect(new Set(digests).size).toBe(digests.length);
    expect(digests.length).toBeGreaterThan(least);
  }
  for (const fine of [
    "a quiet river",
    "pull the rope",
    "kraal-lantern-77",
    "correct horse battery staple",
    "ngozi-kupanda-1985",
  ])
    expect(fault(fine)).toBeUndefined();
});
test.each([
  "harambee-admin",
  "Frontline Fund 2026",
  "ngo.portal.2026!",
  "DonateAfrica1",
  "our charity 123",
  "my_harambee_password",
])("%s is made of the product's own words", (password) =>
  expect(fault(password)).toBe("passwordTooCommon"),
);
test("a long run of the product's words is read in linear time", () => {
  for (const run of [`${"ngo".repeat(90)}x`, "ngongo".repeat(50)])
    expectLinear(run, () => fault(run), run.slice(0, 9));
});

test("[ACCT-060] argon2id; nothing is cut off; a missing hash never matches", async () => {
  const long = "z".repeat(100);
  const hash = await hashPassword(`${long}1`);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(hash, `${long}1`)).toBe(true);
  expect(await checkPassword(hash, `${long}2`)).toBe(false);
  expect(await checkPassword(null, "no account has this password")).toBe(false);
  expect(await checkPassword("not a hash", "x")).toBe(false);
});

import { expect, test } from "vitest";
import { checkPassword, hashPassword, newPassword } from "@/lib/auth/password";

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
test.each(["password123", "Password123", "1234567890", "qwertyuiop", "aaaaaaaaaaaa", "harambee2025!"])("[ACCT-059] %s is too common", (password) => expect(fault(password)).toBe("passwordTooCommon"));

test("[ACCT-060] argon2id; nothing is cut off; nobody's hash is never right", async () => {
  const long = "z".repeat(100);
  const hash = await hashPassword(`${long}1`);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(hash, `${long}1`)).toBe(true);
  expect(await checkPassword(hash, `${long}2`)).toBe(false);
  expect(await checkPassword(null, "no account has this password")).toBe(false);
  expect(await checkPassword("not a hash", "x")).toBe(false);
});

import { afterEach, expect, test } from "vitest";
import { env } from "@/lib/env";
import { decrypt, readSigned, encrypt, signText } from "@/lib/auth/encryption";

const before = env.DATA_ENCRYPTION_KEY;
afterEach(() => void Object.assign(env, { DATA_ENCRYPTION_KEY: before }));
const key = (n: number) => Buffer.alloc(32, n).toString("base64");

test("[NGO-061] [NGO-062] sealed text opens in its own place only, and carries its key's version", () => {
  Object.assign(env, { DATA_ENCRYPTION_KEY: key(1) });
  const first = encrypt("12345678", "bank:ngo_a");
  expect(first.keyVersion).toBe(1);
  expect(decrypt(first.cipher, 1, "bank:ngo_a")).toBe("12345678");
  expect(() => decrypt(first.cipher, 1, "bank:ngo_b")).toThrow();
  expect(encrypt("12345678", "bank:ngo_a").cipher).not.toBe(first.cipher);
  const bytes = Buffer.from(first.cipher, "base64");
  bytes[bytes.length - 1]! ^= 1;
  expect(() => decrypt(bytes.toString("base64"), 1, "bank:ngo_a")).toThrow();

  Object.assign(env, { DATA_ENCRYPTION_KEY: `2:${key(2)},1:${key(1)}` });
  expect(encrypt("x", "c").keyVersion).toBe(2);
  expect(decrypt(first.cipher, 1, "bank:ngo_a")).toBe("12345678");
  expect(() => decrypt(first.cipher, 9, "bank:ngo_a")).toThrow(/version 9/);
});

test("signed texts: a changed one, or one for another purpose, is none", () => {
  const text = signText("gift", "don_1.1");
  expect(readSigned("gift", text)).toBe("don_1.1");
  expect(readSigned("receipt", text)).toBeNull();
  for (const bad of [
    `${text}x`,
    `x${text}`,
    text.replace(".", ""),
    `${text}.a`,
    "",
    ".",
    `${Buffer.from("don_2.1").toString("base64url")}.${text.split(".")[1]}`,
  ])
    expect(readSigned("gift", bad)).toBeNull();
});

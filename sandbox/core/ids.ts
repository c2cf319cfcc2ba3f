import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** cs_test_…, ch_…: a prefix and 24 random characters. */
export function newId(prefix: string): string {
  let text = "";
  for (const byte of randomBytes(24)) text += alphabet[byte % 62];
  return `${prefix}_${text}`;
}

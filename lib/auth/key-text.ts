import "server-only";
import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { env } from "@/lib/env";

/**
 * A key is "hrb_live_" or "hrb_test_", 32 letters and digits (190 random bits) and 6 more that are their checksum, so that
 * scanners of source code recognise one and a cut one is refused without asking the database. A key says which payments stand
 * behind it: one of a sandbox is refused where real money moves, and the other way round.
 */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretLength = 32;
const checkLength = 6;
const shape = /^hrb_(?:live|test)_[0-9A-Za-z]{38}$/;

export const keyPrefix = (): string => (env.livePayments ? "hrb_live_" : "hrb_test_");
/** "hrb_test_" and 4 more, for lists. */
export const startOf = (key: string): string => key.slice(0, 13);

/** Each letter is as likely as the others: bytes beyond the last whole round of the alphabet are not used. */
function randomText(length: number): string {
  let text = "";
  while (text.length < length)
    for (const byte of randomBytes(length))
      if (byte < 248 && text.length < length) text += alphabet[byte % alphabet.length];
  return text;
}

function checksum(text: string): string {
  let number = crc32(text);
  let letters = "";
  for (let i = 0; i < checkLength; i++) {
    letters = alphabet[number % alphabet.length] + letters;
    number = Math.floor(number / alphabet.length);
  }
  return letters;
}

/** A new key, whole. It is shown once and stored nowhere. */
export function newKeyText(): string {
  const body = keyPrefix() + randomText(secretLength);
  return body + checksum(body);
}

/** Whether a text is a key of this mode with a checksum that is right. Reads what a stranger sent, in one pass. */
export function isKeyText(text: string): boolean {
  if (!shape.test(text) || !text.startsWith(keyPrefix())) return false;
  const body = text.slice(0, -checkLength);
  return checksum(body) === text.slice(-checkLength);
}

/** Whether somebody meant it as a key, right or wrong. */
export const looksLikeKey = (text: string): boolean => text.startsWith("hrb_");

import "server-only";
import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { env } from "@/lib/env";

/**
 * A key is "hrb_live_" or "hrb_test_", 32 letters and digits (190 random bits) and a checksum of 6 more, so that secret
 * scanners recognise one and a truncated one is refused without a query. The prefix names the kind of payments: a
 * sandbox key is refused where real money moves, and vice versa.
 */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretLength = 32;
const checkLength = 6;
/** Published on /developers for scanners. */
export const keyShape = /^hrb_(?:live|test)_[0-9A-Za-z]{38}$/;

export const keyPrefix = (): string => (env.livePayments ? "hrb_live_" : "hrb_test_");
/** "hrb_test_" and 4 more characters, for lists. */
export const startOf = (key: string): string => key.slice(0, 13);

/** Every character is equally likely: bytes beyond the last full multiple of the alphabet's length are discarded. */
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

/** A new key in full. It is shown once and never stored. */
export function newKeyText(): string {
  const body = keyPrefix() + randomText(secretLength);
  return body + checksum(body);
}

/** Whether a text is a key of this mode with a correct checksum. Reads untrusted input in one pass. */
export function isKeyText(text: string): boolean {
  if (!keyShape.test(text) || !text.startsWith(keyPrefix())) return false;
  const body = text.slice(0, -checkLength);
  return checksum(body) === text.slice(-checkLength);
}

/** Whether it was meant as a key, valid or not. */
export const looksLikeKey = (text: string): boolean => text.startsWith("hrb_");

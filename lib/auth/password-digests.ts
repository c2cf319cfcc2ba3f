import "server-only";
import { createHash } from "node:crypto";
import digests from "@/lib/auth/password-digests.json";

const digestBytes = 6;
const read = (joined: string): ReadonlySet<string> => new Set(joined.match(/.{8}/g));
let passwords: ReadonlySet<string> | undefined;
let stems: ReadonlySet<string> | undefined;

const digestOf = (folded: string): string =>
  createHash("sha256").update(folded).digest().subarray(0, digestBytes).toString("base64url");

/** Whether a password, in lower case, is in the lists of the most guessed ones. */
export function isListedPassword(folded: string): boolean {
  passwords ??= read(digests.passwords);
  return passwords.has(digestOf(folded));
}

/** Whether a word, in lower case, is one that people turn into a password by adding digits and signs. */
export function isListedStem(folded: string): boolean {
  stems ??= read(digests.stems);
  return stems.has(digestOf(folded));
}

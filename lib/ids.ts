import "server-only";
import { createHash, randomBytes } from "node:crypto";

/**
 * Opaque ids with a readable prefix. The underscore distinguishes them from slugs, which cannot contain one, so that a
 * lookup by "slug or id" is never ambiguous (OP-022). 20 characters of 5 bits: 100 random bits.
 */
const prefixes = {
  user: "usr",
  session: "ses",
  token: "tok",
  browser: "brw",
  link: "lnk",
  ngo: "ngo",
  invitation: "inv",
  document: "doc",
  event: "nev",
  campaign: "cmp",
  image: "img",
  update: "upd",
  updateImage: "uim",
  donation: "don",
  monthlyGift: "gif",
  refund: "ref",
  payout: "pay",
  email: "eml",
  message: "msg",
  reply: "rep",
  request: "req",
  identity: "oid",
  upload: "upl",
  order: "ord",
  passkey: "psk",
  authenticator: "aut",
  recovery: "rec",
  pendingLogin: "plg",
  donorNote: "dnt",
  donorTag: "dtg",
  volunteerCall: "vcl",
  volunteerOffer: "vol",
  need: "nee",
  match: "mat",
  supporterPage: "spp",
  supporterReport: "spr",
  apiKey: "key",
  inboundMail: "inm",
  recordedGift: "rcg",
  statement: "stm",
  reportExtension: "rex",
  concern: "con",
  concernNote: "cnt",
  webhookEndpoint: "whe",
  donorChange: "dch",
} as const;
export type IdKind = keyof typeof prefixes;

export const idPrefix = (kind: IdKind): string => prefixes[kind];

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"; // Crockford's 32, no i l o u

const idOf = (kind: IdKind, bytes: Uint8Array): string =>
  `${prefixes[kind]}_${Array.from(bytes, (byte) => alphabet[byte & 31]).join("")}`;

export const newId = (kind: IdKind): string => idOf(kind, randomBytes(20));

/** The same id for the same seed, so that a row made with it is made once. The seed has to hold what nobody guesses. */
export const idFrom = (kind: IdKind, seed: string): string =>
  idOf(kind, createHash("sha256").update(seed).digest().subarray(0, 20));

/**
 * References that people read and dictate: DN-7F3A88K2 for a donation, PP-… for a pledge. 8 characters; the database
 * enforces uniqueness.
 */
export function newRef(kind: "DN" | "PP"): string {
  let text = "";
  for (const byte of randomBytes(8)) text += alphabet[byte & 31];
  return `${kind}-${text.toUpperCase()}`;
}

/** 256 random bits, base64url: API tokens and one-time links. Only the hash is stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export const looksLikeId = (kind: IdKind, text: string): boolean =>
  new RegExp(`^${prefixes[kind]}_[0-9a-z]{20}$`).test(text);

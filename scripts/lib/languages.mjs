// The languages, for what runs beside the pages: the same list as lib/i18n/locales.ts.
import { readFileSync } from "node:fs";

/** @type {string[]} */
export const languages = Object.keys(
  JSON.parse(readFileSync(new URL("../../lib/i18n/languages.json", import.meta.url), "utf8")),
);
/** Those whose addresses have a prefix: all but English. */
export const prefixes = languages.slice(1);
/** For expressions over addresses: matches the prefix of a language where there is one. */
export const prefix = `(?:/(?:${prefixes.join("|")})(?=[/?#]|$))?`;

const prefixed = new RegExp(`^/(${prefixes.join("|")})(?=[/?#]|$)`);
/** The prefix of an address, "/af", or "". @param {string} url */
export const prefixOf = (url) => prefixed.exec(url)?.[0] ?? "";

/** The language of a request: its address's, else the remembered one. @param {import("node:http").IncomingMessage} request */
export function languageOf(request) {
  const chosen =
    prefixOf(request.url ?? "").slice(1) ||
    (/(?:^|;\s*)lang=([a-z]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "");
  return languages.includes(chosen) ? chosen : "en";
}

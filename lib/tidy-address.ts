// relative import: the server reads this file without the framework
import { defaultLocale, locales } from "./i18n/locales";
import { addressOf, queryOf } from "./routes";
import { seenOnly, unwrapped } from "./typed/plain";

/** Segments that never contain a capital; a key or a file name may. */
const lower: ReadonlySet<string> = new Set(["[slug]", "[name]", "[id]"]);
const plainPart = /^[\w.~:-]+$/;
const capital = /[A-Z]/;

function decoded(path: string): string[] | null {
  try {
    return path.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Pictures right behind an address. A key may end with "_" or "-". */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]{1,12}$/u;
function lastPart(typed: string): string {
  const seen = seenOnly(typed);
  // a query whose "?" was escaped by the program that passed the address on
  const query = seen.search(/[?#]/);
  const part = query < 0 ? seen : seen.slice(0, query);
  return unwrapped(part.slice(0, -24) + part.slice(-24).replace(pictures, ""));
}

/** The segments in lower case, without the language, and without punctuation copied along with the address. */
function withoutEnd(parts: readonly string[]): { prefix: string; rest: string[] } {
  let end = parts.length;
  while (end > 0 && lastPart(parts[end - 1]!) === "") end -= 1;
  const tidied = parts.slice(0, end).map((part, i) => (i === end - 1 ? lastPart(part) : part));
  const language = tidied[0]?.toLowerCase();
  const known = locales.find((locale) => locale === language);
  const prefix = known === undefined || known === defaultLocale ? "" : `/${known}`;
  return { prefix, rest: known === undefined ? tidied : tidied.slice(1) };
}

/**
 * The correct address for one that was typed with capitals, or copied together with the blank, full stop, comma,
 * bracket or quote after it (OP-145): the page's own path with the query unchanged; null where nothing needs
 * correcting, or no page exists. The result is always a path of the route table, so it never leads to another site and
 * needs no further correction.
 */
export function tidyAddress(url: string): string | null {
  const query = queryOf(url);
  const path = url.slice(0, url.length - query.length);
  // nearly all addresses: nothing to correct
  if (!capital.test(path) && !path.includes("%") && /^\/$|[a-z0-9_-]$/.test(path)) return null;
  const parts = path.startsWith("/") && path.length <= 1_000 ? decoded(path) : null;
  if (!parts) return null;
  const { prefix, rest } = withoutEnd(parts);
  if (rest.some((part) => !plainPart.test(part) || /^\.+$/.test(part))) return null;
  const small = `/${rest.map((part) => part.toLowerCase()).join("/")}`;
  const { route } = addressOf(prefix + small);
  if (route.missing || route.access === "server") return null;
  if (route.type !== "page" && !(route.type === "handler" && route.localized)) return null;
  const own = route.path
    .split("/")
    .slice(1)
    .map((part, i) => {
      if (!part.startsWith("[")) return part;
      return lower.has(part) ? rest[i]!.toLowerCase() : rest[i]!;
    })
    .join("/");
  const tidy = own === "" ? prefix || "/" : `${prefix}/${own}`;
  return tidy === path ? null : tidy + query;
}

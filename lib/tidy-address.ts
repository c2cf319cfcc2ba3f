// relative: the server reads this without the framework
import { defaultLocale, locales } from "./i18n/locales";
import { addressOf, queryOf } from "./routes";
import { unwrapped } from "./typed/plain";

/** Parts of addresses that never hold a capital; a key or a file's name may. */
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

/** The parts in small letters, without the language, and without what closed the sentence that the address stood in. */
function withoutEnd(parts: readonly string[]): { prefix: string; rest: string[] } {
  let end = parts.length;
  while (end > 0 && unwrapped(parts[end - 1]!) === "") end -= 1;
  const whole = parts.slice(0, end).map((part, i) => (i === end - 1 ? unwrapped(part) : part));
  const language = whole[0]?.toLowerCase();
  const known = locales.find((locale) => locale === language);
  const prefix = known === undefined || known === defaultLocale ? "" : `/${known}`;
  return { prefix, rest: known === undefined ? whole : whole.slice(1) };
}

/**
 * Where an address leads that somebody typed with capitals, or that was cut out of a text with the blank, dot, comma, bracket or
 * quote behind it (OP-145): the page's own path and the query as it was; null where nothing is to be mended, or no page is
 * there. It is always a path of the table of routes, so it never leads to another site, and it is right itself.
 */
export function tidyAddress(url: string): string | null {
  const query = queryOf(url);
  const path = url.slice(0, url.length - query.length);
  // nearly all addresses: nothing in them that is looked for here
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

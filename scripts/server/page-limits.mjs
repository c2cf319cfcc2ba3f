// How often one network may have something drawn: what stands in the page cache is never counted. Counted in memory, since a
// page must not wait for the database to be refused; the limits that hold for all processes together, searches among them, are
// in lib/auth/rate-limit.ts.
import { isIPv6 } from "node:net";
import { prefixOf } from "../lib/languages.mjs";

const windowMs = 60_000;
/** Networks that are remembered at a time, about 150 bytes each. */
const mostKeys = 50_000;

/** Requests a minute and network; the first that matches counts. A steady crawler asks for one or two pages a second. */
export const pageLimits = {
  search: 60,
  share: 30,
  pattern: 300,
  pdf: 20,
  file: 600,
  page: 300,
};

const uncounted =
  /^\/(?:_next|api|fonts|covers|images|sitemaps)\/|^\/(?:robots\.txt|sitemap\.xml|feed\.xml|icon\.svg|preview-check)$/;

/**
 * Whether somebody looks for words in a public list; turning its pages or choosing a cause is no search. The same rule as
 * lib/http/search-limit.ts, which counts for all processes together.
 */
export const isSearch = (path, query) =>
  (path === "/campaigns" || path === "/ngos") &&
  new URLSearchParams(query).getAll("search").some((text) => text.trim() !== "");

/**
 * Which limit an address counts for.
 * @param {string} url path and query
 * @returns {keyof typeof pageLimits | null}
 */
export function limitOf(url) {
  const mark = url.indexOf("?");
  const whole = mark < 0 ? url : url.slice(0, mark);
  const path = whole.slice(prefixOf(whole).length);
  if (uncounted.test(path)) return null;
  if (isSearch(path, mark < 0 ? "" : url.slice(mark))) return "search";
  if (path.startsWith("/share/")) return "share";
  if (path.startsWith("/patterns/")) return "pattern";
  if (path.startsWith("/media/") || path.startsWith("/documents/")) return "file";
  if (path.startsWith("/exports/") || /^\/gifts\/.*\/(?:receipt|statement)$/.test(path))
    return "pdf";
  return "page";
}

/** Whom an address stands for: itself, for IPv6 its /64, because whoever has one address of it has all. */
export function networkOf(address) {
  const plain = address.replace(/^::ffff:/i, "").slice(0, 64);
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.toLowerCase().split("%")[0].split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array(zeros).fill("0"), ...back].slice(0, 4).join(":");
}

/** The client's address, as lib/auth/client-address.ts reads it from the header that guards.mjs wrote. */
export function clientOf(request, proxies) {
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops[hops.length - 1 - proxies] ?? hops[0] ?? "unknown";
}

/**
 * @param {number} scale multiplies every limit; 1 in production
 * @returns {(kind: keyof typeof pageLimits, network: string, now?: number) => number} counts one request: 0 when it may go
 *   on, else the seconds to wait
 */
export function pageCounter(scale = 1) {
  /** key → requests of this window and of the one before; together they slide. */
  const counts = new Map();
  return function count(kind, network, now = Date.now()) {
    const key = `${kind} ${network}`;
    const window = Math.floor(now / windowMs);
    let entry = counts.get(key);
    if (entry === undefined || entry.window !== window) {
      const before = entry !== undefined && entry.window === window - 1 ? entry.hits : 0;
      entry = { window, hits: 0, before };
      counts.delete(key);
      counts.set(key, entry);
      if (counts.size > mostKeys) counts.delete(counts.keys().next().value);
    }
    const left = 1 - (now % windowMs) / windowMs;
    const most = Math.max(1, Math.floor(pageLimits[kind] * scale));
    if (entry.hits + entry.before * left >= most)
      return Math.max(1, Math.ceil((left * windowMs) / 1000));
    entry.hits++;
    return 0;
  };
}

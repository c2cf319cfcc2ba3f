// The key under which the page cache holds a response.
import type { IncomingMessage } from "node:http";
import { addressOf, isSearch, queryOf } from "../lib/routes";
import { tidyAddress } from "../lib/tidy-address";
import { partHeaders } from "./framework";
import type { Kind } from "./page-store";

const longestUrl = 1024;
/** With one of these headers an address returns something else: part of a page, a personal page, part of a file. */
const headersOfOthers = [...partHeaders, "range", "authorization"];
export type Key = { key: string; kind: Kind };

/** The key for a request's address, without the parts that make no difference, so that one response has one entry. */
export function cacheKey(url: string): Key | null {
  if (url.length > longestUrl) return null;
  const address = addressOf(url);
  const { route } = address;
  if (route.cached === undefined || route.missing || route.access === "server") return null;
  // middleware.ts redirects it
  if (tidyAddress(url) !== null) return null;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (route.cached === "shipped") return { key: path, kind: "file" }; // files ignore the query
  if (route.cached === "pattern") {
    if (path.length > "/patterns/strip/".length + 300) return null;
    const query = new URLSearchParams(mark < 0 ? "" : url.slice(mark));
    const known = ["cols", "rows", "cause"].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    });
    const rest = new URLSearchParams(known).toString();
    return { key: rest ? `${path}?${rest}` : path, kind: "pattern" };
  }
  if (mark >= 0 && /[?&]_rsc=/.test(url)) return null;
  // each search counts against its sender (middleware.ts), and few people search for the same thing
  if (isSearch(address, queryOf(url))) return null;
  return { key: url, kind: "page" };
}

/** Which entry answers a request; null where the response depends on the person. */
export function keyOf(request: IncomingMessage): Key | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (headersOfOthers.some((name) => request.headers[name] !== undefined)) return null;
  return cacheKey(request.url ?? "/");
}

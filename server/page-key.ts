// The address under which the page cache holds an answer.
import type { IncomingMessage } from "node:http";
import { addressOf, isSearch, queryOf } from "../lib/routes";
import { tidyAddress } from "../lib/tidy-address";
import { partHeaders } from "./framework";
import type { Kind } from "./page-store";

const longestUrl = 1024;
/**
 * With one of these headers an address answers something else: a part of a page, a personal page, a
 * piece of a file.
 */
const headersOfOthers = [...partHeaders, "range", "authorization"];
export type Key = { key: string; kind: Kind };

/** The address under which a request's answer is cached: without what changes nothing, so that one answer has one entry. */
export function cacheKey(url: string): Key | null {
  if (url.length > longestUrl) return null;
  const address = addressOf(url);
  const { route } = address;
  if (route.cached === undefined || route.missing || route.access === "server") return null;
  // it leads on (middleware.ts)
  if (tidyAddress(url) !== null) return null;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (route.cached === "shipped") return { key: path, kind: "file" }; // a file has no query
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
  // each search counts against its sender (middleware.ts), and few people search for the same
  if (isSearch(address, queryOf(url))) return null;
  return { key: url, kind: "page" };
}

/** Which entry answers a request; null where the answer depends on the person. */
export function keyOf(request: IncomingMessage): Key | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (headersOfOthers.some((name) => request.headers[name] !== undefined)) return null;
  return cacheKey(request.url ?? "/");
}

// How often one network may have something rendered: what stands in the page cache is never counted. Counted in memory, since
// a page must not wait for the database to be refused; the limits that hold for all processes together, searches among them,
// are in lib/auth/rate-limit.ts.
import { env } from "../lib/env";
import { addressOf, isSearch, queryOf } from "../lib/routes";
import { clientNetwork } from "./client";
import type { Step } from "./pipeline";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerPlainly } from "./plain-answers";

const windowMs = 60_000;
/** Networks that are remembered at a time, about 150 bytes each. */
const mostKeys = 50_000;

/** Requests a minute and network. A steady crawler asks for one or two pages a second. */
export const pageLimits = {
  search: 60,
  share: 30,
  pattern: 300,
  pdf: 20,
  file: 600,
  page: 300,
};
export type PageLimit = keyof typeof pageLimits;

/** Which limit an address counts for (lib/routes.ts); null for none. */
export function limitOf(url: string): PageLimit | null {
  const address = addressOf(url);
  const { limit = "page" } = address.route;
  if (limit === "none") return null;
  return limit === "search" && !isSearch(address, queryOf(url)) ? "page" : limit;
}

/**
 * @param scale multiplies every limit; 1 in production
 * @returns counts one request: 0 when it may go on, else the seconds to wait
 */
export function pageCounter(scale = 1): (kind: PageLimit, network: string, now?: number) => number {
  /** requests of this window and of the one before; together they slide */
  const counts = new Map<string, { window: number; hits: number; before: number }>();
  return function count(kind, network, now = Date.now()) {
    const key = `${kind} ${network}`;
    const window = Math.floor(now / windowMs);
    let entry = counts.get(key);
    if (entry === undefined || entry.window !== window) {
      const before = entry !== undefined && entry.window === window - 1 ? entry.hits : 0;
      entry = { window, hits: 0, before };
      counts.delete(key);
      counts.set(key, entry);
      const [oldest] = counts.keys();
      if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest);
    }
    const left = 1 - (now % windowMs) / windowMs;
    const most = Math.max(1, Math.floor(pageLimits[kind] * scale));
    if (entry.hits + entry.before * left >= most)
      return Math.max(1, Math.ceil((left * windowMs) / 1000));
    entry.hits++;
    return 0;
  };
}

const countPage = pageCounter(env.rateLimitScale);
const counted = new WeakSet<IncomingMessage>();

/** Refuses who has too much rendered; a request counts once. @returns true when it has answered */
export function refuseOften(request: IncomingMessage, response: ServerResponse): boolean {
  if (counted.has(request)) return false;
  counted.add(request);
  const kind = limitOf(request.url ?? "/");
  const seconds = kind === null ? 0 : countPage(kind, clientNetwork(request));
  if (seconds === 0) return false;
  answerPlainly(request, response, 429, "rate_limited", { "retry-after": String(seconds) });
  return true;
}

export const limitPages: Step = {
  name: "page limits",
  handle: (request, response, next) => {
    if (!refuseOften(request, response)) return next();
  },
};

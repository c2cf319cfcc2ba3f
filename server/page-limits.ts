// Limits how often one network may have something rendered; hits of the page cache are never counted. Counted in
// memory, since refusing a page must not wait for the database; processes of one start send each other their counts.
// The limits that span several machines, searches among them, are in lib/auth/rate-limit.ts.
import { env } from "../lib/env";
import { addressOf, isSearch, queryOf } from "../lib/routes";
import { clientNetwork } from "./client";
import type { Step } from "./pipeline";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerPlainly } from "./plain-answers";
import { onHead } from "./response-hooks";
import { wasStoredHeader } from "../lib/http/was-stored";
import { onMessage, processCount, sendMessage } from "./processes";

const windowMs = 60_000;
/** Networks remembered at a time, about 150 bytes each. */
const mostKeys = 50_000;

/** Requests per minute and network. A steady crawler makes one or two requests a second. */
export const pageLimits = {
  search: 60,
  share: 30,
  pattern: 300,
  pdf: 20,
  file: 600,
  page: 300,
};
export type PageLimit = keyof typeof pageLimits;

/** Which limit an address counts against (lib/routes.ts); null for none. */
export function limitOf(url: string): PageLimit | null {
  const address = addressOf(url);
  const { limit = "page" } = address.route;
  if (limit === "none") return null;
  return limit === "search" && !isSearch(address, queryOf(url)) ? "page" : limit;
}

/** `[kind and network, hits]`: what one process has counted since it last sent it to the others. */
type Hits = [string, number][];

export class PageCounter {
  /** hits of this window and of the one before, for a sliding window */
  private readonly counts = new Map<string, { window: number; hits: number; before: number }>();
  private unsent = new Map<string, number>();

  /** @param scale multiplies every limit; 1 in production */
  constructor(private readonly scale = 1) {}

  private entry(key: string, now: number) {
    const window = Math.floor(now / windowMs);
    let entry = this.counts.get(key);
    if (entry === undefined || entry.window !== window) {
      const before = entry !== undefined && entry.window === window - 1 ? entry.hits : 0;
      entry = { window, hits: 0, before };
      this.counts.delete(key);
      this.counts.set(key, entry);
      const [oldest] = this.counts.keys();
      if (this.counts.size > mostKeys && oldest !== undefined) this.counts.delete(oldest);
    }
    return entry;
  }

  /**
   * Counts one request.
   * @returns 0 when it is allowed, else the seconds to wait
   */
  count(kind: PageLimit, network: string, now = Date.now()): number {
    const key = `${kind} ${network}`;
    const entry = this.entry(key, now);
    const left = 1 - (now % windowMs) / windowMs;
    const most = Math.max(1, Math.floor(pageLimits[kind] * this.scale));
    if (entry.hits + entry.before * left >= most)
      return Math.max(1, Math.ceil((left * windowMs) / 1000));
    entry.hits++;
    if (processCount > 1) this.unsent.set(key, (this.unsent.get(key) ?? 0) + 1);
    return 0;
  }

  /** Takes back one request counted just now: nothing had to be rendered for it. */
  takeBack(kind: PageLimit, network: string, now = Date.now()): void {
    const key = `${kind} ${network}`;
    const entry = this.entry(key, now);
    entry.hits = Math.max(0, entry.hits - 1);
    const unsent = this.unsent.get(key);
    if (unsent !== undefined) this.unsent.set(key, unsent - 1);
  }

  /** What was counted here since the last call. */
  takeUnsent(): Hits {
    const hits = [...this.unsent];
    if (hits.length > 0) this.unsent = new Map();
    return hits;
  }

  /** Adds what another process counted. */
  add(hits: Hits, now = Date.now()): void {
    for (const [key, count] of hits) this.entry(key, now).hits += count;
  }
}

const pageCounter = new PageCounter(env.rateLimitScale);
const counted = new WeakSet<IncomingMessage>();

/** From now on the processes of this start share their counts, with a short delay. */
export function sharePageLimits(): void {
  if (processCount === 1) return;
  onMessage("page-hits", (hits) => pageCounter.add(hits as Hits));
  setInterval(() => {
    const hits = pageCounter.takeUnsent();
    if (hits.length > 0) sendMessage("page-hits", hits);
  }, 200).unref();
}

/**
 * Refuses a network that has too much rendered; a request counts once.
 * @returns true when it has answered
 */
export function refuseOften(request: IncomingMessage, response: ServerResponse): boolean {
  if (counted.has(request)) return false;
  counted.add(request);
  const kind = limitOf(request.url ?? "/");
  if (kind === null) return false;
  const network = clientNetwork(request);
  const seconds = pageCounter.count(kind, network);
  if (seconds === 0) {
    // only images for sharing are rendered and stored behind this limit
    if (kind === "share")
      onHead(response, () => {
        if (!response.hasHeader(wasStoredHeader)) return;
        response.removeHeader(wasStoredHeader);
        pageCounter.takeBack(kind, network);
      });
    return false;
  }
  answerPlainly(request, response, 429, "rate_limited", { "retry-after": String(seconds) });
  return true;
}

export const limitPages: Step = {
  name: "page limits",
  handle: (request, response, next) => {
    if (!refuseOften(request, response)) return next();
  },
};

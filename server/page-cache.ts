// The page cache: serves public pages and shipped files from memory. What is the same for everyone is rendered and
// compressed once, not for each visitor. A page is reused until something that it shows changes (page-changes.ts), and
// for a limited time.
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import type { Encoding } from "./encoding";
import { logLine } from "./json-log";
import { increase } from "./metrics";
import { GiftPace, graceMs, shows, type Change } from "./page-change";
import { entryOf, packedEntry, pageMs } from "./page-entry";
import { HeardChanges, sharedClock, type Handed } from "./page-handover";
import type { Key } from "./page-key";
import { costOf, PageStore, staleMs, type Entry } from "./page-store";
import { sendEntry } from "./send-entry";
import type { Render, Rendered } from "./self-request";

/** ms after which a page that failed to render is tried again */
const retryMs = 2_000;
/**
 * ms that a visitor waits for a new rendering where only sums changed or time passed; after that the previous page is
 * sent, and the new one stored when it is ready. Shorter under load.
 */
const patienceMs = { usual: 2_000, underLoad: 150 };
/** pages handed to the other processes at a time */
const mostAtOnce = 100;

/** A render in flight, and what has changed since it began. */
type Flight = { version: number; since: Change[] };

export class PageCache {
  private readonly store = new PageStore();
  /** concurrent requests share one render */
  private readonly inFlight = new Map<string, { flight: Flight; entry: Promise<Entry> }>();
  private readonly renewals = pLimit(2);
  private readonly flights = new Set<Flight>();
  private readonly pace = new GiftPace();
  private version = 0;
  private isHearing = false;

  private readonly heard = new HeardChanges();
  /** pages rendered here and not yet handed to the other processes */
  private readonly drawn = new Set<string>();

  constructor(
    private readonly render: Render,
    private readonly hand: (page: Handed) => void = () => {},
    private readonly isBusy: () => boolean = () => false,
  ) {}

  get size() {
    return this.store.size;
  }

  /** Whether it can be answered without another rendering: it is cached, or already being rendered. */
  isAtHand(key: string): boolean {
    return this.atHand(key) !== null || this.isBeingRendered(key);
  }

  private isBeingRendered(key: string): boolean {
    return this.inFlight.get(key)?.flight.version === this.version;
  }

  private atHand(key: string): Entry | null {
    return this.store.fresh(key) ?? (this.isHearing ? this.store.unchanged(key) : null);
  }

  /** Anything may have changed: all pages are rendered again; files that ship with the product stay. */
  evict(): void {
    this.apply({ kind: "all" });
  }

  /** Invalidates the pages that show what changed. */
  apply(change: Change): void {
    this.heard.note(change);
    if (change.kind === "gift") return this.applyGift(change);
    this.version++;
    this.store.evictWhere((entry) => entry.until !== Infinity && shows(entry, change));
    for (const flight of this.flights) flight.since.push(change);
  }

  /**
   * A page with a campaign's sums is evicted at once. During many donations it is served for as long as a donation may
   * take to appear, and rendered again meanwhile.
   */
  private applyGift(change: Change): void {
    for (const [key, entry] of this.store.pages())
      if (shows(entry, change)) {
        const { until, isRush } = this.pace.next(key);
        PageStore.shorten(entry, until);
        entry.isRushed = isRush;
      }
    for (const flight of this.flights) flight.since.push(change);
  }

  /** Whether notifications of changes arrive. While they do not, pages are reused only briefly. */
  setHearing(isHearing: boolean): void {
    if (isHearing && !this.isHearing) this.evict();
    if (isHearing !== this.isHearing) this.heard[isHearing ? "begin" : "end"]();
    this.isHearing = isHearing;
    const latest = Date.now() + pageMs.deaf;
    if (!isHearing) for (const [, entry] of this.store.pages()) PageStore.shorten(entry, latest);
  }

  private async fill(asked: Key, encoding: Encoding, flight: Flight): Promise<Entry> {
    const { key } = asked;
    const forMs = this.isHearing ? pageMs.hearing : pageMs.deaf;
    const old = this.store.stale(key);
    let entry: Entry;
    try {
      const drawnAt = sharedClock();
      entry = entryOf(asked, await this.rendered(key), { forMs, drawnAt });
      if (entry.status >= 500 && old !== null) entry = old;
      if (entry.until > 0) entry = await packedEntry(key, entry, encoding);
    } catch (error) {
      if (old === null) throw error;
      logLine("warn", "page.stale", { path: key.split("?")[0], error: String(error) });
      entry = old;
    }
    const changed = flight.since.filter((change) => shows(entry, change));
    if (changed.some(({ kind: what }) => what !== "gift")) return entry;
    if (entry === old) {
      entry.until = Math.max(entry.until, Date.now() + retryMs);
      entry.staleUntil = Math.max(entry.staleUntil, entry.until + staleMs.changed);
    } else if (entry.until > 0) {
      if (changed.length > 0 && entry.until !== Infinity)
        PageStore.shorten(entry, Date.now() + pageMs.deaf);
      this.store.store(key, entry);
      if (changed.length === 0 && entry.kind === "page") this.drawn.add(key);
    }
    return entry;
  }

  /**
   * Hands the pages rendered here to the other processes.
   * @param heardUntil ms of the shared clock: this process has heard of everything committed before it
   */
  handOver(heardUntil: number): void {
    let left = mostAtOnce;
    for (const key of this.drawn) {
      if (left-- === 0) return;
      const entry = this.store.fresh(key);
      if (entry !== null && entry.drawnAt >= heardUntil) continue;
      this.drawn.delete(key);
      if (entry === null) continue;
      const { encoded: _, ...page } = entry;
      this.hand({ key, entry: page });
    }
  }

  /** Takes a page that another process rendered, unless it shows something that has changed since. */
  take({ key, entry }: Handed): void {
    if (entry.until <= Date.now() || this.store.fresh(key) !== null) return;
    const since = this.heard.since(entry.drawnAt);
    if (since === null || since.some((change) => shows(entry, change))) return;
    const size = costOf(key, entry);
    this.store.store(key, { ...entry, size, encoded: new Map() });
    increase("harambee_pages_taken_total", "Pages that another process drew", {});
  }

  /** Renderings nobody waits for run a few at a time: donations need the processor more. */
  private rendered(key: string): Promise<Rendered> {
    const isRenewal = this.store.stale(key) !== null;
    return isRenewal ? this.renewals(() => this.render(key, true)) : this.render(key);
  }

  /** Falls back to the previous page where rendering takes long, but not while changes may have been missed. */
  private async notLate(key: string, rendered: Promise<Entry>): Promise<Entry> {
    const isBusy = this.isBusy();
    const old = this.isHearing ? this.store[isBusy ? "stale" : "recent"](key) : null;
    if (old === null) return rendered;
    const isLong = isBusy || this.renewals.pendingCount > 0;
    // it is rendered every few seconds: waiting for this one would hold up a connection for sums that are soon out of
    // date
    if (old.isRushed && (isLong || Date.now() < old.until + graceMs)) {
      rendered.catch(() => {}); // the next request waits for a rendering of its own
      return old;
    }
    const late = new AbortController();
    const patience = isLong ? patienceMs.underLoad : patienceMs.usual;
    const waited = wait(patience, old, { signal: late.signal }).catch(() => rendered);
    return Promise.race([rendered, waited]).finally(() => late.abort());
  }

  /**
   * A response reflects every change before the request, except a donation's sums under load: no request waits for a
   * render that began before a change.
   * @param encoding the one the client accepts, for a page that has to be rendered
   */
  get(cached: Key, encoding: Encoding = "gzip"): Entry | Promise<Entry> {
    const { key } = cached;
    const entry = this.atHand(key);
    increase("harambee_page_cache_asked_total", "What was asked of the page cache", {
      found: String(entry !== null),
    });
    if (entry) {
      this.store.use(key, entry);
      if (entry.until <= Date.now()) this.renew(cached, encoding);
      return entry;
    }
    return this.renderOnce(cached, encoding);
  }

  /**
   * The page is older than its time: it is rendered again for later requests, while nothing else needs the processor.
   */
  private renew(cached: Key, encoding: Encoding): void {
    const isWaiting = this.renewals.activeCount + this.renewals.pendingCount > 0;
    if (isWaiting || this.isBusy() || this.inFlight.has(cached.key)) return;
    void Promise.resolve(this.renderOnce(cached, encoding)).catch(() => {}); // the next request tries again
  }

  /**
   * Renders a page before anybody asks for it, unless one is in memory that can be served under load for a while.
   * @param forMs how long it must remain usable
   * @returns whether it was rendered
   */
  async prepare(cached: Key, forMs: number): Promise<boolean> {
    if (!this.isHearing || this.store.isThereUntil(cached.key, Date.now() + forMs)) return false;
    await this.renderOnce(cached, "gzip");
    return true;
  }

  private renderOnce(cached: Key, encoding: Encoding): Promise<Entry> {
    const { key } = cached;
    const running = this.inFlight.get(key);
    if (running?.flight.version === this.version) return running.entry;
    const flight: Flight = { version: this.version, since: [] };
    this.flights.add(flight);
    const filled = this.fill(cached, encoding, flight).finally(() => {
      this.flights.delete(flight);
      if (this.inFlight.get(key)?.flight === flight) this.inFlight.delete(key);
    });
    const entryInTime = this.notLate(key, filled);
    this.inFlight.set(key, { flight, entry: entryInTime });
    return entryInTime;
  }

  send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    entry: Entry,
  ): Promise<void> {
    return sendEntry(request, response, entry, (bytes) => this.store.grow(key, entry, bytes));
  }
}

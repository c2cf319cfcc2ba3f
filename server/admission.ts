// Limits how many requests are worked on at a time. Under overload searches and drawn pictures are
// refused first, then pages (the page cache sends what it has). Donations have the remaining
// database connections to themselves and are never refused here (they wait in
// lib/donation-queue.ts).
import type { IncomingMessage } from "node:http";
import { successPath } from "../lib/fund";
import { addressOf, isSearch, queryOf } from "../lib/routes";
import { answerPlainly } from "./plain-answers";
import type { Step } from "./pipeline";
import { onHead } from "./response-hooks";

type Lane = { atOnce: number; waiting: number; patienceMs: number };
export const lanes = {
  /** pages, calls and files that are no donation */
  page: { atOnce: 8, waiting: 400, patienceMs: 8_000 },
  /** pages that were in the cache and that somebody asks for again: first among what is drawn */
  renewal: { atOnce: 2, waiting: 400, patienceMs: 8_000 },
  /** pages for the cache: the processor alone is their limit, so more at once would only hold up what is short */
  drawing: { atOnce: 3, waiting: 400, patienceMs: 8_000 },
  /** searches, drawn pictures and QR codes: refused first */
  extra: { atOnce: 3, waiting: 100, patienceMs: 3_000 },
} satisfies Record<string, Lane>;
export type LaneName = keyof typeof lanes;
const laneNames = Object.keys(lanes) as LaneName[];
const byLane = <T>(of: (name: LaneName) => T): Record<LaneName, T> =>
  Object.fromEntries(laneNames.map((name) => [name, of(name)])) as Record<LaneName, T>;

/** While so many donations are worked on, pages for the cache are drawn one at a time. */
const manyDonations = 3;
/**
 * ms of lag of the event loop from which on pages for the cache are drawn one at a time, with a
 * pause between two that grows with the lag: what is in the cache, and donations, need the processor
 * first. A donation waits for the event loop at each of its steps.
 */
const late = { fromMs: 40, pausePerLag: 8, longestPauseMs: 3_000 };

/**
 * While a donation is worked on or the event loop is late, searches and drawn pictures begin one at
 * a time, and between two it rests so many times as long as the last one took: a search costs this
 * process as much as two donations, and donations cannot be refused.
 */
const restPerExtra = 9;
const longestRestMs = 10_000;

/**
 * ms after its head was sent for which a response still holds its place: a slow reader must not
 * hold it longer
 */
const afterHeadMs = 250;
/** ms after which a place is released in any case */
const longestMs = 15_000;
export const retryAfterSeconds = 5;

const successRoute = successPath("[slug]");
/** Beginning, paying and booking a donation. */
function isDonation(url: string): boolean {
  const { route, path } = addressOf(url);
  const isCall = /^\/api\/v1\/(?:payment\/|campaigns\/[^/]+\/(?:donate|pending-payment))/;
  return isCall.test(path) || route.pays === true || route.path === successRoute;
}
const isFree = (path: string): boolean => path === "/preview-check" || path === "/api/v1/health";

/**
 * The queue that a request goes in; null where it never waits: donations, and what other responses
 * wait for. A request with a body has none: a body that comes slowly, or never completely, would
 * hold a place that others need. PDFs have the queue of the process that draws them.
 */
export function laneOf(
  request: Pick<IncomingMessage, "url" | "method">,
  inner: "drawing" | "renewal" | null = null,
): LaneName | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = request.url ?? "/";
  const address = addressOf(url);
  const { route, path } = address;
  if (route.limit === "pdf") return null;
  if (isFree(path) || route.access === "server" || route.cached === "shipped") return null;
  if (route.path.startsWith("/_next/")) return null;
  if (isDonation(url)) return null;
  if (route.limit === "share" || route.limit === "pattern") return "extra";
  const page = inner ?? "page";
  const isCallSearch = path.startsWith("/api/") && /[?&]search=[^&]/.test(url);
  return isCallSearch || isSearch(address, queryOf(url)) ? "extra" : page;
}

export class Admission {
  private readonly working = byLane(() => 0);
  private readonly queues = byLane(() => new Set<() => void>());
  private donations = 0;
  /** when a page for the cache was last begun to be drawn, ms */
  private drawnAt = -Infinity;
  /** ms; while there is a donation, or the event loop is late, no search begins before it */
  private extraFrom = -Infinity;
  readonly refused = byLane(() => 0);

  /**
   * @param lagMs how late the event loop is
   * @param isDrawnApart whether another process draws pages: then they do not hold up this one's event loop
   */
  constructor(
    private readonly lagMs: () => number = () => 0,
    private readonly now: () => number = () => performance.now(),
    private readonly isDrawnApart: () => boolean = () => false,
  ) {}

  get state() {
    return {
      working: { ...this.working },
      waiting: byLane((name) => this.queues[name].size),
    };
  }

  /** Whether more is asked than this process can do at once: then what is in the cache is sent rather than drawn again. */
  get isBusy(): boolean {
    return this.isRush || this.isLate;
  }

  /** Lets in who may go on now that time has passed. */
  tick(): void {
    const { renewal, drawing, extra } = this.queues;
    if (renewal.size + drawing.size + extra.size > 0) this.admitNext();
  }

  /** @returns to be called once, when it is answered */
  beginDonation(): () => void {
    this.donations++;
    return () => {
      this.donations--;
      this.admitNext();
    };
  }

  /** @returns releases the place, once; null when there was none in time */
  async enter(lane: LaneName): Promise<(() => void) | null> {
    const isIn = this.hasPlace(lane) ? this.take(lane) : await this.wait(lane);
    if (!isIn) {
      this.refused[lane]++;
      return null;
    }
    let isGiven = false;
    const began = this.now();
    return () => {
      if (isGiven) return;
      isGiven = true;
      if (lane === "extra") this.restAfter(this.now() - began);
      this.leave(lane);
    };
  }

  /** While pages wait, no request of the lane "extra" begins. */
  private hasPlace(lane: LaneName): boolean {
    if (lane === "extra" && (this.isRush || this.isResting)) return false;
    if (lane !== "drawing" && lane !== "renewal") return this.working[lane] < lanes[lane].atOnce;
    const { drawing, renewal } = this.working;
    const isLate = this.isLate && !this.isDrawnApart();
    const pauseMs = Math.min(this.lagMs() * late.pausePerLag, late.longestPauseMs);
    if (isLate && this.now() < this.drawnAt + pauseMs) return false;
    const hasDonations = this.donations >= manyDonations && !this.isDrawnApart();
    if (isLate || hasDonations) return drawing + renewal < 1;
    return lane === "renewal"
      ? renewal < lanes.renewal.atOnce
      : drawing + renewal < lanes.drawing.atOnce;
  }

  private restAfter(tookMs: number): void {
    this.extraFrom = this.now() + Math.min(tookMs * restPerExtra, longestRestMs);
  }

  private get isResting(): boolean {
    const isNeeded = this.donations > 0 || this.isLate;
    return isNeeded && (this.working.extra > 0 || this.now() < this.extraFrom);
  }

  private get isLate(): boolean {
    return this.lagMs() > late.fromMs;
  }

  private get isRush(): boolean {
    const { page, renewal, drawing } = this.queues;
    return page.size + renewal.size + drawing.size > 0;
  }

  private take(lane: LaneName): true {
    this.working[lane]++;
    if (lane === "drawing" || lane === "renewal") this.drawnAt = this.now();
    return true;
  }

  private wait(lane: LaneName): Promise<boolean> {
    const queue = this.queues[lane];
    if ((lane === "extra" && this.isRush) || queue.size >= lanes[lane].waiting)
      return Promise.resolve(false);
    return new Promise((resolve) => {
      const come = () => {
        clearTimeout(gone);
        resolve(true);
      };
      const gone = setTimeout(() => {
        queue.delete(come);
        resolve(false);
      }, lanes[lane].patienceMs);
      queue.add(come);
    });
  }

  private leave(lane: LaneName): void {
    this.working[lane]--;
    this.admitNext();
  }

  private admitNext(): void {
    for (const name of laneNames) {
      const [next] = this.queues[name];
      if (next === undefined || !this.hasPlace(name)) continue;
      this.queues[name].delete(next);
      this.take(name);
      next();
    }
  }
}

/**
 * Comes before the framework: a request that gets no place in time is answered 503 with
 * Retry-After.
 */
export const admit = (admission: Admission): Step => ({
  name: "admission",
  handle: async (request, response, next) => {
    const isInner = request.headers["x-inner"] !== undefined;
    const inner = request.headers["x-renewal"] === undefined ? "drawing" : "renewal";
    const lane = laneOf(request, isInner ? inner : null);
    if (isDonation(request.url ?? "/")) response.once("close", admission.beginDonation());
    if (lane === null) return next();
    const leave = await admission.enter(lane);
    if (leave === null) {
      if (!response.headersSent)
        answerPlainly(request, response, 503, "busy", { "retry-after": String(retryAfterSeconds) });
      return;
    }
    if (response.closed) return leave();
    response.once("finish", leave).once("close", leave);
    onHead(response, () => void setTimeout(leave, afterHeadMs).unref());
    setTimeout(leave, longestMs).unref();
    return next();
  },
});

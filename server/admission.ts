// Limits how many requests are processed at a time, for each network and in total (lib/capacity.ts). Under overload,
// searches and rendered images are refused first, then pages (the page cache serves what it has). Giving pages have
// capacity of their own, and rendering leaves database connections for donations. Donations are never refused here
// (they queue in lib/donation-queue.ts).
import type { IncomingMessage, ServerResponse } from "node:http";
import { capacity } from "../lib/capacity";
import { successPath } from "../lib/fund";
import { whileDrawing } from "../lib/pools";
import { addressOf, isSearch, queryOf } from "../lib/routes";
import { clientNetwork } from "./client";
import type { NetworkTurns } from "./network-turns";
import { answerPlainly } from "./plain-answers";
import type { Step } from "./pipeline";
import { onHead } from "./response-hooks";

type Lane = { atOnce: number; waiting: number; patienceMs: number };
export const lanes: Record<LaneName, Lane> = capacity.lanes;
export type LaneName = keyof typeof capacity.lanes;
const laneNames = Object.keys(capacity.lanes) as LaneName[];
const byLane = <T>(of: (name: LaneName) => T): Record<LaneName, T> =>
  Object.fromEntries(laneNames.map((name) => [name, of(name)])) as Record<LaneName, T>;

/** From this many donations in progress, pages for the cache are rendered one at a time. */
const manyDonations = 3;
/**
 * From `fromMs` (ms) of event loop lag, pages for the cache are rendered one at a time, with a pause in between that
 * grows with the lag: cached responses and donations need the processor first. A donation waits for the event loop at
 * each of its steps.
 */
const late = { fromMs: 40, pausePerLag: 8, longestPauseMs: 3_000 };

/**
 * While a donation is in progress or the event loop is late, searches and rendered images run one at a time, and the
 * pause after each is this many times its duration: a search costs this process as much as two donations, and donations
 * cannot be refused.
 */
const restPerExtra = 9;
const longestRestMs = 10_000;

/** ms after its headers are sent for which a response still holds its place: a slow reader must not hold it longer */
const afterHeadMs = 250;
/** ms after which a place is released in any case */
const longestMs = 15_000;
export const retryAfterSeconds = 5;

const successRoute = successPath("[slug]");
/** Whether a request begins, pays or books a donation. */
function isDonation(url: string): boolean {
  const { route, path } = addressOf(url);
  const isCall = /^\/api\/v1\/(?:payment\/|campaigns\/[^/]+\/(?:donate|pending-payment))/;
  return isCall.test(path) || route.pays === true || route.path === successRoute;
}
const isFree = (path: string): boolean => path === "/preview-check" || path === "/api/v1/health";

/**
 * The queue for a request; null where it never waits: calls that begin or book a donation, and anything other responses
 * depend on. A request with a body has no queue: a body that arrives slowly, or never completely, would hold a place
 * that others need. PDFs queue in the process that renders them.
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
  if (isDonation(url)) return path.startsWith("/api/") ? null : "giving";
  if (route.limit === "share" || route.limit === "pattern") return "extra";
  const page = inner ?? "page";
  const isCallSearch = path.startsWith("/api/") && /[?&]search=[^&]/.test(url);
  return isCallSearch || isSearch(address, queryOf(url)) ? "extra" : page;
}

export class Admission {
  private readonly working = byLane(() => 0);
  private readonly queues = byLane(() => new Set<() => void>());
  private donations = 0;
  /** when rendering of a page for the cache last began, ms */
  private drawnAt = -Infinity;
  /** ms; while a donation is in progress or the event loop is late, no search begins before this time */
  private extraFrom = -Infinity;
  readonly refused = byLane(() => 0);

  /**
   * @param lagMs how late the event loop is
   * @param isDrawnApart whether another process renders pages, so that they do not block this event loop
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

  /** Whether the process is overloaded; cached pages are then served instead of being rendered again. */
  get isBusy(): boolean {
    return this.isRush || this.isLate;
  }

  /** Admits waiting requests that may start now that time has passed. */
  tick(): void {
    const { renewal, drawing, extra } = this.queues;
    if (renewal.size + drawing.size + extra.size > 0) this.admitNext();
  }

  /** @returns call it once, when the request has been answered */
  beginDonation(): () => void {
    this.donations++;
    return () => {
      this.donations--;
      this.admitNext();
    };
  }

  /** @returns releases the place, once; null when none became free in time */
  async enter(
    lane: LaneName,
    patienceMs: number = lanes[lane].patienceMs,
  ): Promise<(() => void) | null> {
    const isIn = this.hasPlace(lane) ? this.take(lane) : await this.wait(lane, patienceMs);
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
    const { giving, page, renewal, drawing } = this.queues;
    return giving.size + page.size + renewal.size + drawing.size > 0;
  }

  private take(lane: LaneName): true {
    this.working[lane]++;
    if (lane === "drawing" || lane === "renewal") this.drawnAt = this.now();
    return true;
  }

  private wait(lane: LaneName, patienceMs: number): Promise<boolean> {
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
      }, patienceMs);
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

/** Which per-network queue a rendering request waits in; null for none. Giving pages never wait behind other pages. */
function turnOf(request: IncomingMessage, lane: LaneName | null): "giving" | "other" | null {
  if (lane !== null) return lane === "giving" ? "giving" : "other";
  // form posts are exempt: one may arrive slowly and would hold a turn of its network meanwhile
  if (request.method === "POST") return null;
  return addressOf(request.url ?? "/").route.limit === "pdf" ? "other" : null;
}

/** Releases a turn or a place when the request is answered, or after it has taken too long. */
function untilAnswered(response: ServerResponse, leave: () => void): void {
  if (response.closed) return leave();
  response.once("finish", leave).once("close", leave);
  onHead(response, () => void setTimeout(leave, afterHeadMs).unref());
  setTimeout(leave, longestMs).unref();
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return;
  answerPlainly(request, response, 503, "busy", { "retry-after": String(retryAfterSeconds) });
}

/**
 * Runs before the framework: a request that gets no place in time is answered 503 with Retry-After. The server's
 * requests to itself wait in the lanes only; the client that caused them already had its turn.
 */
export const admit = (admission: Admission, turns: NetworkTurns): Step => ({
  name: "admission",
  handle: async (request, response, next) => {
    const isInner = request.headers["x-inner"] !== undefined;
    const inner = request.headers["x-renewal"] === undefined ? "drawing" : "renewal";
    const lane = laneOf(request, isInner ? inner : null);
    if (isDonation(request.url ?? "/")) response.once("close", admission.beginDonation());
    const until = performance.now() + turns.limits.patienceMs;
    const turn = isInner ? null : turnOf(request, lane);
    if (turn !== null) {
      const end = await turns.enter(`${turn} ${clientNetwork(request)}`);
      if (end === null) return refuse(request, response);
      untilAnswered(response, end);
    }
    if (lane === null) return next();
    const left = Math.min(lanes[lane].patienceMs, until - performance.now());
    const leave = await admission.enter(lane, left);
    if (leave === null) return refuse(request, response);
    untilAnswered(response, leave);
    if (!response.closed) return whileDrawing(() => next());
  },
});

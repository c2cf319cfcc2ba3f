// The page cache: answers public pages and shipped files from memory. The same bytes for everyone are rendered and compressed
// once, not once a visitor. A page stays for seconds, and is evicted as soon as something was written through this server.
import { createHash } from "node:crypto";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { sessionCookieValue } from "../lib/auth/session-cookie-name";
import { addressOf, isSearch, queryOf } from "../lib/routes";
import { cachedPolicy } from "./csp";
import { deferScripts } from "./defer-scripts";
import { compress, encodingFor, type Encoding } from "./encoding";
import { partHeaders } from "./framework";
import { logLine } from "./json-log";
import { costOf, PageStore, type Entry, type Kind } from "./page-store";
import type { Step } from "./pipeline";
import type { Render, Rendered } from "./self-request";

/** Together with how long the framework keeps a page (next.config.ts, expireTime) at most 60 s after a gift (CAMP-084). */
const pageMs = 5_000;
const mostBytesOfOne = 2 * 1024 * 1024;
const longestUrl = 1024;
/** With one of these an address answers something else: a part of a page, a person's own, a piece of a file. */
const headersOfOthers = [...partHeaders, "range", "authorization"];
const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;
const perConnection = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "date",
  "content-length",
  "content-encoding",
  "etag",
]);

type Key = { key: string; kind: Kind };

/** The address under which a request's answer is cached: without what changes nothing, so that one answer has one entry. */
export function cacheKey(url: string): Key | null {
  if (url.length > longestUrl) return null;
  const address = addressOf(url);
  const { route } = address;
  if (route.cached === undefined || route.missing || route.access === "server") return null;
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
  // each search is counted by who asks (middleware.ts), and few ask for the same
  if (isSearch(address, queryOf(url))) return null;
  return { key: url, kind: "page" };
}

/** Bytes in a buffer of just their length: what zlib gives stands in one of 16 KB. */
function trimmed(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Of a fresh answer, those that every visitor gets. */
function headersToKeep(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const vary = String(headers.vary ?? "").split(",");
  const names = new Set([...vary, "Accept-Encoding"].map((name) => name.trim()).filter(Boolean));
  const rest = Object.entries(headers).filter(([name]) => !perConnection.has(name));
  return { ...Object.fromEntries(rest), vary: [...names].join(", ") };
}

/** Until when a fresh answer may be used again; 0 where it is for this one visitor. */
function lifetime(kind: Kind, { status, headers, body }: Rendered): number {
  const control = headers["cache-control"] ?? "";
  if (status !== 200 || headers["set-cookie"] || /private|no-store/.test(control)) return 0;
  if (body.length > mostBytesOfOne) return 0;
  const seconds = Number(/(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
  if (kind !== "page" && seconds >= 86_400) return Infinity;
  return /s-maxage=[1-9]/.test(control) ? Date.now() + pageMs : 0;
}

/** What is cached of an answer: a page with its scripts deferred and allowed by their hashes. */
function entryOf(key: string, kind: Kind, rendered: Rendered): Entry {
  const { status, headers } = rendered;
  const type = headers["content-type"] ?? "";
  const isPage = status === 200 && type.startsWith("text/html");
  const body = trimmed(
    isPage ? Buffer.from(deferScripts(rendered.body.toString())) : rendered.body,
  );
  const policy = headers["content-security-policy"];
  const kept = headersToKeep(headers);
  if (isPage && typeof policy === "string")
    kept["content-security-policy"] = cachedPolicy(policy, body.toString());
  const until = lifetime(kind, rendered);
  const etag =
    until === 0 ? null : `W/"${createHash("sha1").update(body).digest("base64url").slice(0, 22)}"`;
  if (etag !== null) kept.etag = etag;
  const effort = kind === "page" ? 5 : 9;
  const isCompressed = body.length > 1000 && compressible.test(type);
  return {
    status,
    kind,
    headers: kept,
    body,
    etag,
    encoded: new Map(),
    size: costOf(key, { body, headers: kept }),
    until,
    effort: isCompressed ? effort : 0,
  };
}

const isKnown = (entry: Entry, known: string | undefined): boolean => {
  const { etag } = entry;
  if (etag === null || !known) return false;
  const matches = (one: string) => one.trim().replace(/^W\//, "") === etag.slice(2);
  return known.trim() === "*" || known.split(",").some(matches);
};

export class PageCache {
  private readonly store = new PageStore();
  /** many who ask at once wait for one rendering */
  private readonly inFlight = new Map<string, { version: number; entry: Promise<Entry> }>();
  private version = 0;

  constructor(private readonly render: Render) {}

  get size() {
    return this.store.size;
  }

  isFresh(key: string): boolean {
    return this.store.fresh(key) !== null;
  }

  /** Something was changed: pages are rendered anew; files that ship with the product stay. */
  evict(): void {
    this.version++;
    this.store.evictPages();
  }

  private async fill({ key, kind }: Key, version: number): Promise<Entry> {
    const entry = entryOf(key, kind, await this.render(key));
    if (entry.until > 0 && version === this.version) this.store.store(key, entry);
    return entry;
  }

  /** What was changed before the asking must be seen: nobody waits for a rendering that began before a change. */
  get(cached: Key): Entry | Promise<Entry> {
    const { key } = cached;
    const entry = this.store.fresh(key);
    if (entry) {
      this.store.use(key, entry);
      return entry;
    }
    const running = this.inFlight.get(key);
    if (running?.version === this.version) return running.entry;
    const flight = {
      version: this.version,
      entry: this.fill(cached, this.version).finally(() => {
        if (this.inFlight.get(key) === flight) this.inFlight.delete(key);
      }),
    };
    this.inFlight.set(key, flight);
    return flight.entry;
  }

  private body(key: string, entry: Entry, encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null || entry.effort === 0) return entry.body;
    const known = entry.encoded.get(encoding);
    if (known) return known;
    const made = compress(entry.body, encoding, entry.effort).then((packed) => {
      const exact = trimmed(packed);
      this.store.grow(key, entry, exact.length);
      return exact;
    });
    entry.encoded.set(encoding, made);
    return made;
  }

  async send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    entry: Entry,
  ): Promise<void> {
    if (isKnown(entry, request.headers["if-none-match"])) {
      const { "content-type": _, ...headers } = entry.headers;
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const body = await this.body(key, entry, encoding);
    response.writeHead(entry.status, {
      ...entry.headers,
      ...(encoding !== null && body !== entry.body ? { "content-encoding": encoding } : {}),
      "content-length": body.length,
    });
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** Which entry answers a request; null where it is for who asks. */
function keyOf(request: IncomingMessage): Key | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (headersOfOthers.some((name) => request.headers[name] !== undefined)) return null;
  return cacheKey(request.url ?? "/");
}

const hasSession = (request: IncomingMessage): boolean =>
  sessionCookieValue(request.headers.cookie ?? null) !== null;

/**
 * Answers from the cache what is the same for everyone. The rest goes on; so does what a member may see where a visitor meets
 * a 404 (a draft), and a page that could not be rendered for the cache.
 * @param isRefused asked before something is rendered for this request: true when it has answered (limits)
 */
export const pageCache = (
  cache: PageCache,
  isRefused: (request: IncomingMessage, response: ServerResponse) => boolean,
): Step => ({
  name: "page cache",
  handle: async (request, response, next) => {
    const found = keyOf(request);
    if (found === null) return next();
    const { key, kind } = found;
    const isMember = kind === "page" && hasSession(request);
    if (isMember && key.split("?")[0] === "/") return next(); // goes home (LAND-001)
    if (!cache.isFresh(key) && isRefused(request, response)) return;
    try {
      const entry = await cache.get(found);
      if (!isMember || entry.status === 200) return await cache.send(request, response, key, entry);
    } catch (error) {
      logLine("error", "page.not_cached", { path: key.split("?")[0], error: String(error) });
      if (response.headersSent) return void response.end();
    }
    return next();
  },
});

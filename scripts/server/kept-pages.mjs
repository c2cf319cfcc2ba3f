// The page cache: answers public pages and shipped files from memory. The same bytes for everyone are drawn and compressed
// once, not once a visitor. A page stays for seconds, and is evicted as soon as something was written through this server.
import { createHash } from "node:crypto";
import { prefix, prefixOf } from "../lib/languages.mjs";
import { encodingFor } from "./encoding.mjs";
import { logLine } from "./json-log.mjs";
import { compress, paintFirst } from "./paint-first.mjs";
import { isSearch } from "./page-limits.mjs";
import { hashedPolicy } from "./script-policy.mjs";

/** Seconds; together with how long Next keeps a page (next.config.ts, expireTime) at most 60 after a gift (CAMP-084). */
const pageSeconds = 5;
/** Bounds of the whole cache: bytes by what an entry really costs (costOf), and entries; and entries of drawn patterns. */
export const bounds = { bytes: 64 * 1024 * 1024, entries: 4_000, patterns: 1_000 };
const mostOfOne = 2 * 1024 * 1024;
/** Bytes of an entry beside its texts: maps, objects and buffers of the runtime, measured with 20,000 small entries. */
const overhead = 3_000;
const longestUrl = 1024;

/** The pages that are the same for every visitor (PUB-036); all others are drawn for whoever asks. */
const page = new RegExp(
  String.raw`^${prefix}(?:/(?:frontline-fund|campaigns(?:/[^/]+(?:/embed)?)?|contact|privacy|ayc|ngos|ngo-campaigns/[^/]+|developers|gifts)?)?$`,
);
const file = /^\/(?:_next\/static|fonts|covers|images)\/./;
const pattern = /^\/patterns\/(?:strip|cover)\/[^/]{1,300}$/;
/** With one of these an address answers something else: a part of a page, a person's own, a piece of a file. */
const own = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-action",
  "range",
  "authorization",
];
const session = /(?:^|;\s*)(?:__Host-)?next-auth\.session-token=/;
const text =
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

/**
 * The address under which a request's answer is cached: without what changes nothing, so that one answer has one entry.
 * @param {string} url
 * @returns {{ key: string, kind: "page" | "file" | "pattern" } | null} null when it is never cached
 */
export function cacheKey(url) {
  if (url.length > longestUrl) return null;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (file.test(path)) return { key: path, kind: "file" }; // a file has no query
  if (pattern.test(path)) {
    const query = new URLSearchParams(mark < 0 ? "" : url.slice(mark));
    const known = ["cols", "rows", "cause"]
      .filter((name) => query.has(name))
      .map((name) => [name, query.get(name)]);
    const rest = new URLSearchParams(known).toString();
    return { key: rest ? `${path}?${rest}` : path, kind: "pattern" };
  }
  if (!page.test(path) || (mark >= 0 && /[?&]_rsc=/.test(url))) return null;
  // each search is counted by who asks (middleware.ts), and few ask for the same
  if (mark >= 0 && isSearch(path.slice(prefixOf(path).length), url.slice(mark))) return null;
  return { key: url, kind: "page" };
}

/** @returns {number} bytes that an entry holds in memory */
function costOf(key, entry) {
  let cost = overhead + key.length * 2 + entry.body.length;
  for (const [name, value] of Object.entries(entry.headers))
    cost += (name.length + String(value).length) * 2;
  return cost;
}

/** Bytes in a buffer of just their length: what zlib gives stands in one of 16 KB. */
function trimmed(bytes) {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** @param {import("node:http").IncomingHttpHeaders} headers of a fresh answer */
function headersToKeep(headers) {
  const vary = String(headers["vary"] ?? "").split(",");
  const names = new Set([...vary, "Accept-Encoding"].map((name) => name.trim()).filter(Boolean));
  const rest = Object.entries(headers).filter(([name]) => !perConnection.has(name));
  return { ...Object.fromEntries(rest), vary: [...names].join(", ") };
}

/**
 * @param ask (url) => Promise<{status, headers, body}>: this server's own answer to a visitor without cookies, uncompressed
 */
export function keptPages(ask) {
  const kept = new Map(); // key → entry, the longest unused first
  const flights = new Map(); // key → promise: many who ask at once wait for one rendering
  let bytes = 0;
  let patterns = 0;
  let version = 0;

  function forget(key) {
    const entry = kept.get(key);
    if (!entry) return;
    kept.delete(key);
    bytes -= entry.size;
    if (entry.kind === "pattern") patterns--;
  }

  function makeRoom() {
    for (const [oldest, entry] of kept) {
      const full = bytes > bounds.bytes || kept.size > bounds.entries;
      if (!full && patterns <= bounds.patterns) break;
      if (full || entry.kind === "pattern") forget(oldest);
    }
  }

  function keep(key, entry) {
    forget(key);
    kept.set(key, entry);
    bytes += entry.size;
    if (entry.kind === "pattern") patterns++;
    makeRoom();
  }

  async function draw(key, kind) {
    const at = version;
    const { status, headers, body: drawn } = await ask(key);
    const type = headers["content-type"] ?? "";
    const html = status === 200 && /^text\/html/.test(type);
    const body = trimmed(html ? Buffer.from(paintFirst(drawn.toString())) : drawn);
    const policy = headers["content-security-policy"];
    if (html && policy) headers["content-security-policy"] = hashedPolicy(policy, body.toString());
    const effort = kind === "page" ? 5 : 9;
    const compresses = body.length > 1000 && text.test(type) ? effort : 0;
    const entry = {
      status,
      kind,
      body,
      encoded: new Map(),
      size: 0,
      until: 0,
      headers: headersToKeep(headers),
      compresses,
    };
    const control = headers["cache-control"] ?? "";
    if (
      status !== 200 ||
      headers["set-cookie"] ||
      /private|no-store/.test(control) ||
      body.length > mostOfOne
    )
      return entry;
    entry.headers["etag"] =
      `W/"${createHash("sha1").update(body).digest("base64url").slice(0, 22)}"`;
    entry.size = costOf(key, entry);
    const age = Number(/(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
    if (kind !== "page" && age >= 86_400) entry.until = Infinity;
    else if (/s-maxage=[1-9]/.test(control)) entry.until = Date.now() + pageSeconds * 1000;
    if (entry.until > 0 && at === version) keep(key, entry);
    return entry;
  }

  const fresh = (key) => {
    const entry = kept.get(key);
    return entry && entry.until > Date.now() ? entry : null;
  };

  /** What was changed before the asking must be seen: nobody waits for a rendering that began before a change. */
  function entryOf(key, kind) {
    const entry = fresh(key);
    if (entry) {
      kept.delete(key);
      kept.set(key, entry);
      return entry;
    }
    const flying = flights.get(key);
    if (flying?.version === version) return flying.entry;
    const flight = {
      version,
      entry: draw(key, kind).finally(() => flights.get(key) === flight && flights.delete(key)),
    };
    flights.set(key, flight);
    return flight.entry;
  }

  async function bodyIn(key, entry, encoding) {
    if (encoding === null || entry.compresses === 0) return entry.body;
    if (!entry.encoded.has(encoding)) {
      const made = compress(entry.body, encoding, entry.compresses).then((packed) => {
        const exact = trimmed(packed);
        entry.size += exact.length;
        if (kept.get(key) === entry) {
          bytes += exact.length;
          makeRoom();
        }
        return exact;
      });
      entry.encoded.set(encoding, made);
    }
    return entry.encoded.get(encoding);
  }

  return {
    /** Something was changed: pages are drawn anew; files that ship with the product stay. */
    changed() {
      version++;
      for (const [key, entry] of kept) if (entry.until !== Infinity) forget(key);
    },
    /** @returns what the cache holds: entries, and bytes by its own count */
    size: () => ({ entries: kept.size, bytes, patterns }),
    /**
     * @param otherwise draws for who asks: a member may see a draft where a visitor meets a 404; and when there is nothing to keep because this server could not ask itself
     *   It is told whether the page may be the person's own.
     * @param refuses asked before something is drawn for this request: true when it has answered (limits)
     * @returns true when the answer is given here
     */
    answer(request, response, otherwise, refuses = () => false) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      if (own.some((name) => request.headers[name] !== undefined)) return false;
      const found = cacheKey(request.url);
      if (found === null) return false;
      const { key, kind } = found;
      const signedIn = kind === "page" && session.test(request.headers["cookie"] ?? "");
      if (signedIn && key.split("?")[0] === "/") return false; // goes home (LAND-001)
      if (!fresh(key) && refuses(request, response)) return true;
      const encoding = encodingFor(request.headers["accept-encoding"]);
      void (async () => {
        const entry = await entryOf(key, kind);
        if (signedIn && entry.status !== 200) return void otherwise(true);
        const etag = entry.headers["etag"];
        const known = request.headers["if-none-match"];
        const matches = (one) => one.trim().replace(/^W\//, "") === etag.slice(2);
        if (etag && known && (known.trim() === "*" || known.split(",").some(matches))) {
          const { "content-type": _, ...headers } = entry.headers;
          response.writeHead(304, headers).end();
          return;
        }
        const body = await bodyIn(key, entry, encoding);
        const packed = body !== entry.body ? { "content-encoding": encoding } : {};
        response.writeHead(entry.status, {
          ...entry.headers,
          ...packed,
          "content-length": body.length,
        });
        response.end(request.method === "HEAD" ? undefined : body);
      })().catch((error) => {
        const path = key.split("?")[0];
        logLine("error", "page.not.kept", { path, error: String(error?.message ?? error) });
        if (response.headersSent) response.end();
        else otherwise(false);
      });
      return true;
    },
  };
}

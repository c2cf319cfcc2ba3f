// Answers public pages and shipped files from memory: the same bytes for everyone are drawn and compressed once, not once a
// visitor. A page is kept for seconds, and let go as soon as anything was changed through this server.
import { createHash } from "node:crypto";
import { prefix } from "../lib/languages.mjs";
import { compress, encodingFor, paintFirst } from "./paint-first.mjs";
import { hashedPolicy } from "./script-policy.mjs";

/** Seconds; together with how long Next keeps a page (next.config.ts, expireTime) at most 60 after a gift (CAMP-084). */
const pageSeconds = 5;
const mostBytes = 64 * 1024 * 1024;
const mostOfOne = 2 * 1024 * 1024;

/** The pages that are the same for every visitor (PUB-036); all others are drawn for whoever asks. */
const page = new RegExp(String.raw`^${prefix}(?:/(?:frontline-fund|campaigns(?:/[^/]+(?:/embed)?)?|contact|privacy|ayc|ngos|ngo-campaigns/[^/]+|developers|gifts)?)?$`);
const file = /^\/(?:_next\/static|fonts|covers|images|patterns)\/./;
/** With one of these an address answers something else: a part of a page, a person's own, a piece of a file. */
const own = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-action", "range", "authorization"];
const session = /(?:^|;\s*)(?:__Host-)?next-auth\.session-token=/;
const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;
const perConnection = new Set(["connection", "keep-alive", "transfer-encoding", "date", "content-length", "content-encoding", "etag"]);

/**
 * @param ask (url) => Promise<{status, headers, body}>: this server's own answer to a visitor without cookies, uncompressed
 */
export function keptPages(ask) {
  const kept = new Map(); // url → entry, the longest unused first
  const flights = new Map(); // url → promise: many who ask at once wait for one drawing
  let bytes = 0;
  let version = 0;

  function forget(url) {
    const entry = kept.get(url);
    if (!entry) return;
    kept.delete(url);
    bytes -= entry.size;
  }

  function keep(url, entry) {
    forget(url);
    kept.set(url, entry);
    bytes += entry.size;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  async function draw(url, shipped) {
    const at = version;
    const { status, headers, body: drawn } = await ask(url);
    const html = status === 200 && /^text\/html/.test(headers["content-type"] ?? "");
    const body = html ? Buffer.from(paintFirst(drawn.toString())) : drawn;
    if (html && headers["content-security-policy"]) headers["content-security-policy"] = hashedPolicy(headers["content-security-policy"], body.toString());
    const vary = new Set([...String(headers["vary"] ?? "").split(","), "Accept-Encoding"].map((name) => name.trim()).filter(Boolean));
    const entry = { status, body, encoded: new Map(), size: body.length * 2, until: 0, headers: { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !perConnection.has(name))), vary: [...vary].join(", ") }, compresses: body.length > 1000 && text.test(headers["content-type"] ?? "") ? (shipped ? 9 : 5) : 0 };
    const control = headers["cache-control"] ?? "";
    if (status !== 200 || headers["set-cookie"] || /private|no-store/.test(control) || body.length > mostOfOne) return entry;
    entry.headers["etag"] = `W/"${createHash("sha1").update(body).digest("base64url").slice(0, 22)}"`;
    const age = Number(/(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
    entry.until = shipped && age >= 86_400 ? Infinity : /s-maxage=[1-9]/.test(control) ? Date.now() + pageSeconds * 1000 : 0;
    if (entry.until > 0 && at === version) keep(url, entry);
    return entry;
  }

  /** What was changed before the asking must be seen: nobody waits for a drawing that began before a change. */
  function entryOf(url, shipped) {
    const entry = kept.get(url);
    if (entry && entry.until > Date.now()) {
      kept.delete(url);
      kept.set(url, entry);
      return entry;
    }
    const flying = flights.get(url);
    if (flying?.version === version) return flying.entry;
    const flight = { version, entry: draw(url, shipped).finally(() => flights.get(url) === flight && flights.delete(url)) };
    flights.set(url, flight);
    return flight.entry;
  }

  async function bodyIn(entry, encoding) {
    if (encoding === null || entry.compresses === 0) return entry.body;
    if (!entry.encoded.has(encoding)) entry.encoded.set(encoding, compress(entry.body, encoding, entry.compresses));
    return entry.encoded.get(encoding);
  }

  return {
    /** Something may have been changed: pages are drawn anew; files that ship with the product stay. */
    changed() {
      version++;
      for (const [url, entry] of kept) if (entry.until !== Infinity) forget(url);
    },
    /**
     * @param otherwise draws for who asks: a member may see a draft where a visitor meets a 404; and when there is nothing to keep because this server could not ask itself
     *   It is told whether the page may be the person's own.
     * @returns true when the answer is given here
     */
    answer(request, response, otherwise) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const url = request.url;
      const mark = url.indexOf("?");
      const path = mark < 0 ? url : url.slice(0, mark);
      const shipped = file.test(path);
      if (url.length > 1024 || !(shipped || page.test(path)) || own.some((name) => request.headers[name] !== undefined) || (mark >= 0 && /[?&]_rsc=/.test(url))) return false;
      const signedIn = !shipped && session.test(request.headers["cookie"] ?? "");
      if (signedIn && path === "/") return false; // goes home (LAND-001)
      const encoding = encodingFor(request.headers["accept-encoding"]);
      void (async () => {
        const entry = await entryOf(url, shipped);
        if (signedIn && entry.status !== 200) return void otherwise(true);
        const etag = entry.headers["etag"];
        const known = request.headers["if-none-match"];
        if (etag && known && (known.trim() === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.slice(2)))) {
          const { "content-type": _, ...headers } = entry.headers;
          response.writeHead(304, headers).end();
          return;
        }
        const body = await bodyIn(entry, encoding);
        response.writeHead(entry.status, { ...entry.headers, ...(body !== entry.body ? { "content-encoding": encoding } : {}), "content-length": body.length });
        response.end(request.method === "HEAD" ? undefined : body);
      })().catch((error) => {
        process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level: "error", event: "page.not.kept", path, error: String(error?.message ?? error) })}\n`);
        if (response.headersSent) response.end();
        else otherwise(false);
      });
      return true;
    },
  };
}

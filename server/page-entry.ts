// An entry of the page cache: a response that is the same for everyone.
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { cachedPolicy } from "./csp";
import { contentTag } from "../lib/http/etag";
import { addressOf } from "../lib/routes";
import { deferScripts } from "./defer-scripts";
import { compress, type Encoding } from "./encoding";
import { withoutFramework } from "./framework";
import type { Key } from "./page-key";
import { costOf, staleMs, type Entry, type Kind } from "./page-store";
import { subjectsOf, type Subject } from "./page-subjects";
import type { Rendered } from "./self-request";

/**
 * How long a page may be reused. Changes are notified (page-changes.ts), so this is for what changes by itself, such as
 * the days left. While no notifications arrive, a page is rendered as often as a donation must become visible. A page
 * that is merely past its time is served a while longer and rendered again meanwhile, when the processor has time.
 */
export const pageMs = { hearing: 30_000, deaf: 5_000, unchanged: 300_000 };
const mostBytesOfOne = 2 * 1024 * 1024;
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
  "x-request-id",
]);

/** Copies bytes into a buffer of their exact length: zlib returns them in one of 16 KB. */
export function trimmed(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The headers of a fresh response that every visitor gets. */
function headersToKeep(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const vary = String(headers.vary ?? "").split(",");
  const names = new Set([...vary, "Accept-Encoding"].map((name) => name.trim()).filter(Boolean));
  const rest = Object.entries(headers).filter(([name]) => !perConnection.has(name));
  return { ...Object.fromEntries(rest), vary: [...names].join(", ") };
}

/** Until when a fresh response may be reused; 0 where it is for one visitor. */
function lifetime(kind: Kind, { status, headers, body }: Rendered, forMs: number): number {
  const control = headers["cache-control"] ?? "";
  if (status !== 200 || headers["set-cookie"] || /private|no-store/.test(control)) return 0;
  if (body.length > mostBytesOfOne) return 0;
  const seconds = Number(/(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
  if (kind !== "page" && seconds >= 86_400) return Infinity;
  return /s-maxage=[1-9]/.test(control) ? Date.now() + forMs : 0;
}

/** Until when a page may be served if nothing but time has passed. */
const drawnUntil = (until: number, forMs: number): number =>
  forMs === pageMs.hearing ? until - forMs + pageMs.unchanged : until;

/** Slugs consist of unaccented letters, digits and hyphens (lib/campaigns); a link may continue after one. */
const campaignLinks = /\/campaigns\/([a-z0-9-]{1,200})/g;
const campaignsOf = (text: string): string[] =>
  Array.from(text.matchAll(campaignLinks), ([, slug]) => slug!);
const nothing: ReadonlySet<Subject> = new Set();

/** What is cached of a response: a page with its scripts deferred and allowed by their hashes. */
export function entryOf(
  { key, kind }: Key,
  rendered: Rendered,
  { forMs, drawnAt }: { forMs: number; drawnAt: number },
): Entry {
  const { status, headers } = rendered;
  const type = headers["content-type"] ?? "";
  const isPage = status === 200 && type.startsWith("text/html");
  const prepare = addressOf(key).route.scripts === "none" ? withoutFramework : deferScripts;
  const body = trimmed(isPage ? Buffer.from(prepare(rendered.body.toString())) : rendered.body);
  const linked = compressible.test(type) ? campaignsOf(body.toString()) : [];
  const subjects = kind === "page" ? subjectsOf(key, linked) : nothing;
  const policy = headers["content-security-policy"];
  const storedHeaders = headersToKeep(headers);
  if (isPage && typeof policy === "string")
    storedHeaders["content-security-policy"] = cachedPolicy(policy, body.toString());
  const until = lifetime(kind, rendered, forMs);
  const etag = until === 0 ? null : contentTag(body);
  if (etag !== null) storedHeaders.etag = etag;
  const effort = kind === "page" ? 5 : 9;
  const isCompressed = body.length > 1000 && compressible.test(type);
  return {
    status,
    kind,
    headers: storedHeaders,
    body,
    packed: null,
    subjects,
    etag,
    encoded: new Map(),
    size: costOf(key, { body, headers: storedHeaders, subjects }),
    until,
    unchangedUntil: kind === "page" && until > 0 ? drawnUntil(until, forMs) : until,
    staleUntil:
      until === 0 ? 0 : until + staleMs[forMs === pageMs.hearing ? "unchanged" : "changed"],
    isRushed: false,
    drawnAt,
    effort: isCompressed ? effort : 0,
  };
}

/**
 * A page in its compressed form alone, as it is stored: most visitors take that form, and five times as many pages fit.
 */
export async function packedEntry(key: string, entry: Entry, encoding: Encoding): Promise<Entry> {
  if (entry.kind !== "page" || entry.effort === 0 || entry.packed !== null) return entry;
  const body = trimmed(await compress(entry.body, encoding, entry.effort));
  return { ...entry, body, packed: encoding, size: costOf(key, { ...entry, body }) };
}

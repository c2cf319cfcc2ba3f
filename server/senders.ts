// Identifies the sender of a large body: a session cookie or token is verified before it counts; an invalid one counts
// as none.
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { decode } from "next-auth/jwt";
import pg from "pg";
import { sessionCookieValue } from "../lib/auth/session-cookie-name";
import { env } from "../lib/env";

/** ms for which a result is kept, and how many are kept. The routes check the session itself. */
const keptMs = 30_000;
const mostKept = 2_000;
/** characters read of a cookie, and of all of them together; our cookie has about 400 */
const longest = 4_096;
const longestHeader = 16_384;

/** fingerprint → what is known of it; key null for a credential that is not ours */
const verdicts = new Map<string, { until: number; key: string | null }>();

const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The session named by a cookie of ours, encrypted with AUTH_SECRET; null for anything else. */
async function sessionOf(cookie: string): Promise<string | null> {
  const secret = env.AUTH_SECRET;
  if (!secret || cookie.length > longest) return null;
  try {
    const token = await decode({ token: cookie, secret });
    return token && typeof token["sid"] === "string" && typeof token.sub === "string"
      ? `session:${token["sid"]}`
      : null;
  } catch {
    return null;
  }
}

let pool: pg.Pool | undefined;

/** A valid token; null for anything else, and while the database is down. */
async function tokenOf(token: string): Promise<string | null> {
  if (!env.DATABASE_URL) return null;
  pool ??= new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 1,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
    allowExitOnIdle: true,
  }).on("error", () => {});
  const hash = createHash("sha256").update(token).digest("hex");
  try {
    const { rowCount } = await pool.query(
      "select 1 from api_token where token_hash = $1 and revoked_at is null and expires_at > now()",
      [hash],
    );
    return rowCount === 1 ? `token:${hash}` : null;
  } catch {
    return null;
  }
}

/** Verifies a credential, once within `keptMs`. */
async function verdict(
  text: string,
  ask: (text: string) => Promise<string | null>,
): Promise<string | null> {
  const print = fingerprint(text);
  let known = verdicts.get(print);
  if (!known || known.until < Date.now()) {
    known = { until: Date.now() + keptMs, key: await ask(text) };
    verdicts.delete(print);
    verdicts.set(print, known);
    const [oldest] = verdicts.keys();
    if (verdicts.size > mostKept && oldest !== undefined) verdicts.delete(oldest);
  }
  return known.key;
}

/** @returns the session or token; null for an unauthenticated client */
export async function senderOf({ headers }: IncomingMessage): Promise<string | null> {
  // as in lib/auth/current-actor.ts: a token takes precedence over a cookie
  if (headers.authorization) {
    const token = /^bearer ([\w-]{43})$/i.exec(headers.authorization.slice(0, 100))?.[1];
    return token ? verdict(token, tokenOf) : null;
  }
  const cookie = sessionCookieValue((headers.cookie ?? "").slice(0, longestHeader));
  return cookie === null ? null : verdict(cookie, sessionOf);
}

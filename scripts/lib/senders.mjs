// Who sends a large body: a session cookie or a token is checked before it buys anything, an invented one is a stranger's.
import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { decode } from "next-auth/jwt";
import pg from "pg";

/** ms for which a verdict is kept, and how many of them. The session itself is asked for by the routes. */
const keptMs = 30_000;
const mostKept = 2_000;
/** characters of a cookie that are looked at; ours have about 400 */
const longest = 4_096;

/** fingerprint → { until, key }; key null for what is none of ours */
const kept = new Map();

const fingerprint = (text) => createHash("sha256").update(text).digest("base64url");

/** The session named by a cookie of ours, encrypted with AUTH_SECRET; null for anything else. */
async function sessionOf(cookie) {
  const secret = process.env.AUTH_SECRET;
  if (!secret || cookie.length > longest) return null;
  try {
    const token = await decode({ token: cookie, secret });
    return token && typeof token.sid === "string" && typeof token.sub === "string"
      ? `session:${token.sid}`
      : null;
  } catch {
    return null;
  }
}

let pool;

/** A token that was handed out and holds; null for anything else, and while the database is away. */
async function tokenOf(token) {
  if (!process.env.DATABASE_URL) return null;
  pool ??= new pg.Pool({
    connectionString: process.env.DATABASE_URL,
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

function cookieOf(header) {
  for (const part of header.slice(0, 16_384).split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (name === "next-auth.session-token" || name === "__Host-next-auth.session-token")
      return part.slice(at + 1).trim();
  }
  return "";
}

/** Asks about a credential once in a while. */
async function verdict(text, ask) {
  const print = fingerprint(text);
  let known = kept.get(print);
  if (!known || known.until < Date.now()) {
    known = { until: Date.now() + keptMs, key: await ask(text) };
    kept.delete(print);
    kept.set(print, known);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value);
  }
  return known.key;
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @returns {Promise<string | null>} which session or token it is; null for a stranger
 */
export async function senderOf(request) {
  const { authorization = "", cookie = "" } = request.headers;
  // as lib/auth/current-actor.ts: a token counts before a cookie
  if (authorization) {
    const token = /^bearer ([\w-]{43})$/i.exec(authorization.slice(0, 100))?.[1];
    return token ? verdict(token, tokenOf) : null;
  }
  const value = cookieOf(cookie);
  return value === "" ? null : verdict(value, sessionOf);
}

/** Whom a request's address stands for: itself, of IPv6 its /64 (lib/auth/network.ts says why). */
export function networkOfRequest(request) {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  const hops = (request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const socket = request.socket.remoteAddress ?? "unknown";
  const address = (hops[hops.length - 1 - proxies] ?? hops[0] ?? socket)
    .replace(/^::ffff:/, "")
    .slice(0, 64);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0].split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}

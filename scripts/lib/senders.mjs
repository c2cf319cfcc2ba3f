// Who sends a large body: a session cookie is checked before it buys anything, an invented one is a stranger's.
import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { decode } from "next-auth/jwt";

/** ms for which an answer about a cookie is kept, and how many of them. The session itself is asked for by the routes. */
const keptMs = 30_000;
const mostKept = 2_000;
/** characters of a cookie that are looked at; ours have about 400 */
const longest = 4_096;

/** fingerprint → { until, key } ; key null for a cookie that is none of ours */
const kept = new Map();

const fingerprint = (text) => createHash("sha256").update(text).digest("base64url");

/** The session named by a cookie of ours, encrypted with AUTH_SECRET; null for anything else. */
async function sessionOf(cookie) {
  const secret = process.env.AUTH_SECRET;
  if (!secret || cookie.length > longest) return null;
  try {
    const token = await decode({ token: cookie, secret });
    return token && typeof token.sid === "string" && typeof token.sub === "string" ? `session:${token.sid}` : null;
  } catch {
    return null;
  }
}

function cookieOf(header) {
  for (const part of header.slice(0, 16_384).split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (name === "next-auth.session-token" || name === "__Host-next-auth.session-token") return part.slice(at + 1).trim();
  }
  return "";
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @returns {Promise<{ key: string, proven: boolean } | null>} null for a stranger. `proven`: a session cookie that we made; a
 *   token of the form that we hand out is not proven, only the database knows it
 */
export async function senderOf(request) {
  const { authorization = "", cookie = "" } = request.headers;
  // as lib/auth/current-actor.ts: a token counts before a cookie
  if (authorization) {
    const token = /^bearer ([\w-]{43})$/i.exec(authorization.slice(0, 100))?.[1];
    return token ? { key: `token:${fingerprint(token)}`, proven: false } : null;
  }
  const value = cookieOf(cookie);
  if (value === "") return null;
  const print = fingerprint(value);
  let known = kept.get(print);
  if (!known || known.until < Date.now()) {
    known = { until: Date.now() + keptMs, key: await sessionOf(value) };
    kept.delete(print);
    kept.set(print, known);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value);
  }
  return known.key === null ? null : { key: known.key, proven: true };
}

/** Whom a request's address stands for: itself, of IPv6 its /64 (lib/auth/network.ts says why). */
export function networkOfRequest(request) {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  const hops = (request.headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim()).filter(Boolean);
  const socket = request.socket.remoteAddress ?? "unknown";
  const address = (hops[hops.length - 1 - proxies] ?? hops[0] ?? socket).replace(/^::ffff:/, "").slice(0, 64);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0].split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).map((part) => part.replace(/^0+(?=.)/, "")).join(":");
}

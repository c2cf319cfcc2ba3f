import "server-only";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { env } from "@/lib/env";
import { isKeyText, looksLikeKey } from "@/lib/auth/key-text";
import { isScope } from "@/lib/auth/scopes";
import type { ActorNgo, FactorState, RequestSnapshot, UserActor, Visitor } from "@/lib/auth/actor";
import {
  cookieValue,
  decodeSession,
  idleMs,
  sessionCookieName,
  type SessionClaims,
} from "@/lib/auth/session-cookie";
import { sha256 } from "@/lib/auth/encryption";
import { browserLabel, knownCookieName, knownHashOf } from "@/lib/auth/browser";
import { clientAddress } from "@/lib/auth/client-address";
import { asLocale, isLocale, type Locale } from "@/lib/i18n/locales";

/**
 * `via` is the credential that was used: a bearer token takes precedence over a cookie, which is then ignored
 * (ACCT-087). `failed` is true when one was sent and was not valid: only then a cookie is cleared (ACCT-032).
 */
export type CurrentActor = {
  actor: Visitor | UserActor;
  via: "none" | "bearer" | "key" | "cookie";
  failed: boolean;
};

const person = {
  include: {
    membership: { include: { ngo: true } },
    _count: {
      select: { passkeys: true, authenticators: { where: { confirmedAt: { not: null } } } },
    },
  },
} as const;

type Row = NonNullable<Awaited<ReturnType<typeof userById>>>;
const userById = (id: string) => db.user.findUnique({ where: { id }, ...person });

/**
 * Reads the actor fresh from the database on every call (ACCT-075).
 * @param takes "keys" where an organisation's API key is accepted: calls, which then require a scope
 * (lib/http/route.ts). Anywhere else a key is an invalid credential
 */
export async function currentActor(headers: Headers, takes?: "keys"): Promise<CurrentActor> {
  const cookies = headers.get("cookie");
  // on public pages the address decides (middleware passes it on); elsewhere the language chosen in this browser, else
  // that of the account, even if it was created in another browser (I18N-008)
  const locale = headers.get("x-locale") ?? cookieValue(cookies, "lang");
  const cookie = cookieValue(cookies, sessionCookieName);
  const claims = cookie === null ? null : await decodeSession(cookie);
  const snapshot: RequestSnapshot = {
    address: clientAddress(headers),
    requestId: headers.get("x-request-id") ?? newId("request"),
    locale: isLocale(locale) ? locale : "en",
    browser: {
      label: browserLabel(headers.get("user-agent")),
      knownHash: knownHashOf(cookieValue(cookies, knownCookieName)),
      sessionId: claims?.sid ?? null,
    },
  };
  const visitor: Visitor = { ...snapshot, kind: "visitor" };

  const authorization = headers.get("authorization");
  if (authorization !== null) {
    const token = bearerToken(authorization);
    if (token !== null && looksLikeKey(token)) {
      const holder = takes === "keys" ? await byKey(token) : null;
      return holder
        ? { actor: { ...snapshot, ...holder }, via: "key", failed: false }
        : { actor: visitor, via: "key", failed: true };
    }
    if (token === null && authorization.includes("hrb_"))
      return { actor: visitor, via: "key", failed: true };
    const user = token && (await byToken(token));
    return user
      ? { actor: { ...snapshot, ...user }, via: "bearer", failed: false }
      : { actor: visitor, via: "bearer", failed: true };
  }
  if (cookie === null) return { actor: visitor, via: "none", failed: false };
  const user = claims && (await personOfSession(claims));
  return user
    ? {
        actor: { ...snapshot, ...user, ...(isLocale(locale) ? { locale } : {}) },
        via: "cookie",
        failed: false,
      }
    : { actor: visitor, via: "cookie", failed: true };
}

type Person = Omit<UserActor, keyof RequestSnapshot>;

/**
 * The token of an Authorization header. The scheme is "bearer" in any case (RFC 9110 §11.1), then spaces, then one of
 * our tokens; read in one pass, whatever was sent.
 * @returns null for anything else
 */
export function bearerToken(authorization: string): string | null {
  if (authorization.length > 200) return null;
  const [scheme = "", ...rest] = authorization.split(" ");
  const token = rest.find((part) => part !== "") ?? "";
  const alone = rest.filter((part) => part !== "").length === 1;
  return scheme.toLowerCase() === "bearer" &&
    alone &&
    (/^[A-Za-z0-9_-]{43}$/.test(token) || looksLikeKey(token))
    ? token
    : null;
}

/** What is wrong with a key that was refused: how it was sent, or the key itself. */
export const keyFault = (headers: Headers): "keyNeeded" | "badKey" =>
  bearerToken(headers.get("authorization") ?? "") === null ? "keyNeeded" : "badKey";

async function byToken(token: string): Promise<Person | null> {
  const row = await db.apiToken.findUnique({ where: { tokenHash: sha256(token) } });
  if (!row || row.revokedAt || row.expiresAt.getTime() <= nowMs()) return null;
  const user = await userById(row.userId);
  if (!user || row.epoch !== user.sessionEpoch) return null;
  // at most once a minute, as with sessions
  if (nowMs() - (row.lastUsedAt?.getTime() ?? 0) > 60_000)
    await db.apiToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now() } });
  return toPerson(
    user,
    { kind: "token", id: row.id },
    { confirmedAt: row.secondFactorAt, skipped: false },
  );
}

/**
 * The member who made the key, as long as they belong to its organisation. Form and checksum are checked first, so that
 * a made-up key costs no query.
 */
async function byKey(key: string): Promise<Person | null> {
  if (!isKeyText(key)) return null;
  const row = await db.apiKey.findUnique({ where: { keyHash: sha256(key) } });
  if (!row || row.revokedAt || (row.expiresAt && row.expiresAt.getTime() <= nowMs())) return null;
  const user = await userById(row.createdById);
  if (user?.membership?.ngoId !== row.ngoId) return null;
  // at most once a minute, as with sessions
  if (nowMs() - (row.lastUsedAt?.getTime() ?? 0) > 60_000)
    await db.apiKey.updateMany({ where: { id: row.id }, data: { lastUsedAt: now() } });
  return toPerson(
    user,
    { kind: "key", id: row.id, name: row.name, scopes: row.scopes.filter(isScope) },
    { confirmedAt: null, skipped: false },
  );
}

/** The person of a live session; null when it has ended, was revoked or was idle too long. */
export async function personOfSession(
  claims: SessionClaims,
): Promise<(Person & { locale: Locale }) | null> {
  const row = await db.session.findUnique({ where: { id: claims.sid }, include: { user: person } });
  if (!row || row.userId !== claims.sub || row.revokedAt || row.expiresAt.getTime() <= nowMs())
    return null;
  const idle = nowMs() - row.lastSeenAt.getTime();
  if (row.epoch !== row.user.sessionEpoch || idle > idleMs(row.user.role)) return null;
  // written at most once a minute, not on every request
  if (idle > 60_000)
    await db.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: now() } });
  const candidate = toPerson(
    row.user,
    { kind: "session", id: row.id },
    { confirmedAt: row.secondFactorAt, skipped: row.factorSkippedAt !== null },
  );
  return candidate && { ...candidate, locale: asLocale(row.user.locale) };
}

type Given = { confirmedAt: Date | null; skipped: boolean };

/** @returns null for a disabled person or member: their credentials stop working at once (ACCT-038, ACCT-071) */
function toPerson(user: Row, credential: UserActor["credential"], input: Given): Person | null {
  const membership = user.membership;
  if (user.disabledAt || membership?.disabledAt) return null;
  const ngo: ActorNgo | null = membership
    ? {
        id: membership.ngo.id,
        name: membership.ngo.name,
        status: membership.ngo.status,
        profileComplete: membership.ngo.profileComplete,
        suspended: membership.ngo.suspendedAt !== null,
        suspensionReason: membership.ngo.suspensionReason,
        verifiedUntil: membership.ngo.verifiedUntil,
        memberRole: membership.role === "owner" ? "owner" : "admin",
      }
    : null;
  const has = user._count.passkeys + user._count.authenticators > 0;
  const secondFactor: FactorState = {
    has,
    missing: env.production && user.role === "admin" && !has,
    confirmedAt: input.confirmedAt,
    skipped: input.skipped && !env.production && !has,
  };
  const { id: userId, email, name, role } = user;
  return {
    kind: "user",
    userId,
    email,
    name,
    role,
    emailConfirmed: user.emailConfirmedAt !== null,
    credential,
    secondFactor,
    ngo,
  };
}

/** For a verb that has just created or found the account and needs its actor (sign-up, login). */
export async function actorOfUser(
  userId: string,
  credential: UserActor["credential"],
  snapshot: RequestSnapshot,
  confirmedAt: Date | null = null,
): Promise<UserActor | null> {
  const user = await userById(userId);
  const result = user && toPerson(user, credential, { confirmedAt, skipped: false });
  return result ? { ...snapshot, ...result } : null;
}

import "server-only";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { env } from "@/lib/env";
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
import { isLocale } from "@/lib/i18n/locales";

/**
 * `via` is the credential that was looked at: a bearer token counts before a cookie, which is then ignored (ACCT-087).
 * `failed` is true when one was sent and did not hold: only then a cookie is cleared (ACCT-032).
 */
export type CurrentActor = {
  actor: Visitor | UserActor;
  via: "none" | "bearer" | "cookie";
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

/** Reads the actor fresh from the database on every call (ACCT-075). */
export async function currentActor(headers: Headers): Promise<CurrentActor> {
  const cookies = headers.get("cookie");
  // the address decides on public pages (middleware sends it along); elsewhere the person's choice does (I18N-008)
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
    const user = await byToken(authorization);
    return user
      ? { actor: { ...snapshot, ...user }, via: "bearer", failed: false }
      : { actor: visitor, via: "bearer", failed: true };
  }
  if (cookie === null) return { actor: visitor, via: "none", failed: false };
  const user = claims && (await personOfSession(claims));
  return user
    ? { actor: { ...snapshot, ...user }, via: "cookie", failed: false }
    : { actor: visitor, via: "cookie", failed: true };
}

type Person = Omit<UserActor, keyof RequestSnapshot>;

/**
 * The token of an Authorization header. The scheme is "bearer" in any case (RFC 9110 §11.1), then spaces, then one of our tokens;
 * read in one pass, whatever was sent.
 * @returns null for anything else
 */
export function bearerToken(authorization: string): string | null {
  if (authorization.length > 200) return null;
  const [scheme = "", ...rest] = authorization.split(" ");
  const token = rest.find((part) => part !== "") ?? "";
  const alone = rest.filter((part) => part !== "").length === 1;
  return scheme.toLowerCase() === "bearer" && alone && /^[A-Za-z0-9_-]{43}$/.test(token)
    ? token
    : null;
}

async function byToken(authorization: string): Promise<Person | null> {
  const token = bearerToken(authorization);
  if (token === null) return null;
  const row = await db.apiToken.findUnique({ where: { tokenHash: sha256(token) } });
  if (!row || row.revokedAt || row.expiresAt.getTime() <= nowMs()) return null;
  const user = await userById(row.userId);
  if (!user || row.epoch !== user.sessionEpoch) return null;
  // a minute's grain, as with sessions
  if (nowMs() - (row.lastUsedAt?.getTime() ?? 0) > 60_000)
    await db.apiToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now() } });
  return toPerson(
    user,
    { kind: "token", id: row.id },
    { confirmedAt: row.secondFactorAt, skipped: false },
  );
}

/** Who a session's row speaks for at this moment; null for one that ended, was revoked or lay idle too long. */
export async function personOfSession(claims: SessionClaims): Promise<Person | null> {
  const row = await db.session.findUnique({ where: { id: claims.sid }, include: { user: person } });
  if (!row || row.userId !== claims.sub || row.revokedAt || row.expiresAt.getTime() <= nowMs())
    return null;
  const idle = nowMs() - row.lastSeenAt.getTime();
  if (row.epoch !== row.user.sessionEpoch || idle > idleMs(row.user.role)) return null;
  // a minute's grain keeps a busy page from writing on every request
  if (idle > 60_000)
    await db.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: now() } });
  return toPerson(
    row.user,
    { kind: "session", id: row.id },
    { confirmedAt: row.secondFactorAt, skipped: row.factorSkippedAt !== null },
  );
}

type Given = { confirmedAt: Date | null; skipped: boolean };

/** @returns null for a disabled person or member: their credentials stop at once (ACCT-038, ACCT-071) */
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

/** For a verb that has just made or found the account and needs its actor (sign-up, login). */
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

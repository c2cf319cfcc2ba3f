import "server-only";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { requireUser, type Actor } from "@/lib/auth/actor";
import { idleMs } from "@/lib/auth/session-cookie";

/**
 * Times are UTC. `browser` is "Firefox, Windows" or null, `network` is shortened (203.0.113.x) or null for old rows.
 */
export type OwnSession = {
  id: string;
  browser: string | null;
  network: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  current: boolean;
};
export type OwnToken = {
  id: string;
  browser: string | null;
  network: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
  current: boolean;
};

/** Selects sessions and tokens that are still valid: the same conditions as in lib/auth/current-actor.ts. */
export const openSessionsOf = (user: { id: string; role: string; sessionEpoch: number }) => ({
  userId: user.id,
  epoch: user.sessionEpoch,
  revokedAt: null,
  expiresAt: { gt: now() },
  lastSeenAt: { gte: new Date(nowMs() - idleMs(user.role)) },
});

/**
 * The actor's own sessions and API tokens that are still valid: this one first, then the newest.
 * @throws 401
 */
export async function ownSessions(
  actor: Actor,
): Promise<{ sessions: OwnSession[]; tokens: OwnToken[] }> {
  const { userId, credential } = requireUser(actor);
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, role: true, sessionEpoch: true },
  });
  const place = { id: true, browser: true, network: true, createdAt: true } as const;
  const [sessions, tokens] = await Promise.all([
    db.session.findMany({
      where: openSessionsOf(user),
      select: { ...place, lastSeenAt: true },
      orderBy: { lastSeenAt: "desc" },
      take: 100,
    }),
    db.apiToken.findMany({
      where: { userId, epoch: user.sessionEpoch, revokedAt: null, expiresAt: { gt: now() } },
      select: { ...place, lastUsedAt: true, expiresAt: true },
      orderBy: { createdAt: "desc" },
      take: 100,
    }),
  ]);
  const own = sessions.map((s) => ({
    ...s,
    current: credential.kind === "session" && s.id === credential.id,
  }));
  return {
    sessions: own.sort((a, b) => Number(b.current) - Number(a.current)),
    tokens: tokens.map((t) => ({
      ...t,
      current: credential.kind === "token" && t.id === credential.id,
    })),
  };
}

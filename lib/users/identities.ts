import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireUser, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { enqueue } from "@/lib/jobs/enqueue";

export type LinkedIdentity = {
  id: string;
  provider: string;
  email: string;
  createdAt: Date;
  lastUsedAt: Date;
  ended: boolean;
};

/** The provider's display name: the configured one, else the issuer's host. */
export const providerName = (issuer: string): string =>
  env.openId?.issuer === issuer ? env.openId.name : new URL(issuer).hostname;

/** The provider accounts that open the actor's own account, and those whose link has ended. */
export async function linkedIdentities(actor: Actor): Promise<LinkedIdentity[]> {
  const user = requireUser(actor);
  const rows = await db.oidcIdentity.findMany({
    where: { userId: user.userId },
    orderBy: { createdAt: "asc" },
  });
  return rows.map((row) => ({
    id: row.id,
    provider: providerName(row.issuer),
    email: row.email,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    ended: row.endedAt !== null,
  }));
}

const about = (user: UserActor, identityId: string) => ({
  ngoId: user.ngo?.id ?? null,
  data: { identityId },
});

/**
 * Ends one of one's own provider links. The row stays, so that the next sign-in at the provider does not link the
 * account again.
 * @throws 401, 403 step_up_required, 404 for another person's link or one that has ended
 */
export async function endIdentity(actor: Actor, input: { id: string }): Promise<void> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    const ended = await tx.oidcIdentity.updateMany({
      where: { id: input.id, userId: user.userId, endedAt: null },
      data: { endedAt: now() },
    });
    if (ended.count === 0) throw notFound();
    await enqueue(tx, "mail.identity_ended", `identity_ended:${input.id}`, {
      identityId: input.id,
    });
    await audit(tx, actor, "user.identity_ended", "user", user.userId, about(user, input.id));
  });
}

/**
 * Allows the provider to open the account again: the next sign-in there creates a new link, with its mail.
 * @throws 401, 403 step_up_required, 404 for another person's link or one that is active
 */
export async function allowIdentity(actor: Actor, input: { id: string }): Promise<void> {
  const user = requireUser(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    const gone = await tx.oidcIdentity.deleteMany({
      where: { id: input.id, userId: user.userId, endedAt: { not: null } },
    });
    if (gone.count === 0) throw notFound();
    await audit(tx, actor, "user.identity_allowed", "user", user.userId, about(user, input.id));
  });
}

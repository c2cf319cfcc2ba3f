import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import type { AuditAction } from "@/lib/audit/actions";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { endAllCredentials } from "@/lib/auth/sessions";
import { voidLinks } from "@/lib/users/one-time-link";

/** At least this many active administrators must remain: payouts need two people. */
const fewestAdministrators = 2;

type Row = { id: string; email: string; name: string; disabled: boolean };
type Answer = { name: string };
type Change = { userId: string; action: AuditAction; reason: string | null };

/**
 * One change of one administrator by another, under a lock of all of them, so that two who disable each other at once
 * are handled one after the other. The actor must still be active by then.
 * @throws 401, 403, 404 for anyone who is not an administrator, 409 notYourself
 */
async function change(
  actor: Actor,
  { userId, action, reason }: Change,
  make: (tx: Tx, other: Row, all: Row[]) => Promise<void>,
): Promise<Answer> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  return db.$transaction(async (tx) => {
    const all = await tx.$queryRaw<Row[]>`
      select id, email, name, disabled_at is not null as disabled from app_user where role = 'admin' order by id for update`;
    if (!all.some((row) => row.id === admin.userId && !row.disabled))
      throw new AppError("forbidden", "notAllowed");
    const other = all.find((row) => row.id === userId);
    if (!other) throw notFound();
    if (other.id === admin.userId) throw new AppError("conflict", "notYourself");
    await make(tx, other, all);
    await audit(tx, actor, action, "user", userId, reason ? { data: { reason } } : {});
    return { name: other.name };
  });
}

async function endEverything(tx: Tx, other: Row): Promise<void> {
  await endAllCredentials(other.id, tx);
  await voidLinks(tx, other);
  await tx.knownBrowser.deleteMany({ where: { userId: other.id } });
}

/**
 * Disables another administrator; sessions, tokens and mailed links end at once.
 * @throws 401, 403, 404, 409 notYourself, 409 twoAdministrators when fewer than two active ones would remain
 */
export function disableAdministrator(
  actor: Actor,
  input: { userId: string; reason: string },
): Promise<Answer> {
  const reason = input.reason.trim() || null;
  return change(
    actor,
    { userId: input.userId, action: "user.admin_disabled", reason },
    async (tx, other, all) => {
      const staying = all.filter((row) => !row.disabled && row.id !== other.id).length;
      if (!other.disabled && staying < fewestAdministrators)
        throw new AppError("conflict", "twoAdministrators");
      if (!other.disabled)
        await tx.user.update({
          where: { id: other.id },
          data: { disabledAt: now(), disabledReason: reason },
        });
      await endEverything(tx, other);
    },
  );
}

/**
 * Enables a disabled administrator, with the password they had.
 * @throws 401, 403, 404, 409 notYourself
 */
export function enableAdministrator(actor: Actor, input: { userId: string }): Promise<Answer> {
  return change(
    actor,
    { userId: input.userId, action: "user.admin_enabled", reason: null },
    async (tx, other) => {
      await tx.user.update({
        where: { id: other.id },
        data: { disabledAt: null, disabledReason: null },
      });
    },
  );
}

/** Ends every session and token of another administrator (ASVS 7.4.5). @throws 401, 403, 404, 409 notYourself */
export function endAdministratorSessions(actor: Actor, input: { userId: string }): Promise<Answer> {
  return change(
    actor,
    { userId: input.userId, action: "user.admin_sessions_ended", reason: null },
    (tx, other) => endAllCredentials(other.id, tx),
  );
}

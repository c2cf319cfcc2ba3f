import "server-only";
import type { Tx } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { actorId, type Actor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import type { TeamChange } from "@/lib/jobs/kinds";

/**
 * Mails that access to an organisation changed, in the transaction of the change: to every active member, the person
 * concerned and the organisation's official address, once each (OP-150). So nobody who has taken over a session can
 * change it unnoticed.
 * @param change.of the person concerned, or for `invited` and `revoked` the invitation
 * @param change.address that person's address
 */
export async function noteTeamChange(
  tx: Tx,
  actor: Actor,
  change: { ngoId: string; what: TeamChange; of: string; address: string },
): Promise<void> {
  const { ngoId, what, of } = change;
  const ngo = await tx.ngo.findUniqueOrThrow({
    where: { id: ngoId },
    select: {
      officialEmail: true,
      members: {
        where: { disabledAt: null, user: { disabledAt: null } },
        select: { user: { select: { email: true } } },
      },
    },
  });
  // an invited person gets the invitation itself
  const concerned = what === "invited" ? [] : [change.address];
  const all = [...ngo.members.map((member) => member.user.email), ...concerned];
  if (ngo.officialEmail) all.push(ngo.officialEmail.trim());
  const readers = new Map(all.map((to) => [emailKey(to), to]));
  const at = nowMs();
  for (const [key, to] of readers)
    await enqueue(tx, "mail.team_changed", `team_${what}:${of}:${at}:${key}`, {
      ngoId,
      what,
      of,
      by: actorId(actor),
      to,
      at,
    });
}

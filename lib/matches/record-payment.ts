import "server-only";
import { db, type Tx } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import type { RecordedMethod } from "@/lib/donations/rules";
import { recordDonation } from "@/lib/pledges/record";

/**
 * Records that the sponsor's money arrived, as a donation by the sponsor that counts like any other but is not itself matched.
 * Above what one person may credit alone it waits for a second administrator (`waiting`).
 * @param input.recorded how many of its payments were recorded when the administrator decided: if there are more now nothing is
 *   recorded, so that two who read of the same money do not both record it
 * @throws 400 validAmount, 401, 403, 404, 409 matchDecided, matchPaymentsChanged, formSentBefore
 */
export async function recordMatchPayment(
  actor: Actor,
  input: {
    id: string;
    amountCents: number;
    method: RecordedMethod;
    requestKey: string;
    recorded?: number | undefined;
  },
): Promise<{ waiting: boolean }> {
  requireAdmin(actor);
  const match = await db.match.findUnique({ where: { id: input.id } });
  if (!match) throw notFound("notFound");
  if (match.status !== "confirmed") throw new AppError("already_decided", "matchDecided");
  const { waiting } = await recordDonation(
    actor,
    {
      campaignId: match.campaignId,
      amountCents: input.amountCents,
      donorName: match.sponsorName,
      donorEmail: match.sponsorEmail,
      method: input.method,
      message: null,
      showName: match.showsName,
      requestKey: `match:${match.id}:${input.requestKey}`,
      matchId: match.id,
    },
    (tx) => assertStands(tx, match, input.recorded),
  );
  return { waiting };
}

/**
 * Locks the campaign, as canceling a promise does, so that each sees what the other did.
 * @throws 409 matchDecided, matchPaymentsChanged
 */
async function assertStands(
  tx: Tx,
  match: { id: string; campaignId: string },
  recorded: number | undefined,
): Promise<void> {
  await tx.$queryRaw`select 1 from campaign where id = ${match.campaignId} for no key update`;
  if ((await tx.match.count({ where: { id: match.id, status: "confirmed" } })) === 0)
    throw new AppError("already_decided", "matchDecided");
  // with the one that is being recorded
  const payments = await tx.donation.count({ where: { matchId: match.id } });
  if (recorded !== undefined && payments !== recorded + 1)
    throw new AppError("conflict", "matchPaymentsChanged");
}

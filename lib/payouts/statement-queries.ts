import "server-only";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { isAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { activeAdmins } from "@/lib/money-orders/order";
import { ofNgo, type PayoutRow, rowOf } from "@/lib/payouts/queries";

export type StatementLine = {
  at: Date;
  kind:
    | "gift"
    | "pledge"
    | "refund"
    | "refund_failed"
    | "dispute"
    | "dispute_won"
    | "grant"
    | "offset"
    | "other";
  donationId: string | null;
  ref: string | null;
  campaign: string | null;
  donorName: string | null;
  /** the donation itself, its processor's fee (negative), and both together; cents, signed */
  grossCents: bigint;
  feeCents: bigint;
  netCents: bigint;
};

const kindOf: Record<string, StatementLine["kind"]> = {
  charge: "gift",
  pledge_confirm: "pledge",
  refund: "refund",
  refund_failed: "refund_failed",
  dispute_withdrawn: "dispute",
  dispute_reinstated: "dispute_won",
  grant: "grant",
  correction: "gift",
  receivable_offset: "offset",
};

/**
 * What a payout is made of: every donation with its fee in one line, and what was taken back (GIVE-092, GIVE-096). The
 * lines add up to the payout. A donor who does not share the name is `unnamed`.
 * @throws 401, 403, 404 also for another organisation's payout
 */
export async function payoutStatement(
  actor: Actor,
  payoutId: string,
  unnamed = "Anonymous",
): Promise<{ payout: PayoutRow; lines: StatementLine[] }> {
  const scope = isAdmin(actor) ? {} : { ngoId: requireNgo(actor).ngo.id };
  const payout = await db.payout.findFirst({
    where: { id: payoutId, ...scope },
    include: { ngo: ofNgo, lines: { include: { transaction: true } } },
  });
  if (!payout) throw notFound("payoutNotFound");
  const ids = [
    ...new Set(
      payout.lines.flatMap((l) => (l.transaction.donationId ? [l.transaction.donationId] : [])),
    ),
  ];
  const donations = new Map(
    (
      await db.donation.findMany({
        where: { id: { in: ids } },
        select: {
          id: true,
          ref: true,
          donorName: true,
          shareWithNgo: true,
          campaign: { select: { title: true } },
        },
      })
    ).map((d) => [d.id, d]),
  );
  const shownName = (donation: { donorName: string; shareWithNgo: boolean }): string =>
    donation.shareWithNgo || isAdmin(actor) ? donation.donorName : unnamed;
  const lines: StatementLine[] = [];
  for (const line of payout.lines.sort((a, b) => (a.transactionId < b.transactionId ? -1 : 1))) {
    const { transaction } = line;
    const donation = transaction.donationId ? donations.get(transaction.donationId) : undefined;
    const gift =
      transaction.kind === "fee"
        ? lines.find((l) => l.donationId === transaction.donationId && l.kind === "gift")
        : undefined;
    if (gift) {
      gift.feeCents += line.amountCents;
      gift.netCents += line.amountCents;
      continue;
    }
    const fee = transaction.kind === "fee";
    lines.push({
      at: transaction.occurredAt,
      kind: kindOf[transaction.kind] ?? "other",
      donationId: transaction.donationId,
      ref: donation?.ref ?? null,
      campaign: donation?.campaign.title ?? null,
      donorName: donation ? shownName(donation) : null,
      grossCents: fee ? 0n : line.amountCents,
      feeCents: fee ? line.amountCents : 0n,
      netCents: line.amountCents,
    });
  }
  return { payout: rowOf(payout, await activeAdmins(db, [payout.approvedBy])), lines };
}

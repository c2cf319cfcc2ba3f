import "server-only";
import { db, type Tx } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { days, now, nowMs } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { beginAction } from "@/lib/money-orders/order";
import { confirmOrWait } from "@/lib/pledges/confirm";
import { lockDonation } from "@/lib/donations/lock";
import { mustTakeStep, pledgeSteps } from "@/lib/donations/states";
import { donorKeyOf, type RecordedMethod } from "@/lib/donations/rules";

type Recorded = { donationId: string; waiting: boolean };
type NewDonation = {
  campaignId: string;
  amountCents: number;
  donorName: string;
  donorEmail: string | null;
  method: RecordedMethod;
  message: string | null;
  showName: boolean;
  requestKey: string;
  /** the sponsor's promise to this campaign that it pays */
  matchId?: string;
  /** false: one that looks like another is refused; true: the administrator was asked, and says that it is another one */
  another?: boolean;
};

/** What makes two of them look like the same money. */
const contentOf = (input: NewDonation) => ({
  campaignId: input.campaignId,
  amountCents: BigInt(input.amountCents),
  donorKey: donorKeyOf(input.donorEmail, input.donorName),
});

/** "Another one", sent twice, is one more, whatever else its form recorded. */
function clientKeyOf(input: NewDonation): string {
  const key = `recorded:${input.requestKey}`;
  if (!input.another) return key;
  const { campaignId, amountCents, donorKey } = contentOf(input);
  return `${key}:${sha256(JSON.stringify([campaignId, String(amountCents), input.method, donorKey]))}`;
}

/**
 * What the same form recorded before.
 * @throws 409 formSentBefore when it was sent with other details, which are recorded nowhere: the page was gone back to; 409
 * already_decided when what it recorded waited for a second administrator and was refused
 */
async function madeBefore(tx: Tx, clientKey: string, input: NewDonation): Promise<Recorded> {
  const created = await tx.donation.findUniqueOrThrow({ where: { clientKey } });
  const { campaignId, amountCents, donorKey } = contentOf(input);
  const same =
    created.campaignId === campaignId &&
    created.amountCents === amountCents &&
    created.donorKey === donorKey &&
    created.method === input.method;
  if (!same) throw new AppError("conflict", "formSentBefore");
  if (created.status === "rejected" || created.status === "expired")
    throw new AppError("already_decided", "pledgeDecided");
  return { donationId: created.id, waiting: created.status === "pending_confirmation" };
}

/** For this long a second one of the same donor, amount and campaign may be the same cheque in other hands. */
const alikeMs = days(7);

/**
 * Two administrators may record the same money, each with a form of their own; it would be paid out twice.
 * @throws 409 giftLooksRecorded
 */
async function assertNoneAlike(tx: Tx, id: string, input: NewDonation): Promise<void> {
  // of two at once the second sees the first
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`recorded:${input.campaignId}`}, 0))`;
  const alike = await tx.donation.count({
    where: {
      ...contentOf(input),
      id: { not: id },
      kind: "pledge",
      OR: [
        { status: "pending_confirmation" },
        { status: "confirmed", settledAt: { gt: new Date(nowMs() - alikeMs) } },
      ],
    },
  });
  if (alike > 0) throw new AppError("conflict", "giftLooksRecorded");
}

/**
 * An admin records a donation that came by post or from a list: a pledge that is confirmed at once, possibly without an
 * email (OP-097). Above what one administrator may credit alone it is a pledge that waits for a second (`waiting`). The
 * same request key twice is one donation.
 * @throws 401, 403, 404, 400 validAmount, enterName, 409 formSentBefore, giftLooksRecorded, already_decided
 */
export async function recordDonation(
  actor: Actor,
  input: NewDonation,
  /** throws where it may no longer be recorded; called last in the transaction, when all locks are held */
  assertStillRight: (tx: Tx) => Promise<void> = async () => {},
): Promise<Recorded> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  if (
    !Number.isInteger(input.amountCents) ||
    input.amountCents < minDonationCents ||
    input.amountCents > maxDonationCents
  )
    throw fieldError("amount", "validAmount");
  if (input.donorName.trim() === "") throw fieldError("donorName", "enterName");
  const campaign = await db.campaign.findUnique({ where: { id: input.campaignId } });
  if (!campaign) throw notFound("campaignNotFound");
  const clientKey = clientKeyOf(input);
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const id = newId("donation");
    const currentTime = now();
    const { count } = await tx.donation.createMany({
      data: [
        {
          id,
          ref: newRef("PP"),
          campaignId: campaign.id,
          ngoId: campaign.ngoId,
          kind: "pledge",
          method: input.method,
          status: "created",
          amountCents: BigInt(input.amountCents),
          clientKey,
          matchId: input.matchId ?? null,
          donorName: input.donorName.trim(),
          donorEmail: input.donorEmail,
          donorKey: contentOf(input).donorKey,
          showName: input.showName,
          message: input.message,
          createdAt: currentTime,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) return madeBefore(tx, clientKey, input);
    if (input.another === false) await assertNoneAlike(tx, id, input);
    const donation = await lockDonation(tx, id, `admin:${admin.userId}`);
    if (!donation) throw notFound("donationNotFound");
    await mustTakeStep(tx, donation, "pledged");
    const waiting = await confirmOrWait(
      tx,
      admin,
      { ...donation, status: pledgeSteps.pledged.to },
      donation.amountCents,
    );
    await assertStillRight(tx);
    return { donationId: id, waiting };
  });
}

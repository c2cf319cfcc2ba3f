import "server-only";
import { db, type Tx } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { readSigned, signText } from "@/lib/auth/encryption";
import { enqueue } from "@/lib/jobs/enqueue";
import { titleParts } from "@/lib/campaigns/in-language";

/**
 * Changes that a receipt's link alone must not make, because receipts get forwarded (OP-148): raising a monthly gift by a lot,
 * and making a name public. They take effect once the donor confirms them through a mailed link.
 */
const lifeMs = hours(24);
/** A raise by more than this, or to more than twice as much, must be confirmed. Cents. */
const freeRaise = 100_00n;

/** Whether a new amount must be confirmed by mail. @param agreed what the donor agreed to, in cents */
export const needsMail = (agreed: bigint, wanted: bigint): boolean =>
  wanted > agreed * 2n || wanted > agreed + freeRaise;

export type ChangeOf = { donationId: string } | { monthlyGiftId: string };

/**
 * Requests a change, in place of any requested before. Its mail is sent once this is committed.
 * @param amountCents new monthly amount; null to make the name public
 */
export async function askChange(
  tx: Tx,
  actor: Actor,
  of: ChangeOf & { ngoId: string },
  amountCents: bigint | null,
): Promise<void> {
  const { ngoId, ...target } = of;
  const sameKind = amountCents === null ? { amountCents } : { amountCents: { not: null } };
  await tx.donorChange.deleteMany({ where: { ...target, ...sameKind, usedAt: null } });
  const id = newId("donorChange");
  await tx.donorChange.create({
    data: {
      ...{ id, ...target, amountCents },
      ...{ createdAt: now(), expiresAt: new Date(nowMs() + lifeMs) },
    },
  });
  await enqueue(tx, "mail.donor_change", `donor_change:${id}`, { changeId: id });
  const [subject, subjectId] =
    "donationId" in target
      ? (["donation", target.donationId] as const)
      : (["monthly_gift", target.monthlyGiftId] as const);
  await audit(tx, actor, "gift.change_asked", subject, subjectId, { ngoId });
}

export const changePath = (id: string): string => `/confirm-change/${signText("donor_change", id)}`;

const target = {
  ngoId: true,
  emailKey: true,
  donorEmail: true,
  locale: true,
  campaign: { select: { ...titleParts, slug: true } },
} as const;

/**
 * The change that a mailed link is for, and whether it can still be made; null if the link is invalid or expired, or the donor
 * has ended all links since.
 */
export async function changeOfLink(token: string): Promise<(Change & { made: boolean }) | null> {
  const id = readSigned("donor_change", token);
  const row = id === null ? null : await changeById(id);
  if (!row || (row.usedAt === null && row.expiresAt.getTime() <= nowMs())) return null;
  return { ...row, made: row.usedAt !== null };
}

/** A change with its gift; null if it is gone, or the donor has ended all links since. */
export async function changeById(id: string) {
  const row = await db.donorChange.findUnique({
    where: { id },
    include: {
      donation: { select: target },
      monthlyGift: { select: { ...target, amountCents: true } },
    },
  });
  const of = row?.donation ?? row?.monthlyGift;
  if (!row || !of?.donorEmail || of.emailKey === null) return null;
  const ended = await db.donorAccess.findUnique({ where: { emailKey: of.emailKey } });
  if (ended && ended.endedAt >= row.createdAt) return null;
  return { ...row, of: { ...of, donorEmail: of.donorEmail } };
}
export type Change = NonNullable<Awaited<ReturnType<typeof changeById>>>;

/** Marks a change as used; of several requests at once exactly one succeeds. */
export async function useChange(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.donorChange.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now() } },
    data: { usedAt: now() },
  });
  return count === 1;
}

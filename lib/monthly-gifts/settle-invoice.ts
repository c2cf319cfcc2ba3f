import "server-only";
import type { MonthlyGift } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { now } from "@/lib/clock";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { readInvoice } from "@/lib/payments/objects";
import type { InvoiceSnapshot } from "@/lib/payments/snapshots";
import { bindSubscription } from "@/lib/monthly-gifts/bind";
import { closeScheduled } from "@/lib/monthly-gifts/close-scheduled";
import { settleDonation } from "@/lib/donations/settle";

/**
 * A paid invoice of a monthly gift: one donation per invoice. The subscription's first invoice pays
 * the donation that the donor began; each later one makes its own row. Where the first payment comes
 * on a later day, the first invoice is of nothing and books nothing, and the first that is paid pays
 * that donation. Idempotent, also for calls at the same time.
 */
export async function settleInvoice(invoiceId: string, cause: string): Promise<SettleResult> {
  const invoice = await readInvoice(invoiceId);
  if (!invoice || invoice.amountPaidCents === 0n) return "ignored";
  if (!invoice.paid) return "too_early";
  if (!invoice.charge)
    throw new Error(`invoice ${invoiceId} is paid but its charge cannot be read yet`);
  const monthlyGift = await monthlyGiftOf(invoice);
  if (!monthlyGift)
    return settleDonation({ donationId: null, charge: invoice.charge, invoiceId, cause });
  if (invoice.subscriptionId) await bindSubscription(monthlyGift.id, invoice.subscriptionId, null);
  const donationId =
    invoice.first || (await paysScheduled(monthlyGift, invoice, cause))
      ? monthlyGift.firstDonationId
      : await laterDonation(monthlyGift.id, invoice);
  return settleDonation({ donationId, charge: invoice.charge, invoiceId, cause });
}

async function monthlyGiftOf(invoice: InvoiceSnapshot) {
  if (invoice.subscriptionId) {
    const bound = await db.monthlyGift.findUnique({
      where: { subscriptionId: invoice.subscriptionId },
    });
    if (bound) return bound;
  }
  return invoice.giftId
    ? db.monthlyGift.findFirst({
        where: {
          id: invoice.giftId,
          OR: [
            { subscriptionId: null },
            ...(invoice.subscriptionId ? [{ subscriptionId: invoice.subscriptionId }] : []),
          ],
        },
      })
    : null;
}

/**
 * Whether an invoice pays the donation made when the gift was set up: the gift's first payment does, and of two at once the
 * first to ask. If its amount differs from that donation's, which is fixed, the invoice gets a row of its own and the donation
 * is closed.
 */
async function paysScheduled(
  { firstDonationId: donationId, firstPaymentAt }: MonthlyGift,
  invoice: InvoiceSnapshot,
  cause: string,
): Promise<boolean> {
  if (firstPaymentAt === null) return false;
  await db.donation.updateMany({
    where: {
      id: donationId,
      // whatever was reported of it: its setting up never, or an end that came after this payment
      monthlyGift: { donations: { none: { NOT: { settledAt: null } } } },
      invoiceId: null,
      amountCents: invoice.amountPaidCents,
    },
    data: { invoiceId: invoice.id },
  });
  const donation = await db.donation.findUnique({
    where: { id: donationId },
    select: { invoiceId: true },
  });
  if (donation?.invoiceId === invoice.id) return true;
  if (donation?.invoiceId === null)
    await db.$transaction((tx) => closeScheduled(tx, donationId, cause));
  return false;
}

/**
 * The row of a later month, inserted when its invoice is first seen.
 * @returns null if a monthly gift cannot have this amount
 */
async function laterDonation(giftId: string, invoice: InvoiceSnapshot): Promise<string | null> {
  if (
    invoice.amountPaidCents < BigInt(minDonationCents) ||
    invoice.amountPaidCents > BigInt(maxDonationCents)
  )
    return null;
  const monthlyGift = await db.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
  const clientKey = `invoice:${invoice.id}`;
  await db.donation.createMany({
    data: [
      {
        id: newId("donation"),
        ref: newRef("DN"),
        campaignId: monthlyGift.campaignId,
        ngoId: monthlyGift.ngoId,
        kind: "monthly",
        method: monthlyGift.method,
        status: "created",
        amountCents: invoice.amountPaidCents,
        currency: monthlyGift.currency,
        clientKey,
        invoiceId: invoice.id,
        monthlyGiftId: monthlyGift.id,
        donorName: monthlyGift.donorName,
        donorEmail: monthlyGift.donorEmail,
        donorKey: monthlyGift.donorKey,
        showName: monthlyGift.showName,
        shareWithNgo: monthlyGift.shareWithNgo,
        message: monthlyGift.message,
        locale: monthlyGift.locale,
        isDemo: monthlyGift.isDemo,
        createdAt: now(),
      },
    ],
    skipDuplicates: true,
  });
  const donation = await db.donation.findUnique({ where: { clientKey }, select: { id: true } });
  return donation?.id ?? null;
}

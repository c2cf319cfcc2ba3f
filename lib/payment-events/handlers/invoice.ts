import "server-only";
import { db } from "@/lib/db";
import { markUnpaid } from "@/lib/checkout/mark-unpaid";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { invoiceFailed, syncMonthlyGift } from "@/lib/monthly-gifts/sync";
import type { EventInvoice } from "@/lib/payment-events/event-types";
import type { Handler } from "@/lib/payment-events/handler";

export const invoicePaid: Handler<"invoice.paid"> = async ({ id, object, cause }) => {
  const result = await settleInvoice(id, cause);
  const giftId = await monthlyGiftOf(object);
  if (giftId !== null) await syncMonthlyGift(giftId, cause);
  return result;
};

export const invoicePaymentFailed: Handler<"invoice.payment_failed"> = async (event) => {
  const { id, object, cause } = event;
  const giftId = await monthlyGiftOf(object);
  if (giftId === null) return "ignored";
  const first = object.billing_reason === "subscription_create";
  if (first) await firstDebitFailed(giftId, cause);
  await invoiceFailed({ giftId, invoiceId: id, attempt: object.attempt_count ?? 0, first }, cause);
  return "applied";
};

/** A first month's bank debit that was returned days later. (Of a declined card the donor learns on the page.) */
async function firstDebitFailed(giftId: string, cause: string): Promise<void> {
  const processing = await db.donation.findFirst({
    where: { monthlyGiftId: giftId, status: "processing" },
    select: { id: true },
  });
  if (processing) await markUnpaid(processing.id, "failed", cause);
}

async function monthlyGiftOf(invoice: EventInvoice): Promise<string | null> {
  const subscription = invoice.parent?.subscription_details?.subscription;
  const subscriptionId = typeof subscription === "string" ? subscription : subscription?.id;
  if (!subscriptionId) return null;
  const gift = await db.monthlyGift.findUnique({
    where: { subscriptionId },
    select: { id: true },
  });
  return gift?.id ?? null;
}

import { AppError } from "@/lib/errors";
import {
  fromProvider,
  fromProviderOrNull,
  isRefused,
  providerError,
  stripe,
} from "@/lib/payments/provider";
import {
  shapeBalanceTxn,
  shapeCharge,
  shapeDispute,
  shapeInvoice,
  shapeRefund,
} from "@/lib/payments/shapes";
import {
  type BalanceTxnSnapshot,
  type DisputeSnapshot,
  type InvoiceSnapshot,
  type PaidCharge,
  type RefundSnapshot,
} from "@/lib/payments/snapshots";

export async function readCharge(chargeId: string): Promise<PaidCharge | null> {
  const charge = await fromProviderOrNull(() =>
    stripe().charges.retrieve(chargeId, { expand: ["balance_transaction"] }),
  );
  return charge && shapeCharge(charge);
}

/** An invoice with the charge that paid it, found through its invoice payments: an invoice itself names no charge. */
export async function readInvoice(invoiceId: string): Promise<InvoiceSnapshot | null> {
  const invoice = await fromProviderOrNull(() => stripe().invoices.retrieve(invoiceId));
  if (!invoice) return null;
  let charge: PaidCharge | null = null;
  if (invoice.status === "paid" && invoice.amount_paid > 0) {
    const payments = await fromProvider(() =>
      stripe().invoicePayments.list({ invoice: invoiceId, status: "paid" }),
    );
    const payment = payments.data.find(
      (p) => p.payment.type === "payment_intent" || p.payment.type === "charge",
    )?.payment;
    if (payment?.type === "charge" && payment.charge)
      charge = await readCharge(
        typeof payment.charge === "string" ? payment.charge : payment.charge.id,
      );
    else if (payment?.payment_intent) {
      const id =
        typeof payment.payment_intent === "string"
          ? payment.payment_intent
          : payment.payment_intent.id;
      const intent = await fromProvider(() =>
        stripe().paymentIntents.retrieve(id, { expand: ["latest_charge.balance_transaction"] }),
      );
      if (intent.latest_charge && typeof intent.latest_charge === "object")
        charge = shapeCharge(intent.latest_charge);
    }
  }
  return shapeInvoice(invoice, charge);
}

/** Paid invoices created since a given time, without their charges. */
export async function listPaidInvoices(since: Date): Promise<InvoiceSnapshot[]> {
  return fromProvider(async () => {
    const result: InvoiceSnapshot[] = [];
    for await (const invoice of stripe().invoices.list({
      status: "paid",
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 100,
    }))
      result.push(shapeInvoice(invoice, null));
    return result;
  });
}

/** Whether an invoice's bank debit was returned: none of its payment intents is paid or in progress. */
export async function invoicePaymentFailed(invoiceId: string): Promise<boolean> {
  const payments = await fromProvider(() => stripe().invoicePayments.list({ invoice: invoiceId }));
  const ids = payments.data.flatMap(({ payment }) =>
    payment.payment_intent
      ? [
          typeof payment.payment_intent === "string"
            ? payment.payment_intent
            : payment.payment_intent.id,
        ]
      : [],
  );
  const intents = await Promise.all(
    ids.map((id) => fromProvider(() => stripe().paymentIntents.retrieve(id))),
  );
  return (
    intents.length > 0 &&
    intents.every(({ status }) => status === "requires_payment_method" || status === "canceled")
  );
}

/** Why the provider says that a payment was declined: its own code, and the bank's where it gave one. */
export type Decline = { code: string | null; declineCode: string | null };

/** Why the last attempt to pay an invoice failed; null where no reason is given. */
export async function declineOfInvoice(invoiceId: string): Promise<Decline | null> {
  const payments = await fromProvider(() => stripe().invoicePayments.list({ invoice: invoiceId }));
  for (const { payment } of payments.data) {
    const { payment_intent: intent } = payment;
    if (!intent) continue;
    const id = typeof intent === "string" ? intent : intent.id;
    const { last_payment_error: error } = await fromProvider(() =>
      stripe().paymentIntents.retrieve(id),
    );
    if (error) return { code: error.code ?? null, declineCode: error.decline_code ?? null };
  }
  return null;
}

/** The invoice that a payment intent paid, if any. */
export async function invoiceOfIntent(paymentIntentId: string): Promise<string | null> {
  const payments = await fromProvider(() =>
    stripe().invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: paymentIntentId },
    }),
  );
  const invoice = payments.data[0]?.invoice;
  return typeof invoice === "string" ? invoice : (invoice?.id ?? null);
}

export async function readRefund(refundId: string): Promise<RefundSnapshot | null> {
  const refund = await fromProviderOrNull(() => stripe().refunds.retrieve(refundId));
  return refund && shapeRefund(refund);
}

/** The refund that we ordered under this id, if the provider made one; null also where it does not know the charge. */
export async function findRefund(
  chargeId: string,
  refundId: string,
): Promise<RefundSnapshot | null> {
  const all = await fromProviderOrNull(() =>
    stripe().refunds.list({ charge: chargeId, limit: 100 }),
  );
  const created = all?.data.find((refund) => refund.metadata?.["refund_id"] === refundId);
  return created ? shapeRefund(created) : null;
}

export async function listRefunds(chargeId: string): Promise<RefundSnapshot[]> {
  return fromProvider(async () => {
    const result: RefundSnapshot[] = [];
    for await (const refund of stripe().refunds.list({ charge: chargeId, limit: 100 }))
      result.push(shapeRefund(refund));
    return result;
  });
}

/**
 * Requests a refund. The idempotency key is the refund's id: a repeated request returns the same refund.
 * @returns null when the provider refuses for good (already refunded, disputed)
 */
export async function createRefund(order: {
  refundId: string;
  chargeId: string;
  amountCents: bigint;
}): Promise<RefundSnapshot | null> {
  try {
    return shapeRefund(
      await stripe().refunds.create(
        {
          charge: order.chargeId,
          amount: Number(order.amountCents),
          reason: "requested_by_customer",
          metadata: { refund_id: order.refundId },
        },
        { idempotencyKey: `re:${order.refundId}` },
      ),
    );
  } catch (error) {
    if (isRefused(error)) return null;
    const ours = providerError(error);
    throw ours instanceof AppError ? ours : error;
  }
}

export async function readDispute(disputeId: string): Promise<DisputeSnapshot | null> {
  const dispute = await fromProviderOrNull(() => stripe().disputes.retrieve(disputeId));
  return dispute && shapeDispute(dispute);
}

export async function listDisputes(chargeId: string): Promise<DisputeSnapshot[]> {
  return fromProvider(async () =>
    (await stripe().disputes.list({ charge: chargeId, limit: 100 })).data.map(shapeDispute),
  );
}

/** Every movement of our balance at the provider since a given time. */
export async function listBalanceTxns(since: Date): Promise<BalanceTxnSnapshot[]> {
  return fromProvider(async () => {
    const result: BalanceTxnSnapshot[] = [];
    for await (const txn of stripe().balanceTransactions.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 100,
    }))
      result.push(shapeBalanceTxn(txn));
    return result;
  });
}

/** Pending plus available, in cents. */
export async function providerBalance(): Promise<bigint> {
  const balance = await fromProvider(() => stripe().balance.retrieve());
  return [...balance.available, ...balance.pending]
    .filter((b) => b.currency === "usd")
    .reduce((sum, b) => sum + BigInt(b.amount), 0n);
}

export type ProviderPayout = {
  id: string;
  amountCents: bigint;
  status: string;
  balanceTxn: string | null;
  failureTxn: string | null;
  at: Date;
};

/** A payout of the provider's balance to our own bank. */
export async function readProviderPayout(payoutId: string): Promise<ProviderPayout | null> {
  const payout = await fromProviderOrNull(() => stripe().payouts.retrieve(payoutId));
  if (!payout) return null;
  const id = (value: string | { id: string } | null) =>
    typeof value === "string" ? value : (value?.id ?? null);
  return {
    id: payout.id,
    amountCents: BigInt(payout.amount),
    status: payout.status,
    balanceTxn: id(payout.balance_transaction),
    failureTxn: id(payout.failure_balance_transaction),
    at: new Date(payout.created * 1000),
  };
}

import "server-only";
import { db } from "@/lib/db";
import { hours, minutes, now } from "@/lib/clock";
import { log } from "@/lib/log";
import { listPaidInvoices, readInvoice } from "@/lib/payments/objects";
import { listSubscriptions, readSubscription } from "@/lib/payments/subscriptions";
import type { InvoiceSnapshot, SubscriptionSnapshot } from "@/lib/payments/snapshots";
import { storeFindings, type Finding } from "@/lib/ledger/findings";
import type { MonthlyGift } from "@/prisma/generated/client";
import { bindSubscription } from "@/lib/monthly-gifts/bind";
import { monthlyStatusOf } from "@/lib/donations/rules";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";

/** What is younger is still on its way by its own event. */
const graceMs = minutes(15);

/**
 * R4: the provider's subscriptions against our monthly gifts, and its paid invoices against donations, both ways. What no event
 * told is brought in by the verbs that events use, and a donation that differs is brought together with its subscription; what
 * nobody's event explains is named: charged without a donation of ours, thought to be given and not charged, of another amount.
 * @param since start of the span of invoices
 */
export async function compareMonthlyGifts(since: Date): Promise<Finding[]> {
  const currentTime = now();
  const findings = [
    ...(await compareSubscriptions(currentTime)),
    ...(await compareInvoices(since, currentTime)),
  ];
  await storeFindings("gifts", findings);
  return findings;
}

const isOver = (snapshot: SubscriptionSnapshot): boolean =>
  ["canceled", "expired"].includes(monthlyStatusOf(snapshot));

async function compareSubscriptions(time: Date): Promise<Finding[]> {
  const listed = await listSubscriptions();
  const theirs = new Map(listed.map((snapshot) => [snapshot.id, snapshot]));
  const findings: Finding[] = [];
  for (const snapshot of await unknownToUs(listed, time)) {
    const gift = snapshot.giftId
      ? await db.monthlyGift.findUnique({ where: { id: snapshot.giftId } })
      : null;
    if (gift && (await bindSubscription(gift.id, snapshot.id, snapshot.customerId)) !== "unknown")
      continue;
    const text = gift
      ? `${snapshot.id} charges for ${gift.id}, which has ${gift.subscriptionId ?? "none"}`
      : `${snapshot.id} is at the provider and not among the monthly gifts`;
    findings.push({
      kind: "subscription",
      id: snapshot.id,
      cents: snapshot.amountCents ?? 0n,
      text,
    });
  }
  const gifts = await db.monthlyGift.findMany({
    where: { status: { in: ["incomplete", "active", "past_due", "paused", "cancel_scheduled"] } },
  });
  const busy = await underWay();
  for (const gift of gifts) {
    const { subscriptionId } = gift;
    if (subscriptionId === null) {
      // seeded examples have none, and one that was never paid gets one with its first charge
      if (!gift.isDemo && gift.status !== "incomplete")
        findings.push({
          kind: "monthly_gift",
          id: gift.id,
          cents: -gift.amountCents,
          text: `${gift.id} is ${gift.status} here and has no subscription`,
        });
      continue;
    }
    const snapshot = theirs.get(subscriptionId) ?? (await readSubscription(subscriptionId));
    const difference =
      gift.status === "incomplete" || busy.has(gift.id)
        ? null
        : differenceOf({ ...gift, subscriptionId }, snapshot, time);
    if (difference) findings.push({ kind: "monthly_gift", id: gift.id, ...difference });
    if (!snapshot || difference || !agrees(gift, snapshot))
      await syncMonthlyGift(gift.id, "reconcile");
  }
  return findings;
}

/** Subscriptions that charge, or would, and that no monthly gift has. */
async function unknownToUs(
  listed: SubscriptionSnapshot[],
  time: Date,
): Promise<SubscriptionSnapshot[]> {
  const charging = listed.filter(
    (snapshot) =>
      !isOver(snapshot) &&
      snapshot.status !== "incomplete" &&
      snapshot.createdAt.getTime() < time.getTime() - graceMs,
  );
  const known = new Set(
    (
      await db.monthlyGift.findMany({
        where: { subscriptionId: { in: charging.map((f) => f.id) } },
        select: { subscriptionId: true },
      })
    ).map((g) => g.subscriptionId),
  );
  return charging.filter((snapshot) => !known.has(snapshot.id));
}

/** Donations whose wish is still being told to the provider: no difference yet. */
async function underWay(): Promise<Set<string>> {
  const rows = await db.$queryRaw<
    { id: string }[]
  >`select payload->>'giftId' as id from job where kind = 'provider.sync_gift' and status = 'new'`;
  return new Set(rows.map((row) => row.id));
}

type Bound = MonthlyGift & { subscriptionId: string };

/** What the donor believes and the provider does not do, or the other way round; null when they agree in what is charged. */
function differenceOf(
  gift: Bound,
  snapshot: SubscriptionSnapshot | null,
  time: Date,
): { cents: bigint; text: string } | null {
  const { id, subscriptionId, amountCents: ours } = gift;
  if (snapshot === null)
    return {
      cents: -ours,
      text: `${id} is ${gift.status} here and the provider has no ${subscriptionId}`,
    };
  if (isOver(snapshot))
    return snapshot.endedAt !== null && snapshot.endedAt.getTime() > time.getTime() - graceMs
      ? null
      : {
          cents: -ours,
          text: `${id} is ${gift.status} here and ${subscriptionId} has ended at the provider`,
        };
  const theirs = snapshot.amountCents ?? 0n;
  if (gift.endReason !== null)
    return {
      cents: theirs,
      text: `${id} was ended here and ${subscriptionId} goes on at the provider`,
    };
  if (
    gift.pausedBy !== null &&
    (gift.pausedUntil === null || gift.pausedUntil > time) &&
    !snapshot.paused
  )
    return {
      cents: theirs,
      text: `${id} is paused here and ${subscriptionId} goes on at the provider`,
    };
  return theirs === ours
    ? null
    : { cents: theirs - ours, text: `${id} and ${subscriptionId} have different amounts` };
}

const agrees = (gift: MonthlyGift, snapshot: SubscriptionSnapshot): boolean =>
  gift.status === monthlyStatusOf(snapshot) &&
  gift.amountCents === snapshot.amountCents &&
  gift.currentPeriodEnd?.getTime() === snapshot.currentPeriodEnd?.getTime() &&
  (gift.pausedUntil?.getTime() ?? 0) === (snapshot.resumesAt?.getTime() ?? 0);

async function compareInvoices(since: Date, time: Date): Promise<Finding[]> {
  const paid = (await listPaidInvoices(since)).filter((invoice) => invoice.amountPaidCents > 0n);
  const ids = paid.map((invoice) => invoice.id);
  let gifts = await giftsOf(ids);
  const missing = ids.filter((id) => !gifts.has(id));
  for (const id of missing)
    await settleInvoice(id, "reconcile").catch((error: unknown) =>
      log.error("invoice.not_brought_in", { id, error }),
    );
  if (missing.length > 0) gifts = await giftsOf(ids);
  const findings = paid.flatMap((invoice): Finding[] => {
    const gift = gifts.get(invoice.id);
    return gift
      ? amountFinding(gift, invoice)
      : [
          {
            kind: "invoice",
            id: invoice.id,
            cents: invoice.amountPaidCents,
            text: `${invoice.id} is paid at the provider and no gift here`,
          },
        ];
  });
  const listed = new Set(ids);
  // an hour within the span, for what happened at its edge
  const months = await db.donation.findMany({
    where: { kind: "monthly", settledAt: { gte: new Date(since.getTime() + hours(1)), lt: time } },
    select: monthFields,
  });
  for (const gift of months.filter(
    (month) =>
      !listed.has(month.invoiceId ?? "") &&
      !(month.isDemo && month.sessionId === null && month.invoiceId === null),
  )) {
    const invoice = gift.invoiceId === null ? null : await readInvoice(gift.invoiceId);
    if (invoice?.paid) findings.push(...amountFinding(gift, invoice));
    else
      findings.push({
        kind: "donation",
        id: gift.id,
        cents: -gift.amountCents,
        text:
          gift.invoiceId === null
            ? `${gift.id} is a month here and has no invoice`
            : `${gift.id} is paid here and ${gift.invoiceId} is not at the provider`,
      });
  }
  return findings;
}

const monthFields = {
  id: true,
  invoiceId: true,
  amountCents: true,
  isDemo: true,
  sessionId: true,
} as const;
type Month = { id: string; invoiceId: string | null; amountCents: bigint };

async function giftsOf(invoiceIds: string[]): Promise<Map<string | null, Month>> {
  const rows = await db.donation.findMany({
    where: { invoiceId: { in: invoiceIds }, settledAt: { not: null } },
    select: monthFields,
  });
  return new Map(rows.map((row) => [row.invoiceId, row]));
}

const amountFinding = (gift: Month, invoice: InvoiceSnapshot): Finding[] =>
  gift.amountCents === invoice.amountPaidCents
    ? []
    : [
        {
          kind: "invoice",
          id: invoice.id,
          cents: invoice.amountPaidCents - gift.amountCents,
          text: `${invoice.id} and ${gift.id} have different amounts`,
        },
      ];

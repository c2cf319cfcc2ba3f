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
import { monthlyStatusOf } from "@/lib/monthly-gifts/rules";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";

/** Objects younger than this may still get their own event. */
const graceMs = minutes(15);

/**
 * Compares the provider's subscriptions with our monthly gifts, and its paid invoices with donations, both ways. What
 * no event reported is recorded through the same verbs that events use, and a monthly gift that differs is synced with
 * its subscription. What remains is a finding: charged without a donation of ours, recorded but not charged, or a
 * different amount.
 * @param since start of the range of invoices
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
    const monthlyGift = snapshot.giftId
      ? await db.monthlyGift.findUnique({ where: { id: snapshot.giftId } })
      : null;
    if (
      monthlyGift &&
      (await bindSubscription(monthlyGift.id, snapshot.id, snapshot.customerId)) !== "unknown"
    )
      continue;
    const text = monthlyGift
      ? `${snapshot.id} charges for ${monthlyGift.id}, which has ${monthlyGift.subscriptionId ?? "none"}`
      : `${snapshot.id} is at the provider and not among the monthly gifts`;
    findings.push({
      kind: "subscription",
      id: snapshot.id,
      cents: snapshot.amountCents ?? 0n,
      text,
    });
  }
  const monthlyGifts = await db.monthlyGift.findMany({
    where: { status: { in: ["incomplete", "active", "past_due", "paused", "cancel_scheduled"] } },
  });
  const busy = await underWay();
  for (const monthlyGift of monthlyGifts) {
    const { subscriptionId } = monthlyGift;
    if (subscriptionId === null) {
      // seeded examples have no subscription, and a gift that was never paid gets one with its first charge
      if (!monthlyGift.isDemo && monthlyGift.status !== "incomplete")
        findings.push({
          kind: "monthly_gift",
          id: monthlyGift.id,
          cents: -monthlyGift.amountCents,
          text: `${monthlyGift.id} is ${monthlyGift.status} here and has no subscription`,
        });
      continue;
    }
    const snapshot = theirs.get(subscriptionId) ?? (await readSubscription(subscriptionId));
    const difference =
      monthlyGift.status === "incomplete" || busy.has(monthlyGift.id)
        ? null
        : differenceOf({ ...monthlyGift, subscriptionId }, snapshot, time);
    if (difference) findings.push({ kind: "monthly_gift", id: monthlyGift.id, ...difference });
    if (!snapshot || difference || !agrees(monthlyGift, snapshot))
      await syncMonthlyGift(monthlyGift.id, "reconcile");
  }
  return findings;
}

/** Subscriptions that charge, or will charge, and belong to no monthly gift. */
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

/** Monthly gifts whose desired state is still being sent to the provider: not a difference yet. */
async function underWay(): Promise<Set<string>> {
  const rows = await db.$queryRaw<
    { id: string }[]
  >`select payload->>'giftId' as id from job where kind = 'provider.sync_gift' and status = 'new'`;
  return new Set(rows.map((row) => row.id));
}

type Bound = MonthlyGift & { subscriptionId: string };

/** How our monthly gift and the provider's subscription differ in what is charged; null when they agree. */
function differenceOf(
  monthlyGift: Bound,
  snapshot: SubscriptionSnapshot | null,
  time: Date,
): { cents: bigint; text: string } | null {
  const { id, subscriptionId, amountCents: ours } = monthlyGift;
  if (snapshot === null)
    return {
      cents: -ours,
      text: `${id} is ${monthlyGift.status} here and the provider has no ${subscriptionId}`,
    };
  if (isOver(snapshot))
    return snapshot.endedAt !== null && snapshot.endedAt.getTime() > time.getTime() - graceMs
      ? null
      : {
          cents: -ours,
          text: `${id} is ${monthlyGift.status} here and ${subscriptionId} has ended at the provider`,
        };
  const theirs = snapshot.amountCents ?? 0n;
  if (monthlyGift.endReason !== null)
    return {
      cents: theirs,
      text: `${id} was ended here and ${subscriptionId} goes on at the provider`,
    };
  if (
    monthlyGift.pausedBy !== null &&
    (monthlyGift.pausedUntil === null || monthlyGift.pausedUntil > time) &&
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

const agrees = (monthlyGift: MonthlyGift, snapshot: SubscriptionSnapshot): boolean =>
  monthlyGift.status === monthlyStatusOf(snapshot) &&
  monthlyGift.amountCents === snapshot.amountCents &&
  monthlyGift.currentPeriodEnd?.getTime() === snapshot.currentPeriodEnd?.getTime() &&
  (monthlyGift.pausedUntil?.getTime() ?? 0) === (snapshot.resumesAt?.getTime() ?? 0);

async function compareInvoices(since: Date, time: Date): Promise<Finding[]> {
  const paid = (await listPaidInvoices(since)).filter((invoice) => invoice.amountPaidCents > 0n);
  const ids = paid.map((invoice) => invoice.id);
  let donations = await donationsOf(ids);
  const missing = ids.filter((id) => !donations.has(id));
  for (const id of missing)
    await settleInvoice(id, "reconcile").catch((error: unknown) =>
      log.error("invoice.not_brought_in", { id, error }),
    );
  if (missing.length > 0) donations = await donationsOf(ids);
  const findings = paid.flatMap((invoice): Finding[] => {
    const donation = donations.get(invoice.id);
    return donation
      ? amountFinding(donation, invoice)
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
  // an hour inside the range, because of events at its edges
  const months = await db.donation.findMany({
    where: { kind: "monthly", settledAt: { gte: new Date(since.getTime() + hours(1)), lt: time } },
    select: monthFields,
  });
  for (const donation of months.filter(
    (month) =>
      !listed.has(month.invoiceId ?? "") &&
      !(month.isDemo && month.sessionId === null && month.invoiceId === null),
  )) {
    const invoice = donation.invoiceId === null ? null : await readInvoice(donation.invoiceId);
    if (invoice?.paid) findings.push(...amountFinding(donation, invoice));
    else
      findings.push({
        kind: "donation",
        id: donation.id,
        cents: -donation.amountCents,
        text:
          donation.invoiceId === null
            ? `${donation.id} is a month here and has no invoice`
            : `${donation.id} is paid here and ${donation.invoiceId} is not at the provider`,
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

async function donationsOf(invoiceIds: string[]): Promise<Map<string | null, Month>> {
  const rows = await db.donation.findMany({
    where: { invoiceId: { in: invoiceIds }, settledAt: { not: null } },
    select: monthFields,
  });
  return new Map(rows.map((row) => [row.invoiceId, row]));
}

const amountFinding = (donation: Month, invoice: InvoiceSnapshot): Finding[] =>
  donation.amountCents === invoice.amountPaidCents
    ? []
    : [
        {
          kind: "invoice",
          id: invoice.id,
          cents: invoice.amountPaidCents - donation.amountCents,
          text: `${invoice.id} and ${donation.id} have different amounts`,
        },
      ];

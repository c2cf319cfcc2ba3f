// Each table that demo money is in is filled in turn, in the order of its keys: that is why this is
// over 250 lines.
import { Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { days, hours, minutes, now, nowMs } from "@/lib/clock";
import { postEntries, type Posting } from "@/lib/ledger/post-entry";
import { maskAccount } from "@/lib/payouts/rules";
import { payableBank } from "@/lib/payouts/bank";
import { donorKeyOf, isSettled, pledgeDays } from "@/lib/donations/rules";
import { fundSlug } from "@/lib/fund";
import {
  approvedAt,
  chargeId,
  disputeId,
  feeOf,
  refundId,
  sentAt,
  type BookedPayout,
  type Books,
} from "@/prisma/seed/books";
import { dayBefore, monthsBefore } from "@/prisma/seed/calendar";
import { fixedId, fixedRef } from "@/prisma/seed/fixed";
import { fundAge } from "@/prisma/seed/giving-list";
import { seedMatches } from "@/prisma/seed/matches";
import { seedSupporters } from "@/prisma/seed/supporters";
import { seedNeeds } from "@/prisma/seed/needs";
import { cents, idOf, paidAt, placeOf, planMoney, type Places } from "@/prisma/seed/plan-money";
import type { PlannedDonation, PlannedSeries } from "@/prisma/seed/plan";

type Staff = { admin: string; second: string };

const seriesId = (key: string): string => fixedId("monthlyGift", key);

/**
 * Donations, monthly gifts, refunds, grants and payouts with their books: all or nothing, in one transaction under the
 * database's own triggers. @returns how many donations there are
 */
export async function seedMoney(ngos: Map<string, string>, staff: Staff): Promise<number> {
  if ((await db.donation.count({ where: { isDemo: true } })) > 0) return 0;
  // whole minutes: two starts within one make the same
  const time = new Date(Math.floor(nowMs() / minutes(1)) * minutes(1));
  const campaigns = await db.campaign.findMany({ select: { id: true, slug: true, ngoId: true } });
  const places: Places = new Map(campaigns.map((campaign) => [campaign.slug, campaign]));
  const fund = placeOf(places, fundSlug);
  const { series, donations, settled, books } = planMoney(places, ngos, time);
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select set_config('app.cause', 'seed', true)`;
      const began = new Date(dayBefore(time, fundAge).getTime() + hours(7));
      await beginFund(tx, fund, began);
      await tx.monthlyGift.createMany({
        data: series.map((one) => seriesRow(one, placeOf(places, one.slug))),
      });
      await tx.donation.createMany({
        data: donations.map((donation) => donationRow(donation, placeOf(places, donation.slug))),
      });
      const ids = await postDemo(tx, books.postings);
      await settleRows(tx, settled);
      await writeReturns(tx, settled);
      await writePayouts(tx, books, ids, staff);
      await writeGrants(tx, books, staff);
      await seedNeeds(tx, places);
      await seedSupporters(tx, places, time);
      await writeTotals(
        tx,
        [...places.values()].map((place) => place.id),
      );
      await seedMatches(tx, places, { time, admin: staff.admin });
      await writeAudit(tx, settled, places);
    },
    { timeout: 60_000 },
  );
  return donations.length;
}

/** @returns the id of each posting's transaction by its key */
async function postDemo(tx: Tx, postings: Posting[]): Promise<Map<string, bigint>> {
  if ((await postEntries(tx, postings)) !== postings.length)
    throw new Error("a posting of the demo was posted before, or twice");
  const rows = await tx.ledgerTransaction.findMany({
    where: { idemKey: { in: postings.map(({ key }) => key) } },
    select: { id: true, idemKey: true },
  });
  return new Map(rows.map(({ id, idemKey }) => [idemKey, id]));
}

/** In the demo the fund is older than this installation. */
async function beginFund(tx: Tx, fund: { id: string; ngoId: string }, began: Date): Promise<void> {
  const dates = { createdAt: began, publishedAt: began };
  await tx.campaign.update({ where: { id: fund.id }, data: { ...dates, updatedAt: began } });
  await tx.campaignSlug.updateMany({ where: { campaignId: fund.id }, data: { createdAt: began } });
  await tx.ngo.update({
    where: { id: fund.ngoId },
    data: { createdAt: began, approvedAt: began, updatedAt: began },
  });
}

const donorColumns = ({ donor }: PlannedDonation | PlannedSeries) => ({
  donorName: donor.name,
  donorEmail: donor.email,
  donorKey: donorKeyOf(donor.email, donor.name),
  showName: !donor.anonymous,
  locale: donor.locale,
});

function seriesRow(
  series: PlannedSeries,
  place: { id: string; ngoId: string },
): Prisma.MonthlyGiftCreateManyInput {
  const last = series.charges.at(-1) ?? now();
  return {
    id: seriesId(series.key),
    campaignId: place.id,
    ngoId: place.ngoId,
    status: series.status,
    amountCents: cents(series.dollars),
    method: series.method,
    firstDonationId: fixedId("donation", `${series.key}-0`),
    ...donorColumns(series),
    message: series.message ?? null,
    currentPeriodEnd: monthsBefore(last, -1),
    pausedUntil: series.pausedUntil ?? null,
    pausedBy: series.pausedBy ?? null,
    endReason: series.endReason ?? null,
    isDemo: true,
    createdAt: series.charges[0] ?? now(),
    endedAt: series.endedAt ?? null,
  };
}

/** The row as a checkout or a pledge leaves it, before the money is there. */
function donationRow(
  donation: PlannedDonation,
  place: { id: string; ngoId: string },
): Prisma.DonationCreateManyInput {
  const { key, at, kind, status } = donation;
  const waiting = kind === "pledge" ? "pending_confirmation" : "created";
  const [dedicationType, dedicationName] = donation.dedication ?? [null, null];
  return {
    id: idOf(donation),
    ref: fixedRef(kind === "pledge" ? "PP" : "DN", key),
    campaignId: place.id,
    ngoId: place.ngoId,
    kind,
    method: donation.method,
    status: isSettled(status) ? waiting : status,
    amountCents: cents(donation.dollars),
    clientKey: `demo:${key}`,
    monthlyGiftId: donation.series === undefined ? null : seriesId(donation.series),
    ...donorColumns(donation),
    message: donation.message ?? null,
    // a monthly one would say the same each month
    showWords: donation.message !== undefined && !donation.donor.anonymous && kind === "one_off",
    dedicationType,
    dedicationName,
    isDemo: true,
    createdAt: at,
    donorConfirmedAt: kind === "pledge" ? at : null,
    expiresAt: kind === "pledge" ? new Date(at.getTime() + days(pledgeDays)) : null,
  };
}

/** What settling writes into the row: state, charge, fee, receipt number. In the order of the dates, so that numbers are too. */
async function settleRows(tx: Tx, settled: PlannedDonation[]): Promise<void> {
  const [counter] = await tx.$queryRaw<{ value: bigint }[]>`
    update counter set value = value + ${settled.length} where name = 'receipt' returning value`;
  if (!counter) throw new Error("the receipt counter is missing");
  const first = Number(counter.value) - settled.length + 1;
  const rows = settled.map((donation, i) => {
    const pledge = donation.kind === "pledge";
    return {
      id: idOf(donation),
      status: pledge ? "confirmed" : "succeeded",
      charge: pledge ? null : chargeId(donation.key),
      intent: pledge ? null : `pi_demo_${donation.key}`,
      fee: pledge ? null : String(feeOf(cents(donation.dollars))),
      confirmed: pledge ? String(cents(donation.dollars)) : null,
      at: paidAt(donation).toISOString(),
      receipt: first + i,
    };
  });
  await tx.$executeRaw`
    update donation d set status = r.status, charge_id = r.charge, payment_intent_id = r.intent, fee_cents = r.fee, confirmed_cents = r.confirmed,
           settled_at = r.at, receipt_number = r.receipt
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id text, status text, charge text, intent text, fee bigint, confirmed bigint, at timestamptz, receipt bigint)
     where d.id = r.id`;
}

/** Refunds and the dispute, and what they make of their donations. */
async function writeReturns(tx: Tx, settled: PlannedDonation[]): Promise<void> {
  for (const donation of settled) {
    const { refund, disputedAt, key } = donation;
    const donationId = idOf(donation);
    if (refund) {
      const isFull = refund.dollars === donation.dollars;
      await tx.refund.create({
        data: {
          id: fixedId("refund", key),
          donationId,
          amountCents: cents(refund.dollars),
          status: "succeeded",
          providerId: refundId(key),
          createdAt: refund.at,
        },
      });
      await tx.donation.update({
        where: { id: donationId },
        data: {
          refundedCents: cents(refund.dollars),
          status: isFull ? "refunded" : "partially_refunded",
        },
      });
    }
    if (disputedAt) {
      await tx.dispute.create({
        data: {
          id: disputeId(key),
          donationId,
          amountCents: cents(donation.dollars),
          status: "needs_response",
          reason: "fraudulent",
          withdrawn: true,
          createdAt: disputedAt,
        },
      });
      await tx.donation.update({ where: { id: donationId }, data: { status: "disputed" } });
    }
  }
}

/** Run by run, because an organisation has one open payout at most. */
async function writePayouts(
  tx: Tx,
  books: Books,
  ids: Map<string, bigint>,
  staff: Staff,
): Promise<void> {
  const ngos = await tx.ngo.findMany({
    where: { id: { in: books.payouts.map((payout) => payout.ngoId) } },
    select: { id: true, bankCipher: true, bankKeyVersion: true },
  });
  const banks: Banks = new Map(ngos.map((ngo) => [ngo.id, ngo]));
  for (const period of new Set(books.payouts.map((payout) => payout.period)))
    await writeRun(
      tx,
      books.payouts.filter((payout) => payout.period === period),
      banks,
      staff,
    );
  await tx.payoutLine.createMany({
    data: books.parts.map((part) => {
      const transactionId = ids.get(part.posting);
      if (transactionId === undefined) throw new Error(`no posting ${part.posting}`);
      return { payoutId: part.payoutId, transactionId, amountCents: part.cents };
    }),
  });
}

type Banks = Map<string, { id: string; bankCipher: string | null; bankKeyVersion: number | null }>;

/** A month's payouts in their steps: set aside, approved by a second person, taken to the bank, sent. */
async function writeRun(
  tx: Tx,
  payouts: BookedPayout[],
  banks: Banks,
  staff: Staff,
): Promise<void> {
  await tx.payout.createMany({
    data: payouts.map((payout) => {
      const ngo = banks.get(payout.ngoId) ?? null;
      const bank = ngo && payableBank(ngo);
      return {
        id: payout.id,
        ngoId: payout.ngoId,
        amountCents: payout.cents,
        reason: "monthly",
        period: payout.period,
        bankCipher: ngo && ngo.bankCipher,
        bankKeyVersion: ngo && ngo.bankKeyVersion,
        bankMasked: bank && maskAccount(bank.accountNumber),
        createdAt: payout.at,
      };
    }),
  });
  const where = { id: { in: payouts.map((payout) => payout.id) } };
  const at = payouts[0]?.at ?? now();
  await tx.payout.updateMany({
    where,
    data: { approvedBy: staff.second, approvedAt: approvedAt(at) },
  });
  await tx.payout.updateMany({ where, data: { status: "sending", exportedBy: staff.admin } });
  const sent = { sentBy: staff.admin, decidedBy: staff.admin, sentAt: sentAt(at) };
  await tx.payout.updateMany({ where, data: { status: "sent", ...sent } });
  await tx.$executeRaw`
    update payout set provider_ref = 'DEMO-' || replace(period, '-', '') || '-' || upper(right(id, 6)) where id = any(${where.id.in}::text[])`;
}

/** Below what one administrator may give alone: done without a second. */
async function writeGrants(tx: Tx, books: Books, staff: Staff): Promise<void> {
  await tx.moneyOrder.createMany({
    data: books.grants.map((grant) => ({
      id: fixedId("order", grant.key),
      kind: "grant",
      subject: grant.key,
      ngoId: grant.ngoId,
      amountCents: grant.cents,
      input: { note: grant.note },
      status: "done",
      askedBy: staff.admin,
      askedAt: grant.at,
    })),
  });
}

/** The sums that pages read, by the rule of invariants C01 to C05 and C07. */
async function writeTotals(tx: Tx, campaignIds: string[]): Promise<void> {
  await tx.$executeRaw`
    select recount_giving(ngo_id), recount_needs(ngo_id), recount_supporter_pages(ngo_id) from (select distinct ngo_id from campaign where id = any(${campaignIds}::text[])) n`;
}

/** The line that settling leaves in the audit log, at the day of the donation. */
async function writeAudit(tx: Tx, settled: PlannedDonation[], places: Places): Promise<void> {
  await tx.auditLog.createMany({
    data: settled.map((donation) => ({
      at: paidAt(donation),
      actorLabel: "system:seed",
      action: donation.kind === "pledge" ? "pledge.confirmed" : "gift.settled",
      entity: "donation",
      entityId: idOf(donation),
      ngoId: placeOf(places, donation.slug).ngoId,
      data: { cents: donation.dollars * 100 },
    })),
  });
}

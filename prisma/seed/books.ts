import { days, hours, minutes } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import type { Posting, PostingLine } from "@/lib/ledger/post-entry";
import { estimatedFeeCents } from "@/lib/money/money";
import { payoutMinimumCents, periodOf } from "@/lib/payouts/rules";
import { fixedId } from "@/prisma/seed/fixed";

/** A donation as the books see it. */
export type BookedDonation = {
  id: string;
  /** its part in the keys of postings */
  key: string;
  ngoId: string;
  method: string;
  kind: "one_off" | "monthly" | "pledge";
  cents: bigint;
  settledAt: Date;
  refund?: { cents: bigint; at: Date };
  disputedAt?: Date;
};
export type BookedPayout = { id: string; ngoId: string; cents: bigint; at: Date; period: string };
export type BookedGrant = { key: string; ngoId: string; cents: bigint; at: Date; note: string };
/** one line of what a payout is made of; cents are signed */
export type PayoutPart = { payoutId: string; posting: string; cents: bigint };

export type Books = {
  postings: Posting[];
  payouts: BookedPayout[];
  parts: PayoutPart[];
  grants: BookedGrant[];
};

export const chargeId = (key: string): string => `ch_demo_${key}`;
export const refundId = (key: string): string => `re_demo_${key}`;
export const disputeId = (key: string): string => `dp_demo_${key}`;
export const feeOf = (cents: bigint): bigint => BigInt(estimatedFeeCents(Number(cents)));
/** What the provider takes for a dispute. */
const disputeFeeCents = 15_00n;
/** The provider keeps money this long before it sends it to our bank. */
const settlingMs = days(3);

/** Grants of the fund: to whom, how much in dollars, how many days ago. */
const grantList = [
  { ngo: "mangochi", dollars: 3_500, ago: 330, note: "Fuel and midwives for the rainy months" },
  { ngo: "racines", dollars: 4_200, ago: 268, note: "Seed and wells for nine nurseries" },
  { ngo: "loima", dollars: 5_000, ago: 205, note: "Spare parts after the floods" },
  { ngo: "kita", dollars: 4_500, ago: 148, note: "Salaries until the commune’s budget is voted" },
  { ngo: "keta", dollars: 6_000, ago: 83, note: "Boats lost in the storm" },
  { ngo: "bohicon", dollars: 5_500, ago: 24, note: "Roof of the third row of stalls" },
];

type Moment = { at: Date; post: () => void };

/**
 * The books of the demo: the same postings, keys and lines that settling, refunding, disputing, granting and paying out write
 * (lib/donations, lib/refunds, lib/disputes, lib/payouts), in the order of their dates.
 * @param ngos ids of organisations by their key
 */
export function keepBooks(
  donations: BookedDonation[],
  ngos: Map<string, string>,
  operatorId: string,
  time: Date,
): Books {
  const books: Books = { postings: [], payouts: [], parts: [], grants: [] };
  const balances = new Map<string, bigint>();
  const balance = (account: string): bigint => balances.get(account) ?? 0n;
  /** movements of an organisation's balance that no payout holds yet */
  const open = new Map<string, { posting: string; cents: bigint }[]>();

  const post = (posting: Posting): void => {
    books.postings.push(posting);
    for (const { account, direction, cents } of posting.lines) {
      const asset = /^(stripe_clearing|bank|undeposited|expense)|:receivable:/.test(account);
      const signed = (direction === "D") === asset ? cents : -cents;
      balances.set(account, balance(account) + signed);
      if (!account.includes(":payable:") || posting.kind === "payout_reserve") continue;
      const list = open.get(account) ?? [];
      list.push({ posting: posting.key, cents: signed });
      open.set(account, list);
    }
  };
  /** As lib/ledger/clawback: from the balance, the rest becomes a debt. */
  const clawback = (ngoId: string, cents: bigint): PostingLine[] => {
    const payable = accounts.payable(ngoId);
    const fromBalance = balance(payable) < cents ? balance(payable) : cents;
    const debits: PostingLine[] = [
      { account: payable, direction: "D", cents: fromBalance },
      { account: accounts.receivable(ngoId), direction: "D", cents: cents - fromBalance },
    ];
    return [
      ...debits.filter((line) => line.cents > 0n),
      { account: accounts.clearing, direction: "C", cents },
    ];
  };

  const settle = (donation: BookedDonation): void => {
    const { id, ngoId, cents, settledAt: occurredAt, key } = donation;
    const payable = accounts.payable(ngoId);
    if (donation.kind === "pledge")
      return post({
        kind: "pledge_confirm",
        key: `pledge:${id}`,
        occurredAt,
        donationId: id,
        lines: debitCredit(accounts.undeposited(donation.method), payable, cents),
      });
    const charge = chargeId(key);
    post({
      kind: "charge",
      key: `charge:${charge}`,
      providerTxn: `txn_demo_${key}`,
      occurredAt,
      donationId: id,
      lines: debitCredit(accounts.clearing, payable, cents),
    });
    const fee = feeOf(cents);
    const carried = ngoId === operatorId;
    post({
      kind: carried ? "fee_carried" : "fee",
      key: `fee:${charge}`,
      occurredAt,
      donationId: id,
      lines: carried
        ? debitCredit(accounts.processorFees, accounts.clearing, fee)
        : clawback(ngoId, fee),
    });
  };

  const refund = ({ id, ngoId, key }: BookedDonation, cents: bigint, occurredAt: Date): void =>
    post({
      kind: "refund",
      key: `refund:${refundId(key)}`,
      occurredAt,
      donationId: id,
      lines: clawback(ngoId, cents),
    });

  const dispute = ({ id, ngoId, key, cents }: BookedDonation, occurredAt: Date): void => {
    const posting = { occurredAt, donationId: id };
    const of = `dispute:${disputeId(key)}`;
    post({
      ...posting,
      kind: "dispute_withdrawn",
      key: `${of}:out`,
      providerTxn: `txn_demo_dispute_${key}`,
      lines: clawback(ngoId, cents),
    });
    post({
      ...posting,
      kind: "dispute_fee",
      key: `${of}:fee`,
      lines: debitCredit(accounts.disputeFees, accounts.clearing, disputeFeeCents),
    });
  };

  const grant = (ngoId: string, dollars: number, occurredAt: Date, note: string): void => {
    const from = accounts.payable(operatorId);
    const wanted = BigInt(dollars) * 100n;
    const cents = balance(from) < wanted ? (balance(from) / 100_00n) * 100_00n : wanted;
    if (cents <= 0n) return;
    const key = fixedId("payout", `grant:${ngoId}`);
    books.grants.push({ key, ngoId, cents, at: occurredAt, note });
    post({
      kind: "grant",
      key: `grant:${key}`,
      occurredAt,
      lines: debitCredit(from, accounts.payable(ngoId), cents),
      meta: { note },
    });
  };

  /** What was collected until a few days before goes to our bank. The provider of the demo never saw it: `demo` says so. */
  const collect = (occurredAt: Date): void => {
    const young = donations
      .filter((d) => d.kind !== "pledge" && d.settledAt < occurredAt)
      .filter((d) => d.settledAt.getTime() > occurredAt.getTime() - settlingMs)
      .reduce((sum, d) => sum + d.cents - feeOf(d.cents), 0n);
    const cents = balance(accounts.clearing) - young;
    if (cents <= 0n) return;
    const day = occurredAt.toISOString().slice(0, 10);
    post({
      kind: "provider_payout",
      key: `provider_payout:po_demo_${day}`,
      occurredAt,
      lines: debitCredit(accounts.bank, accounts.clearing, cents),
      meta: { demo: true },
    });
  };

  const payOut = (ngoId: string, at: Date): void => {
    const payable = accounts.payable(ngoId);
    const owed = balance(accounts.receivable(ngoId));
    const offset = balance(payable) < owed ? balance(payable) : owed;
    const cents = balance(payable) - offset;
    if (cents < payoutMinimumCents) return;
    const period = periodOf(at);
    const id = fixedId("payout", `${ngoId}:${period}`);
    const meta = { payout: id };
    if (offset > 0n)
      post({
        kind: "receivable_offset",
        key: `offset:payout:${id}`,
        occurredAt: at,
        lines: debitCredit(payable, accounts.receivable(ngoId), offset),
        meta,
      });
    books.payouts.push({ id, ngoId, cents, at, period });
    const parts = new Map<string, bigint>();
    for (const one of open.get(payable) ?? [])
      parts.set(one.posting, (parts.get(one.posting) ?? 0n) + one.cents);
    for (const [posting, part] of parts) books.parts.push({ payoutId: id, posting, cents: part });
    open.set(payable, []);
    post({
      kind: "payout_reserve",
      key: `payout:${id}:reserve`,
      occurredAt: at,
      lines: debitCredit(payable, accounts.inTransit(ngoId), cents),
      meta,
    });
    post({
      kind: "payout_sent",
      key: `payout:${id}:sent`,
      occurredAt: sentAt(at),
      lines: debitCredit(accounts.inTransit(ngoId), accounts.bank, cents),
      meta,
    });
  };

  const moments: Moment[] = [];
  const plan = (at: Date, post: () => void) => moments.push({ at, post });
  for (const donation of donations) {
    const { refund: back, disputedAt } = donation;
    plan(donation.settledAt, () => settle(donation));
    if (back) plan(back.at, () => refund(donation, back.cents, back.at));
    if (disputedAt) plan(disputedAt, () => dispute(donation, disputedAt));
  }
  for (const { ngo, dollars, ago, note } of grantList) {
    const ngoId = ngos.get(ngo);
    const at = new Date(midnight(time).getTime() - days(ago) + hours(10));
    if (ngoId) plan(at, () => grant(ngoId, dollars, at, note));
  }
  for (const first of firstsOfMonth(time)) {
    plan(first, () => collect(first));
    const run = new Date(first.getTime() + hours(2) + minutes(5));
    plan(run, () => [...ngos.values()].forEach((ngoId) => payOut(ngoId, run)));
  }
  moments.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const moment of moments) moment.post();
  return books;
}

/** How many monthly runs the demo has behind it. */
const runs = 12;

const midnight = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));

/** The first days of the last twelve months whose payouts have arrived by now, oldest first. */
function firstsOfMonth(time: Date): Date[] {
  const first = (n: number) => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - n, 1));
  const newest = sentAt(first(0)) < time ? 0 : 1;
  return Array.from({ length: runs }, (_, i) => first(newest + runs - 1 - i));
}

/** A second administrator agrees the morning after, the first sends it in the afternoon. */
export const approvedAt = (run: Date): Date =>
  new Date(midnight(run).getTime() + days(1) + hours(9));
export const sentAt = (run: Date): Date => new Date(midnight(run).getTime() + days(1) + hours(14));

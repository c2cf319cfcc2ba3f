// Every kind of posting that demo months hold, one after another: that is why this is over 250 lines.
import { days, hours, minutes } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import type { Posting, PostingLine } from "@/lib/ledger/post-entry";
import { estimatedFeeCents } from "@/lib/money/money";
import { payoutMinimumCents, periodOf } from "@/lib/payouts/rules";
import { dayBefore } from "@/prisma/seed/calendar";
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
type BookedGrant = { key: string; ngoId: string; cents: bigint; at: Date; note: string };
/** one line of what a payout is made of; cents are signed */
type PayoutPart = { payoutId: string; posting: string; cents: bigint };

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

/** As in the database (ledger_account.may_go_negative). */
const mayGoNegative = new Set(["stripe_clearing:usd", "bank:usd"]);

/**
 * The books of the demo: the same postings, keys and lines that settling, refunding, disputing, granting and paying out write
 * (lib/donations, lib/refunds, lib/disputes, lib/payouts).
 */
class DemoBooks {
  readonly books: Books = { postings: [], payouts: [], parts: [], grants: [] };
  private readonly balances = new Map<string, bigint>();
  /** movements of an organisation's balance that no payout holds yet, by account */
  private readonly open = new Map<string, { posting: string; cents: bigint }[]>();

  constructor(private readonly operatorId: string) {}

  private balance(account: string): bigint {
    return this.balances.get(account) ?? 0n;
  }

  private post(posting: Posting): void {
    this.books.postings.push(posting);
    const touched = new Set<string>();
    for (const { account, direction, cents } of posting.lines) {
      const asset = /^(?:stripe_clearing|bank|undeposited|expense)|:receivable:/.test(account);
      const signed = (direction === "D") === asset ? cents : -cents;
      this.balances.set(account, this.balance(account) + signed);
      touched.add(account);
      if (!account.includes(":payable:") || posting.kind === "payout_reserve") continue;
      const list = this.open.get(account) ?? [];
      list.push({ posting: posting.key, cents: signed });
      this.open.set(account, list);
    }
    // the database sees the balance after all of them
    for (const account of touched)
      if (this.balance(account) < 0n && !mayGoNegative.has(account))
        throw new Error(`posting ${posting.key} would overdraw ${account}`);
  }

  /** As lib/ledger/clawback: from the balance, the rest becomes a debt. */
  private clawback(ngoId: string, cents: bigint): PostingLine[] {
    const payable = accounts.payable(ngoId);
    const fromBalance = this.balance(payable) < cents ? this.balance(payable) : cents;
    const debits: PostingLine[] = [
      { account: payable, direction: "D", cents: fromBalance },
      { account: accounts.receivable(ngoId), direction: "D", cents: cents - fromBalance },
    ];
    return [
      ...debits.filter((line) => line.cents > 0n),
      { account: accounts.clearing, direction: "C", cents },
    ];
  }

  settle({ id, ngoId, cents, settledAt: occurredAt, key, kind, method }: BookedDonation): void {
    const payable = accounts.payable(ngoId);
    const posting = { occurredAt, donationId: id };
    if (kind === "pledge")
      return this.post({
        ...posting,
        kind: "pledge_confirm",
        key: `pledge:${id}`,
        lines: debitCredit(accounts.undeposited(method), payable, cents),
      });
    const charge = chargeId(key);
    this.post({
      ...posting,
      kind: "charge",
      key: `charge:${charge}`,
      providerTxn: `txn_demo_${key}`,
      lines: debitCredit(accounts.clearing, payable, cents),
    });
    const fee = feeOf(cents);
    const carried = ngoId === this.operatorId;
    this.post({
      ...posting,
      kind: carried ? "fee_carried" : "fee",
      key: `fee:${charge}`,
      lines: carried
        ? debitCredit(accounts.processorFees, accounts.clearing, fee)
        : this.clawback(ngoId, fee),
    });
  }

  refund({ id, ngoId, key }: BookedDonation, cents: bigint, occurredAt: Date): void {
    this.post({
      kind: "refund",
      key: `refund:${refundId(key)}`,
      occurredAt,
      donationId: id,
      lines: this.clawback(ngoId, cents),
    });
  }

  dispute({ id, ngoId, key, cents }: BookedDonation, occurredAt: Date): void {
    const posting = { occurredAt, donationId: id };
    const of = `dispute:${disputeId(key)}`;
    this.post({
      ...posting,
      kind: "dispute_withdrawn",
      key: `${of}:out`,
      providerTxn: `txn_demo_dispute_${key}`,
      lines: this.clawback(ngoId, cents),
    });
    this.post({
      ...posting,
      kind: "dispute_fee",
      key: `${of}:fee`,
      lines: debitCredit(accounts.disputeFees, accounts.clearing, disputeFeeCents),
    });
  }

  /** Never more than the fund has on that day: when its donations came depends on the calendar. */
  grant(ngoId: string, dollars: number, occurredAt: Date, note: string): void {
    const from = accounts.payable(this.operatorId);
    const wanted = BigInt(dollars) * 100n;
    const cents = this.balance(from) < wanted ? (this.balance(from) / 100_00n) * 100_00n : wanted;
    if (cents <= 0n) return;
    const key = fixedId("payout", `grant:${ngoId}`);
    this.books.grants.push({ key, ngoId, cents, at: occurredAt, note });
    this.post({
      kind: "grant",
      key: `grant:${key}`,
      occurredAt,
      lines: debitCredit(from, accounts.payable(ngoId), cents),
      meta: { note },
    });
  }

  /** What the provider holds goes to our bank, but for `young`. The provider of the demo never saw it: `demo` says so. */
  collect(young: bigint, occurredAt: Date): void {
    const cents = this.balance(accounts.clearing) - young;
    if (cents <= 0n) return;
    this.post({
      kind: "provider_payout",
      key: `provider_payout:po_demo_${occurredAt.toISOString().slice(0, 10)}`,
      occurredAt,
      lines: debitCredit(accounts.bank, accounts.clearing, cents),
      meta: { demo: true },
    });
  }

  payOut(ngoId: string, at: Date): void {
    const payable = accounts.payable(ngoId);
    const transit = accounts.inTransit(ngoId);
    const owed = this.balance(accounts.receivable(ngoId));
    const offset = this.balance(payable) < owed ? this.balance(payable) : owed;
    const cents = this.balance(payable) - offset;
    if (cents < payoutMinimumCents) return;
    const period = periodOf(at);
    const id = fixedId("payout", `${ngoId}:${period}`);
    const posting = { occurredAt: at, meta: { payout: id } };
    if (offset > 0n)
      this.post({
        ...posting,
        kind: "receivable_offset",
        key: `offset:payout:${id}`,
        lines: debitCredit(payable, accounts.receivable(ngoId), offset),
      });
    this.books.payouts.push({ id, ngoId, cents, at, period });
    this.writeParts(id, payable);
    this.post({
      ...posting,
      kind: "payout_reserve",
      key: `payout:${id}:reserve`,
      lines: debitCredit(payable, transit, cents),
    });
    this.post({
      ...posting,
      kind: "payout_sent",
      key: `payout:${id}:sent`,
      occurredAt: sentAt(at),
      lines: debitCredit(transit, accounts.bank, cents),
    });
  }

  /** Every movement that no payout holds yet; one posting may have several lines. */
  private writeParts(payoutId: string, payable: string): void {
    const parts = new Map<string, bigint>();
    for (const { posting, cents } of this.open.get(payable) ?? [])
      parts.set(posting, (parts.get(posting) ?? 0n) + cents);
    for (const [posting, cents] of parts) this.books.parts.push({ payoutId, posting, cents });
    this.open.set(payable, []);
  }
}

/**
 * Everything in the order of its date.
 * @param ngos ids of organisations by their key
 */
export function keepBooks(
  donations: BookedDonation[],
  ngos: Map<string, string>,
  operatorId: string,
  time: Date,
): Books {
  const keeper = new DemoBooks(operatorId);
  const moments: { at: Date; post: () => void }[] = [];
  const plan = (at: Date, post: () => void) => moments.push({ at, post });
  for (const donation of donations) {
    const { refund, disputedAt } = donation;
    plan(donation.settledAt, () => keeper.settle(donation));
    if (refund) plan(refund.at, () => keeper.refund(donation, refund.cents, refund.at));
    if (disputedAt) plan(disputedAt, () => keeper.dispute(donation, disputedAt));
  }
  for (const { ngo, dollars, ago, note } of grantList) {
    const ngoId = ngos.get(ngo);
    const at = new Date(dayBefore(time, ago).getTime() + hours(10));
    if (ngoId) plan(at, () => keeper.grant(ngoId, dollars, at, note));
  }
  for (const first of firstsOfMonth(time)) {
    plan(first, () => keeper.collect(settling(donations, first), first));
    const run = new Date(first.getTime() + hours(2) + minutes(5));
    plan(run, () => {
      for (const ngoId of ngos.values()) keeper.payOut(ngoId, run);
    });
  }
  moments.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const moment of moments) moment.post();
  return keeper.books;
}

/** What was given so shortly before that the provider keeps it still, less its fees. */
const settling = (donations: BookedDonation[], at: Date): bigint =>
  donations
    .filter((d) => d.kind !== "pledge" && d.settledAt < at)
    .filter((d) => d.settledAt.getTime() > at.getTime() - settlingMs)
    .reduce((sum, d) => sum + d.cents - feeOf(d.cents), 0n);

/** How many monthly runs the demo has behind it. */
const runs = 12;

/**
 * Days from which on this month's run is behind the demo: every organisation has received enough again by then for the next payout,
 * so that one waits for approval whenever the demo starts (tests/unit/seed/every-day).
 */
export const restDays = 10;

/** The first days of twelve months whose payouts have arrived by now, oldest first. */
function firstsOfMonth(time: Date): Date[] {
  const first = (n: number) => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - n, 1));
  const newest = sentAt(first(0)).getTime() + days(restDays) < time.getTime() ? 0 : 1;
  return Array.from({ length: runs }, (_, i) => first(newest + runs - 1 - i));
}

/** A second administrator agrees the morning after, the first sends it in the afternoon. */
export const approvedAt = (run: Date): Date => new Date(dayBefore(run, -1).getTime() + hours(9));
export const sentAt = (run: Date): Date => new Date(dayBefore(run, -1).getTime() + hours(14));

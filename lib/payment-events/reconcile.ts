import "server-only";
import { db } from "@/lib/db";
import { days, hours, now } from "@/lib/clock";
import {
  invoiceOfIntent,
  listBalanceTxns,
  providerBalance,
  readCharge,
  readRefund,
} from "@/lib/payments/objects";
import type { BalanceTxnSnapshot } from "@/lib/payments/snapshots";
import { accounts, balanceOf } from "@/lib/ledger/accounts";
import { storeFindings, type Finding } from "@/lib/ledger/findings";
import { bookProviderPayout } from "@/lib/payment-events/provider-payouts";
import { checkDonation } from "@/lib/payment-events/check-donation";
import { checkFee } from "@/lib/donations/book-fee";
import { settleDispute } from "@/lib/disputes/settle";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { settleRefund } from "@/lib/refunds/settle-refund";

/** What the provider reports for one posting: the sum of its movements, with the sign of our balance there. */
type Expected = { kind: string; source: string; txns: string[]; cents: bigint };

/**
 * Compares every movement of our balance at the provider with every posting on the clearing account, by business id,
 * both ways. What is missing is recorded through the same verbs that events use; every other difference is a finding:
 * missing, doubled, of another amount, or unknown to the provider. Balances are compared when `wholeHistory` was read.
 * @param since start of the range
 */
export async function compareBalance(since: Date, wholeHistory: boolean): Promise<Finding[]> {
  const currentTime = now();
  const txns = await listBalanceTxns(since);
  const findings: Finding[] = [];
  const expected = group(txns, findings);
  let booked = await bookedOf([...expected.keys()]);
  const early = new Set<string>();
  const missing = [...expected].filter(
    ([key]) => !booked.has(key) && !undone(key, expected, booked),
  );
  for (const [key, item] of missing)
    if ((await bringIn(key, item.source)) === "too_early") early.add(key);
  if (missing.length > 0) booked = await bookedOf([...expected.keys()]);
  for (const [key, item] of expected) {
    const cents = booked.get(key);
    if (cents === item.cents || early.has(key) || undone(key, expected, booked)) continue;
    findings.push({
      kind: item.kind,
      id: item.txns.join(", "),
      cents: item.cents - (cents ?? 0n),
      text: differenceText(key, item, cents),
    });
  }
  for (const { key, cents } of await onlyOurs(since, currentTime, expected))
    findings.push({
      kind: "ledger",
      id: key,
      cents: -cents,
      text: `${key} is in the ledger and not at the provider`,
    });
  if (wholeHistory) {
    const ours = await clearingCents();
    const theirs =
      (await providerBalance()) -
      [...early].reduce((sum, key) => sum + expected.get(key)!.cents, 0n);
    if (ours !== theirs)
      findings.push({
        kind: "balance",
        id: accounts.clearing,
        cents: theirs - ours,
        text: "the ledger and the provider's balance differ",
      });
  }
  await storeFindings("balance", findings);
  return findings;
}

function differenceText(key: string, expected: Expected, booked: bigint | undefined): string {
  if (booked === undefined) return `${key} is not in the ledger`;
  return expected.txns.length > 1
    ? `the provider has ${key} ${expected.txns.length} times`
    : `${key} has another amount in the ledger`;
}

/** Groups movements by their key in the ledger. A movement of an unknown kind is a finding. */
function group(txns: BalanceTxnSnapshot[], findings: Finding[]): Map<string, Expected> {
  const expected = new Map<string, Expected>();
  const add = (key: string, txn: BalanceTxnSnapshot, cents: bigint): void => {
    const item = expected.get(key) ?? {
      kind: txn.type,
      source: txn.sourceId ?? "",
      txns: [],
      cents: 0n,
    };
    expected.set(key, { ...item, txns: [...item.txns, txn.id], cents: item.cents + cents });
  };
  const keys: Record<string, (id: string) => string> = {
    charge: (id) => `charge:${id}`,
    payment: (id) => `charge:${id}`,
    refund: (id) => `refund:${id}`,
    payment_refund: (id) => `refund:${id}`,
    refund_failure: (id) => `refund_failed:${id}`,
    payment_failure_refund: (id) => `refund_failed:${id}`,
    payout: (id) => `provider_payout:${id}`,
    payout_failure: (id) => `provider_payout:${id}:back`,
    payout_cancel: (id) => `provider_payout:${id}:back`,
  };
  // oldest first: a charge comes before its refund
  for (const txn of [...txns].reverse()) {
    const id = txn.sourceId ?? "";
    if (txn.currency !== "usd") {
      findings.push({
        kind: txn.type,
        id: txn.id,
        cents: txn.netCents,
        text: `a movement for ${id || "nothing"} is in ${txn.currency}, and the ledger has only usd`,
      });
      continue;
    }
    const dispute = txn.type === "adjustment" && /^(dp|du)_/.test(id);
    const key = dispute
      ? `dispute:${id}:${txn.amountCents < 0n ? "out" : "in"}`
      : keys[txn.type]?.(id);
    if (key === undefined) {
      findings.push({
        kind: txn.type,
        id: txn.id,
        cents: txn.netCents,
        text: `a movement for ${id || "nothing"} is of a kind that the ledger does not know`,
      });
      continue;
    }
    add(key, txn, txn.amountCents);
    if (txn.feeCents !== 0n)
      add(
        dispute ? `dispute:${id}:${txn.feeCents > 0n ? "fee" : "fee_back"}` : `fee:${id}`,
        txn,
        -txn.feeCents,
      );
  }
  return expected;
}

/**
 * A refund or payout that failed before we heard that it was made: out and back in at the provider, never booked by us.
 */
function undone(
  key: string,
  expected: Map<string, Expected>,
  booked: Map<string, bigint>,
): boolean {
  const pairs: [RegExp, (id: string) => [string, string]][] = [
    [/^refund(?:_failed)?:(.+)$/, (id) => [`refund:${id}`, `refund_failed:${id}`]],
    [
      /^provider_payout:([^:]+)(?::back)?$/,
      (id) => [`provider_payout:${id}`, `provider_payout:${id}:back`],
    ],
  ];
  return pairs.some(([pattern, names]) => {
    const id = pattern.exec(key)?.[1];
    const [there, back] = names(id ?? "");
    return (
      id !== undefined &&
      !booked.has(there) &&
      !booked.has(back) &&
      (expected.get(there)?.cents ?? 0n) + (expected.get(back)?.cents ?? 1n) === 0n
    );
  });
}

/**
 * Has the verbs that events use book what is missing. `too_early`: it moved at the provider, but is not final there.
 */
async function bringIn(key: string, source: string): Promise<"tried" | "too_early"> {
  if (key.startsWith("refund")) {
    const refund = await readRefund(source);
    if (refund) await settleRefund(refund, "reconcile");
    if (refund?.status === "pending") return "too_early";
  } else if (key.startsWith("provider_payout:")) await bookProviderPayout(source);
  else if (key.startsWith("dispute:")) await settleDispute(source, "reconcile");
  else if (key.startsWith("fee:")) await checkFee(source, "reconcile");
  else {
    const charge = await readCharge(source);
    if (charge?.donationId) await checkDonation(charge.donationId, "reconcile");
    else if (charge?.paymentIntentId) {
      // a monthly gift's payment: its charge names no donation, but its invoice does
      const invoice = await invoiceOfIntent(charge.paymentIntentId);
      if (invoice) await settleInvoice(invoice, "reconcile");
    }
  }
  return "tried";
}

/** What each posting moved on the clearing account. */
async function bookedOf(keys: string[]): Promise<Map<string, bigint>> {
  const rows = await db.$queryRaw<{ key: string; cents: bigint }[]>`
    select t.idem_key as key, coalesce(sum(case e.dir when 'D' then e.amount else -e.amount end) filter (where a.code = ${accounts.clearing}), 0)::bigint as cents
      from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id where t.idem_key = any(${keys}::text[]) group by 1`;
  return new Map(rows.map((row) => [row.key, row.cents]));
}

/**
 * Postings on clearing in the range without a movement at the provider. Seeded examples are left out: they have none.
 */
async function onlyOurs(
  since: Date,
  until: Date,
  expected: Map<string, Expected>,
): Promise<{ key: string; cents: bigint }[]> {
  // an hour inside the range, because of events at its edges; a charge whose movement the provider has yet to create
  // gets a day
  const rows = await db.$queryRaw<{ key: string; cents: bigint }[]>`
    select t.idem_key as key, sum(case e.dir when 'D' then e.amount else -e.amount end)::bigint as cents
      from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id left join donation d on d.id = t.donation_id
     where a.code = ${accounts.clearing} and t.occurred_at >= ${new Date(since.getTime() + hours(1))} and t.recorded_at < ${until}
       and not coalesce(d.is_demo and d.session_id is null, false) and not (t.kind = 'provider_payout' and t.meta @> '{"demo": true}') and not (t.kind = 'charge' and t.provider_txn is null and t.occurred_at > ${new Date(until.getTime() - days(1))})
     group by 1`;
  return rows.filter((row) => !expected.has(row.key) && row.cents !== 0n);
}

/** The clearing account's balance without the seeded examples, which no provider knows. */
async function clearingCents(): Promise<bigint> {
  const clearing = await db.ledgerAccount.findUniqueOrThrow({ where: { code: accounts.clearing } });
  const [demo] = await db.$queryRaw<{ cents: bigint }[]>`
    select coalesce(sum(case e.dir when 'D' then e.amount else -e.amount end), 0)::bigint as cents from ledger_entry e join ledger_tx t on t.id = e.tx_id
     left join donation d on d.id = t.donation_id
     where e.account_id = ${clearing.id} and ((d.is_demo and d.session_id is null) or (t.kind = 'provider_payout' and t.meta @> '{"demo": true}'))`;
  return balanceOf(clearing) - (demo?.cents ?? 0n);
}

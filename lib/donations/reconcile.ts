import { db } from "@/lib/db";
import { days, minutes, now } from "@/lib/clock";
import { log } from "@/lib/log";
import { listEvents } from "@/lib/payments/events";
import { invoiceOfIntent, listBalanceTxns, providerBalance, readCharge, readRefund } from "@/lib/payments/objects";
import type { BalanceTxnFacts } from "@/lib/payments/shapes";
import { accounts, balanceOf } from "@/lib/ledger/accounts";
import { bookProviderPayout } from "@/lib/donations/book-provider-payout";
import { checkDonation } from "@/lib/donations/check-donation";
import { checkFee } from "@/lib/donations/check-fee";
import { handledEvents, recordEvent } from "@/lib/donations/record-event";
import { settleInvoice } from "@/lib/donations/settle-invoice";
import { settleRefund } from "@/lib/donations/settle-refund";

/**
 * R1: events whose delivery we missed. Reads back ten minutes behind the last look, a month at most (the provider keeps no
 * more), so that an outage of days is caught up. @returns how many were new
 */
export async function pollEvents(): Promise<number> {
  const key = "events.watermark";
  const at = now();
  const last = await db.setting.findUnique({ where: { key } });
  const from = typeof last?.value === "string" ? new Date(Math.max(new Date(last.value).getTime() - minutes(10), at.getTime() - days(29))) : new Date(at.getTime() - days(2));
  let fresh = 0;
  for (const { facts, raw } of await listEvents(from)) if (handledEvents.has(facts.type) && (await recordEvent(facts, raw, "poll"))) fresh++;
  await db.setting.upsert({ where: { key }, create: { key, value: at.toISOString() }, update: { value: at.toISOString() } });
  if (fresh > 0) log.info("events.polled", { fresh });
  return fresh;
}

export type Finding = { kind: string; id: string; cents: bigint; text: string };

/**
 * R3: every movement of our balance at the provider against the ledger, by business id; what can be booked is booked, the
 * rest is a finding. Balances are compared when `whole` (the whole history was read). @param since start of the span
 */
export async function compareBalance(since: Date, whole: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const txn of await listBalanceTxns(since)) {
    const finding = await compareOne(txn);
    if (finding) findings.push(finding);
  }
  if (whole) {
    const clearing = await db.ledgerAccount.findUniqueOrThrow({ where: { code: accounts.clearing } });
    const [demo] = await db.$queryRaw<{ cents: bigint }[]>`
      select coalesce(sum(case e.dir when 'D' then e.amount else -e.amount end), 0)::bigint as cents from ledger_entry e join ledger_tx t on t.id = e.tx_id
       join donation d on d.id = t.donation_id where e.account_id = ${clearing.id} and d.is_demo and d.session_id is null`;
    const ours = balanceOf(clearing) - (demo?.cents ?? 0n);
    const theirs = await providerBalance();
    if (ours !== theirs) findings.push({ kind: "balance", id: accounts.clearing, cents: theirs - ours, text: "the ledger and the provider's balance differ" });
  }
  for (const finding of findings) log.error("money.reconcile", finding);
  await db.setting.upsert({ where: { key: "reconcile.findings" }, create: { key: "reconcile.findings", value: plain(findings) }, update: { value: plain(findings) } });
  return findings;
}

const plain = (findings: Finding[]) => ({ at: now().toISOString(), findings: findings.map((f) => ({ ...f, cents: Number(f.cents) })) });

/** One movement: looked up by its key, else brought in by the same verbs that events use. */
async function compareOne(txn: BalanceTxnFacts): Promise<Finding | null> {
  const source = txn.sourceId ?? "";
  const keys: Record<string, string> = { charge: `charge:${source}`, payment: `charge:${source}`, refund: `refund:${source}`, payment_refund: `refund:${source}`, refund_failure: `refund_failed:${source}`, payment_failure_refund: `refund_failed:${source}`, payout: `provider_payout:${source}`, payout_failure: `provider_payout:${source}:back`, payout_cancel: `provider_payout:${source}:back` };
  const key = keys[txn.type];
  if (key === undefined) {
    // disputes are booked with their balance transaction's own id
    const known = await db.ledgerTransaction.findUnique({ where: { providerTxn: txn.id } });
    return known ? null : { kind: txn.type, id: txn.id, cents: txn.netCents, text: `a movement for ${source || "nothing"} is not in the ledger` };
  }
  let booked = await amountOf(key);
  if (booked === null) {
    if (txn.type === "refund" || txn.type === "payment_refund" || txn.type === "refund_failure") {
      const refund = await readRefund(source);
      if (refund) await settleRefund(refund, "reconcile");
    } else if (txn.type.startsWith("payout")) await bookProviderPayout(source);
    else {
      const charge = await readCharge(source);
      if (charge?.donationId) await checkDonation(charge.donationId, "reconcile");
      else if (charge?.paymentIntentId) {
        // a month of a monthly gift: its charge names no gift, its invoice does
        const invoice = await invoiceOfIntent(charge.paymentIntentId);
        if (invoice) await settleInvoice(invoice, "reconcile");
      }
    }
    booked = await amountOf(key);
  }
  const cents = txn.amountCents < 0n ? -txn.amountCents : txn.amountCents;
  if (booked === null) return { kind: txn.type, id: txn.id, cents: txn.amountCents, text: `${key} is not in the ledger` };
  if (booked !== cents) return { kind: txn.type, id: txn.id, cents: cents - booked, text: `${key} has another amount in the ledger` };
  if (key.startsWith("charge:") && txn.feeCents > 0n) {
    if ((await amountOf(`fee:${source}`)) === null) await checkFee(source, "reconcile");
    const fee = await amountOf(`fee:${source}`);
    if (fee !== txn.feeCents) return { kind: "fee", id: txn.id, cents: txn.feeCents - (fee ?? 0n), text: `fee:${source} differs` };
  }
  return null;
}

async function amountOf(key: string): Promise<bigint | null> {
  const [row] = await db.$queryRaw<{ cents: bigint | null }[]>`select sum(e.amount)::bigint as cents from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.dir = 'D' where t.idem_key = ${key}`;
  return row?.cents ?? null;
}

import "server-only";
import type { DbOrTx } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { logAudited } from "@/lib/audit/record";
import { actorLabel, systemActor } from "@/lib/auth/actor";
import { jobCause, jobRow } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import { postingRow } from "@/lib/ledger/post-entry";
import { feePosting } from "@/lib/donations/book-fee";
import { arrivedJob } from "@/lib/donations/tell-ngo";
import type { SettleInput } from "@/lib/donations/settle";

/** The columns of a donation that a settlement needs. */
export type Settling = {
  id: string;
  kind: string;
  status: string;
  amountCents: bigint;
  currency: string;
  sessionId: string | null;
  sessionUrl: string | null;
  settledAt: Date | null;
  ngoId: string;
  isDemo: boolean;
  dedicationEmail: string | null;
  ngo: { isOperator: boolean };
};

/**
 * Read without a lock: `bookSettlements` compares them again under the lock.
 * @returns the donations that exist, by id
 */
export async function readSettling(db: DbOrTx, ids: string[]): Promise<Map<string, Settling>> {
  const rows = await db.$queryRaw<(Omit<Settling, "ngo"> & { isOperator: boolean })[]>`
    select d.id, d.kind, d.status, d.amount_cents as "amountCents", d.currency, d.session_id as "sessionId", d.session_url as "sessionUrl", d.settled_at as "settledAt",
           d.ngo_id as "ngoId", d.is_demo as "isDemo", d.dedication_email as "dedicationEmail", n.is_operator as "isOperator"
      from unnest(${ids}::text[]) as asked(id) join donation d on d.id = asked.id join ngo n on n.id = d.ngo_id`;
  return new Map(rows.map((row) => [row.id, { ...row, ngo: { isOperator: row.isOperator } }]));
}

/** The jobs that a settlement causes. Seeded examples send no mail. */
function jobsOf(donation: Settling, { charge }: SettleInput) {
  const payload = { donationId: donation.id };
  const jobs = [];
  if (!donation.isDemo) jobs.push(jobRow("mail.receipt", `receipt:${donation.id}`, payload));
  if (!donation.isDemo && donation.dedicationEmail)
    jobs.push(jobRow("mail.dedication_card", `dedication:${donation.id}`, payload));
  if (!donation.isDemo) jobs.push(arrivedJob(donation.id));
  if (charge.feeCents === null)
    jobs.push(
      jobRow("provider.fee", `fee:${donation.id}`, payload, new Date(nowMs() + minutes(1))),
    );
  // refunded or disputed before we knew of the donation: that event may have come too early
  if (charge.refundedCents > 0n || charge.disputed)
    jobs.push(jobRow("provider.check_donation", `after:${donation.id}`, payload));
  return jobs;
}

/** The request or job that caused a settlement: its jobs carry it on. */
export type SettlementCause = ReturnType<typeof jobCause>;

/** A settlement as the database function `book_donations` takes it. */
export function settlementOf(
  donation: Settling,
  input: SettleInput,
  { requestId, traceParent }: SettlementCause = jobCause(),
) {
  const { charge, session } = input;
  const fee = feePosting(donation, charge);
  return {
    donation: donation.id,
    request: requestId,
    trace: traceParent,
    actor: actorLabel(systemActor(input.cause)),
    seen: {
      status: donation.status,
      session: donation.sessionId,
      cents: String(donation.amountCents),
      currency: donation.currency,
      kind: donation.kind,
      ngo: donation.ngoId,
    },
    charge: charge.id,
    paidAt: charge.paidAt.toISOString(),
    fee: fee === null ? null : String(fee.cents),
    intent: charge.paymentIntentId,
    fingerprint: charge.cardFingerprint,
    invoice: input.invoiceId ?? null,
    session: session?.id ?? null,
    postings: [
      postingRow({
        kind: "charge",
        key: `charge:${charge.id}`,
        providerTxn: charge.balanceTxn,
        occurredAt: charge.paidAt,
        donationId: donation.id,
        lines: debitCredit(accounts.clearing, accounts.payable(donation.ngoId), charge.amountCents),
      }),
      ...(fee?.posting ? [postingRow(fee.posting)] : []),
    ],
    jobs: jobsOf(donation, input).map(({ kind, dedupeKey, payload, nextAt }) => ({
      kind,
      key: dedupeKey,
      payload,
      notBefore: nextAt.toISOString(),
    })),
  };
}

/**
 * A donation as the checks read it, and what settles it; a fee that exceeds the charge is not booked this way
 * (`feePosting`).
 */
export type Settlement = { donation: Settling; input: SettleInput; by: SettlementCause };

/**
 * Writes settlements whose checks passed, in one statement: state, receipt number, ledger, jobs, audit, totals. All
 * have one cause, and each its own donation and charge.
 * @returns the donations that were settled. The others changed, had their charge posted meanwhile, or are locked by
 * somebody else: nothing is written for these
 * @throws when a rule of the database refuses one: then nothing is written for any
 */
export async function bookSettlements(db: DbOrTx, settlements: Settlement[]): Promise<Set<string>> {
  const cause = settlements[0]?.input.cause ?? "";
  const rows = settlements.map(({ donation, input, by }) => settlementOf(donation, input, by));
  const [row] = await db.$queryRaw<{ booked: string[] }[]>`
    select book_donations(${JSON.stringify(rows)}::jsonb, ${cause.slice(0, 200)}, ${now()}) as booked`;
  return new Set(row?.booked);
}

/** Logs a settled donation. */
export const logSettled = (donation: Settling, input: SettleInput): void =>
  logAudited(systemActor(input.cause), "gift.settled", "donation", donation.id, donation.ngoId);

/**
 * Settles a single donation, in the transaction that holds its lock.
 * @returns whether it was settled
 */
export async function bookSettlement(
  db: DbOrTx,
  donation: Settling,
  input: SettleInput,
): Promise<boolean> {
  const booked = await bookSettlements(db, [{ donation, input, by: jobCause() }]);
  if (!booked.has(donation.id)) return false;
  logSettled(donation, input);
  return true;
}

import "server-only";
import { db } from "@/lib/db";
import { concernCounts, type ConcernCounts } from "@/lib/concerns/queries";
import { ngoReports, type NgoReports } from "@/lib/reports/ngo-reports";

/** One thing that was checked. The person who checked it is given by role, never by name. */
export type RecordCheck = {
  what: "application" | "renewal" | "certificate" | "leadership" | "owner" | "bank";
  /** null if it would reveal something about the organisation's bank or people */
  at: Date | null;
  by: "administrator" | "withApplication" | "byLink" | "byProgram";
  /** undefined if it has no expiry of its own; null if it does not expire */
  until?: Date | null;
};

export type MonthPaid = { month: Date; cents: bigint; payouts: number };

export type VerificationRecord = {
  since: Date | null;
  until: Date | null;
  checks: RecordCheck[];
  lacks: ("leadership" | "bank")[];
  /** oldest first, without months that had no payout */
  paid: MonthPaid[];
  reports: NgoReports;
  concerns: ConcernCounts;
};

/**
 * The public record of how an organisation was verified and what happened since. The caller has checked that the organisation
 * is public. Derived from decisions, documents, payouts, updates and concerns, and holds no file names, bank details, people or
 * reasons.
 */
export async function verificationRecord(ngoId: string): Promise<VerificationRecord> {
  const [ngo, documents, renewals, owners, paid, reports, concerns] = await Promise.all([
    db.ngo.findUniqueOrThrow({
      where: { id: ngoId },
      select: { approvedAt: true, verifiedUntil: true, bankKeyVersion: true },
    }),
    db.ngoDocument.groupBy({
      by: ["kind"],
      where: { ngoId, purpose: "application", replacedAt: null, scanState: { not: "infected" } },
      _max: { createdAt: true },
    }),
    db.ngoEvent.findMany({
      where: { ngoId, kind: "renewal_approved" },
      select: { createdAt: true },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    db.ngoMember.findMany({
      where: { ngoId, role: "owner", user: { emailConfirmedAt: { not: null } } },
      select: { userId: true },
    }),
    db.$queryRaw<MonthPaid[]>`
      select date_trunc('month', sent_at at time zone 'UTC')::date as month, sum(amount_cents)::bigint as cents, count(*)::int as payouts
        from payout where ngo_id = ${ngoId} and status = 'sent' and sent_at is not null group by 1 order by 1`,
    ngoReports(ngoId),
    concernCounts(ngoId),
  ]);
  const { approvedAt: since, verifiedUntil: until } = ngo;
  const copyOf = (kind: string): Date | undefined =>
    documents.find((row) => row.kind === kind)?._max.createdAt ?? undefined;
  const [certificate, leadership] = [copyOf("registrationCertificate"), copyOf("leadershipProof")];
  const hasBank = ngo.bankKeyVersion !== null;
  const decisions: RecordCheck[] = [
    ...(since ? [{ what: "application", at: since, by: "administrator" } as const] : []),
    ...renewals.map(
      ({ createdAt }) => ({ what: "renewal", at: createdAt, by: "administrator" }) as const,
    ),
  ];
  const checks: RecordCheck[] = [
    // only the last decision shows an expiry date
    ...decisions.map((check, i) => (i === decisions.length - 1 ? { ...check, until } : check)),
    ...(certificate
      ? [{ what: "certificate", at: certificate, by: "withApplication" } as const]
      : []),
    ...(leadership ? [{ what: "leadership", at: leadership, by: "withApplication" } as const] : []),
    ...(owners.length > 0 ? [{ what: "owner", at: null, by: "byLink" } as const] : []),
    ...(hasBank ? [{ what: "bank", at: null, by: "byProgram" } as const] : []),
  ];
  const lacks: VerificationRecord["lacks"] = [
    ...(leadership ? [] : (["leadership"] as const)),
    ...(hasBank ? [] : (["bank"] as const)),
  ];
  return { since, until, checks, lacks, paid, reports, concerns };
}

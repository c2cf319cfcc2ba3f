import "server-only";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pagesOf } from "@/lib/listing/address";
import { methodOf, usdCentsOf, type RecordedMethod } from "@/lib/recorded-gifts/rules";
import { faultOf, rowsPerPage, type Fault } from "@/lib/statements/rules";
import { samePayment } from "@/lib/statements/same-payment";
import { waitingSince } from "@/lib/statements/waiting";

/** A row as the page shows it before it is recorded. */
export type StatementRowView = {
  line: number;
  fault: Fault | null;
  /** already a recorded gift */
  known: boolean;
  doubtful: boolean;
  reference: string | null;
  receivedOn: Date | null;
  currency: string | null;
  original: bigint | null;
  usdCents: bigint | null;
  name: string | null;
  details: string;
};

export type StatementView = {
  id: string;
  campaignId: string;
  campaign: string;
  method: RecordedMethod;
  currency: string;
  rateMicros: bigint;
  fileName: string;
  createdAt: Date;
};

export type StatementPage = {
  statement: StatementView;
  rows: StatementRowView[];
  page: number;
  pages: number;
  /** for the whole file */
  counts: { open: number; known: number; unread: number; paidOut: number; openCents: bigint };
};

const parts = { campaign: { select: { title: true } } } as const;

/** Waiting statements, newest first. @throws 401, 403 */
export async function waitingStatements(actor: Actor): Promise<StatementView[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const rows = await db.paymentStatement.findMany({
    where: { ngoId, ...waitingSince() },
    include: parts,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 50,
  });
  return rows.map(({ campaign, method, ngoId: _ngo, paidOut: _out, ...row }) => ({
    ...row,
    method: methodOf(method),
    campaign: campaign.title,
  }));
}

/**
 * A page of a statement's rows, in the order of the file.
 * @throws 401, 403, 404 (also for another organisation's and a deleted one)
 */
export async function statementPage(
  actor: Actor,
  { id, page: asked }: { id: string; page: number },
): Promise<StatementPage> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const statement = await db.paymentStatement.findFirst({
    where: { id, ngoId, ...waitingSince() },
    include: parts,
  });
  if (!statement) throw notFound("statementNotFound");
  const { method, rateMicros } = statement;
  const [counts] = await db.$queryRaw<
    { total: number; open: number; known: number; unread: number; cents: bigint }[]
  >`
    select count(*)::int as total,
      (count(*) filter (where r.fault is null and not k.is_known))::int as open,
      (count(*) filter (where r.fault is null and k.is_known))::int as known,
      (count(*) filter (where r.fault is not null))::int as unread,
      coalesce(sum((r.original_amount * 2000000 + ${rateMicros}) / (2 * ${rateMicros}))
        filter (where r.fault is null and not k.is_known and not r.doubtful), 0)::bigint as cents
    from payment_statement_row r
      cross join lateral (select exists (select 1 from recorded_gift g where ${samePayment(ngoId, statement)}) as is_known) k
    where r.statement_id = ${id}`;
  const { total = 0, open = 0, known = 0, unread = 0, cents = 0n } = counts ?? {};
  const pages = pagesOf(total, rowsPerPage);
  const page = Math.min(asked, pages);
  const rows = await db.statementRow.findMany({
    where: { statementId: id },
    orderBy: { line: "asc" },
    skip: (page - 1) * rowsPerPage,
    take: rowsPerPage,
  });
  const recorded = await db.$queryRaw<{ line: number }[]>`
    select r.line from payment_statement_row r
     where r.statement_id = ${id} and r.line = any(${rows.map((row) => row.line)})
       and exists (select 1 from recorded_gift g where ${samePayment(ngoId, statement)})`;
  const there = new Set(recorded.map((row) => row.line));
  return {
    statement: {
      id,
      campaignId: statement.campaignId,
      campaign: statement.campaign.title,
      method: methodOf(method),
      currency: statement.currency,
      rateMicros,
      fileName: statement.fileName,
      createdAt: statement.createdAt,
    },
    rows: rows.map((row) => ({
      line: row.line,
      fault: faultOf(row.fault),
      known: row.fault === null && there.has(row.line),
      doubtful: row.doubtful,
      reference: row.reference,
      receivedOn: row.receivedOn,
      currency: row.currency,
      original: row.originalAmount,
      usdCents: row.originalAmount === null ? null : usdCentsOf(row.originalAmount, rateMicros),
      name: row.donorName,
      details: row.details,
    })),
    page,
    pages,
    counts: { open, known, unread, paidOut: statement.paidOut, openCents: cents },
  };
}

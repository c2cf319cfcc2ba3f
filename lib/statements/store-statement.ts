import "server-only";
import { isoDay } from "@/lib/format";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { audit } from "@/lib/audit/record";
import type { Upload } from "@/lib/http/upload";
import { lockOwnCampaign } from "@/lib/recorded-gifts/record-gift";
import { dayAheadMs, isWorth, usdCentsOf } from "@/lib/recorded-gifts/rules";
import type { StatementInput } from "@/lib/statements/form-schemas";
import { parseStatement } from "@/lib/statements/parse-statement";
import { maxStatements, type StatementEntry } from "@/lib/statements/rules";
import { statementMaxBytes } from "@/lib/upload-limits";
import { waitingSince } from "@/lib/statements/waiting";

/** Rows per insert. */
const batch = 1_000;

const rowOf = (rateMicros: bigint) => (entry: StatementEntry) => {
  const { line, doubtful, reference, day, currency, original, name, details } = entry;
  const worthless =
    entry.fault === null && original !== null && !isWorth(usdCentsOf(original, rateMicros));
  return {
    line,
    fault: worthless ? "worth" : entry.fault,
    doubtful,
    reference,
    received_on: day,
    currency,
    original_amount: original === null ? null : String(original),
    donor_name: name,
    details,
  };
};

/**
 * A member uploads a statement. Its rows count for nothing until somebody says which are gifts; they wait a day at most.
 * @throws 400 (see parseStatement; statementWhich when neither the file nor the member says whose it is), 401, 403, 404
 *   campaignNotFound, 409 statementsFull, 413, 429
 */
export async function storeStatement(
  actor: Actor,
  input: StatementInput,
  file: Upload | undefined,
): Promise<{ id: string }> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  const { campaignId, currency, rateMicros } = input;
  if (!file || file.byteSize === 0) throw fieldError("statement", "statementNeeded");
  if (file.byteSize > statementMaxBytes)
    throw fieldError("statement", "statementTooLarge", { file: file.fileName }, "too_large");
  await db.$transaction((tx) => lockOwnCampaign(tx, member, campaignId));
  await limit("statement.ngo", ngoId);
  const today = isoDay(new Date(nowMs() + dayAheadMs));
  const parsed = await parseStatement(await file.read(), { currency, today });
  const method = parsed.method ?? input.method;
  if (method === null) throw fieldError("method", "statementWhich");
  if (parsed.entries.length === 0) throw fieldError("statement", "statementEmpty");
  const id = newId("statement");
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`statements:${ngoId}`}, 0))`;
    const waiting = await tx.paymentStatement.count({ where: { ngoId, ...waitingSince() } });
    if (waiting >= maxStatements)
      throw new AppError("conflict", "statementsFull", { params: { n: maxStatements } });
    await lockOwnCampaign(tx, member, campaignId);
    const { fileName } = file;
    const { paidOut } = parsed;
    await tx.paymentStatement.create({
      data: {
        id,
        ngoId,
        campaignId,
        method,
        currency,
        rateMicros,
        fileName,
        paidOut,
        createdAt: now(),
      },
    });
    const row = rowOf(rateMicros);
    for (let index = 0; index < parsed.entries.length; index += batch) {
      const rows = JSON.stringify(parsed.entries.slice(index, index + batch).map(row));
      // one parameter for all: ten thousand rows of ten take many seconds
      await tx.$executeRaw`
        insert into payment_statement_row
            (statement_id, line, fault, doubtful, reference, received_on, currency, original_amount, donor_name, details)
          select ${id}, r.* from jsonb_to_recordset(${rows}::jsonb) as r (line integer, fault text, doubtful boolean, reference text,
            received_on date, currency text, original_amount bigint, donor_name text, details text)`;
    }
    await audit(tx, member, "statement.read", "statement", id, {
      ngoId,
      data: { campaign: campaignId, method, currency, rows: parsed.entries.length },
    });
  });
  return { id };
}

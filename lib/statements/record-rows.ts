import "server-only";
import type { PaymentStatement } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireActiveNgo, type Actor, type NgoActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { lockOwnCampaign } from "@/lib/recorded-gifts/record-gift";
import { usdCentsOf } from "@/lib/recorded-gifts/rules";
import type { ChosenRows } from "@/lib/statements/form-schemas";
import { samePayment } from "@/lib/statements/same-payment";
import { waitingSince } from "@/lib/statements/waiting";

/** The organisation's own waiting statement, locked. @throws 404 (also for another organisation's) */
async function lockStatement(tx: Tx, member: NgoActor, id: string): Promise<PaymentStatement> {
  await tx.$queryRaw`select 1 from payment_statement where id = ${id} and ngo_id = ${member.ngo.id} for update`;
  const statement = await tx.paymentStatement.findFirst({
    where: { id, ngoId: member.ngo.id, ...waitingSince() },
  });
  if (!statement) throw notFound("statementNotFound");
  return statement;
}

/**
 * Turns the rows that a member chose on a page into recorded gifts. A payment already recorded, from this statement, another
 * one or by hand, is skipped.
 * @returns how many are new
 * @throws 401, 403, 404 (also for another organisation's and a deleted one)
 */
export async function recordRows(actor: Actor, input: ChosenRows): Promise<{ recorded: number }> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  return db.$transaction(async (tx) => {
    const statement = await lockStatement(tx, member, input.id);
    const { campaignId, method, currency, rateMicros } = statement;
    await lockOwnCampaign(tx, member, campaignId);
    const names = new Map(input.rows.map((row) => [row.line, row.name]));
    // two members recording the same payment under two providers would not see each other's row
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`statements:${ngoId}`}, 0))`;
    const known = await tx.$queryRaw<{ line: number }[]>`
      select r.line from payment_statement_row r
       where r.statement_id = ${statement.id} and r.line = any(${[...names.keys()]})
         and exists (select 1 from recorded_gift g where ${samePayment(ngoId, statement)})`;
    for (const { line } of known) names.delete(line);
    const rows = await tx.statementRow.findMany({
      where: { statementId: statement.id, line: { in: [...names.keys()] }, fault: null },
      orderBy: { line: "asc" },
    });
    const time = { createdAt: now(), updatedAt: now() };
    const data = rows.flatMap(({ line, reference, receivedOn, originalAmount }) => {
      if (reference === null || receivedOn === null || originalAmount === null) return [];
      return {
        id: newId("recordedGift"),
        ngoId,
        campaignId,
        method,
        receivedOn,
        currency,
        originalAmount,
        rateMicros,
        usdCents: usdCentsOf(originalAmount, rateMicros),
        donorName: names.get(line) ?? null,
        reference,
        fromStatement: true,
        ...time,
      };
    });
    const created = await tx.recordedGift.createManyAndReturn({
      data,
      skipDuplicates: true,
      select: { usdCents: true },
    });
    if (created.length > 0)
      await audit(tx, member, "statement.recorded", "statement", statement.id, {
        ngoId,
        data: {
          campaign: campaignId,
          method,
          n: created.length,
          cents: Number(created.reduce((sum, gift) => sum + gift.usdCents, 0n)),
        },
      });
    return { recorded: created.length };
  });
}

/** A member closes a statement: its rows are deleted at once, recorded gifts stay. @throws 401, 403, 404 */
export async function discardStatement(actor: Actor, input: { id: string }): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    const { id } = await lockStatement(tx, member, input.id);
    await tx.paymentStatement.delete({ where: { id } });
    await audit(tx, member, "statement.discarded", "statement", id, { ngoId: member.ngo.id });
  });
}

import "server-only";
import { isoDay } from "@/lib/format";
import type { RecordedGift } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { idFrom, newId } from "@/lib/ids";
import { requireActiveNgo, type Actor, type NgoActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { isUniqueClash } from "@/lib/campaigns/save-campaign";
import { assertAsSeen } from "@/lib/forms/seen";
import type { RecordedInput } from "@/lib/recorded-gifts/form-schemas";
import { editedFields, usdCentsOf } from "@/lib/recorded-gifts/rules";

/** What the audit log keeps of a recorded gift: the money, never the donor. */
const auditData = (gift: RecordedGift) => ({
  campaign: gift.campaignId,
  method: gift.method,
  day: isoDay(gift.receivedOn),
  amount: `${gift.originalAmount} ${gift.currency}`,
  cents: Number(gift.usdCents),
  reference: gift.reference,
});

/**
 * The organisation's own campaign, also one that has ended, as money may come late. Locked, so that it cannot be deleted before
 * the gift is stored.
 * @throws 404 campaignNotFound, also for another organisation's
 */
export async function lockOwnCampaign(tx: Tx, member: NgoActor, id: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from campaign where id = ${id} and ngo_id = ${member.ngo.id} and archived_at is null for key share`;
  if (rows.length === 0) throw notFound("campaignNotFound");
}

/** The organisation's own gift, locked. @throws 404, also for another organisation's */
export async function ownGift(tx: Tx, member: NgoActor, id: string): Promise<RecordedGift> {
  const where = { id, ngoId: member.ngo.id };
  await tx.$queryRaw`select 1 from recorded_gift where id = ${id} and ngo_id = ${where.ngoId} for update`;
  const gift = await tx.recordedGift.findFirst({ where });
  if (!gift) throw notFound("recordedNotFound");
  return gift;
}

const donorOf = ({ donorName, donorEmail, note }: RecordedInput) => ({
  donorName,
  donorEmail,
  note,
});
const moneyOf = (input: RecordedInput) => ({
  method: input.method,
  receivedOn: new Date(`${input.receivedOn}T00:00:00.000Z`),
  currency: input.currency,
  originalAmount: input.original,
  rateMicros: input.rateMicros,
  usdCents: usdCentsOf(input.original, input.rateMicros),
  reference: input.reference,
});

async function orTwice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueClash(error)) throw fieldError("reference", "recordedTwice", {}, "conflict");
    throw error;
  }
}

/**
 * Whether the same form recorded this gift before. Gifts in cash have no reference to be told apart by.
 * @throws 409 formSentBefore when it was sent with other details, or what it recorded was corrected since
 */
async function isThere(tx: Tx, id: string, input: RecordedInput): Promise<boolean> {
  // of the same form sent twice at once the second sees what the first recorded
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
  const created = await tx.recordedGift.findUnique({ where: { id } });
  if (!created) return false;
  const { receivedOn, ...money } = moneyOf(input);
  const same =
    created.campaignId === input.campaignId &&
    created.receivedOn.getTime() === receivedOn.getTime() &&
    Object.entries({ ...money, ...donorOf(input) }).every(
      ([name, value]) => created[name as keyof typeof created] === value,
    );
  if (!same) throw new AppError("conflict", "formSentBefore");
  return true;
}

/**
 * A member records a gift that the organisation received itself. The same request key twice is one gift.
 * @throws 400, 401, 403, 404 campaignNotFound, 409 recordedTwice, formSentBefore
 */
export async function recordGift(actor: Actor, input: RecordedInput): Promise<{ id: string }> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  const { requestKey } = input;
  const id = requestKey ? idFrom("recordedGift", `${ngoId}:${requestKey}`) : newId("recordedGift");
  return orTwice(() =>
    db.$transaction(async (tx) => {
      await lockOwnCampaign(tx, member, input.campaignId);
      if (await isThere(tx, id, input)) return { id };
      const gift = await tx.recordedGift.create({
        data: {
          id,
          ngoId,
          campaignId: input.campaignId,
          ...moneyOf(input),
          ...donorOf(input),
          createdAt: now(),
          updatedAt: now(),
        },
      });
      const data = auditData(gift);
      await audit(tx, member, "recorded_gift.recorded", "recorded_gift", gift.id, { ngoId, data });
      return { id: gift.id };
    }),
  );
}

/**
 * A member corrects a recorded gift. If it came from a statement, its money stays as the statement says.
 * @throws 400, 401, 403, 404 (also for another organisation's), 409 recordedTwice, changedMeanwhile
 */
export async function changeRecordedGift(actor: Actor, input: RecordedInput): Promise<void> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  await orTwice(() =>
    db.$transaction(async (tx) => {
      const before = await ownGift(tx, member, input.id);
      const { campaignId } = input;
      const change = {
        campaignId,
        ...donorOf(input),
        ...(before.fromStatement ? {} : moneyOf(input)),
      };
      const shown = (gift: typeof before) =>
        editedFields({ ...gift, original: gift.originalAmount });
      assertAsSeen(input.seen, shown(before), shown({ ...before, ...change }));
      if (before.campaignId !== campaignId) await lockOwnCampaign(tx, member, campaignId);
      const gift = await tx.recordedGift.update({
        where: { id: before.id },
        data: { ...change, updatedAt: now() },
      });
      await audit(tx, member, "recorded_gift.changed", "recorded_gift", gift.id, {
        ngoId,
        data: { before: auditData(before), after: auditData(gift) },
      });
    }),
  );
}

/**
 * A member deletes a recorded gift that was not received or was given back. The audit log keeps what it said, without the
 * donor.
 * @throws 401, 403, 404 (also for another organisation's)
 */
export async function deleteRecordedGift(actor: Actor, input: { id: string }): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    const gift = await ownGift(tx, member, input.id);
    await tx.recordedGift.delete({ where: { id: gift.id } });
    await audit(tx, member, "recorded_gift.deleted", "recorded_gift", gift.id, {
      ngoId: member.ngo.id,
      data: auditData(gift),
    });
  });
}

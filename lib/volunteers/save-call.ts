import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { idFrom, newId } from "@/lib/ids";
import { assertAsSeen, seenOf } from "@/lib/forms/seen";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { publicStatuses } from "@/lib/campaigns/rules";
import { lockCall, ofNgo } from "@/lib/volunteers/lock-call";
import { editedFields, maxOpenCalls } from "@/lib/volunteers/rules";
import type { CallInput } from "@/lib/volunteers/form-schemas";

/** The organisation's public campaign, locked: two calls at once could both see room for one more. */
async function lockCampaign(tx: Tx, ngoId: string, id: string): Promise<void> {
  await tx.$queryRaw`select 1 from campaign where id = ${id} for update`;
  const where = { id, ngoId, archivedAt: null, status: { in: [...publicStatuses] } };
  if ((await tx.campaign.count({ where })) === 0) throw notFound("campaignNotFound");
}

/**
 * Whether the same form opened this call before.
 * @throws 409 formSentBefore when it was sent with other details, or what it opened was changed since
 */
async function isThere(
  tx: Tx,
  id: string,
  { campaignId, ...fields }: Parameters<typeof editedFields>[0] & { campaignId: string },
): Promise<boolean> {
  const created = await tx.volunteerCall.findUnique({ where: { id } });
  if (!created) return false;
  const same =
    created.campaignId === campaignId &&
    seenOf(editedFields(created)) === seenOf(editedFields(fields));
  if (!same) throw new AppError("conflict", "formSentBefore");
  return true;
}

/**
 * Creates a campaign's call for volunteers, or changes it while it is open. The same request key twice is one call.
 * @throws 401, 403, 404 also for another organisation's, 409 volunteerCallsFull, volunteerCallOver, changedMeanwhile,
 *   formSentBefore
 */
export async function saveCall(actor: Actor, input: CallInput): Promise<{ callId: string }> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  const { callId, campaignId, requestKey, seen, ...fields } = input;
  const newCallId = requestKey
    ? idFrom("volunteerCall", `${ngoId}:${requestKey}`)
    : newId("volunteerCall");
  return db.$transaction(async (tx) => {
    if (callId !== "") {
      const call = await lockCall(tx, callId, ofNgo(ngoId));
      if (call.state !== "open" && call.state !== "full")
        throw new AppError("conflict", "volunteerCallOver");
      assertAsSeen(seen, editedFields(call), editedFields({ ...call, ...fields }));
      await tx.volunteerCall.update({ where: { id: call.id }, data: fields });
      await audit(tx, member, "volunteer_call.changed", "volunteer_call", call.id, { ngoId });
      return { callId: call.id };
    }
    await lockCampaign(tx, ngoId, campaignId);
    if (await isThere(tx, newCallId, { campaignId, ...fields })) return { callId: newCallId };
    const open = await tx.volunteerCall.count({ where: { campaignId, endsAt: { gt: now() } } });
    if (open >= maxOpenCalls)
      throw new AppError("conflict", "volunteerCallsFull", { params: { n: maxOpenCalls } });
    const created = await tx.volunteerCall.create({
      data: { id: newCallId, campaignId, ...fields, createdAt: now() },
    });
    await audit(tx, member, "volunteer_call.opened", "volunteer_call", created.id, { ngoId });
    return { callId: created.id };
  });
}

/** The organisation closes a call; waiting offers can still be answered. Idempotent. @throws 401, 403, 404 */
export async function closeCall(actor: Actor, input: { callId: string }): Promise<void> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  await db.$transaction(async (tx) => {
    const call = await lockCall(tx, input.callId, ofNgo(ngoId));
    if (call.state !== "open" && call.state !== "full") return;
    await tx.volunteerCall.update({ where: { id: call.id }, data: { closedAt: now() } });
    await audit(tx, member, "volunteer_call.closed", "volunteer_call", call.id, { ngoId });
  });
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { tellVolunteers } from "@/lib/campaigns/tell-volunteers";
import { enqueue } from "@/lib/jobs/enqueue";
import { lockCall } from "@/lib/volunteers/lock-call";

/**
 * An administrator ends a call at once, with a reason that is mailed to the organisation. It cannot be opened again; people who
 * offered to help are told that they will get no answer. Idempotent.
 * @throws 401, 403, 404
 */
export async function stopCall(
  actor: Actor,
  input: { callId: string; reason: string },
): Promise<void> {
  requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const call = await lockCall(tx, input.callId, {});
    if (call.state === "stopped") return;
    await tellVolunteers(tx, { id: call.id }, "stopped");
    await tx.volunteerCall.update({
      where: { id: call.id },
      data: { stoppedAt: now(), stopReason: input.reason },
    });
    await audit(tx, actor, "volunteer_call.stopped", "volunteer_call", call.id, {
      ngoId: call.campaign.ngoId,
      data: { reason: input.reason },
    });
    await enqueue(tx, "mail.volunteer_call_stopped", `volunteer_stopped:${call.id}`, {
      callId: call.id,
    });
  });
}

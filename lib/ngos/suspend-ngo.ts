import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";

/**
 * Suspends an organisation, a flag besides the status approved (OP-048): its campaigns take no donations, payouts are
 * held, its members can only read. The jobs enqueued here pause monthly gifts.
 * @throws 401, 403, 404, 409 when it is not approved or suspended already
 */
export function suspendNgo(
  actor: Actor,
  input: { id: string; reason?: string | null | undefined },
) {
  const reason = input.reason?.trim() || null;
  return decideNgo(actor, input.id, {
    kind: "suspended",
    reason,
    from: { status: "approved", suspendedAt: null },
    to: { suspendedAt: now(), suspensionReason: reason },
    refusal: () => ({ code: "conflict", key: "cannotSuspend" }),
    job: async (tx, eventId) => {
      await enqueue(tx, "mail.ngo_suspended", `ngo_suspended:${eventId}`, {
        ngoId: input.id,
        eventId,
      });
      const gifts = await tx.monthlyGift.findMany({
        where: { ngoId: input.id, status: { in: ["active", "past_due", "cancel_scheduled"] } },
        select: { id: true },
      });
      for (const gift of gifts)
        await enqueue(tx, "provider.sync_gift", `sync_gift:${gift.id}:${eventId}`, {
          giftId: gift.id,
        });
    },
  });
}

import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";

/**
 * Lifts a suspension.
 * @throws 401, 403, 404, 409 when it is not suspended (NGO-069)
 */
export function reinstateNgo(
  actor: Actor,
  input: { id: string; reason?: string | null | undefined },
) {
  return decideNgo(actor, input.id, {
    kind: "reinstated",
    reason: input.reason?.trim() || null,
    from: { suspendedAt: { not: null } },
    to: { suspendedAt: null, suspensionReason: null },
    refusal: () => ({ code: "conflict", key: "notSuspended" }),
    job: async (tx, eventId) => {
      await enqueue(tx, "mail.ngo_reinstated", `ngo_reinstated:${eventId}`, {
        ngoId: input.id,
        eventId,
      });
      await enqueue(tx, "updates.resume", `updates_resume:${eventId}`, {
        ngoId: input.id,
        eventId,
      });
      const gifts = await tx.monthlyGift.findMany({
        where: { ngoId: input.id, status: "paused" },
        select: { id: true },
      });
      for (const gift of gifts)
        await enqueue(tx, "provider.sync_gift", `sync_gift:${gift.id}:${eventId}`, {
          giftId: gift.id,
        });
    },
  });
}

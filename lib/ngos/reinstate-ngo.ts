import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { decideNgo } from "@/lib/ngos/decide-ngo";
import { seenAt } from "@/lib/ngos/version";

/**
 * Lifts a suspension.
 * @param input.version the suspension that was looked at: its time, as versionOf writes it; without it, the present one
 * @throws 401, 403, 404, 409 when it is not suspended (NGO-069), 409 suspendedAgain
 */
export function reinstateNgo(
  actor: Actor,
  input: { id: string; reason?: string | null | undefined; version?: string | undefined },
) {
  return decideNgo(actor, input.id, {
    kind: "reinstated",
    reason: input.reason?.trim() || null,
    from: { suspendedAt: input.version === undefined ? { not: null } : seenAt(input.version) },
    to: { suspendedAt: null, suspensionReason: null },
    refusal: ({ suspendedAt }) => ({
      code: "conflict",
      key: suspendedAt === null ? "notSuspended" : "suspendedAgain",
    }),
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

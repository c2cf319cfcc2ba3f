import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";

/**
 * Puts a failed job or provider event back into the queue, with its attempts counted anew.
 * @throws 401, 403, 404
 */
export async function retryFailed(actor: Actor, input: { id: string }): Promise<void> {
  requireAdmin(actor);
  const fresh = { status: "new", attempts: 0, nextAt: now(), leaseUntil: null };
  await db.$transaction(async (tx) => {
    const event = input.id.startsWith("evt_");
    if (!event && !/^\d{1,18}$/.test(input.id)) throw notFound();
    const { count } = event
      ? await tx.providerEvent.updateMany({ where: { id: input.id, status: "dead" }, data: fresh })
      : await tx.job.updateMany({ where: { id: BigInt(input.id), status: "dead" }, data: fresh });
    if (count === 0) throw notFound();
    await audit(tx, actor, "job.run_again", event ? "provider_event" : "job", input.id);
  });
}

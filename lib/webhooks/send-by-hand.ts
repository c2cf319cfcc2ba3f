import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { limit } from "@/lib/auth/rate-limit";
import { requireActiveNgo, requireOwner, type Actor } from "@/lib/auth/actor";
import { testType } from "@/lib/webhooks/rules";

/**
 * Neither action discloses anything new, so neither requires a second factor.
 * @throws 401, 403, 429
 */
async function sender(actor: Actor) {
  requireActiveNgo(actor);
  const owner = requireOwner(actor);
  await limit("webhook.ngo", owner.ngo.id);
  return owner;
}

/**
 * Sends a test event to one endpoint.
 * @returns its delivery
 * @throws 401, 403, 404, 409 webhookOff, 429
 */
export async function sendTest(actor: Actor, endpointId: string): Promise<{ id: string }> {
  const owner = await sender(actor);
  const endpoint = await db.webhookEndpoint.findFirst({
    where: { id: endpointId, ngoId: owner.ngo.id },
  });
  if (!endpoint) throw notFound("notFound");
  if (endpoint.disabledAt) throw new AppError("conflict", "webhookOff");
  return db.$transaction(async (tx) => {
    const event = await tx.webhookEvent.create({
      data: {
        ngoId: owner.ngo.id,
        type: testType,
        objectId: endpointId,
        facts: {},
        at: now(),
      },
    });
    return tx.webhookDelivery.create({
      data: {
        endpointId,
        eventId: event.id,
        seq: event.seq,
        objectId: event.id,
        nextAt: now(),
      },
      select: { id: true },
    });
  });
}

/**
 * Redelivers with the same id and body; a delivery that waits for its next attempt is sent now.
 * @throws 401, 403, 404, 409 webhookOff, 429
 */
export async function sendAgain(
  actor: Actor,
  input: { endpointId: string; deliveryId: string },
): Promise<void> {
  const owner = await sender(actor);
  const delivery = await db.webhookDelivery.findFirst({
    where: {
      id: input.deliveryId,
      endpointId: input.endpointId,
      endpoint: { ngoId: owner.ngo.id },
    },
    include: { endpoint: { select: { disabledAt: true } } },
  });
  if (!delivery) throw notFound("notFound");
  if (delivery.endpoint.disabledAt) throw new AppError("conflict", "webhookOff");
  const { id } = delivery;
  const { count } = await db.webhookDelivery.updateMany({
    where: { id, status: { not: "waiting" } },
    data: { status: "waiting", attempts: 0, nextAt: now(), leaseUntil: null, doneAt: null },
  });
  if (count === 0)
    await db.webhookDelivery.updateMany({
      where: { id, status: "waiting", leaseUntil: null },
      data: { nextAt: now() },
    });
}

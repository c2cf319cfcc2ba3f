import "server-only";
import { db, type Tx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireApprovedNgo, requireOwner, type Actor, type NgoActor } from "@/lib/auth/actor";
import { freeUrl, lockEndpoints, type EndpointInput } from "@/lib/webhooks/create-endpoint";
import { requireManager, requireScopesOf } from "@/lib/webhooks/may-manage";
import { eventTypes, overlapMs } from "@/lib/webhooks/rules";
import { newWebhookSecret, sealSecret } from "@/lib/webhooks/sign";

/**
 * Locks one of the organisation's own endpoints.
 * @throws 404 also for another organisation's endpoint
 */
async function lockOwn(tx: Tx, ngoId: string, id: string) {
  await tx.$queryRaw`select id from webhook_endpoint where id = ${id} and ngo_id = ${ngoId} for update`;
  const row = await tx.webhookEndpoint.findFirst({ where: { id, ngoId } });
  if (!row) throw notFound("notFound");
  return row;
}

function requireOwnerOfApproved(actor: Actor): NgoActor {
  requireApprovedNgo(actor);
  return requireOwner(actor);
}

type EndpointPatch = { [K in keyof EndpointInput]?: EndpointInput[K] | undefined } & {
  enabled?: boolean | undefined;
};

/** Switching an endpoint off requires only the owner, no second factor: stopping a wrong receiver must be quick. */
const onlyOff = (patch: EndpointPatch): boolean =>
  patch.enabled === false && Object.values(patch).filter((v) => v !== undefined).length === 1;

/**
 * Changes an endpoint's address or events, or switches it on or off. Pending deliveries go to the new address, with the
 * body they have.
 * @throws 401, 403, 403 step_up_required, 403 insufficient_scope, 404, 400 webhookUrl, 409 webhookTwice
 */
export async function changeEndpoint(
  actor: Actor,
  id: string,
  patch: EndpointPatch,
): Promise<void> {
  const owner = onlyOff(patch) ? requireOwnerOfApproved(actor) : requireManager(actor);
  const ngoId = owner.ngo.id;
  await db.$transaction(async (tx) => {
    await lockEndpoints(tx, ngoId);
    const row = await lockOwn(tx, ngoId, id);
    const events = patch.events ?? eventTypes.filter((type) => row.events.includes(type));
    const withDonors = patch.withDonors ?? row.withDonors;
    // a new address also receives redeliveries: old bodies, whatever they contain
    const moves = patch.url !== undefined;
    if (moves) requireScopesOf(actor, { events: eventTypes, withDonors: true });
    else if (!onlyOff(patch)) requireScopesOf(actor, { events, withDonors });
    const url = patch.url === undefined ? row.url : await freeUrl(tx, ngoId, patch.url, row.id);
    const turned = patch.enabled !== undefined && patch.enabled !== (row.disabledAt === null);
    const on = { disabledAt: null, disabledBy: null, failingSince: null };
    const off = { disabledAt: now(), disabledBy: "organisation" };
    await tx.webhookEndpoint.update({
      where: { id },
      data: { url, events, withDonors, ...(turned && (patch.enabled ? on : off)) },
    });
    await audit(tx, owner, "webhook.changed", "webhook_endpoint", id, {
      ngoId,
      data: {
        host: new URL(url).host,
        events,
        withDonors,
        ...(turned ? { enabled: patch.enabled === true } : {}),
      },
    });
  });
}

/**
 * Rotates the secret. For a day the old one signs too, so that the receiver can change over without a gap; an even
 * older one ends at once.
 * @throws 401, 403, 403 step_up_required, 404
 */
export async function rotateSecret(
  actor: Actor,
  id: string,
): Promise<{ secret: string; url: string }> {
  const owner = requireManager(actor);
  const secret = newWebhookSecret();
  const { cipher, keyVersion } = sealSecret(id, secret);
  const url = await db.$transaction(async (tx) => {
    const row = await lockOwn(tx, owner.ngo.id, id);
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secretCipher: cipher,
        secretKeyVersion: keyVersion,
        oldSecretCipher: row.secretCipher,
        oldSecretKeyVersion: row.secretKeyVersion,
        oldSecretUntil: new Date(nowMs() + overlapMs),
      },
    });
    await audit(tx, owner, "webhook.secret_rotated", "webhook_endpoint", id, {
      ngoId: owner.ngo.id,
    });
    return row.url;
  });
  return { secret, url };
}

/**
 * Deletes an endpoint at once, with its log. Like revoking a key, it requires no second factor.
 * @throws 401, 403, 404
 */
export async function deleteEndpoint(actor: Actor, id: string): Promise<void> {
  const owner = requireOwnerOfApproved(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhookEndpoint.deleteMany({ where: { id, ngoId: owner.ngo.id } });
    if (count === 0) throw notFound("notFound");
    await audit(tx, owner, "webhook.deleted", "webhook_endpoint", id, { ngoId: owner.ngo.id });
  });
}

import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { requireManager, requireScopesOf } from "@/lib/webhooks/may-manage";
import { mostEndpoints, type EventType } from "@/lib/webhooks/rules";
import { newWebhookSecret, sealSecret } from "@/lib/webhooks/sign";
import { targetUrl } from "@/lib/webhooks/target";

export type EndpointInput = { url: string; events: EventType[]; withDonors: boolean };

/** Serialises creation: two concurrent ones would both see room for one more. Held until the transaction ends. */
export const lockEndpoints = (tx: Tx, ngoId: string): Promise<unknown> =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`webhook:${ngoId}`}, 0))`;

/**
 * @returns the URL as stored
 * @throws 400 webhookUrl, 409 webhookTwice
 */
export async function freeUrl(
  tx: Tx,
  ngoId: string,
  text: string,
  self: string | null = null,
): Promise<string> {
  const url = targetUrl(text)?.href;
  if (!url) throw fieldError("url", "webhookUrl");
  const same = await tx.webhookEndpoint.findFirst({ where: { ngoId, url }, select: { id: true } });
  if (same && same.id !== self) throw fieldError("url", "webhookTwice", {}, "conflict");
  return url;
}

/**
 * Adds an endpoint to the actor's organisation.
 * @returns its secret, which is shown only once
 * @throws 401, 403, 403 step_up_required, 403 insufficient_scope, 400 webhookUrl, 409 webhooksFull, 409 webhookTwice
 */
export async function createEndpoint(
  actor: Actor,
  input: EndpointInput,
): Promise<{ id: string; secret: string }> {
  const owner = requireManager(actor);
  requireScopesOf(actor, input);
  const ngoId = owner.ngo.id;
  const id = newId("webhookEndpoint");
  const secret = newWebhookSecret();
  const { cipher, keyVersion } = sealSecret(id, secret);
  await db.$transaction(async (tx) => {
    await lockEndpoints(tx, ngoId);
    if ((await tx.webhookEndpoint.count({ where: { ngoId } })) >= mostEndpoints)
      throw new AppError("conflict", "webhooksFull", { params: { n: mostEndpoints } });
    const url = await freeUrl(tx, ngoId, input.url);
    await tx.webhookEndpoint.create({
      data: {
        id,
        ngoId,
        url,
        events: input.events,
        withDonors: input.withDonors,
        secretCipher: cipher,
        secretKeyVersion: keyVersion,
        createdAt: now(),
      },
    });
    await audit(tx, owner, "webhook.created", "webhook_endpoint", id, {
      ngoId,
      data: { host: new URL(url).host, events: input.events, withDonors: input.withDonors },
    });
  });
  return { id, secret };
}

import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { isFilled } from "@/lib/forms/decoy";
import { enqueue } from "@/lib/jobs/enqueue";
import { publicStatuses } from "@/lib/campaigns/rules";
import type { ConcernInput } from "@/lib/concerns/schema";

/**
 * A visitor raises a concern about a public organisation or one of its campaigns. Administrators read it, the organisation
 * never does. If the decoy field is filled in, the concern is neither counted nor mailed until an administrator releases it
 * (OP-136).
 * @throws 404, 429 after five an hour
 */
export async function raiseConcern(
  actor: Actor,
  input: ConcernInput,
): Promise<{ concernId: string; held: boolean }> {
  if (actor.kind !== "system") await limit("concern.address", actor.address);
  const ngo = await db.ngo.findFirst({
    where: { id: input.ngoId, status: "approved", isOperator: false },
    select: { id: true },
  });
  if (!ngo) throw notFound();
  const campaignId = input.campaign === "" ? null : await campaignOf(ngo.id, input.campaign);
  const concernId = newId("concern");
  const isSpam = isFilled(input.hbq7);
  const { email } = input;
  await db.$transaction(async (tx) => {
    await tx.concern.create({
      data: {
        ...{ id: concernId, ngoId: ngo.id, campaignId, text: input.text, email, isSpam },
        ...{ locale: actor.locale, createdAt: now() },
      },
    });
    if (isSpam) return;
    await mailConcern(tx, concernId, email);
  });
  return { concernId, held: isSpam };
}

async function mailConcern(tx: Tx, concernId: string, email: string | null): Promise<void> {
  await enqueue(tx, "mail.concern_raised", `concern_raised:${concernId}`, { concernId });
  if (email !== null)
    await enqueue(tx, "mail.concern_received", `concern_received:${concernId}`, { concernId });
}

/**
 * Releases a concern that was held as spam: from now on it counts, and its mails are sent. Idempotent.
 * @throws 401, 403, 404
 */
export async function releaseConcern(actor: Actor, input: { concernId: string }): Promise<void> {
  requireAdmin(actor);
  const { concernId: id } = input;
  await db.$transaction(async (tx) => {
    const { count } = await tx.concern.updateMany({
      where: { id, isSpam: true },
      data: { isSpam: false },
    });
    const concern = await tx.concern.findUnique({ where: { id }, select: { email: true } });
    if (!concern) throw notFound();
    if (count === 0) return;
    await mailConcern(tx, id, concern.email);
    // without the organisation's id, like every audit entry about a concern
    await audit(tx, actor, "concern.released", "concern", id);
  });
}

async function campaignOf(ngoId: string, slug: string): Promise<string> {
  const campaign = await db.campaign.findFirst({
    where: {
      ...{ ngoId, archivedAt: null, status: { in: [...publicStatuses] } },
      slugs: { some: { slug } },
    },
    select: { id: true },
  });
  if (!campaign) throw notFound("campaignNotFound");
  return campaign.id;
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";
import { publicStatuses } from "@/lib/campaigns/rules";
import type { ConcernInput } from "@/lib/concerns/schema";

/**
 * A visitor raises a concern about an organisation that everyone sees, or a campaign of it. Administrators read it, the
 * organisation never. A bot that filled the hidden field gets the same answer; what it sent is kept without an address, counts
 * nowhere and is mailed to nobody. @throws 404, 429 after five an hour
 */
export async function raiseConcern(
  actor: Actor,
  input: ConcernInput,
): Promise<{ concernId: string }> {
  if (actor.kind !== "system") await limit("concern.address", actor.address);
  const ngo = await db.ngo.findFirst({
    where: { id: input.ngoId, status: "approved", isOperator: false },
    select: { id: true },
  });
  if (!ngo) throw notFound();
  const campaignId = input.campaign === "" ? null : await campaignOf(ngo.id, input.campaign);
  const concernId = newId("concern");
  const isSpam = input.website !== "";
  const email = isSpam ? null : input.email;
  await db.$transaction(async (tx) => {
    await tx.concern.create({
      data: {
        ...{ id: concernId, ngoId: ngo.id, campaignId, text: input.text, email, isSpam },
        ...{ locale: actor.locale, createdAt: now() },
      },
    });
    if (isSpam) return;
    await enqueue(tx, "mail.concern_raised", `concern_raised:${concernId}`, { concernId });
    if (email !== null)
      await enqueue(tx, "mail.concern_received", `concern_received:${concernId}`, { concernId });
  });
  return { concernId };
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

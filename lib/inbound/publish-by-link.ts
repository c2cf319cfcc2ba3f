import "server-only";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { actorOfUser } from "@/lib/auth/current-actor";
import { snapshotOf, type Actor, type UserActor } from "@/lib/auth/actor";
import { openCampaign } from "@/lib/inbound/address";
import { readPublishToken } from "@/lib/inbound/publish-link";
import { memberOf } from "@/lib/inbound/sender";
import { publishUpdate } from "@/lib/updates/publish-update";
import { toUpdateView, updateParts } from "@/lib/updates/queries";
import type { UpdateView } from "@/lib/updates/view";

type LinkedDraft = {
  campaign: { id: string; slug: string; title: string; ngoId: string };
  update: UpdateView;
  hidden: boolean;
  /** when it was last changed, ISO 8601 */
  seen: string;
  userId: string;
};

/** What a link publishes, while its holder may publish it; null for every other link. Only reads. */
export async function draftOfLink(token: string): Promise<LinkedDraft | null> {
  const link = readPublishToken(token);
  if (!link) return null;
  const row = await db.inboundMail.findFirst({
    where: {
      id: link.mailId,
      userId: link.userId,
      status: "draft",
      warning: null,
      update: { deletedAt: null },
      campaign: openCampaign,
    },
    select: {
      campaign: { select: { id: true, slug: true, title: true, ngoId: true } },
      update: { include: updateParts },
    },
  });
  if (!row?.update) return null;
  const { campaign, update } = row;
  const holder = { id: link.userId, sessionEpoch: link.epoch, ...memberOf(campaign.ngoId) };
  if ((await db.user.count({ where: holder })) === 0) return null;
  const hidden = update.hiddenAt !== null;
  const seen = update.updatedAt.toISOString();
  return { campaign, update: toUpdateView(update), hidden, seen, userId: link.userId };
}

/**
 * "Publish" on the page of the link in our reply, as the member who sent the mail. Pressing twice publishes once.
 * @throws 404 for an invalid or expired link, 409 updatesADay, updateChanged
 */
export async function publishByLink(
  actor: Actor,
  input: { token: string; seen?: string | undefined },
): Promise<void> {
  const draft = await draftOfLink(input.token);
  if (!draft) throw notFound();
  const member = await memberActor(actor, draft.userId);
  const name = { campaign: draft.campaign.id, number: draft.update.number };
  await publishUpdate(member, name, input.seen);
}

/** The link's person, with the request from which it was pressed. Only for this action: a link grants nothing else. */
async function memberActor(actor: Actor, userId: string): Promise<UserActor> {
  const credential = { kind: "session", id: "publish_link" } as const;
  const member = await actorOfUser(userId, credential, snapshotOf(actor));
  if (!member) throw notFound();
  return member;
}

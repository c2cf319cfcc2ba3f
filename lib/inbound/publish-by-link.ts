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
  userId: string;
};

/** What a link publishes, while its holder may; null for every other link. Reads only. */
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
  return { campaign, update: toUpdateView(update), hidden, userId: link.userId };
}

/**
 * "Publish" behind the link in the answer to a mail, as the member who sent it. Pressing twice publishes once.
 * @throws 404 for a link that is none or over, 409 updatesADay
 */
export async function publishByLink(actor: Actor, input: { token: string }): Promise<void> {
  const draft = await draftOfLink(input.token);
  if (!draft) throw notFound();
  const member = await memberActor(actor, draft.userId);
  await publishUpdate(member, { campaign: draft.campaign.id, number: draft.update.number });
}

/** The person whose link it is, from where it was pressed. Only for this press: nothing else is given to a link. */
async function memberActor(actor: Actor, userId: string): Promise<UserActor> {
  const credential = { kind: "session", id: "publish_link" } as const;
  const member = await actorOfUser(userId, credential, snapshotOf(actor));
  if (!member) throw notFound();
  return member;
}

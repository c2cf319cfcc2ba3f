import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { readLeaveToken } from "@/lib/updates/mail-link";
import { takesNoMails, takesNoThanks } from "@/lib/updates/stopped";
import { withdrawConsent } from "@/lib/updates/withdraw-consent";

type Leaver = {
  emailKey: string;
  campaign: { id: string; slug: string; title: string; ngo: { id: string; name: string } };
  /** null for the link of a thank-you */
  update: { consentId: string; updateId: string; left: boolean } | null;
};

const campaignFields = {
  select: { id: true, slug: true, title: true, ngo: { select: { id: true, name: true } } },
} as const;

/** The recipient of the mail a link was in; null for an invalid link and for an erased address. */
async function leaverOf(token: string): Promise<Leaver | null> {
  const link = readLeaveToken(token);
  if (!link) return null;
  if ("emailKey" in link) {
    const { campaignId: id, emailKey } = link;
    const campaign = await db.campaign.findUnique({ where: { id }, ...campaignFields });
    return campaign && { emailKey, campaign, update: null };
  }
  if ("donationId" in link) {
    const donation = await db.donation.findUnique({
      where: { id: link.donationId },
      select: { emailKey: true, campaign: campaignFields },
    });
    const { emailKey, campaign } = donation ?? {};
    return emailKey && campaign ? { emailKey, campaign, update: null } : null;
  }
  const consent = await db.updateConsent.findUnique({
    where: { id: link.consentId },
    select: { emailKey: true, leftAt: true, campaign: campaignFields },
  });
  if (!consent) return null;
  const { emailKey, campaign } = consent;
  return { emailKey, campaign, update: { ...link, left: consent.leftAt !== null } };
}

export type MailsToLeave = {
  slug: string;
  title: string;
  organisation: string;
  /** "updates" of one campaign, or "thanks" from its organisation; the reader can stop these, or the mails of all campaigns */
  mail: "updates" | "thanks";
  left: boolean;
  leftAll: boolean;
};

/** What a footer link unsubscribes from; null for an invalid link. */
export async function mailsToLeave(token: string): Promise<MailsToLeave | null> {
  const leaver = await leaverOf(token);
  if (!leaver) return null;
  const { campaign, update, emailKey } = leaver;
  const { slug, title, ngo } = campaign;
  const page = { slug, title, organisation: ngo.name, leftAll: await takesNoMails(db, emailKey) };
  return update
    ? { ...page, mail: "updates", left: update.left }
    : { ...page, mail: "thanks", left: await takesNoThanks(db, { emailKey, ngoId: ngo.id }) };
}

async function leaveThanks(tx: Tx, actor: Actor, leaver: Leaver): Promise<void> {
  const { emailKey, campaign } = leaver;
  const key = { ngoId: campaign.ngo.id, emailKey };
  if (await takesNoThanks(tx, key)) return;
  const stoppedAt = now();
  await tx.thanksStop.upsert({
    where: { ngoId_emailKey: key },
    create: { ...key, stoppedAt },
    update: { stoppedAt },
  });
  await audit(tx, actor, "thanks.left", "campaign", campaign.id, { ngoId: campaign.ngo.id });
}

/**
 * Unsubscribes from the mails that a footer link is for (updates of one campaign, or thank-yous from one organisation), or from
 * those of all campaigns. Mail programs may post this without a session. Receipts are still sent. Idempotent.
 * @throws 404 for an invalid link
 */
export async function leaveUpdates(
  actor: Actor,
  input: { token: string; all: boolean },
): Promise<void> {
  const leaver = await leaverOf(input.token);
  if (!leaver) throw notFound();
  const { emailKey, campaign, update } = leaver;
  const { all } = input;
  const leftAt = now();
  await db.$transaction(async (tx) => {
    if (!update && !all) return leaveThanks(tx, actor, leaver);
    const leftBefore = await takesNoMails(tx, emailKey);
    if (all)
      await tx.updateStop.upsert({
        where: { emailKey },
        create: { emailKey, stoppedAt: leftAt },
        update: { stoppedAt: leftAt },
      });
    const count = await withdrawConsent(tx, all ? { emailKey } : { id: update?.consentId ?? "" });
    if (update)
      await tx.updateMail.updateMany({
        where: { updateId: update.updateId, emailKey, leftAt: null },
        data: { leftAt },
      });
    if (count > 0 || (all && !leftBefore))
      await audit(tx, actor, "updates.left", "campaign", campaign.id, { data: { all } });
  });
}

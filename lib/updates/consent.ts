import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { readDonationToken } from "@/lib/donor-links/donation";
import { withdrawConsent } from "@/lib/updates/withdraw-consent";

type Giver = { campaignId: string; emailKey: string; address: string; locale: string };

/** The donor behind a donation link; null if the link opens nothing, or a donation without an address. */
async function giverOf(token: string): Promise<Giver | null> {
  const opened = await readDonationToken(token);
  if (!opened) return null;
  const select = { campaignId: true, emailKey: true, donorEmail: true, locale: true } as const;
  const row =
    opened.kind === "monthlyGift"
      ? await db.monthlyGift.findUnique({ where: { id: opened.id }, select })
      : await db.donation.findUnique({ where: { id: opened.id }, select });
  if (!row?.emailKey || !row.donorEmail) return null;
  const { campaignId, emailKey, donorEmail: address, locale } = row;
  return { campaignId, emailKey, address, locale };
}

/** Whether the donor of a link is mailed the campaign's updates; null if there is nobody to mail. */
export async function getsUpdates(token: string): Promise<boolean | null> {
  const giver = await giverOf(token);
  if (!giver) return null;
  const { campaignId, emailKey } = giver;
  const row = await db.updateConsent.findUnique({
    where: { campaignId_emailKey: { campaignId, emailKey } },
    select: { leftAt: true },
  });
  return row !== null && row.leftAt === null;
}

/**
 * Stores the donor's yes or no, given through their own link, for that donation's campaign. Idempotent.
 * @throws 404 for a wrong link
 */
export async function chooseUpdates(
  actor: Actor,
  input: { token: string; wants: boolean },
): Promise<void> {
  const giver = await giverOf(input.token);
  if (!giver) throw notFound();
  const { campaignId, emailKey, address } = giver;
  const currentTime = now();
  await db.$transaction(async (tx) => {
    const where = { campaignId, emailKey };
    if (!input.wants) {
      if ((await withdrawConsent(tx, where)) > 0)
        await audit(tx, actor, "updates.left", "campaign", campaignId);
      return;
    }
    const locale = actor.locale;
    const created = await tx.updateConsent.createMany({
      data: [{ ...where, address, locale, agreedAt: currentTime }],
      skipDuplicates: true,
    });
    const { count } = await tx.updateConsent.updateMany({
      where: { ...where, leftAt: { not: null } },
      data: { address, locale, agreedAt: currentTime, leftAt: null },
    });
    if (created.count + count > 0) await audit(tx, actor, "updates.joined", "campaign", campaignId);
  });
}

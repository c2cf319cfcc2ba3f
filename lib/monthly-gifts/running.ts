import "server-only";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { donationPath } from "@/lib/donor-links/donation";
import { freshLife, linkEnd } from "@/lib/donor-links/life";

/** The single donation of the person asking. */
type Asking = {
  id: string;
  campaignId: string;
  emailKey: string | null;
  cardFingerprint: string | null;
  createdAt: Date;
};

/**
 * The monthly gift that goes from a donation's address to its campaign already; null where none does.
 *
 * Anybody may give a dollar in somebody's name: a link to that donation alone must not tell of the address' other gifts. So
 * `path`, its page, is given only where both are the same person's beyond doubt: paid with the same card, or the one set up from
 * the other. Elsewhere it is null: what is shown is then the same as where no gift is running, and the mailbox is told.
 */
export async function runningMonthlyGift(
  donation: Asking,
): Promise<{ id: string; path: string | null } | null> {
  const { id, campaignId, emailKey, cardFingerprint } = donation;
  if (emailKey === null) return null;
  const gifts = await db.monthlyGift.findMany({
    where: {
      campaignId,
      emailKey,
      endReason: null,
      status: { in: ["active", "past_due", "paused", "cancel_scheduled"] },
    },
    include: {
      donations: {
        where: { cardFingerprint: cardFingerprint ?? "", NOT: { settledAt: null } },
        select: { id: true },
        take: 1,
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  const own = gifts.find((gift) => gift.fromDonationId === id || gift.donations.length > 0);
  const found = own ?? gifts[0];
  if (!found) return null;
  // no longer than the donation's own links
  const until = linkEnd(donation.createdAt);
  if (!own || until.getTime() <= nowMs()) return { id: found.id, path: null };
  const { epoch } = await freshLife(emailKey);
  const of = { kind: "monthlyGift", id: own.id, linkVersion: own.linkVersion } as const;
  return { id: own.id, path: donationPath(of, { epoch, until }) };
}

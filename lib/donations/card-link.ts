import "server-only";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { readSigned, signText } from "@/lib/auth/encryption";
import { linkEnd } from "@/lib/donor-links/life";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { defaultLocale } from "@/lib/i18n/locales";
import { isSettled } from "@/lib/donations/rules";
import { stripSeed } from "@/lib/donations/strip-seed";

/**
 * The card for a donation made in somebody's honour or memory: a page of ours, opened by a link mailed to the address
 * that the donor named. It shows the donor's words and changes nothing; it expires 13 months after the payment.
 */
export const cardPath = (of: { id: string }): string => `/cards/${signText("card", of.id)}`;

export type Card = {
  /** for the donation's strip of cloth */ seed: string;
  type: "honour" | "memory";
  who: string;
  donorName: string;
  text: string | null;
  ngoName: string;
  campaign: { title: string; slug: string };
};

/**
 * What a card's link opens; null when the link was altered or has expired, the donation was refunded, or its donor asked to be
 * forgotten: the card shows the donor's name and words to whoever has the mail.
 */
export async function cardByToken(
  token: string,
  locale: string = defaultLocale,
): Promise<Card | null> {
  const id = readSigned("card", token);
  if (id === null || !/^don_[0-9a-z]{20}$/.test(id)) return null;
  const row = await db.donation.findUnique({
    where: { id },
    include: {
      campaign: { select: { ...titleParts, slug: true } },
      ngo: { select: { name: true } },
    },
  });
  if (
    !row?.dedicationName ||
    !row.settledAt ||
    row.forgottenAt ||
    !isSettled(row.status) ||
    ["refunded", "dispute_lost"].includes(row.status)
  )
    return null;
  if (linkEnd(row.settledAt).getTime() <= nowMs()) return null;
  return {
    seed: stripSeed(row.id),
    type: row.dedicationType === "memory" ? "memory" : "honour",
    who: row.dedicationName,
    donorName: row.donorName,
    text: row.dedicationText,
    ngoName: row.ngo.name,
    campaign: { slug: row.campaign.slug, title: await titleIn(row.campaign, locale) },
  };
}

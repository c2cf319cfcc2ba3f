import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { cardParts, cardsIn, type CardRow } from "@/lib/campaigns/queries";
import { takingDonations } from "@/lib/campaigns/rules";
import type { CampaignCard } from "@/lib/campaigns/schema";
import { stoppedAmong } from "@/lib/reports/queries";

/** Campaigns of organisations that take donations. */
const takingGifts = {
  ...takingDonations,
  ngo: { ...takingDonations.ngo, isOperator: false },
} satisfies Prisma.CampaignWhereInput;

/** Extra campaigns to read: some may take no donations until their organisation has reported. */
const spare = 12;

/** The first of these that currently take donations. */
async function givable(rows: CardRow[], take: number, language?: string): Promise<CampaignCard[]> {
  const stopped = await stoppedAmong(rows.map(({ id }) => id));
  return cardsIn(rows.filter(({ id }) => !stopped.has(id)).slice(0, take), language);
}

/** Ongoing campaigns by the soonest deadline; those without one come last. */
export async function endingSoonest(
  {
    notId = "",
    withGifts = false,
    language,
  }: { notId?: string; withGifts?: boolean; language?: string },
  take = 3,
): Promise<CampaignCard[]> {
  const rows = await db.campaign.findMany({
    where: {
      ...takingGifts,
      id: { not: notId },
      ...(withGifts ? { raisedCents: { gt: 0 } } : {}),
    },
    orderBy: [{ deadline: { sort: "asc", nulls: "last" } }, { id: "asc" }],
    take: take + spare,
    include: cardParts,
  });
  return givable(rows, take, language);
}

/** Other ongoing campaigns to suggest, newest first. */
export async function otherCampaigns(
  notId: string,
  language?: string,
  take = 3,
): Promise<CampaignCard[]> {
  const rows = await db.campaign.findMany({
    where: { ...takingGifts, id: { not: notId } },
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take: take + spare,
    include: cardParts,
  });
  return givable(rows, take, language);
}

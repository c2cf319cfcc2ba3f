import "server-only";
import { db } from "@/lib/db";
import { isAdmin, requireAdmin, requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pageSize } from "@/lib/listing/address";
import { pageRows } from "@/lib/listing/sql";
import { publicName } from "@/lib/typed/contact-words";
import type { Prisma } from "@/prisma/generated/client";

/**
 * A donor's public note. `name` is null if the donor did not choose to be named, or if what they typed is not a name (OP-149).
 */
export type SupportWords = { id: string; name: string | null; text: string; at: Date };

/** Only notes of donations that count: not those of refunded or disputed ones. */
const isShown = {
  showWords: true,
  settledAt: { not: null },
  status: { in: ["succeeded", "confirmed", "partially_refunded"] },
} satisfies Prisma.DonationWhereInput;
const newestFirst = [
  { settledAt: "desc" },
  { id: "asc" },
] satisfies Prisma.DonationOrderByWithRelationInput[];

const shownOf = (campaignId: string) =>
  ({ campaignId, ...isShown, wordsHiddenAt: null }) satisfies Prisma.DonationWhereInput;

/** How many words of support there are for `publicWords`, on all its pages. @param most counting stops there */
export const countPublicWords = (campaignId: string, most?: number): Promise<number> =>
  db.donation.count({
    where: shownOf(campaignId),
    ...(most === undefined ? {} : { take: most }),
  });

/** A campaign's newest public words of support. */
export async function publicWords(
  campaignId: string,
  limit = 6,
  /** from 1 */ page = 1,
): Promise<SupportWords[]> {
  const rows = await db.donation.findMany({
    where: shownOf(campaignId),
    orderBy: newestFirst,
    ...pageRows({ page, limit }),
    select: { ref: true, donorName: true, showName: true, message: true, settledAt: true },
  });
  return rows.map((row) => ({
    id: row.ref,
    name: row.showName ? publicName(row.donorName) : null,
    text: row.message ?? "",
    at: row.settledAt!,
  }));
}

export type KeptWords = SupportWords & {
  donationId: string;
  campaign: string;
  ngo: string;
  hiddenBy: "organisation" | "administrator" | null;
};

/**
 * A page of words of support for those who may hide them: members see their own organisation's, administrators see all. The
 * name is the public one, not the donor's.
 * @throws 401, 403
 */
export async function keptWords(
  actor: Actor,
  page: number,
): Promise<{ words: KeptWords[]; total: number }> {
  const own = isAdmin(actor) ? {} : { ngoId: requireApprovedNgo(actor).ngo.id };
  if (isAdmin(actor)) requireAdmin(actor);
  const where = { ...own, ...isShown } satisfies Prisma.DonationWhereInput;
  const [rows, total] = await Promise.all([
    db.donation.findMany({
      where,
      orderBy: newestFirst,
      ...pageRows({ page, limit: pageSize }),
      select: {
        id: true,
        ref: true,
        donorName: true,
        showName: true,
        message: true,
        settledAt: true,
        wordsHiddenBy: true,
        campaign: { select: { title: true } },
        ngo: { select: { name: true } },
      },
    }),
    db.donation.count({ where }),
  ]);
  const words = rows.map((row) => ({
    id: row.ref,
    donationId: row.id,
    name: row.showName ? publicName(row.donorName) : null,
    text: row.message ?? "",
    at: row.settledAt!,
    campaign: row.campaign.title,
    ngo: row.ngo.name,
    hiddenBy: hiderOf(row.wordsHiddenBy),
  }));
  return { words, total };
}

const hiderOf = (stored: string | null): KeptWords["hiddenBy"] =>
  stored === "organisation" || stored === "administrator" ? stored : null;

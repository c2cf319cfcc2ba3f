import "server-only";
import { db } from "@/lib/db";
import { isAdmin, requireAdmin, requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { pageSize } from "@/lib/listing/address";
import { pageRows } from "@/lib/listing/sql";
import { publicName } from "@/lib/typed/contact-words";
import type { Prisma } from "@/prisma/generated/client";

/** A donor's public note. `name` is null for one who did not choose to be named, and for what is no name (OP-149). */
export type SupportWords = { id: string; name: string | null; text: string; at: Date };

/** Notes of donations that count: those of a refunded or disputed one are not shown. */
const given = {
  showWords: true,
  settledAt: { not: null },
  status: { in: ["succeeded", "confirmed", "partially_refunded"] },
} satisfies Prisma.DonationWhereInput;
const newestFirst = [
  { settledAt: "desc" },
  { id: "asc" },
] satisfies Prisma.DonationOrderByWithRelationInput[];

const shownOf = (campaignId: string) =>
  ({ campaignId, ...given, wordsHiddenAt: null }) satisfies Prisma.DonationWhereInput;

/** How many words of support `publicWords` has for all its pages. @param most counting ends there */
export const countPublicWords = (campaignId: string, most?: number): Promise<number> =>
  db.donation.count({
    where: shownOf(campaignId),
    ...(most === undefined ? {} : { take: most }),
  });

/** The newest words of support of a campaign, for everyone. */
export async function publicWords(
  campaignId: string,
  limit = 6,
  /** 1 and up */ page = 1,
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
 * A page of words of support for whoever may hide them: of the own organisation, or of all for an administrator.
 * The name is the one that everyone sees, not the donor's.
 * @throws 401, 403
 */
export async function keptWords(
  actor: Actor,
  page: number,
): Promise<{ words: KeptWords[]; total: number }> {
  const own = isAdmin(actor) ? {} : { ngoId: requireApprovedNgo(actor).ngo.id };
  if (isAdmin(actor)) requireAdmin(actor);
  const where = { ...own, ...given } satisfies Prisma.DonationWhereInput;
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

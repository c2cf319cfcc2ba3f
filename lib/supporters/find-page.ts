import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { publicStatuses } from "@/lib/campaigns/rules";

/** Confirmed and neither ended nor hidden: listed, and taking donations as long as its campaign does. */
export const openPage = {
  confirmedAt: { not: null },
  endedAt: null,
  hiddenAt: null,
} satisfies Prisma.SupporterPageWhereInput;

/** Publicly visible, including pages their owner ended. */
export const shownPage = {
  confirmedAt: { not: null },
  hiddenAt: null,
} satisfies Prisma.SupporterPageWhereInput;

/** Belonging to a public campaign. */
export const ofPublicCampaign = {
  campaign: {
    archivedAt: null,
    status: { in: [...publicStatuses] },
    ngo: { status: "approved" },
  },
} satisfies Prisma.SupporterPageWhereInput;

/** A page, locked for this transaction. @throws 404 supporterPageNotFound */
export async function lockPage(tx: Tx, id: string, where: Prisma.SupporterPageWhereInput = {}) {
  await tx.$queryRaw`select 1 from supporter_page where id = ${id} for no key update`;
  const page = await tx.supporterPage.findFirst({
    where: { id, ...where },
    include: { campaign: { select: { ngoId: true, slug: true } } },
  });
  if (!page) throw notFound("supporterPageNotFound");
  return page;
}

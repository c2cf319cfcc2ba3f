import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { publicStatuses } from "@/lib/campaigns/rules";

/** Confirmed, and nobody ended or hid it: it is listed and takes gifts as long as its campaign does. */
export const openPage = {
  confirmedAt: { not: null },
  endedAt: null,
  hiddenAt: null,
} satisfies Prisma.SupporterPageWhereInput;

/** What everyone may look at; one that its owner ended stays. */
export const shownPage = {
  confirmedAt: { not: null },
  hiddenAt: null,
} satisfies Prisma.SupporterPageWhereInput;

/** Of campaigns that everyone sees. */
export const ofPublicCampaign = {
  campaign: {
    archivedAt: null,
    status: { in: [...publicStatuses] },
    ngo: { status: "approved" },
  },
} satisfies Prisma.SupporterPageWhereInput;

/** A page with this transaction the only one that changes it. @throws 404 supporterPageNotFound */
export async function lockPage(tx: Tx, id: string, where: Prisma.SupporterPageWhereInput = {}) {
  await tx.$queryRaw`select 1 from supporter_page where id = ${id} for no key update`;
  const page = await tx.supporterPage.findFirst({
    where: { id, ...where },
    include: { campaign: { select: { ngoId: true, slug: true } } },
  });
  if (!page) throw notFound("supporterPageNotFound");
  return page;
}

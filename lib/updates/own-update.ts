import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { looksLikeId } from "@/lib/ids";
import type { NgoActor } from "@/lib/auth/actor";

/** How API calls and pages name an update: its campaign's id or slug (old ones too), and its number in it. */
export type UpdateName = { campaign: string; number: number };

/** The organisation's own campaign of that id or slug. */
export const ownCampaignWhere = (member: NgoActor, campaign: string) =>
  ({
    ngoId: member.ngo.id,
    archivedAt: null,
    ...(looksLikeId("campaign", campaign)
      ? { id: campaign }
      : { slugs: { some: { slug: campaign } } }),
  }) satisfies Prisma.CampaignWhereInput;

/**
 * An update of the organisation, locked until the transaction ends, so that of two edits at once the second sees the first.
 * @throws 404
 */
export async function holdOwnUpdate(tx: Tx, member: NgoActor, name: UpdateName) {
  const where = {
    number: name.number,
    deletedAt: null,
    campaign: ownCampaignWhere(member, name.campaign),
  };
  const row = await tx.campaignUpdate.findFirst({ where, select: { id: true } });
  if (!row) throw notFound("updateNotFound");
  await tx.$queryRaw`select 1 from campaign_update where id = ${row.id} for update`;
  const held = await tx.campaignUpdate.findFirst({
    where: { ...where, id: row.id },
    include: { campaign: { select: { id: true, slug: true, ngoId: true } } },
  });
  if (!held) throw notFound("updateNotFound");
  return held;
}
export type HeldUpdate = Awaited<ReturnType<typeof holdOwnUpdate>>;

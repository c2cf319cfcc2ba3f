import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { payableBank } from "@/lib/payouts/bank";
import { payoutMinimumCents } from "@/lib/payouts/rules";

export type FirstRun = {
  approvedAt: Date | null;
  /** the owner's address, and whether its link was followed: nothing is paid out before */
  email: string;
  emailConfirmed: boolean;
  bankAdded: boolean;
  /** a campaign that donors saw, also one that is archived by now */
  published: boolean;
  drafts: number;
  /** the newest campaign that takes gifts: its slug */
  toShare: string | null;
  payoutMinimumCents: bigint;
};

/**
 * What an organisation without a donation still has to do for its first one; null as soon as one
 * came.
 * @throws 401, 403
 */
export async function firstRun(actor: Actor): Promise<FirstRun | null> {
  const member = requireApprovedNgo(actor);
  const ngoId = member.ngo.id;
  if ((await db.ngoTotals.count({ where: { ngoId } })) > 0) return null;
  const [ngo, published, drafts, open] = await Promise.all([
    db.ngo.findUniqueOrThrow({
      where: { id: ngoId },
      include: {
        members: {
          where: { role: "owner" },
          include: { user: { select: { email: true, emailConfirmedAt: true } } },
        },
      },
    }),
    db.campaign.count({ where: { ngoId, status: { not: "draft" } } }),
    db.campaign.count({ where: { ngoId, status: "draft", archivedAt: null } }),
    db.campaign.findFirst({
      where: { ngoId, status: "ongoing", archivedAt: null },
      select: { slug: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    }),
  ]);
  const owner = ngo.members[0]?.user;
  return {
    approvedAt: ngo.approvedAt,
    email: owner?.email ?? member.email,
    emailConfirmed: owner?.emailConfirmedAt != null,
    bankAdded: payableBank(ngo) !== null,
    published: published > 0,
    drafts,
    toShare: open?.slug ?? null,
    payoutMinimumCents,
  };
}

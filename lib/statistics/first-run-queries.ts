import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { payableBank } from "@/lib/payouts/bank";
import { payoutMinimumCents } from "@/lib/payouts/rules";

export type FirstRun = {
  approvedAt: Date | null;
  /** the owner's address, and whether it is verified: nothing is paid out before it is */
  email: string;
  emailConfirmed: boolean;
  bankAdded: boolean;
  /** a campaign that donors have seen, possibly archived since */
  published: boolean;
  drafts: number;
  /** slug of the newest campaign that takes donations */
  toShare: string | null;
  /** somebody donated, which shows that the page was shared */
  given: boolean;
  payoutMinimumCents: bigint;
};

/**
 * What a new organisation still has to do: verify its address, add a bank account, publish a campaign, and share it, which the
 * first donation shows was done. null once all is done.
 * @throws 401, 403
 */
export async function firstRun(actor: Actor): Promise<FirstRun | null> {
  const member = requireApprovedNgo(actor);
  const ngoId = member.ngo.id;
  const [ngo, published, drafts, open, gifts] = await Promise.all([
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
    db.ngoMonth.aggregate({ where: { ngoId }, _sum: { gifts: true } }),
  ]);
  const owner = ngo.members[0]?.user;
  const emailConfirmed = owner?.emailConfirmedAt != null;
  const bankAdded = payableBank(ngo) !== null;
  const given = (gifts._sum.gifts ?? 0) > 0;
  if (emailConfirmed && bankAdded && published > 0 && given) return null;
  return {
    approvedAt: ngo.approvedAt,
    email: owner?.email ?? member.email,
    emailConfirmed,
    bankAdded,
    published: published > 0,
    given,
    drafts,
    toShare: open?.slug ?? null,
    payoutMinimumCents,
  };
}

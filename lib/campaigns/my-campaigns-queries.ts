import "server-only";
import { db } from "@/lib/db";
import { pagesOf } from "@/lib/listing/address";
import { pageRows } from "@/lib/listing/sql";
import { requireNgo, type Actor } from "@/lib/auth/actor";
import { toDollars } from "@/lib/money/money";
import { newestCounted } from "@/lib/campaigns/counted-queries";
import { toCampaign } from "@/lib/campaigns/dto";
import { cardParts, toCard } from "@/lib/campaigns/queries";

const newest = 100;
const donation = {
  ref: true,
  id: true,
  donorName: true,
  donorEmail: true,
  shareWithNgo: true,
  amountCents: true,
  confirmedCents: true,
  settledAt: true,
  createdAt: true,
  message: true,
  method: true,
  wishesMonthly: true,
} as const;
type Gift = {
  id: string;
  ref: string;
  donorName: string;
  donorEmail: string | null;
  shareWithNgo: boolean;
  amountCents: bigint;
  confirmedCents: bigint | null;
  settledAt: Date | null;
  createdAt: Date;
  message: string | null;
  method: string;
  wishesMonthly: boolean;
};

/** A donor who does not share their identity is "Anonymous" to the organisation (OP-097). */
const toGift = (g: Gift) => ({
  _id: g.id,
  id: g.id,
  ref: g.ref,
  donorName: g.shareWithNgo ? g.donorName : "Anonymous",
  donorEmail: g.shareWithNgo ? g.donorEmail : null,
  amount: toDollars(g.confirmedCents ?? g.amountCents),
  timestamp: (g.settledAt ?? g.createdAt).getTime(),
  message: g.message,
});

/** A campaign's newest donations, its newest pledges, and the number of open pledges. */
const giftsOf = (campaignId: string) => {
  const pending = { campaignId, kind: "pledge", status: "pending_confirmation" };
  return Promise.all([
    newestCounted(campaignId, newest).then((ids) =>
      db.donation.findMany({
        where: { id: { in: ids } },
        orderBy: [{ settledAt: "desc" }, { id: "asc" }],
        select: donation,
      }),
    ),
    db.donation.findMany({
      where: pending,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: newest,
      select: donation,
    }),
    db.donation.count({ where: pending }),
  ]);
};

/**
 * The organisation's own campaigns, drafts too, each with its 100 newest donations and pledges, and their counts
 * (OP-114).
 * @throws 401, 403
 */
export async function myCampaigns(actor: Actor, input: { page: number; limit: number }) {
  const { ngo } = requireNgo(actor);
  const where = { ngoId: ngo.id, archivedAt: null };
  const [rows, total] = await Promise.all([
    db.campaign.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageRows(input),
      include: {
        images: { orderBy: { position: "asc" } },
        ngo: cardParts.ngo,
      },
    }),
    db.campaign.count({ where }),
  ]);
  const campaigns = [];
  for (const row of rows) {
    const [donations, pledges, pledgeCount] = await giftsOf(row.id);
    const images = row.images.filter((i) => i.role === "main");
    campaigns.push({
      ...toCampaign({
        ...toCard({ ...row, images }),
        gallery: row.images.filter((i) => i.role === "additional"),
      }),
      donations: donations.map(toGift),
      donationCount: row.giftCount,
      pendingPayments: pledges.map((p) => ({
        ...toGift(p),
        orderId: p.ref,
        paymentMethod: p.method,
        isRecurring: p.wishesMonthly,
      })),
      pendingPaymentCount: pledgeCount,
    });
  }
  return {
    campaigns,
    pagination: {
      page: input.page,
      limit: input.limit,
      total,
      totalPages: pagesOf(total, input.limit),
    },
  };
}

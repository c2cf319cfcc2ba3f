import { z } from "zod";
import { expandedCampaign } from "@/lib/campaigns/api-schema";
import { campaignFilter, cursorQuery, dayFilters, hasMore, sumSort } from "@/lib/listing/cursor";
import { expandOf } from "@/lib/listing/expand";
import { paidUntil } from "@/lib/donations/monthly-dates";
import { toDollars } from "@/lib/money/money";
import type { monthlyGiftsAfter } from "@/lib/monthly-gifts/list-queries";

/** The list of an organisation's monthly gifts, for API clients. */
const statuses = ["active", "past_due", "paused", "cancel_scheduled", "canceled"] as const;
export const monthlyGiftsQuery = cursorQuery.extend({
  campaign: campaignFilter,
  status: z.enum(statuses).optional(),
  ...dayFilters,
  sort: sumSort,
  expand: expandOf(["campaign"]),
});

const donor = z
  .string()
  .nullable()
  .describe("null where the donor does not share it, and for a key without donors:read");
const milliseconds = z.number().nullable().describe("Milliseconds");
const giftShape = z.object({
  _id: z.string(),
  id: z.string(),
  status: z.string(),
  amount: z.number().describe("US dollars a month"),
  currency: z.string(),
  campaignId: z.string(),
  campaignTitle: z.string(),
  donorName: donor,
  donorEmail: donor,
  createdAt: z.number().describe("Milliseconds"),
  paidUntil: milliseconds,
  pausedUntil: milliseconds,
  endedAt: milliseconds,
  campaign: expandedCampaign,
});
export const monthlyGiftsAnswer = z.object({ monthlyGifts: z.array(giftShape), hasMore });

type Row = Awaited<ReturnType<typeof monthlyGiftsAfter>>["rows"][number];
/** @param withDonor false for a key without donors:read */
export function toApiMonthlyGift(row: Row, withDonor: boolean): z.infer<typeof giftShape> {
  const named = withDonor && row.shareWithNgo;
  return {
    _id: row.id,
    id: row.id,
    status: row.status,
    amount: toDollars(row.amountCents),
    currency: row.currency,
    campaignId: row.campaign.id,
    campaignTitle: row.campaign.title,
    donorName: named ? row.donorName : null,
    donorEmail: named ? row.donorEmail : null,
    createdAt: row.createdAt.getTime(),
    // a gift that is set up but not paid yet is not paid up to any day
    paidUntil: row.donations.length > 0 ? (paidUntil(row)?.getTime() ?? null) : null,
    pausedUntil: row.pausedUntil?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
  };
}

import { holds } from "@/lib/auth/actor";
import { campaignsOfRows } from "@/lib/campaigns/expand-queries";
import { expandedPart } from "@/lib/listing/expand";
import { otherMethods, route } from "@/lib/http/route";
import {
  monthlyGiftsAnswer,
  monthlyGiftsQuery,
  toApiMonthlyGift,
} from "@/lib/monthly-gifts/api-schema";
import { monthlyGiftsAfter } from "@/lib/monthly-gifts/list-queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Monthly gifts to your campaigns",
    access: "ngo",
    scope: "donations:read",
    query: monthlyGiftsQuery,
    response: monthlyGiftsAnswer,
  },
  async ({ actor, query: { expand, starting_after: after = null, ...asked } }) => {
    const page = await monthlyGiftsAfter(actor, { ...asked, after });
    const withDonor = holds(actor, "donors:read");
    const ids = page.rows.map((row) => row.campaign.id);
    const campaigns = await campaignsOfRows(actor, expand, ids);
    const monthlyGifts = page.rows.map((row) => ({
      ...toApiMonthlyGift(row, withDonor),
      ...expandedPart("campaign", campaigns, row.campaign.id),
    }));
    return { data: { monthlyGifts, hasMore: page.hasMore } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

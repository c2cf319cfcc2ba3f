import { campaignsOfRows } from "@/lib/campaigns/expand-queries";
import { expandedPart } from "@/lib/listing/expand";
import { otherMethods, route } from "@/lib/http/route";
import { ownNeedsAnswer, ownNeedsQuery, toNeed } from "@/lib/needs/api-schema";
import { needsAfter } from "@/lib/needs/list-queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "The needs of all your campaigns, closed ones included",
    access: "ngo",
    scope: "campaigns:read",
    query: ownNeedsQuery,
    response: ownNeedsAnswer,
  },
  async ({ actor, query: { expand, starting_after: after = null, ...asked } }) => {
    const page = await needsAfter(actor, { ...asked, after });
    const ids = page.needs.map(({ campaignId }) => campaignId);
    const campaigns = await campaignsOfRows(actor, expand, ids);
    const needs = page.needs.map(({ campaignId, need }) => ({
      ...toNeed(need),
      campaignId,
      ...expandedPart("campaign", campaigns, campaignId),
    }));
    return { data: { needs, hasMore: page.hasMore } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

import { campaignsOfRows } from "@/lib/campaigns/expand-queries";
import { expandedPart } from "@/lib/listing/expand";
import { otherMethods, route } from "@/lib/http/route";
import { ownUpdatesAnswer, ownUpdatesQuery } from "@/lib/updates/api-schema";
import { toUpdate } from "@/lib/updates/dto";
import { updatesAfter } from "@/lib/updates/list-queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "The updates of all your campaigns, drafts included",
    access: "ngo",
    scope: "campaigns:read",
    query: ownUpdatesQuery,
    response: ownUpdatesAnswer,
  },
  async ({ actor, query: { expand, starting_after: after = null, ...asked } }) => {
    const page = await updatesAfter(actor, { ...asked, after });
    const ids = page.updates.map((update) => update.campaign.id);
    const campaigns = await campaignsOfRows(actor, expand, ids);
    const updates = page.updates.map(({ id, state, campaign: of, view }) => ({
      _id: id,
      id,
      campaignId: of.id,
      state,
      ...toUpdate(of.slug, view),
      ...expandedPart("campaign", campaigns, of.id),
    }));
    return { data: { updates, hasMore: page.hasMore } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

import { otherMethods, route } from "@/lib/http/route";
import { myCampaignsAnswer, myCampaignsQuery } from "@/lib/campaigns/api-schema";
import { myCampaigns } from "@/lib/campaigns/my-campaigns-queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Your campaigns with their newest gifts and pledges",
    access: "ngo",
    scope: "donors:read",
    query: myCampaignsQuery,
    response: myCampaignsAnswer,
  },
  async ({ actor, query }) => ({ data: await myCampaigns(actor, query) }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

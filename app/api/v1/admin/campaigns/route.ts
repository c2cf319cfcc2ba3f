import { z } from "zod";
import { otherMethods, route } from "@/lib/http/route";
import { campaignsAnswer, wholeNumber } from "@/lib/campaigns/api-schema";
import { toCampaign } from "@/lib/campaigns/dto";
import { adminCampaigns } from "@/lib/campaigns/list-queries";

export const dynamic = "force-dynamic";

const query = z.strictObject({ page: wholeNumber(1, 1_000_000), limit: wholeNumber(1_000, 1_000) });

export const GET = route(
  {
    summary: "All campaigns of all organisations, drafts too",
    access: "admin",
    query,
    response: campaignsAnswer,
  },
  async ({ actor, query: input }) => {
    const { campaigns, pagination } = await adminCampaigns(actor, input);
    return { data: { campaigns: campaigns.map(toCampaign), pagination } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

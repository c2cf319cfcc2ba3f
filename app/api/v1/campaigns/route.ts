import { requireActiveNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import {
  campaignAnswer,
  campaignMultipart,
  campaignsAnswer,
  campaignsQuery,
} from "@/lib/campaigns/api-schema";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { toCampaign } from "@/lib/campaigns/dto";
import { ownCampaign } from "@/lib/campaigns/queries";
import { listPublicCampaigns } from "@/lib/campaigns/list-queries";
import { campaignPatch } from "@/lib/campaigns/schema";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Campaigns that everyone may see",
    access: "public",
    query: campaignsQuery,
    response: campaignsAnswer,
  },
  async ({ query: { lang, ...query } }) => {
    const { campaigns, pagination } = await listPublicCampaigns({
      ...query,
      language: lang,
      status: query.status === "all" ? undefined : query.status,
    });
    return { data: { campaigns: campaigns.map(toCampaign), pagination } };
  },
);

export const POST = route(
  {
    summary: "Create a campaign, as a draft or published",
    access: "ngo",
    scope: "campaigns:write",
    may: requireActiveNgo,
    status: 201,
    multipart: campaignMultipart,
    body: campaignPatch,
    response: campaignAnswer,
  },
  async ({ actor, body, uploads: { files } }) => {
    const { id } = await createCampaign(actor, body, {
      mainImage: files["mainImage"]?.[0],
      additionalImages: files["additionalImages"],
    });
    return {
      data: { campaign: toCampaign(await ownCampaign(actor, id)) },
      message: "Campaign created successfully!",
    };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });

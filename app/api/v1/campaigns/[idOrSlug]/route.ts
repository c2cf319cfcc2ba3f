import { z } from "zod";
import { isAdmin, requireActiveNgo } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { otherMethods, route } from "@/lib/http/route";
import {
  campaignAnswer,
  campaignMultipart,
  campaignQuery,
  idOrSlug,
} from "@/lib/campaigns/api-schema";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { inItsLanguage, toCampaign } from "@/lib/campaigns/dto";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { campaignPatch } from "@/lib/campaigns/schema";
import { updateCampaign } from "@/lib/campaigns/update-campaign";

export const dynamic = "force-dynamic";

const params = z.object({ idOrSlug });

export const GET = route(
  {
    summary: "One campaign, by id or slug; your own drafts too",
    access: "public",
    scope: "campaigns:read",
    params,
    query: campaignQuery,
    response: campaignAnswer,
  },
  async ({ actor, params: { idOrSlug }, query: { lang } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug, lang);
    if (!campaign) throw notFound("campaignNotFound");
    const several = lang !== undefined || campaign.languages.length > 1;
    return { data: { campaign: several ? inItsLanguage(campaign) : toCampaign(campaign) } };
  },
);

export const PUT = route(
  {
    summary: "Change a campaign: only the fields that are present",
    access: "user",
    scope: "campaigns:write",
    may: (actor) => isAdmin(actor) || requireActiveNgo(actor),
    params,
    multipart: campaignMultipart,
    body: campaignPatch,
    response: campaignAnswer,
  },
  async ({ actor, params: { idOrSlug }, body, uploads: { files } }) => {
    const { id } = await updateCampaign(actor, idOrSlug, body, {
      mainImage: files["mainImage"]?.[0],
      additionalImages: files["additionalImages"],
    });
    return {
      data: { campaign: toCampaign((await visibleCampaign(actor, id))!) },
      message: "Campaign updated successfully!",
    };
  },
);

export const DELETE = route(
  {
    summary: "Delete a campaign, or archive one with gifts",
    access: "ngo",
    scope: "campaigns:write",
    may: requireActiveNgo,
    params,
    response: z.object({ _id: z.string(), id: z.string(), archived: z.boolean() }),
  },
  async ({ actor, params: { idOrSlug } }) => {
    const { id, archived } = await deleteCampaign(actor, idOrSlug);
    return { data: { _id: id, id, archived }, message: "Campaign deleted successfully" };
  },
);

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });

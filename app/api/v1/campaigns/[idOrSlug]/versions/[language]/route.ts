import { z } from "zod";
import { requireActiveNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { campaignAnswer, versionBody, versionParams as params } from "@/lib/campaigns/api-schema";
import { inItsLanguage } from "@/lib/campaigns/dto";
import { ownCampaign } from "@/lib/campaigns/queries";
import { removeVersion } from "@/lib/campaigns/remove-version";
import { saveVersion } from "@/lib/campaigns/save-version";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Write a campaign's text in one more language, or change it",
    access: "ngo",
    scope: "campaigns:write",
    may: requireActiveNgo,
    params,
    body: versionBody,
    response: campaignAnswer,
  },
  async ({ actor, params: { idOrSlug, language }, body }) => {
    const { id } = await saveVersion(actor, {
      ...body,
      campaign: idOrSlug,
      language,
      isNew: false,
    });
    return {
      data: { campaign: inItsLanguage(await ownCampaign(actor, id, language)) },
      message: "Text saved successfully!",
    };
  },
);

export const DELETE = route(
  {
    summary: "Remove a campaign's text in a language",
    access: "ngo",
    scope: "campaigns:write",
    may: requireActiveNgo,
    params,
    response: z.object({ _id: z.string(), id: z.string(), language: z.string() }),
  },
  async ({ actor, params: { idOrSlug, language } }) => {
    const { id } = await removeVersion(actor, { campaign: idOrSlug, language });
    return { data: { _id: id, id, language }, message: "Text removed successfully" };
  },
);

export const { GET, POST, PATCH, OPTIONS } = otherMethods({ PUT, DELETE });

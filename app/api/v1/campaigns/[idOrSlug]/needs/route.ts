import { requireActiveNgo } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { otherMethods, route } from "@/lib/http/route";
import { visibleCampaign } from "@/lib/campaigns/queries";
import {
  needAnswer,
  needMultipart,
  needsAnswer,
  needsParams as params,
  newNeedBody,
  toNeed,
} from "@/lib/needs/api-schema";
import { ownCampaignId, ownNeed, publicNeeds } from "@/lib/needs/queries";
import { addNeed } from "@/lib/needs/save-need";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "What a campaign buys with its gifts, and how much of it is paid for",
    access: "public",
    params,
    response: needsAnswer,
  },
  async ({ actor, params: { idOrSlug } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug);
    if (!campaign) throw notFound("campaignNotFound");
    return { data: { needs: (await publicNeeds(campaign)).map(toNeed) } };
  },
);

export const POST = route(
  {
    summary: "Add what a campaign buys, below its other needs",
    access: "ngo",
    scope: "campaigns:write",
    may: requireActiveNgo,
    status: 201,
    params,
    multipart: needMultipart,
    body: newNeedBody,
    response: needAnswer,
  },
  async ({ actor, params: { idOrSlug }, body, uploads: { files } }) => {
    const campaign = await ownCampaignId(actor, idOrSlug);
    const { title, unitPrice: price, wanted } = body;
    const id = await addNeed(actor, {
      campaign,
      input: { title, price, wanted },
      picture: files["image"]?.[0],
    });
    return {
      data: { need: toNeed(await ownNeed(actor, campaign, id)) },
      message: "Need added successfully!",
    };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });

import { z } from "zod";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { idOrSlug } from "@/lib/campaigns/api-schema";
import { otherMethods, route } from "@/lib/http/route";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { callsAnswer, toCall } from "@/lib/volunteers/api-schema";
import { publicCalls } from "@/lib/volunteers/public-queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "What a campaign asks volunteers for now",
    access: "public",
    params: z.object({ idOrSlug }),
    response: callsAnswer,
  },
  async ({ actor, params: { idOrSlug } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug);
    if (!campaign) throw notFound("campaignNotFound");
    const url = `${env.appUrl}/campaigns/${campaign.slug}/volunteer`;
    const calls = await publicCalls(campaign.id);
    return { data: { calls: calls.map((call) => toCall(call, url)) } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

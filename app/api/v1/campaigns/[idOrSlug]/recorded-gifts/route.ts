import { z } from "zod";
import { notFound } from "@/lib/errors";
import { idOrSlug } from "@/lib/campaigns/api-schema";
import { otherMethods, route } from "@/lib/http/route";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { recordedAnswer, toRecorded } from "@/lib/recorded-gifts/api-schema";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary:
      "What a campaign's organisation received itself and recorded, beside what was raised here",
    access: "public",
    params: z.object({ idOrSlug }),
    response: recordedAnswer,
  },
  async ({ actor, params: { idOrSlug } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug);
    if (!campaign) throw notFound("campaignNotFound");
    return { data: toRecorded(campaign) };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

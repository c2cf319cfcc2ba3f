import { z } from "zod";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { idOrSlug } from "@/lib/campaigns/api-schema";
import { otherMethods, route } from "@/lib/http/route";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { supportersAnswer, supportersQuery, toSupporter } from "@/lib/supporters/api-schema";
import { listedPages } from "@/lib/supporters/public-queries";
import { supporterPath } from "@/lib/supporters/rules";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Pages that people opened in their own name for a campaign, by what they raised",
    access: "public",
    params: z.object({ idOrSlug }),
    query: supportersQuery,
    response: supportersAnswer,
  },
  async ({ actor, params: { idOrSlug }, query: { page, limit } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug);
    if (!campaign) throw notFound("campaignNotFound");
    const { pages, total } = await listedPages(campaign.id, { page, limit });
    return {
      data: {
        supporters: pages.map((one) =>
          toSupporter(one, `${env.appUrl}${supporterPath(campaign.slug, one.address)}`),
        ),
        pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
      },
    };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

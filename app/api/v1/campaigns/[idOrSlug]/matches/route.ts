import { z } from "zod";
import { notFound } from "@/lib/errors";
import { idOrSlug } from "@/lib/campaigns/api-schema";
import { otherMethods, route } from "@/lib/http/route";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { matchesAnswer, toMatch } from "@/lib/matches/api-schema";
import { publicMatches } from "@/lib/matches/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "What sponsors promise to a campaign, and how far it is",
    access: "public",
    params: z.object({ idOrSlug }),
    response: matchesAnswer,
  },
  async ({ actor, params: { idOrSlug } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug);
    if (!campaign) throw notFound("campaignNotFound");
    return { data: { matches: (await publicMatches(campaign)).map(toMatch) } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

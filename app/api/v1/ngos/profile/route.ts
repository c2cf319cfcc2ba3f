import { otherMethods, route } from "@/lib/http/route";
import { ngoById } from "@/lib/ngos/queries";
import { requireNgo } from "@/lib/auth/actor";
import { ngoShape } from "@/lib/ngos/api-schema";
import { ngoStats, statsDto } from "@/lib/ngos/stats";
import { campaignShape } from "@/lib/campaigns/api-schema";
import { toCampaign } from "@/lib/campaigns/dto";
import { ownCampaigns } from "@/lib/campaigns/queries";
import { z } from "zod";

export const dynamic = "force-dynamic";

const stats = z.object({
  totalCampaigns: z.number(),
  activeCampaigns: z.number(),
  totalRaised: z.number().describe("US dollars"),
  totalDonations: z.number(),
  completedCampaigns: z.number(),
  completionRate: z.number().describe("0 to 1"),
  uniqueDonors: z.number(),
});

export const GET = route(
  {
    summary: "Your organisation, its campaigns and totals",
    access: "ngo",
    response: z.object({ ngo: ngoShape, campaigns: z.array(campaignShape), stats }),
  },
  async ({ actor }) => {
    const { ngo } = requireNgo(actor);
    const [profile, campaigns, numbers] = await Promise.all([
      ngoById(ngo.id),
      ownCampaigns(actor),
      ngoStats(ngo.id),
    ]);
    return {
      data: { ngo: profile, campaigns: campaigns.map(toCampaign), stats: statsDto(numbers) },
    };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

import { campaignPerformance } from "@/lib/donations/ngo-queries";
import { CampaignsTab } from "@/components/dashboard/campaigns-tab";
import type { PartProps } from "./part";

export async function CampaignsPart({ actor, at }: PartProps) {
  const campaigns = await campaignPerformance(actor);
  return <CampaignsTab locale={actor.locale} campaigns={campaigns} at={at} mayWrite={!actor.ngo.suspended} />;
}

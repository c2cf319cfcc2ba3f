import { deleteCampaignAction } from "@/lib/campaigns/dashboard-actions";
import { campaignPerformance } from "@/lib/donations/performance-queries";
import { param } from "@/lib/listing/address";
import { CampaignsTab } from "@/components/dashboard/campaigns-tab";
import { DeleteDialog } from "@/components/dashboard/delete-dialog";
import type { PartProps } from "./part";

export async function CampaignsPart({ actor, params, at }: PartProps) {
  const campaigns = await campaignPerformance(actor);
  const doomed = actor.ngo.suspended
    ? undefined
    : campaigns.find((c) => c.id === param(params, "delete") && c.status !== "completed");
  return (
    <>
      <CampaignsTab
        locale={actor.locale}
        campaigns={campaigns}
        at={at}
        mayWrite={!actor.ngo.suspended}
      />
      {doomed ? (
        <DeleteDialog locale={actor.locale} campaign={doomed} remove={deleteCampaignAction} />
      ) : null}
    </>
  );
}

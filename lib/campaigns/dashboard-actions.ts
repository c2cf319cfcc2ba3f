"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";

/** The Delete dialog of the dashboard's campaigns tab. */
export const deleteCampaignAction = action(
  z.object({ id: z.string().max(64) }),
  async ({ actor, input }) => {
    await deleteCampaign(actor, input.id);
    return {
      flash: translator(actor.locale, "dashboard")("campaigns.deleted"),
      redirectTo: "/dashboard?tab=campaigns",
    };
  },
  { fallback: "campaignDeleteFailed" },
);

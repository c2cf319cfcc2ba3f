import type { JobHandlers } from "@/lib/jobs/handler";
import { followCampaign } from "@/lib/monthly-gifts/follow-campaigns";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";

export const monthlyGiftJobs: JobHandlers = {
  "provider.sync_gift": async ({ giftId }) => {
    await followCampaign(giftId);
    await syncMonthlyGift(giftId, "job");
  },
};

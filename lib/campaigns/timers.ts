import type { Timer } from "@/lib/jobs/timer";
import { completeDueCampaigns } from "@/lib/campaigns/complete-due-campaigns";

export const campaignTimers: Timer[] = [
  {
    name: "campaigns.complete_due",
    everyMs: 60_000,
    run: async () => void (await completeDueCampaigns()),
  },
];

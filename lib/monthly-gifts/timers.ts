import { minutes } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { followCampaigns } from "@/lib/monthly-gifts/follow-campaigns";

export const monthlyGiftTimers: Timer[] = [
  {
    name: "gifts.follow_campaigns",
    everyMs: minutes(1),
    run: async () => void (await followCampaigns()),
  },
];

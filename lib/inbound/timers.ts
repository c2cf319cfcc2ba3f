import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetInbound } from "@/lib/inbound/forget";
import { askForUpdates } from "@/lib/inbound/ask-for-updates";

export const inboundTimers: Timer[] = [
  {
    name: "inbound.ask_for_updates",
    everyMs: hours(6),
    run: async () => void (await askForUpdates()),
  },
  { name: "inbound.forget", everyMs: hours(6), run: async () => void (await forgetInbound()) },
];

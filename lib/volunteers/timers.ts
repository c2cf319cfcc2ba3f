import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { closeDueCalls, forgetVolunteers } from "@/lib/volunteers/forget";

export const volunteerTimers: Timer[] = [
  { name: "volunteers.close_due", everyMs: 60_000, run: async () => void (await closeDueCalls()) },
  {
    name: "volunteers.forget",
    everyMs: hours(6),
    run: async () => void (await forgetVolunteers()),
  },
];

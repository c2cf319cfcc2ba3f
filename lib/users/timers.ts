import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetCredentials } from "@/lib/users/forget-credentials";

/** Nothing that opened an account once is kept longer than it serves. */
export const userTimers: Timer[] = [
  {
    name: "credentials.forget",
    everyMs: hours(6),
    run: async () => void (await forgetCredentials()),
  },
];

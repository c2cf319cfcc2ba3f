import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";
import { forgetCredentials } from "@/lib/users/forget-credentials";

/** Deletes old sessions, tokens and links. */
export const userTimers: Timer[] = [
  {
    name: "credentials.forget",
    everyMs: hours(6),
    run: async () => void (await forgetCredentials()),
  },
];

import { forgetMessages } from "@/lib/contact/forget-messages";
import { forgetUnaskedMail } from "@/lib/email/unasked-mail";
import { forgetCounters } from "@/lib/auth/rate-limit";
import { forgetUploads } from "@/lib/files/quota";
import { hours } from "@/lib/clock";
import type { Timer } from "@/lib/jobs/timer";

/** Deletes what is older than /privacy says. */
export const contactTimers: Timer[] = [
  { name: "contact.forget", everyMs: hours(6), run: async () => void (await forgetMessages()) },
  { name: "counters.forget", everyMs: hours(6), run: async () => void (await forgetCounters()) },
  { name: "uploads.forget", everyMs: hours(1), run: async () => void (await forgetUploads()) },
  {
    name: "unasked_mail.forget",
    everyMs: hours(6),
    run: async () => void (await forgetUnaskedMail()),
  },
];

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { runAgain } from "@/lib/jobs/run-again";

export const runAgainAction = action(z.object({ id: z.string().max(255) }), async ({ actor, input }) => {
  await runAgain(actor, input);
  return { flash: translator(actor.locale, "admin")("jobs.restarted"), redirectTo: "/admin/jobs" };
});

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import type { Actor } from "@/lib/auth/actor";
import { confirmOwnPledge } from "@/lib/pledges/announce-transfer";

const token = z.string().min(1).max(500);
/** Back to the donation's page, which reports what was done: also works without a script. */
const done = (actor: Actor, of: string, what: string) => ({
  redirectTo: `${localePath(actor.locale, `/gifts/${of}`)}?done=${what}`,
});

/** The reader confirms that the mailed pledge is their own: from now on we remind them of it. */
export const keepPledge = action(z.object({ token }), async ({ actor, input }) => {
  await confirmOwnPledge(actor, input);
  return done(actor, input.token, "pledge");
});

"use server";

import { z } from "zod";
import { env } from "@/lib/env";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { allowIdentity, endIdentity } from "@/lib/users/identities";

const identityInput = z.strictObject({ id: z.string().max(40) });

/** Ends a link with a provider. */
export const endIdentityAction = action(identityInput, async ({ actor, input }) => {
  await endIdentity(actor, input);
  return { refresh: true, message: translator(actor.locale, "openid")("linked.endedNow") };
});

/** Allows a provider to be linked again. */
export const allowIdentityAction = action(identityInput, async ({ actor, input }) => {
  await allowIdentity(actor, input);
  return {
    refresh: true,
    message: translator(actor.locale, "openid")("linked.allowedNow", {
      name: env.openId?.name ?? "",
    }),
  };
});

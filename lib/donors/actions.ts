"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { Actor } from "@/lib/auth/actor";
import { openByCode } from "@/lib/donor-links/donor";
import { endMyLinks } from "@/lib/donors/end-links";
import { requestGiftLinks, resendReceipt } from "@/lib/donors/resend-receipt";
import { donorEmail } from "@/lib/donations/fields";
import { code } from "@/lib/donors/form-schemas";

const token = z.string().min(1).max(500);
/** Redirects back to the donation's page, which says what was done; works without a script too. */
const done = (actor: Actor, of: string, what: string) => ({
  redirectTo: `${localePath(actor.locale, `/gifts/${of}`)}?done=${what}`,
});

export const sendReceipt = action(
  z.object({ token, donation: z.string().max(40).optional() }),
  async ({ actor, input }) => {
    await resendReceipt(actor, { token: input.token, donationId: input.donation ?? null });
    return done(actor, input.token, "receipt");
  },
);

export const endLinks = action(z.object({ token }), async ({ actor, input }) => {
  await endMyLinks(actor, input);
  return {
    flash: translator(actor.locale, "donors")("linksEnded"),
    redirectTo: localePath(actor.locale, "/gifts"),
  };
});

/** The code from the mail, for people whose mail program does not open its links. */
export const enterCode = action(
  z.object({
    email: donorEmail,
    code,
  }),
  async ({ actor, input }) => ({
    redirectTo: localePath(actor.locale, `/gifts/mine/${await openByCode(actor, input)}`),
  }),
);

export const askForLinks = action(z.object({ email: donorEmail }), async ({ actor, input }) => {
  await requestGiftLinks(actor, input);
  return {
    message: `${translator(actor.locale, "gifts")("linksSent")} ${translator(actor.locale, "donors")("linksSpaced")}`,
  };
});

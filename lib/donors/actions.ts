"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { Actor } from "@/lib/auth/actor";
import {
  changeGiftAmount,
  giftCardUrl,
  pauseGift,
  resumeGift,
  showGiftName,
  skipGift,
  stopGift,
} from "@/lib/monthly-gifts/change";
import { openByCode } from "@/lib/donor-links/donor";
import { endMyLinks } from "@/lib/donors/end-links";
import { confirmOwnPledge } from "@/lib/pledges/announce-transfer";
import { requestGiftLinks, resendReceipt } from "@/lib/donors/resend-receipt";
import { donorEmail, giftDollars } from "@/lib/donations/fields";
import { code, untilDay } from "@/lib/donors/form-schemas";

const token = z.string().min(1).max(500);
/** Back to the gift's page, which says what was done: also without a script. */
const done = (actor: Actor, of: string, what: string) => ({
  redirectTo: `${localePath(actor.locale, `/gifts/${of}`)}?done=${what}`,
});

export const changeAmount = action(
  z.object({ token, amount: giftDollars }),
  async ({ actor, input }) => {
    await changeGiftAmount(actor, { token: input.token, amountCents: input.amount });
    return done(actor, input.token, "amount");
  },
);

export const pause = action(
  z.object({ token, until: z._default(untilDay, null) }),
  async ({ actor, input }) => {
    await pauseGift(actor, input);
    return done(actor, input.token, "pause");
  },
);

export const skip = action(z.object({ token }), async ({ actor, input }) => {
  await skipGift(actor, input);
  return done(actor, input.token, "skip");
});

export const resume = action(z.object({ token }), async ({ actor, input }) => {
  await resumeGift(actor, input);
  return done(actor, input.token, "resume");
});

export const stop = action(z.object({ token }), async ({ actor, input }) => {
  await stopGift(actor, input);
  return done(actor, input.token, "stop");
});

export const changeCard = action(z.object({ token }), async ({ actor, input }) => ({
  redirectTo: await giftCardUrl(actor, input),
}));

export const showName = action(
  z.object({ token, show: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    await showGiftName(actor, { token: input.token, show: input.show === "true" });
    return done(actor, input.token, input.show === "true" ? "shown" : "hidden");
  },
);

export const sendReceipt = action(
  z.object({ token, donation: z.string().max(40).optional() }),
  async ({ actor, input }) => {
    await resendReceipt(actor, { token: input.token, donationId: input.donation ?? null });
    return done(actor, input.token, "receipt");
  },
);

/** The pledge of the mail is the reader's own: from now on we remind them of it. */
export const keepPledge = action(z.object({ token }), async ({ actor, input }) => {
  await confirmOwnPledge(actor, input);
  return done(actor, input.token, "pledge");
});

export const endLinks = action(z.object({ token }), async ({ actor, input }) => {
  await endMyLinks(actor, input);
  return {
    flash: translator(actor.locale, "donors")("linksEnded"),
    redirectTo: localePath(actor.locale, "/gifts"),
  };
});

/** The code of the mail, for whom its links do not open. */
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

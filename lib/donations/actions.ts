"use server";

import { cookies } from "next/headers";
import { action } from "@/lib/http/action";
import { seal } from "@/lib/auth/seal";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { giveInput } from "@/lib/donations/schema";
import { startDonation } from "@/lib/donations/start-donation";

export type Given = { orderId: string; redirectUrl: string | null };

/** The donation form: on to the provider's page, or the pledge's number (GIVE-044, GIVE-047). What was typed is kept, sealed, for a way back. */
export const give = action(giveInput, async ({ actor, input }) => {
  const started = await startDonation(actor, input);
  const { amountCents, donorName, donorEmail, method, frequency, message, showName, shareWithNgo } = input;
  const kept = seal(JSON.stringify({ campaign: input.campaign, amountCents, donorName, donorEmail, method, frequency, message, showName, shareWithNgo }), "typed-gift");
  (await cookies()).set("typed_gift", `${kept.keyVersion}.${kept.cipher}`, { path: "/", maxAge: 3600, httpOnly: true, sameSite: "lax", secure: env.secureCookies });
  if (started.kind === "checkout") return { redirectTo: started.url };
  return { data: { orderId: started.orderId, redirectUrl: started.redirectUrl } satisfies Given, message: translator(actor.locale, "donate")("pledged") };
}, { fallback: "paymentFailed" });

"use server";

import { cookies } from "next/headers";
import { action } from "@/lib/http/action";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { pledgeInstructions } from "@/lib/donations/pledge-instructions";
import { giveInput, type TypedDonation } from "@/lib/donations/form-schemas";
import { isPledgeMethod } from "@/lib/donations/rules";
import { startDonation } from "@/lib/donations/start";
import {
  encryptTypedDonation,
  readTypedDonation,
  typedDonationCookie,
  typedDonationSeconds,
} from "@/lib/donations/typed-donation";

type Given = {
  orderId: string;
  redirectUrl: string | null;
  /** how it is sent, when there is no page for it (OP-091) */ instructions: string;
  /** what comes of the wish to give each month (OP-090) */ repeats: string | null;
};

/** The donation form: on to the provider's page, or the pledge's number (GIVE-044, GIVE-047). What was typed is kept for a way back. */
export const give = action(
  giveInput,
  async ({ actor, input }) => {
    const started = await startDonation(actor, input);
    if (started.kind === "pledge")
      return {
        data: {
          orderId: started.orderId,
          redirectUrl: started.redirectUrl,
          instructions: pledgeInstructions(input.method, actor.locale).text,
          repeats:
            input.frequency === "monthly"
              ? translator(actor.locale, "email")("pledge.monthly")
              : null,
        } satisfies Given,
        message: translator(actor.locale, "donate")("pledged"),
      };
    (await cookies()).set(typedDonationCookie, encryptTypedDonation(started.donationId), {
      path: "/",
      maxAge: typedDonationSeconds,
      httpOnly: true,
      sameSite: "lax",
      secure: env.secureCookies,
    });
    return { redirectTo: started.url };
  },
  {
    fallback: (fields) =>
      isPledgeMethod(String(fields["method"])) ? "pledgeFailed" : "paymentFailed",
  },
);

/** For the dialog of a page that is the same bytes for everyone: what this browser's donor typed before, if anything. */
export async function typedBefore(campaign: string): Promise<TypedDonation | null | undefined> {
  return typeof campaign === "string"
    ? readTypedDonation((await cookies()).get(typedDonationCookie)?.value, campaign)
    : undefined;
}

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { homePath } from "@/lib/auth/page-access";
import { translator } from "@/lib/i18n/translator";
import { acceptInvitation } from "@/lib/ngos/accept-invitation";
import { samePassword, twice } from "@/lib/users/form-schemas";
import { accountName } from "@/lib/users/schema";

const acceptance = z
  .object({ token: z.string().max(300), name: accountName, ...twice })
  .check(samePassword);

export const acceptInvitationAction = action(
  acceptance,
  async ({ actor, input: { confirmPassword: _same, ...input } }) => {
    const signedIn = await acceptInvitation(actor, input);
    return {
      cookies: signedIn.cookies,
      flash: translator(actor.locale, "account")("created"),
      redirectTo: homePath(signedIn.actor),
    };
  },
  { fallback: "registrationFailed" },
);

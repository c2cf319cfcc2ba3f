"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { fieldError } from "@/lib/errors";
import { homePath } from "@/lib/auth/page-access";
import { translator } from "@/lib/i18n/translator";
import { registerNgo } from "@/lib/ngos/register";
import { registerBody } from "@/lib/users/schema";

const confirmed = registerBody.extend({
  confirmPassword: z.string().max(1_000).optional(),
  next: z.string().max(2_000).optional().catch(undefined),
});

export const signUp = action(
  confirmed,
  async ({ actor, input }) => {
    const { confirmPassword, next: _next, ...account } = input;
    if (!confirmPassword) throw fieldError("confirmPassword", "fillAllFields");
    if (confirmPassword !== account.password)
      throw fieldError("confirmPassword", "passwordsDiffer");
    const signedIn = await registerNgo(actor, account);
    return {
      cookies: signedIn.cookies,
      flash: translator(actor.locale, "account")("created"),
      redirectTo: homePath(signedIn.actor),
    };
  },
  { fallback: "registrationFailed" },
);

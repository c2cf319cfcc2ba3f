"use server";

import { action } from "@/lib/http/action";
import { homePath } from "@/lib/auth/page-access";
import { translator } from "@/lib/i18n/translator";
import { registerNgo } from "@/lib/ngos/register";
import { changeOwnName } from "@/lib/ngos/change-own-name";
import { nameInput, signupInput } from "@/lib/users/form-schemas";

export const signUp = action(
  signupInput,
  async ({ actor, input: { confirmPassword: _same, ...account } }) => {
    const signedIn = await registerNgo(actor, account);
    return {
      cookies: signedIn.cookies,
      flash: translator(actor.locale, "account")("created"),
      redirectTo: homePath(signedIn.actor),
    };
  },
  { fallback: "registrationFailed" },
);

export const changeNameAction = action(nameInput, async ({ actor, input }) => {
  await changeOwnName(actor, input);
  return {
    flash: translator(actor.locale, "security")("name.changed"),
    redirectTo: "/account/security",
  };
});

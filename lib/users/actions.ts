"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { env } from "@/lib/env";
import { afterLogin, safeNext } from "@/lib/auth/page-access";
import { translator } from "@/lib/i18n/translator";
import { localePath } from "@/lib/i18n/paths";
import { changePassword, requestReset, resetPassword } from "@/lib/users/reset-password";
import { confirmEmail } from "@/lib/users/confirm-email";
import { logIn } from "@/lib/users/log-in";
import { samePassword, twice } from "@/lib/users/form-schemas";
import { changeAddress, resendConfirmation } from "@/lib/users/own-address";
import { email, loginBody, password } from "@/lib/users/schema";
import { clearedCookies, type CookieToSet } from "@/lib/auth/session-cookie";
import { SecondFactorRequired } from "@/lib/second-factor/pass-factor";
import { openPendingLogin } from "@/lib/second-factor/pending-login";

const withNext = loginBody.extend({ next: z.string().max(2_000).optional().catch(undefined) });

/** Where the login continues when the password was right and the second factor is required. */
const secondStep =
  (path: string, next: string | undefined) =>
  async (error: unknown): Promise<{ pending: { cookies: CookieToSet[]; redirectTo: string } }> => {
    if (!(error instanceof SecondFactorRequired)) throw error;
    return {
      pending: {
        cookies: [await openPendingLogin(error.user, safeNext(next, env.appOrigin))],
        redirectTo: path,
      },
    };
  };

export const ngoLogIn = action(
  withNext,
  async ({ actor, input: { next, ...credentials } }) => {
    const signedIn = await logIn(actor, "ngo", credentials).catch(
      secondStep(localePath(actor.locale, "/login/second-factor"), next),
    );
    if ("pending" in signedIn) return signedIn.pending;
    return {
      cookies: signedIn.cookies,
      flash: translator(actor.locale, "account")("loggedIn"),
      redirectTo: afterLogin(signedIn.actor, next, env.appOrigin),
    };
  },
  { fallback: "loginFailed" },
);

export const adminLogIn = action(
  withNext,
  async ({ actor, input: { next, ...credentials } }) => {
    const signedIn = await logIn(actor, "admin", credentials).catch(
      secondStep("/login/second-factor", next),
    );
    if ("pending" in signedIn) return signedIn.pending;
    return {
      cookies: signedIn.cookies,
      flash: translator(actor.locale, "account")("loggedIn"),
      redirectTo: afterLogin(signedIn.actor, next, env.appOrigin),
    };
  },
  { fallback: "adminLoginFailed" },
);

export const askReset = action(z.strictObject({ email }), async ({ actor, input }) => {
  await requestReset(actor, input);
  return { message: translator(actor.locale, "account")("resetSent") };
});

const withToken = z.strictObject({ token: z.string().max(100), ...twice }).check(samePassword);

export const setNewPassword = action(withToken, async ({ actor, input }) => {
  const { role, cookies } = await resetPassword(actor, input);
  return {
    cookies: [...clearedCookies(), ...cookies],
    flash: translator(actor.locale, "account")("passwordChanged"),
    redirectTo: role === "admin" ? "/admin/login" : localePath(actor.locale, "/login"),
  };
});

const change = z.strictObject({ currentPassword: password, ...twice }).check(samePassword);

export const changeOwnPassword = action(change, async ({ actor, input }) => {
  const cookies = await changePassword(actor, input);
  const login =
    actor.kind === "user" && actor.role === "admin"
      ? "/admin/login"
      : localePath(actor.locale, "/login");
  return {
    cookies: [...clearedCookies(), ...cookies],
    flash: translator(actor.locale, "account")("passwordChanged"),
    redirectTo: login,
  };
});

export const confirmAddress = action(
  z.strictObject({ token: z.string().max(100) }),
  async ({ actor, input }) => {
    await confirmEmail(actor, input);
    return {
      flash: translator(actor.locale, "account")("emailConfirmed"),
      redirectTo: actor.kind === "user" ? "/home" : localePath(actor.locale, "/login"),
    };
  },
  { fallback: "linkUsed" },
);

const accountPage = "/account/security";

export const resendConfirmationAction = action(z.object({}), async ({ actor }) => {
  await resendConfirmation(actor);
  return {
    flash: translator(actor.locale, "security")("address.sentAgain"),
    redirectTo: accountPage,
  };
});

export const changeAddressAction = action(
  z.object({ email, currentPassword: password }),
  async ({ actor, input }) => {
    await changeAddress(actor, input);
    return {
      flash: translator(actor.locale, "security")("address.asked", { email: input.email }),
      redirectTo: accountPage,
    };
  },
);

"use server";

import { z } from "zod";
import { env } from "@/lib/env";
import { requireUser } from "@/lib/auth/actor";
import { afterLogin, homePath, safeNext } from "@/lib/auth/page-access";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { addPasskey } from "@/lib/second-factor/add-passkey";
import { completeLogin } from "@/lib/users/complete-login";
import { confirmAuthenticator } from "@/lib/second-factor/confirm-authenticator";
import { confirmFactor } from "@/lib/second-factor/confirm-factor";
import { clearedPending, requirePendingLogin } from "@/lib/second-factor/pending-login";
import { renewRecoveryCodes } from "@/lib/second-factor/recovery";
import { removeFactor } from "@/lib/second-factor/remove-factor";
import { clearMemberFactors } from "@/lib/second-factor/reset-factors";
import {
  assertionField,
  attestationField,
  factorCode,
  passkeyName,
} from "@/lib/second-factor/schema";
import { skipFactor } from "@/lib/second-factor/skip-factor";
import { startAuthenticator } from "@/lib/second-factor/start-authenticator";
import { startPasskey } from "@/lib/second-factor/start-passkey";
import { askPasskey } from "@/lib/second-factor/verify-passkey";

const page = "/account/security";
const none = z.object({});
/** A form always has a field for the passkey's response; if it is empty, a code was sent. */
const passkey = z.union([z.literal("").transform(() => undefined), assertionField]).optional();

// --- the second step of a login ---

export const loginPasskeyAction = action(none, async ({ actor, headers }) => {
  const pending = await requirePendingLogin(headers);
  return {
    data: await askPasskey(
      { userId: pending.userId, purpose: "login", holder: pending.id },
      actor.address,
    ),
  };
});

export const completeLoginAction = action(
  z.object({ code: factorCode.optional(), passkey }),
  async ({ actor, input, headers }) => {
    const signedIn = await completeLogin(actor, headers, input);
    return {
      cookies: [...signedIn.cookies, clearedPending()],
      flash: translator(actor.locale, "account")("loggedIn"),
      redirectTo: afterLogin(signedIn.actor, signedIn.next, env.appOrigin),
    };
  },
);

// --- step-up ---

export const confirmPasskeyAction = action(none, async ({ actor }) => {
  const user = requireUser(actor);
  return {
    data: await askPasskey(
      { userId: user.userId, purpose: "confirm", holder: user.credential.id },
      actor.address,
    ),
  };
});

const confirmation = z.object({
  code: factorCode.optional(),
  passkey,
  currentPassword: z.string().max(1_000).optional(),
  next: z.string().max(2_000).optional(),
});

export const confirmFactorAction = action(confirmation, async ({ actor, input }) => {
  await confirmFactor(actor, {
    code: input.code,
    passkey: input.passkey,
    password: input.currentPassword,
  });
  return {
    flash: translator(actor.locale, "secondFactor")("confirmed"),
    redirectTo: safeNext(input.next, env.appOrigin) ?? homePath(actor),
  };
});

export const skipFactorAction = action(
  z.object({ next: z.string().max(2_000).optional() }),
  async ({ actor, input }) => {
    await skipFactor(actor);
    return {
      flash: translator(actor.locale, "secondFactor")("skipped"),
      redirectTo: safeNext(input.next, env.appOrigin) ?? homePath(actor),
    };
  },
);

// --- the own factors ---

export const startPasskeyAction = action(none, async ({ actor }) => ({
  data: await startPasskey(actor),
}));

export const addPasskeyAction = action(
  z.object({ name: passkeyName.default(""), passkey: attestationField }),
  async ({ actor, input }) => {
    const { codes } = await addPasskey(actor, { name: input.name, answer: input.passkey });
    return { data: { codes }, message: translator(actor.locale, "secondFactor")("passkeyAdded") };
  },
);

export const startAuthenticatorAction = action(none, async ({ actor }) => {
  await startAuthenticator(actor);
  return { redirectTo: `${page}?setup=app#app` };
});

export const confirmAuthenticatorAction = action(
  z.object({ code: factorCode }),
  async ({ actor, input }) => {
    const { codes } = await confirmAuthenticator(actor, input);
    return { data: { codes }, message: translator(actor.locale, "secondFactor")("appAdded") };
  },
);

export const removeFactorAction = action(
  z.object({ id: z.string().max(64) }),
  async ({ actor, input }) => {
    await removeFactor(actor, input);
    return { flash: translator(actor.locale, "secondFactor")("removed"), redirectTo: page };
  },
);

export const renewRecoveryCodesAction = action(none, async ({ actor }) => ({
  data: await renewRecoveryCodes(actor),
}));

// --- an organisation's member lost everything ---

export const clearFactorsAction = action(
  z.object({ userId: z.string().max(64), next: z.string().max(500).optional() }),
  async ({ actor, input }) => {
    const { name } = await clearMemberFactors(actor, input);
    return {
      flash: translator(actor.locale, "secondFactor")("cleared", { name }),
      redirectTo: safeNext(input.next, env.appOrigin) ?? "/admin/dashboard",
    };
  },
);

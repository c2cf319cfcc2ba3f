"use server";

import { z } from "zod";
import { env } from "@/lib/env";
import { action } from "@/lib/http/action";
import { idle } from "@/lib/http/action-state";
import { safeNext } from "@/lib/auth/page-access";
import { locales } from "@/lib/i18n/locales";
import { chooseLanguage } from "@/lib/users/choose-language";

const choose = action(
  z.object({ locale: z.enum(locales), path: z.string() }),
  async ({ actor, input }) => {
    await chooseLanguage(actor, { locale: input.locale });
    return {
      cookies: [{ name: "lang", value: input.locale, maxAge: 365 * 24 * 3600, httpOnly: false }],
      redirectTo: safeNext(input.path, env.appUrl) ?? "/home",
    };
  },
);

/** The language menu of the signed-in pages. */
export async function chooseLanguageAction(form: FormData): Promise<void> {
  await choose(idle, form);
}

"use server";

import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { languageName } from "@/lib/campaigns/language-names";
import { removeVersion } from "@/lib/campaigns/remove-version";
import { saveVersion } from "@/lib/campaigns/save-version";
import { setLanguage } from "@/lib/campaigns/set-language";
import { languageInput, versionInput } from "@/lib/campaigns/version-schema";

const list = (campaign: string): string =>
  `/dashboard/campaigns/languages/${encodeURIComponent(campaign)}`;
const failed = { fallback: "campaignUpdateFailed" } as const;

const saving = (isNew: boolean) =>
  action(
    versionInput,
    async ({ actor, input }) => {
      await saveVersion(actor, { ...input, isNew });
      const language = languageName(input.language, actor.locale);
      return {
        flash: translator(actor.locale, "campaignLanguages")("saved", { language }),
        redirectTo: list(input.campaign),
      };
    },
    failed,
  );

/** The form that adds a language. */
export const addVersionAction = saving(true);
/** The same form for an existing text. */
export const changeVersionAction = saving(false);

export const removeVersionAction = action(
  languageInput,
  async ({ actor, input }) => {
    await removeVersion(actor, input);
    const language = languageName(input.language, actor.locale);
    return {
      flash: translator(actor.locale, "campaignLanguages")("removed", { language }),
      redirectTo: list(input.campaign),
    };
  },
  failed,
);

/** Sets the language of the campaign's own text. */
export const setLanguageAction = action(
  languageInput,
  async ({ actor, input }) => {
    await setLanguage(actor, input);
    return {
      flash: translator(actor.locale, "campaignLanguages")("ownSaved"),
      redirectTo: list(input.campaign),
    };
  },
  failed,
);

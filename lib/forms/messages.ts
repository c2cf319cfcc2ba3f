import "server-only";
import { errorText } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";
import type { MessageKey } from "@/lib/i18n/message-key";
import { translator } from "@/lib/i18n/translator";
import { commonMessages, type FormSchema } from "@/lib/forms/form-schema";

/** One sentence for a whole form with empty fields; each empty field says so itself. */
const blanks = ["fillAllFields", "fillRequired", "fillRequiredBefore"] as const;

/** A form's own messages, in one language. Plain data, made on the server. */
export type FormMessages = {
  /** there was no response, or one that cannot be parsed */
  unreachable: string;
  /** the server reported a failure without a message */
  failed?: string;
  /** shown beneath `unreachable` */
  detail?: string;
  /** for fields, by key: what the schema can produce */
  fields: Partial<Record<string, string>>;
  /** at a field, instead of a message about the whole form */
  needed: string;
  blanks: string[];
  /** above several errors, whose first would otherwise be the title; # is their number */
  several: string;
  /** the page was reloaded after a release, and what was typed has been restored */
  renewed: string;
};

type Lost = {
  /** for a response that is lost or has no message */ failed?: MessageKey;
  /** for a lost response, where that has its own message */ unreachable?: MessageKey;
};

/** The number is filled in later; "5" selects the plural form that most numbers have. */
const severalText = (locale: Locale): string =>
  translator(locale, "common")("thingsToMend", { n: 5 }).replace("5", "#");

/** @param form the form's validated fields; null for a form that is only a button */
export function formMessages(
  locale: Locale,
  form: Pick<FormSchema, "messages"> | null = null,
  lost: Lost = {},
): FormMessages {
  const t = translator(locale, "common");
  const keys = [...commonMessages, ...(form?.messages ?? [])];
  return {
    ...lostMessages(locale, lost),
    fields: Object.fromEntries(keys.map((key) => [key, errorText(key, locale)])),
    needed: t("needed"),
    blanks: blanks.map((key) => errorText(key, locale)),
    several: severalText(locale),
    renewed: t("renewed"),
  };
}

function lostMessages(locale: Locale, { failed, unreachable }: Lost) {
  const cut = translator(locale, "common")("unreachable");
  if (unreachable)
    return {
      unreachable: errorText(unreachable, locale),
      ...(failed ? { failed: errorText(failed, locale) } : {}),
    };
  if (!failed) return { unreachable: cut };
  const text = errorText(failed, locale);
  return { unreachable: text, failed: text, detail: cut };
}

/** For the dashboard and the console, where a lost response shows the catalogue's message for an unexpected error. */
export const signedInMessages = (
  locale: Locale,
  form: Pick<FormSchema, "messages"> | null = null,
): FormMessages => formMessages(locale, form, { unreachable: "unexpected" });

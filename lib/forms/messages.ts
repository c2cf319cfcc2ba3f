import "server-only";
import { errorText } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";
import type { MessageKey } from "@/lib/i18n/message-key";
import { translator } from "@/lib/i18n/translator";
import { commonMessages, type FormSchema } from "@/lib/forms/form-schema";

/** One sentence for a whole form that has blanks; the blank field itself says that it is empty. */
const blanks = ["fillAllFields", "fillRequired", "fillRequiredBefore"] as const;

/** What a form says by itself, in one language. Plain data, made on the server. */
export type FormMessages = {
  /** no answer came, or one that cannot be read */
  unreachable: string;
  /** the server answered a failure without words */
  failed?: string;
  /** is beneath `unreachable` */
  detail?: string;
  /** of fields, by key: what the schema can give */
  fields: Partial<Record<string, string>>;
  /** at a field, instead of a sentence about the whole form */
  needed: string;
  blanks: string[];
  /** above several errors of which the first would be the title; # is their number */
  several: string;
  /** the page was loaded anew after a release, and what was typed is there again */
  renewed: string;
};

type Lost = {
  /** for an answer that is lost or has no words */ failed?: MessageKey;
  /** for a lost answer, where that has words of its own */ unreachable?: MessageKey;
};

/** Its number is put in where it is known: "5" has the form of the plural that most numbers have. */
const severalText = (locale: Locale): string =>
  translator(locale, "common")("thingsToMend", { n: 5 }).replace("5", "#");

/** @param form the checked fields of the form; null for one that is a button only */
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

/** For the dashboard and the console, where a lost answer has the catalogue's message of an unexpected error. */
export const signedInMessages = (
  locale: Locale,
  form: Pick<FormSchema, "messages"> | null = null,
): FormMessages => formMessages(locale, form, { unreachable: "unexpected" });

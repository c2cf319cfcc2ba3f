import { formLabels } from "@/components/forms/form-labels";
import type { ShownLabels } from "@/components/supporters/supporter-forms";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { wordsMax } from "@/lib/supporters/rules";

/** The texts of a page's fields, as plain strings for the forms. */
export function shownLabels(locale: Locale): ShownLabels {
  const { words, goal, goalHelp, picture, pictureHelp } = messagesOf(locale, "supporters").form;
  const { optional, file } = formLabels(locale);
  const wordsHelp = translator(locale, "supporters")("form.wordsHelp", { n: wordsMax });
  return { words, wordsHelp, goal, goalHelp, picture, pictureHelp, optional, file };
}

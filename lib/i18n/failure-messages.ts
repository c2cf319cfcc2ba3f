import en from "@/lib/i18n/messages/en/failure";
import { defaultLocale, isLocale, type Locale } from "@/lib/i18n/locales";
import type { Translation } from "@/lib/i18n/shape";

type Labels = Translation<typeof en>;
/** Those of the page's language, once they were read: a page that failed as a whole has another body. */
let ofPage: Labels = en;

/**
 * For client components that get no texts from the server because something failed there: in the
 * language of their page, whose body has them in `data-failure`, so that no other language's travel.
 */
export function failureMessages(): { lang: Locale; labels: Labels } {
  if (typeof document === "undefined") return { lang: defaultLocale, labels: en };
  const { lang } = document.documentElement;
  const { failure } = document.body.dataset;
  if (failure) ofPage = JSON.parse(failure);
  return { lang: isLocale(lang) ? lang : defaultLocale, labels: ofPage };
}

import { createTranslator } from "use-intl/core";
import { isolatedValues } from "@/lib/i18n/isolate";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import catalogues, { type Messages } from "@/lib/i18n/index/catalogue";

export type { Messages };
export type Area = keyof Messages;

/** What says sentences, with what is put into each kept apart from it. */
const isolating = (locale: Locale) => ({
  apply: (translate: Function, self: unknown, [key, values, ...rest]: unknown[]): unknown =>
    Reflect.apply(translate, self, [key, isolatedValues(values, locale), ...rest]),
});

/**
 * Texts of one area in one language, ICU plurals and arguments: `const t = translator(locale,
 * "donate")`, `t("title")`. For the server: client components get their texts as props, so that no
 * catalogue is sent to the browser. What is put into a sentence cannot turn it around (isolate.ts).
 */
export function translator<A extends Area>(locale: Locale, area: A) {
  const said = createTranslator({
    locale: intlTag(locale),
    messages: catalogues[locale],
    namespace: area,
    timeZone: "UTC",
  });
  return new Proxy<typeof said>(said, {
    ...isolating(locale),
    get: (target, name) =>
      name === "rich" || name === "markup"
        ? new Proxy(target[name], isolating(locale))
        : Reflect.get(target, name),
  });
}

/** The raw lists and objects of an area, for content that is not one sentence. */
export const messagesOf = <A extends Area>(locale: Locale, area: A): Messages[A] =>
  catalogues[locale][area];

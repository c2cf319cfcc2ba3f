import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** The words that form leaves need, made on the server and handed down, so that no catalogue travels to the browser. */
export function formWords(locale: Locale) {
  const t = translator(locale, "common");
  return {
    optional: t("optional"),
    unreachable: t("unreachable"),
    password: { show: t("show"), hide: t("hide") },
    file: {
      drop: t("dropHere"),
      choose: t("orChoose"),
      button: t("chooseFile"),
      replace: t("replaceFile"),
    },
    close: t("close"),
    processing: t("processing"),
    noImage: t("noImage"),
  };
}

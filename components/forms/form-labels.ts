import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/**
 * The texts for client components of forms, prepared on the server and passed as props, so that the browser loads no
 * catalogue.
 */
export function formLabels(locale: Locale) {
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

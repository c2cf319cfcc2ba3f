import type { PagesLabels } from "@/components/ui/file-drop";
import { errorText } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { certificatePagesMax } from "@/lib/upload-limits";

/** The texts of a certificate field that accepts photographs, prepared on the server. */
export function certificateLabels(locale: Locale): PagesLabels {
  const t = translator(locale, "common");
  return {
    add: t("pagesAdd"),
    camera: t("pagesCamera"),
    remove: t("pagesRemove"),
    working: t("pagesWorking"),
    tooMany: errorText("certificateTooManyPages", locale, { max: certificatePagesMax }),
  };
}

import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { concernPath } from "@/lib/concerns/rules";

/** A link to raise a concern about an organisation or one of its campaigns. */
export function ConcernLink({
  locale,
  ngoId,
  campaign,
}: {
  locale: Locale;
  ngoId: string;
  campaign?: string;
}) {
  const t = translator(locale, "concerns");
  return (
    <p data-slot="concern-link" className="mt-12 text-small text-soft print:hidden">
      {t("raiseText")}{" "}
      <a className="font-semibold" href={localePath(locale, concernPath(ngoId, campaign))}>
        {t("raise")}
      </a>
    </p>
  );
}

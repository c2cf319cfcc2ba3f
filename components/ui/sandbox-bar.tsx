import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** On every page that takes money while payments go to the sandbox (OP-108). */
export function SandboxBar({ locale }: { locale: Locale }) {
  const t = translator(locale, "layout");
  return (
    <aside className="sandbox" aria-label={t("sandboxLabel")}>
      {t("sandbox")}
    </aside>
  );
}

import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** On every page that takes payments while the sandbox is used (OP-108). */
export function SandboxBar({ locale }: { locale: Locale }) {
  const t = translator(locale, "layout");
  return (
    <aside
      data-slot="sandbox-bar"
      className="bg-[repeating-linear-gradient(135deg,var(--color-gold)_0_14px,#f5c05c_14px_28px)] py-2 text-center text-small leading-[1.55] font-bold text-ink print:hidden"
      aria-label={t("sandboxLabel")}
    >
      {t("sandbox")}
    </aside>
  );
}

import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** Replaces a form that needs a confirmed address: says why, and links to where the address is confirmed. */
export function ConfirmAddressFirst({ locale }: { locale: Locale }) {
  const t = translator(locale, "security");
  return (
    <Notice kind="warn" title={t("address.firstTitle")}>
      {t("address.firstText")} <a href="/account/security#address">{t("address.open")}</a>
    </Notice>
  );
}

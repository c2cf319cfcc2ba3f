import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** Stands in for a form that an account with an unconfirmed address may not send: why, and the way to confirm it. */
export function ConfirmAddressFirst({ locale }: { locale: Locale }) {
  const t = translator(locale, "security");
  return (
    <Notice kind="warn" title={t("address.firstTitle")}>
      {t("address.firstText")} <a href="/account/security#address">{t("address.open")}</a>
    </Notice>
  );
}

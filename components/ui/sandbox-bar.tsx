import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** On every page that takes money while payments go to the sandbox (OP-108). */
export function SandboxBar({ locale }: { locale: Locale }) {
  return <p className="sandbox" role="note">{translator(locale, "layout")("sandbox")}</p>;
}

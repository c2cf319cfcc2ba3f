import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** Whom a donor can write to about a problem. */
export function GiftHelp({ locale }: { locale: Locale }) {
  const [before, after] = translator(locale, "gifts")("help", { email: "@" }).split("@");
  return (
    <p className="text-small text-soft">
      {before}
      <a href={`mailto:${site.givingEmail}`}>{site.givingEmail}</a>
      {after}
    </p>
  );
}

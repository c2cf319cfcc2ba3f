import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatCount } from "@/lib/format";
import type { Figure } from "@/lib/updates/input";

/** "7 of 12", or "40". */
export function figureText({ done, total }: Figure, locale: Locale): string {
  const count = formatCount(done, locale);
  if (total === null) return count;
  return translator(locale, "updates")("figureOf", {
    done: count,
    total: formatCount(total, locale),
  });
}

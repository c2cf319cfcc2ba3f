import { formatCount } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { pageSize } from "@/lib/listing/address";

/** Above a list: which of its rows this page shows. Renders nothing for an empty list. */
export function RowsShown({
  locale,
  page,
  total,
}: {
  locale: Locale;
  page: number;
  total: number;
}) {
  const first = (page - 1) * pageSize + 1;
  if (first > total) return null;
  const last = Math.min(total, page * pageSize);
  return (
    <p data-slot="rows-shown" className="text-small text-soft">
      {translator(locale, "dashboard")("rowsShown", {
        from: formatCount(first, locale),
        to: formatCount(last, locale),
        total: formatCount(total, locale),
      })}
    </p>
  );
}

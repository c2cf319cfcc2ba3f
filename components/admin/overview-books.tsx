import { BookTicks } from "@/components/admin/book-ticks";
import { moment } from "@/components/admin/moment";
import { Panel } from "@/components/ui/panel";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { AdminOverview } from "@/lib/statistics/admin-queries";

/** Whether the books agreed at the last check. */
export function OverviewBooks({
  locale,
  overview: { books },
}: {
  locale: Locale;
  overview: AdminOverview;
}) {
  const t = translator(locale, "statistics");
  return (
    <Panel aria-labelledby="overview-books">
      <h2 id="overview-books" className="text-h4">
        {books
          ? t(books.broken.length > 0 ? "admin.booksBroken" : "admin.booksAgree", {
              n: books.broken.length,
              held: String(books.all - books.broken.length),
              all: String(books.all),
            })
          : t("admin.booksNever")}
      </h2>
      {books ? (
        <>
          <p className="mt-2 mb-4 text-small text-soft">
            {t("admin.checked", { at: moment(books.at, locale) })}
          </p>
          <BookTicks held={books.all - books.broken.length} broken={books.broken.length} />
        </>
      ) : null}
      <p className="mt-4 text-small">
        <a href="/admin/ledger">{t("admin.openLedger")}</a>
      </p>
    </Panel>
  );
}

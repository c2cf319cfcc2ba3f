import { ArrowLeft, ArrowRight } from "lucide-react";
import { pageItems } from "@/components/ui/page-items";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** Plain links: the address holds the page. */
export function Pagination({
  locale,
  page,
  pages,
  href,
}: {
  locale: Locale;
  page: number;
  pages: number;
  href: (page: number) => string;
}) {
  const t = translator(locale, "layout");
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={t("pages")}>
      {page > 1 ? (
        <a className="step" rel="prev" href={href(page - 1)}>
          <ArrowLeft aria-hidden="true" />
          <span>{t("previous")}</span>
        </a>
      ) : null}
      {pageItems(page, pages).map((item, i) =>
        item === "gap" ? (
          <span key={`gap-${i}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={item}
            href={href(item)}
            aria-label={t("page", { n: String(item) })}
            {...(item === page ? { "aria-current": "page" as const } : {})}
          >
            {item}
          </a>
        ),
      )}
      {page < pages ? (
        <a className="step" rel="next" href={href(page + 1)}>
          <span>{t("next")}</span>
          <ArrowRight aria-hidden="true" />
        </a>
      ) : null}
    </nav>
  );
}

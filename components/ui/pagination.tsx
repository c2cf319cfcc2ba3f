import { ArrowLeft, ArrowRight } from "lucide-react";
import { pageItems } from "@/components/ui/page-items";
import { cn } from "@/components/ui/cn";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

const box =
  "inline-grid min-h-12 min-w-12 place-items-center border-2 border-transparent px-[0.6rem] font-bold no-underline hover:border-ink max-sm:min-w-10 max-sm:px-0 aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:outline-3 forced-colors:aria-[current]:-outline-offset-3 forced-colors:aria-[current]:outline-[Highlight]";
const step = cn(box, "inline-flex items-center gap-2 px-[0.9rem] max-sm:px-[0.6rem]");
const word = "px-[0.6rem] max-sm:sr-only";

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
    <nav
      data-slot="pagination"
      className="flex flex-wrap items-center justify-center gap-[0.4rem] max-sm:flex-nowrap max-sm:gap-[0.1rem]"
      aria-label={t("pages")}
    >
      {page > 1 ? (
        <a className={step} rel="prev" href={href(page - 1)}>
          <ArrowLeft className="w-[1.1rem]" aria-hidden="true" />
          <span className={word}>{t("previous")}</span>
        </a>
      ) : null}
      {pageItems(page, pages).map((item, i) =>
        item === "gap" ? (
          <span
            key={`gap-${i}`}
            className="inline-grid min-h-12 min-w-12 place-items-center font-bold max-sm:min-w-5"
            aria-hidden="true"
          >
            …
          </span>
        ) : (
          <a
            key={item}
            className={box}
            href={href(item)}
            aria-label={t("page", { n: String(item) })}
            {...(item === page ? { "aria-current": "page" as const } : {})}
          >
            {item}
          </a>
        ),
      )}
      {page < pages ? (
        <a className={step} rel="next" href={href(page + 1)}>
          <span className={word}>{t("next")}</span>
          <ArrowRight className="w-[1.1rem]" aria-hidden="true" />
        </a>
      ) : null}
    </nav>
  );
}

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { ListPlace } from "@/lib/ngos/console-list";

const stepClass = "inline-flex min-h-11 items-center gap-2 font-bold";

/** "Previous, 3 of 12, next": steps through the list behind the dialog, in its current filter and order. */
export function QueueSteps({
  locale,
  place,
  hrefOf,
}: {
  locale: Locale;
  place: ListPlace;
  hrefOf: (id: string, position: number) => string;
}) {
  const t = translator(locale, "admin");
  const { before, after, position, total } = place;
  return (
    <nav
      aria-label={t("dialog.queue")}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-b border-rule px-7 text-small"
    >
      {before ? (
        <a className={`${stepClass} justify-self-start`} href={hrefOf(before, position - 1)}>
          <ArrowLeft className="size-4" aria-hidden="true" /> <span>{t("dialog.previous")}</span>
        </a>
      ) : (
        <span />
      )}
      <span className="py-3 num text-soft">
        {t("dialog.place", { position: String(position), total: String(total) })}
      </span>
      {after ? (
        <a className={`${stepClass} justify-self-end`} href={hrefOf(after, position + 1)}>
          {t("dialog.next")} <ArrowRight className="size-4" aria-hidden="true" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

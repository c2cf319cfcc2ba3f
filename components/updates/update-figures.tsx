import { ProgressBar } from "@/components/ui/progress-bar";
import type { Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { percentOf } from "@/lib/format";
import { figureText } from "@/lib/updates/figure-text";
import type { Figure } from "@/lib/updates/input";

/** "Pumps repaired, 7 of 12", each with a bar if it has a target. */
export function UpdateFigures({ locale, figures }: { locale: Locale; figures: Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className="grid max-w-[38em] gap-x-gutter gap-y-4 sm:grid-cols-2">
      {figures.map((figure, i) => (
        <li key={i}>
          <p className="flex items-baseline justify-between gap-4 text-small">
            <span className="min-w-0 wrap-anywhere text-soft">{figure.label}</span>
            <b className="shrink-0 font-display text-h4 leading-none">
              {figureText(figure, locale)}
            </b>
          </p>
          {figure.total === null ? null : (
            <ProgressBar
              className="mt-2"
              percent={percentOf(figure.done, figure.total)}
              label={labelled(figure.label, figureText(figure, locale), locale)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

import { cn } from "@/components/ui/cn";
import { updateDates, updateLang } from "@/components/updates/update-article";
import { UpdateFigures } from "@/components/updates/update-figures";
import { UpdatePicture } from "@/components/updates/update-pictures";
import { plainStory } from "@/lib/campaigns/plain-story";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { summary } from "@/lib/share/page-metadata";
import { updateFeedPath, updatePath, updatesPath } from "@/lib/updates/rules";
import type { UpdateView } from "@/lib/updates/view";

const excerptLength = 260;

/** Short versions of updates, each with a link to the full one. */
export function UpdateList({
  locale,
  slug,
  updates,
  heading: Heading = "h3",
}: {
  locale: Locale;
  slug: string;
  updates: UpdateView[];
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {updates.map((update) => (
        <li
          key={update.number}
          data-slot="update-entry"
          className={cn(
            "grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-4 py-6",
            update.pictures.length > 0 && "sm:grid-cols-[minmax(0,1fr)_12rem]",
          )}
        >
          <div className="min-w-0">
            <p className="text-small text-soft">{updateDates(locale, update)}</p>
            <Heading className="mt-1 text-h4 text-balance wrap-anywhere">
              <a
                className="no-underline hover:underline hover:decoration-2"
                href={localePath(locale, updatePath(slug, update.number))}
              >
                <bdi {...updateLang(update, locale)}>{update.title}</bdi>
              </a>
            </Heading>
            <p className="mt-2 max-w-[38em] wrap-anywhere" {...updateLang(update, locale)}>
              {summary(plainStory(update.text), excerptLength)}
            </p>
            <div className="mt-4 empty:hidden">
              <UpdateFigures locale={locale} figures={update.figures} />
            </div>
          </div>
          {update.pictures.length > 0 ? (
            <div className="max-sm:-order-1">
              <UpdatePicture locale={locale} seed={slug} update={update} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The newest updates on the campaign's own page. */
export function UpdatesSection({
  locale,
  slug,
  updates,
  total,
}: {
  locale: Locale;
  slug: string;
  updates: UpdateView[];
  total: number;
}) {
  if (total === 0) return null;
  const t = translator(locale, "updates");
  return (
    <section className="mt-16" aria-labelledby="updates">
      <h2 id="updates" className="mb-4 text-h3">
        {t("heading")}
      </h2>
      <UpdateList locale={locale} slug={slug} updates={updates} />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {total > updates.length ? (
          <a className="font-bold" href={localePath(locale, updatesPath(slug))}>
            {t("all", { n: total })}
          </a>
        ) : null}
        <a href={localePath(locale, updateFeedPath(slug))}>{t("feedLink")}</a>
      </p>
    </section>
  );
}

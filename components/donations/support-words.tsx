import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { countedOnCampaign } from "@/lib/support-words/rules";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import type { SupportWords as Words } from "@/lib/support-words/queries";
import { commaOf } from "@/lib/i18n/marks";

/** The newest public notes of donors, and a link to all. */
export function SupportWords({
  locale,
  words,
  total,
  path,
}: {
  locale: Locale;
  words: Words[];
  total: number;
  /** the campaign's address */
  path: string;
}) {
  if (words.length === 0) return null;
  const t = translator(locale, "campaigns");
  return (
    <section className="mt-16" aria-labelledby="words">
      <h2 id="words" className="mb-4 text-h3">
        {t("words")}
      </h2>
      <WordsList locale={locale} words={words} />
      {total > words.length ? (
        <p className="mt-6">
          <a className="font-bold" href={localePath(locale, `${path}/words`)}>
            {total > countedOnCampaign ? t("seeWordsMany") : t("seeWords", { n: total })}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** Newest first. Plain text: web addresses in it do not become links. */
export function WordsList({ locale, words }: { locale: Locale; words: Words[] }) {
  const t = translator(locale, "campaigns");
  return (
    <ul className="space-y-6">
      {words.map(({ id, name, text, at }) => (
        <li key={id}>
          <figure className="border-s-5 border-gold ps-5">
            <blockquote
              className="max-w-[38em] text-story [overflow-wrap:anywhere] whitespace-pre-line"
              dir="auto"
            >
              {text}
            </blockquote>
            <figcaption className="mt-1 text-small text-soft">
              <b className="text-fg">
                <bdi>{name ?? t("anonymous")}</bdi>
              </b>
              {commaOf(locale)}
              {formatDate(at, locale)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

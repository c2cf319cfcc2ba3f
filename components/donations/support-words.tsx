import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/money/money";
import type { SupportWords as Words } from "@/lib/donations/words-queries";

/** What donors let everyone read, newest first. Text only: an address in it is no link. */
export function SupportWords({ locale, words }: { locale: Locale; words: Words[] }) {
  if (words.length === 0) return null;
  const t = translator(locale, "campaigns");
  return (
    <section className="mt-16" aria-labelledby="words">
      <h2 id="words" className="mb-4 text-h3">
        {t("words")}
      </h2>
      <ul className="space-y-6">
        {words.map(({ id, name, text, at }) => (
          <li key={id}>
            <figure className="border-l-5 border-gold pl-5">
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
                , {formatDate(at, locale)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

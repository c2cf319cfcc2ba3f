import { cn } from "@/components/ui/cn";
import { PatternBand } from "@/components/ui/pattern-band";
import { inRow, quoted } from "@/lib/i18n/marks";
import { sceneUrl } from "@/lib/patterns/urls";
import { landingQuotes } from "@/lib/site-voices";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** Testimonials from three people, the first one large. */
export function Voices({ locale }: { locale: Locale }) {
  const t = translator(locale, "landing");
  const [partner, donor, leader] = landingQuotes(locale);
  return (
    <section className="py-section" aria-labelledby="voices">
      <div className="wrap">
        <h2 id="voices" className="mb-12 text-h1">
          {t("voicesHeading")}
        </h2>
        <div className="grid gap-gutter lg:grid-cols-[7fr_5fr] lg:grid-rows-2">
          {[partner!, donor!, leader!].map((quote, i) => (
            <div
              className={cn(
                "flex flex-col border border-rule bg-surface",
                i === 0 && "lg:row-span-2",
              )}
              key={quote.author}
            >
              {i === 0 ? (
                <img
                  src={sceneUrl("bicycle")}
                  alt=""
                  width={1200}
                  height={520}
                  loading="lazy"
                  className="aspect-[1200/520] w-full object-cover"
                  data-no-fallback
                />
              ) : (
                <PatternBand
                  seed={i === 1 ? "quote-4" : "quote-11"}
                  className="h-5 woven-x max-md:hidden"
                />
              )}
              <figure
                className={cn(
                  "print:break-inside-avoid",
                  "flex flex-1 flex-col justify-between p-7",
                  i === 0 ? "lg:p-10" : "lg:p-8",
                )}
              >
                <blockquote
                  className={cn(
                    "font-display text-[1.5rem] leading-[1.22] font-bold tracking-[-0.004em] text-pretty",
                    i === 0
                      ? "lg:text-[2.375rem] lg:leading-[1.1]"
                      : "lg:text-[1.875rem] lg:leading-[1.14]",
                  )}
                >
                  {quoted(quote.quote, locale)}
                </blockquote>
                <figcaption className="mt-6 text-dense text-soft">
                  <b className="block text-fg">{quote.author}</b>
                  {inRow([quote.title, quote.location], locale)}
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

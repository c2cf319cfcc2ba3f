import { GiveButton } from "@/components/fund/give-button";
import { VoiceImage } from "@/components/fund/voice-image";
import { cn } from "@/components/ui/cn";
import type { Locale } from "@/lib/i18n/locales";
import { quoted } from "@/lib/i18n/marks";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { frontlineVoices } from "@/lib/site-voices";

/** Testimonials from people of the organisations, the first one large. */
export function FundVoices({ locale }: { locale: Locale }) {
  const t = translator(locale, "fund");
  return (
    <section className="py-section" aria-labelledby="voices">
      <div className="wrap">
        <h2 id="voices" className="mb-12 text-h1">
          {t("voices")}
        </h2>
        <div className="grid gap-x-gutter gap-y-12 lg:grid-cols-2">
          {frontlineVoices(locale).map((voice, i) => (
            <div
              data-slot="voice"
              className="grid content-start gap-6 border-t-5 border-ink pt-6 lg:first:col-span-full lg:first:grid-cols-[1.1fr_1fr] lg:first:items-center lg:first:gap-12 [&_img]:aspect-[1200/630] [&_img]:w-full [&_img]:object-cover"
              key={voice.author}
            >
              <VoiceImage src={`/images/${voice.image}`} seed={voice.author} />
              <figure className="print:break-inside-avoid">
                <blockquote
                  className={cn(
                    "line-clamp-8 pb-[0.12em] font-display leading-[1.14] font-bold text-pretty",
                    i === 0 ? "text-h2" : "text-h3",
                  )}
                >
                  {quoted(voice.quote, locale)}
                </blockquote>
                <figcaption className="mt-5 leading-[1.4]">
                  <b>{voice.author}</b>
                  <br />
                  <span className="text-soft">
                    {voice.title}
                    <br />
                    {voice.location}
                  </span>
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
        <div className="mt-12">
          <GiveButton href={localePath(locale, "/frontline-fund/donate")}>
            {t("donateNow")}
          </GiveButton>
        </div>
      </div>
    </section>
  );
}

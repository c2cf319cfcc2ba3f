import { PatternBand } from "@/components/ui/pattern-band";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

const stepArt =
  "warp relative mb-[0.6rem] h-[216px] overflow-hidden border-b-4 border-ink [--warp-gap:12px] [--warp-ink:var(--color-ink)] [--warp-line:1.5px] max-md:hidden";
const stepClass =
  "grid content-start gap-[0.9rem] max-md:gap-2 max-md:pb-8 max-md:ps-5 max-md:last:pb-0";
const stepText = "max-w-[24em] pe-6 text-soft";

/** Three steps, illustrated by a cloth that grows. */
export function HowItWorks({ locale }: { locale: Locale }) {
  const t = translator(locale, "landing");
  return (
    <section className="bg-sunk py-section" aria-labelledby="how">
      <div className="wrap">
        <h2 id="how" className="mb-12 text-h1">
          {t("howHeading")}
        </h2>
        <PatternBand seed="launch-9" cols={8} className="mb-8 h-18 woven-x md:hidden" />
        <ol className="grid max-md:border-s-3 max-md:border-ink md:grid-cols-3 md:gap-y-12">
          <li className={stepClass}>
            <div className={stepArt} aria-hidden="true" />
            <h3 className="pe-4 text-h3 md:max-lg:text-h4">1. {t("step1")}</h3>
            <p className={stepText}>{t("step1Text")}</p>
          </li>
          <li className={stepClass}>
            <div className={stepArt} aria-hidden="true">
              <PatternBand
                seed="launch-9"
                cols={6}
                className="absolute inset-x-0 bottom-0 h-[48%] woven-x"
              />
            </div>
            <h3 className="pe-4 text-h3 md:max-lg:text-h4">2. {t("step2")}</h3>
            <p className={stepText}>{t("step2Text")}</p>
          </li>
          <li className={stepClass}>
            <div className={stepArt} aria-hidden="true">
              <div className="absolute inset-x-0 bottom-0 grid h-full grid-rows-[1fr_1fr_48%]">
                {["share-16", "reach-10", "launch-9"].map((seed) => (
                  <PatternBand key={seed} seed={seed} cols={6} className="h-full woven-x" />
                ))}
              </div>
            </div>
            <h3 className="pe-4 text-h3 md:max-lg:text-h4">3. {t("step3")}</h3>
            <p className={stepText}>{t("step3Text")}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

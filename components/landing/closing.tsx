import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { PatternBand } from "@/components/ui/pattern-band";
import { localePath } from "@/lib/i18n/paths";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** The final call to action: an email address to sign up with. */
export function Closing({ locale }: { locale: Locale }) {
  const t = translator(locale, "landing");
  return (
    <section className="on-gold" aria-labelledby="close">
      <PatternBand seed="closing" className="h-10 woven-x" />
      <div className="wrap py-section">
        <div className="grid grid-cols-12 items-end gap-x-gutter gap-y-8">
          <div className="col-span-full min-w-0 lg:col-span-7 print:col-span-full">
            <h2 id="close" className="text-h1">
              {t("closingHeading")}
            </h2>
          </div>
          <div className="col-span-full min-w-0 lg:col-span-5">
            <label
              className="mb-[0.6rem] block text-small leading-[1.3] font-bold"
              htmlFor="closing-email"
            >
              {t("emailLabel")}
            </label>
            <form
              className="flex flex-wrap gap-[0.6rem]"
              action={localePath(locale, "/signup")}
              method="get"
              // the sign-up page cleans and validates what is pasted
              noValidate
            >
              <Input
                className="min-h-15 w-auto min-w-0 flex-[1_1_15rem]"
                id="closing-email"
                name="email"
                type="email"
                autoComplete="email"
                placeholder={t("emailPlaceholder")}
              />
              <button
                className={buttonVariants({
                  size: "lg",
                  className: "min-w-0 wrap-anywhere whitespace-normal",
                })}
                type="submit"
              >
                {t("getStarted")}
              </button>
            </form>
            <p className="mt-[0.8rem] text-micro text-mute">{t("closingNote")}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

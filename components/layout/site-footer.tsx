import { PatternBand } from "@/components/ui/pattern-band";
import { cn } from "@/components/ui/cn";
import { brandClass, Logo } from "@/components/ui/logo";
import { now } from "@/lib/clock";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { deductibleWhere } from "@/lib/deductible";
import { site } from "@/lib/site";

const heading = "mb-[0.9rem] font-text text-small leading-[1.3] tracking-normal text-mute";
const quiet = "decoration-transparent hover:decoration-link hover:decoration-2";

export function SiteFooter({ locale }: { locale: Locale }) {
  const t = translator(locale, "layout");
  const where = deductibleWhere(locale);
  const here = (path: string, label: string) => (
    <li key={label}>
      <a className={quiet} href={localePath(locale, path)}>
        {label}
      </a>
    </li>
  );
  const away = (href: string, label: string) => (
    <li key={label}>
      <a className={quiet} href={href} target="_blank" rel="noopener">
        {label}
        <span className="sr-only"> {t("newTab")}</span>
      </a>
    </li>
  );
  return (
    <footer className="on-dark">
      <PatternBand seed="harambee" cols={16} className="h-8 woven-x" />
      <div className="wrap pt-24 pb-8 text-small leading-[1.55]">
        <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
          <div className="col-span-full min-w-0 lg:col-span-3">
            <span className={cn(brandClass, "text-[2rem]")}>
              <Logo name={site.name} dark />
            </span>
            <p className="mt-5 max-w-[27em] text-soft">{t("blurb")}</p>
            <ul
              className="mt-4 flex flex-wrap items-center gap-3 gap-x-5 gap-y-1"

              aria-label={t("social")}
            >
              {site.social.map((s) => away(s.href, s.name))}
            </ul>
          </div>
          <div className="col-span-6 min-w-0 lg:col-span-2">
            <h2 className={heading}>{t("quickLinks")}</h2>
            <ul className="space-y-2">
              {here("/", t("home"))}
              {here("/campaigns", t("campaigns"))}
              {away(site.links.about, t("aboutUs"))}
              {away(site.links.contact, t("contactUs"))}
            </ul>
          </div>
          <div className="col-span-6 min-w-0 lg:col-span-2">
            <h2 className={heading}>{t("resources")}</h2>
            <ul className="space-y-2">
              {away(site.links.faq, t("faq"))}
              {here("/privacy", t("privacy"))}
              {away(site.links.terms, t("terms"))}
            </ul>
          </div>
          <div className="col-span-6 min-w-0 lg:col-span-2">
            <h2 className={heading}>{t("more")}</h2>
            <ul className="space-y-2">
              {here("/gifts", t("yourGifts"))}
              {here("/ngos", t("directory"))}
              {here("/ayc", t("youth"))}
              {here("/developers", t("developers"))}
            </ul>
          </div>
          <div className="col-span-6 min-w-0 lg:col-span-3">
            <h2 className={heading}>{t("write")}</h2>
            <address className="leading-[1.6] text-soft not-italic">
              {site.legalName}
              <br />
              {site.address.map((line) => (
                <span key={line}>
                  <bdi dir="ltr">{line}</bdi>
                  <br />
                </span>
              ))}
              {t("phone")}{" "}
              <a className="inline-block" href={`tel:${site.phones[0].replace(/[^+\d]/g, "")}`}>
                <bdi dir="ltr">{site.phones[0]}</bdi>
              </a>
              <br />
              {t("fax")}{" "}
              <bdi dir="ltr" className="inline-block">
                {site.fax}
              </bdi>
            </address>
          </div>
        </div>
        <div className="mt-16 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-rule pt-6 text-micro text-mute">
          <span>{t("copyright", { year: String(now().getUTCFullYear()), name: site.name })}</span>
          {site.taxExempt ? (
            <span>
              {t("status", { legalForm: site.legalForm[locale] })}
              {where ? ` ${t("deductible", { where })}` : ""}
            </span>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

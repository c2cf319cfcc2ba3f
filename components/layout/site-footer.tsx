import { PatternBand } from "@/components/ui/pattern-band";
import { Logo } from "@/components/ui/logo";
import { now } from "@/lib/clock";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

export function SiteFooter({ locale }: { locale: Locale }) {
  const t = translator(locale, "layout");
  const here = (path: string, label: string) => (
    <li key={label}>
      <a href={localePath(locale, path)}>{label}</a>
    </li>
  );
  const away = (href: string, label: string) => (
    <li key={label}>
      <a href={href} target="_blank" rel="noopener">
        {label}
        <span className="vh"> {t("newTab")}</span>
      </a>
    </li>
  );
  return (
    <footer className="on-dark">
      <PatternBand seed="harambee" cols={16} className="h-8 woven-x" />
      <div className="foot wrap">
        <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
          <div className="c-5">
            <span className="brand" style={{ fontSize: "2rem" }}>
              <Logo name={site.name} dark />
            </span>
            <p className="soft" style={{ maxWidth: "27em", marginTop: "1.25rem" }}>
              {t("blurb")}
            </p>
            <ul
              className="row"
              style={{ gap: ".25rem 1.25rem", marginTop: "1rem" }}
              aria-label={t("social")}
            >
              {site.social.map((s) => away(s.href, s.name))}
            </ul>
          </div>
          <div className="c-2">
            <h2>{t("quickLinks")}</h2>
            <ul>
              {here("/", t("home"))}
              {here("/campaigns", t("campaigns"))}
              {away(site.links.about, t("aboutUs"))}
              {away(site.links.contact, t("contactUs"))}
            </ul>
          </div>
          <div className="c-2">
            <h2>{t("resources")}</h2>
            <ul>
              {away(site.links.faq, t("faq"))}
              {here("/privacy", t("privacy"))}
              {away(site.links.terms, t("terms"))}
            </ul>
          </div>
          <div className="c-3">
            <h2>{t("write")}</h2>
            <address>
              {site.legalName}
              <br />
              {site.address.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
              {t("phone")}{" "}
              <a href={`tel:${site.phones[0].replace(/[^+\d]/g, "")}`}>{site.phones[0]}</a>
              <br />
              {t("fax")} {site.fax}
            </address>
          </div>
        </div>
        <div className="foot__end micro">
          <span>{t("copyright", { year: String(now().getUTCFullYear()), name: site.name })}</span>
          <span className="row" style={{ gap: ".25rem 1.25rem" }}>
            <a href={localePath(locale, "/ngos")}>{t("directory")}</a>
            <a href={localePath(locale, "/ayc")}>{t("youth")}</a>
            <a href={localePath(locale, "/developers")}>{t("developers")}</a>
            {site.taxExempt ? (
              <span>{t("status", { legalForm: site.legalForm[locale] })}</span>
            ) : null}
          </span>
        </div>
      </div>
    </footer>
  );
}

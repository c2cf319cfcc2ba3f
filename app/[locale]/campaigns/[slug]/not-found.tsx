import { headers } from "next/headers";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { GoBack } from "@/components/campaigns/go-back";
import { MiniToast } from "@/components/ui/mini-toast";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

/** A campaign that is not there, or not for everyone to see (CAMP-055..058). */
export default async function CampaignNotFound() {
  const locale = asLocale((await headers()).get("x-locale"));
  const t = translator(locale, "campaigns");
  return (
    <>
      <SiteHeader locale={locale} path="/campaigns" />
      <main id="main">
        <div className="wrap section">
          <h1>{t("notFound")}</h1>
          <p className="lead" style={{ marginBlock: "1.25rem 2rem" }}>{t("notFoundText")}</p>
          <div className="row"><GoBack label={t("goBack")} fallback={localePath(locale, "/campaigns")} /><a href={localePath(locale, "/campaigns")}>{t("allCampaigns")}</a></div>
          <MiniToast text={t("notFound")} kind="bad" />
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { guardState, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { labelled } from "@/lib/i18n/marks";
import { ownNgo } from "@/lib/ngos/queries";
import { site } from "@/lib/site";

export const generateMetadata = titled((locale) => translator(locale, "account")("rejectedTitle"));

export default async function RejectedPage() {
  const actor = await guardState("verification-rejected");
  const ngo = await ownNgo(actor);
  const { locale } = actor;
  const t = translator(locale, "account");
  return (
    <>
      <SiteHeader locale={locale} path={null} />
      <main id="main" className="wrap">
        <div className="mx-auto max-w-[44rem] py-[clamp(3rem,2rem+5vw,6rem)]">
          <div className="border-2 border-ink bg-surface p-[clamp(1.5rem,1rem+3vw,3.25rem)]">
            <h1 className="mb-4 text-h2">{t("rejectedTitle")}</h1>
            <p className="text-lead text-pretty text-ink">{t("rejectedLead")}</p>
            <Notice
              kind="bad"
              title={ngo.rejectionReason ? t("reviewerWrote") : undefined}
              className="my-6"
            >
              {ngo.rejectionReason ?? t("noReason")}
            </Notice>
            <h2 className="mb-2 text-h4">{t("nextSteps")}</h2>
            <p className="mb-7">
              {t("nextStepsText")}{" "}
              <a href={`mailto:${site.supportEmail}`}>
                {labelled(t("contactSupport"), site.supportEmail, locale)}
              </a>
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <a className={buttonVariants()} href="/registration">
                {t("submitNew")}
              </a>
              <form method="post" action="/logout">
                <Button variant="outline" type="submit">
                  {t("returnHome")}
                </Button>
              </form>
            </div>
            <p className="mt-3 text-micro text-soft">{t("alsoLogsOut")}</p>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
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
        <div className="centre">
          <div
            className="panel"
            style={{ border: "2px solid var(--ink)", padding: "clamp(1.5rem,1rem + 3vw,3.25rem)" }}
          >
            <h1 className="h2" style={{ marginBottom: "1rem" }}>
              {t("rejectedTitle")}
            </h1>
            <p className="lead" style={{ color: "var(--ink)" }}>
              {t("rejectedLead")}
            </p>
            <Notice
              kind="bad"
              title={ngo.rejectionReason ? t("reviewerWrote") : undefined}
              style={{ marginBlock: "1.5rem" }}
            >
              {ngo.rejectionReason ?? t("noReason")}
            </Notice>
            <h2 className="h4" style={{ marginBottom: ".5rem" }}>
              {t("nextSteps")}
            </h2>
            <p style={{ marginBottom: "1.75rem" }}>
              {t("nextStepsText")}{" "}
              <a href={`mailto:${site.supportEmail}`}>
                {labelled(t("contactSupport"), site.supportEmail, locale)}
              </a>
            </p>
            <div className="row">
              <a className="btn btn--go" href="/registration">
                {t("submitNew")}
              </a>
              <form method="post" action="/logout">
                <button className="btn btn--line" type="submit">
                  {t("returnHome")}
                </button>
              </form>
            </div>
            <p className="micro soft" style={{ marginTop: ".75rem" }}>
              {t("alsoLogsOut")}
            </p>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

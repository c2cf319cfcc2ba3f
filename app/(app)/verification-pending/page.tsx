import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { guardState, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/money/money";
import { ownNgo } from "@/lib/ngos/queries";
import { submitAgainAction } from "@/lib/ngos/registration-actions";

export const generateMetadata = titled((locale) => translator(locale, "account")("pendingTitle"));

const amber = { "--th": "28px", "--control": "#C79A3C" } as React.CSSProperties;
const weave = {
  width: "58%",
  background: "conic-gradient(#F0B03A 25%,#E09A22 0 50%,#F0B03A 0 75%,#E09A22 0) 0 0/18px 28px",
  borderRightColor: "var(--ink)",
};

export default async function PendingPage() {
  const actor = await guardState("verification-pending");
  const ngo = await ownNgo(actor);
  const { locale } = actor;
  const t = translator(locale, "account");
  return (
    <>
      <SiteHeader locale={locale} path={null} />
      <main id="main" className="wrap">
        <div className="centre">
          <div style={{ border: "2px solid var(--gold)", background: "var(--gold-tint)" }}>
            <div className="loom" style={amber} aria-hidden="true">
              <i style={weave} />
            </div>
            <div style={{ padding: "clamp(1.5rem,1rem + 3vw,3.25rem)" }}>
              <h1 className="h2" style={{ marginBottom: "1rem" }}>
                {t(ngo.submittedAt ? "pendingTitle" : "changedTitle")}
              </h1>
              {ngo.submittedAt ? (
                <p className="lead" style={{ color: "var(--ink)" }}>
                  {t("pendingText")}
                </p>
              ) : (
                <div className="note note--warn" role="status">
                  <div>
                    <p style={{ marginBottom: "1rem" }}>{t("changedText")}</p>
                    <Form
                      compact
                      action={submitAgainAction}
                      messages={signedInMessages(locale)}
                      label={t("submitAgain")}
                    >
                      <SubmitButton pendingLabel={t("submittingAgain")}>
                        {t("submitAgain")}
                      </SubmitButton>
                    </Form>
                  </div>
                </div>
              )}
              <dl className="dl" style={{ marginBlock: "1.5rem" }}>
                <div>
                  <dt>{t("organisation")}</dt>
                  <dd>{ngo.name}</dd>
                </div>
                {ngo.submittedAt ? (
                  <div>
                    <dt>{t("sent")}</dt>
                    <dd>{formatDate(new Date(ngo.submittedAt), locale)}</dd>
                  </div>
                ) : null}
                <div>
                  <dt>{t("answerGoesTo")}</dt>
                  <dd style={{ overflowWrap: "anywhere" }}>{ngo.email}</dd>
                </div>
              </dl>
              <p style={{ marginBottom: "1.75rem" }}>{t("pendingMail")}</p>
              <form method="post" action="/logout">
                <button className="btn btn--line" type="submit">
                  {t("returnHome")}
                </button>
              </form>
              <p className="micro" style={{ marginTop: ".75rem", color: "var(--ink-2)" }}>
                {t("alsoLogsOut")}
              </p>
            </div>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

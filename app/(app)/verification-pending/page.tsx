import { cn } from "@/components/ui/cn";
import { weaveClass } from "@/components/ui/cloth";
import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Button } from "@/components/ui/button";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { noticeVariants } from "@/components/ui/notice-variants";
import { guardState, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import { ownNgo } from "@/lib/ngos/queries";
import { submitAgainAction } from "@/lib/ngos/registration-actions";
import { Held } from "@/components/ui/held";

export const generateMetadata = titled((locale) => translator(locale, "account")("pendingTitle"));

export default async function PendingPage() {
  const actor = await guardState("verification-pending");
  const ngo = await ownNgo(actor);
  const { locale } = actor;
  const t = translator(locale, "account");
  return (
    <>
      <SiteHeader locale={locale} path={null} />
      <main id="main" className="wrap">
        <div className="mx-auto max-w-[44rem] py-[clamp(3rem,2rem+5vw,6rem)]">
          <div className="border-2 border-gold bg-gold-tint">
            {/* a half-woven band: the application is waiting */}
            <div
              className="relative h-7 border-y border-[#c79a3c] warp [--warp-ink:#c79a3c]"
              aria-hidden="true"
            >
              <i
                className={cn(
                  weaveClass,
                  "absolute -inset-y-px start-0 w-[58%] border-e-4 border-ink [--weave-a:var(--color-gold)] [--weave-b:#e09a22] [--weave-cell:18px] [--weave-height:28px] forced-colors:bg-[Highlight]",
                )}
              />
            </div>
            <div className="p-[clamp(1.5rem,1rem+3vw,3.25rem)]">
              <h1 className="mb-4 text-h2">
                {t(ngo.submittedAt ? "pendingTitle" : "changedTitle")}
              </h1>
              {ngo.submittedAt ? (
                <p className="text-lead text-pretty text-ink">
                  <Held>{t("pendingText")}</Held>
                </p>
              ) : (
                <div className={noticeVariants({ kind: "warn" })} role="status">
                  <div>
                    <p className="mb-4">{t("changedText")}</p>
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
              <DetailList className="my-6">
                <DetailRow label={t("organisation")}>
                  <bdi>{ngo.name}</bdi>
                </DetailRow>
                {ngo.submittedAt ? (
                  <DetailRow label={t("sent")}>
                    {formatDate(new Date(ngo.submittedAt), locale)}
                  </DetailRow>
                ) : null}
                <DetailRow label={t("answerGoesTo")}>
                  <span className="wrap-anywhere">{ngo.email}</span>
                </DetailRow>
              </DetailList>
              <p className="mb-7">{t("pendingMail")}</p>
              {actor.emailConfirmed ? null : (
                <p className="mb-7 wrap-anywhere">
                  {translator(locale, "dashboard")("confirmEmail", { email: actor.email })}{" "}
                  <a href="/account/security#address">
                    {translator(locale, "security")("address.open")}
                  </a>
                </p>
              )}
              <form method="post" action="/logout">
                <Button variant="outline" type="submit">
                  {t("returnHome")}
                </Button>
              </form>
              <p className="mt-3 text-micro text-ink-2">{t("alsoLogsOut")}</p>
            </div>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

import type { Metadata } from "next";
import { GiftForm } from "@/components/donations/gift-form";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { formMessages } from "@/lib/forms/messages";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { firstText } from "@/lib/text";
import { site } from "@/lib/site";
import { leaveUpdatesAction } from "@/lib/updates/donor-actions";
import { mailsToLeave, type MailsToLeave } from "@/lib/updates/leave";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "updates")("leaveTitle"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** The page of the links at the foot of a mail about an update. Opening it changes nothing; its buttons do. */
export default async function StopUpdatesPage({ params, searchParams }: Props) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = pathText(raw);
  const query = await searchParams;
  const mails = await mailsToLeave(token);
  return (
    <>
      <SiteHeader locale={locale} path={`/stop-updates/${token}`} seed={mails?.slug ?? "updates"} />
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          <PageHeader title={titleOf(locale, mails)} lead={leadOf(locale, mails)} />
          {mails ? (
            <Choices {...{ locale, token, mails }} all={firstText(query["all"]) === "1"} />
          ) : null}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

function titleOf(locale: Locale, mails: MailsToLeave | null): string {
  const t = translator(locale, "updates");
  if (mails === null) return t("leaveBadTitle");
  return t(mails.mail === "thanks" ? "leaveThanksTitle" : "leaveTitle");
}

function leadOf(locale: Locale, mails: MailsToLeave | null): string {
  const t = translator(locale, "updates");
  if (mails === null) return t("leaveBadText", { email: site.supportEmail });
  return t(mails.mail === "thanks" ? "leaveThanksLead" : "leaveLead", { title: mails.title });
}

/** The text about mails that this link does not stop. */
function namesOf(locale: Locale, mails: MailsToLeave) {
  const t = translator(locale, "updates");
  const ngo = { ngo: mails.organisation };
  return mails.mail === "thanks"
    ? {
        leave: t("leaveThanks", ngo),
        left: t("leftThanks", ngo),
        allText: t("leaveThanksAllText"),
      }
    : {
        leave: t("leaveOne"),
        left: t("leftOne", { title: mails.title }),
        allText: t("leaveAllText"),
      };
}

/** To the page that mails donors their links: this link only proves that somebody has the mail. */
function WayBack({ locale }: { locale: Locale }) {
  return (
    <>
      {" "}
      {translator(locale, "updates")("leftBack")}{" "}
      <a href={localePath(locale, "/gifts")}>{translator(locale, "gifts")("linksTitle")}</a>
    </>
  );
}

function Choices({
  locale,
  token,
  mails,
  all,
}: {
  locale: Locale;
  token: string;
  mails: MailsToLeave;
  /** the link for every campaign was opened, so its button is the prominent one */
  all: boolean;
}) {
  const t = translator(locale, "updates");
  const names = namesOf(locale, mails);
  const button = (of: "true" | "false", label: string) => (
    <GiftForm
      action={leaveUpdatesAction}
      messages={formMessages(locale)}
      labels={{ submit: label, working: t("working") }}
      prefix={`leave-${of}-`}
      variant={(of === "true") === all ? "primary" : "outline"}
      hidden={{ token, all: of }}
    />
  );
  return (
    <div className="max-w-[44rem]">
      {mails.left ? (
        <Notice kind="good" role="status">
          {mails.leftAll ? t("leftAll") : names.left}
          {mails.leftAll || mails.mail === "updates" ? <WayBack locale={locale} /> : null}
        </Notice>
      ) : (
        button("false", names.leave)
      )}
      {mails.left && mails.leftAll ? null : (
        <Panel className="mt-10" aria-labelledby="all">
          <h2 id="all" className="text-h4">
            {t("leaveAllTitle")}
          </h2>
          <p className="mt-2 mb-4 text-soft">{names.allText}</p>
          {button("true", t("leaveAll"))}
        </Panel>
      )}
    </div>
  );
}

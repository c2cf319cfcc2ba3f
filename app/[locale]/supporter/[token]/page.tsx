import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ActionButton } from "@/components/forms/action-button";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { shownLabels } from "@/components/supporters/form-parts";
import { raisedText } from "@/components/supporters/page-list";
import { PagePicture } from "@/components/supporters/page-picture";
import { ChangePageForm } from "@/components/supporters/supporter-forms";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { formMessages } from "@/lib/forms/messages";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { param, type SearchParams } from "@/lib/listing/address";
import { typedAmount } from "@/lib/money/read-amount";
import {
  changePageAction,
  confirmPageAction,
  endPageAction,
  sendPageLinkAction,
} from "@/lib/supporters/actions";
import { changeForm } from "@/lib/supporters/form-schemas";
import { ownPage, type OwnPage } from "@/lib/supporters/own-page";
import { supporterPath } from "@/lib/supporters/rules";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "supporters")("own.title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/**
 * The owner's settings, through the signed link, which is all the permission needed. Opening it changes nothing, as mail
 * scanners follow links.
 */
export default async function OwnSupporterPage({ params, searchParams }: Props) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = pathText(raw);
  const page = await ownPage(token, locale);
  if (!page) notFound();
  const done = param(await searchParams, "done");
  const t = translator(locale, "supporters");
  const title = page.campaign?.title ?? "";
  const lead = page.state === "unconfirmed" ? "own.lead" : "own.leadOpen";
  return (
    <>
      <SiteHeader locale={locale} path={`/supporter/${token}`} seed={page.id} />
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          <PageHeader
            title={t("own.title")}
            {...(page.campaign ? { lead: t(lead, { campaign: title }) } : {})}
          />
          <div className="max-w-[44rem]">
            {done === "saved" || done === "sent" ? (
              <div id="done" className="mb-6">
                <Notice kind="good" role="status">
                  {t(`own.${done}`)}
                </Notice>
              </div>
            ) : null}
            <Standing locale={locale} token={token} page={page} />
            <Section id="change" title={t("own.change")}>
              <Change locale={locale} token={token} page={page} />
            </Section>
            {page.state === "unconfirmed" ? null : (
              <Acts locale={locale} token={token} page={page} />
            )}
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

type Part = { locale: Locale; token: string; page: OwnPage };

/** The page's state, and what it is waiting for. */
function Standing({ locale, token, page }: Part) {
  const t = translator(locale, "supporters");
  const { campaign, state } = page;
  return (
    <>
      <div className="mb-6 flex items-center gap-4">
        <PagePicture page={page} size={80} />
        <div className="min-w-0">
          <p className="text-h4 font-bold wrap-anywhere">
            <bdi>{page.name}</bdi>
          </p>
          {state === "unconfirmed" ? null : (
            <p className="text-soft">
              {raisedText(locale, page)} · {t("gifts", { n: page.gifts })}
            </p>
          )}
        </div>
      </div>
      {campaign === null ? <Notice kind="warn">{t("own.gone")}</Notice> : null}
      {campaign && state === "unconfirmed" && campaign.takesGifts ? (
        <>
          <p className="mb-4">{t("own.confirmText")}</p>
          <ActionButton
            action={confirmPageAction}
            messages={formMessages(locale)}
            fields={{ token, version: page.version }}
            pending={t("own.working")}
            variant="primary"
          >
            {t("own.confirm")}
          </ActionButton>
        </>
      ) : null}
      {campaign && state === "unconfirmed" && !campaign.takesGifts ? (
        <Notice kind="warn">{t("own.over")}</Notice>
      ) : null}
      {state === "hidden" ? (
        <Notice kind="bad">
          {t("own.hidden")}
          <p className="mt-2 wrap-anywhere whitespace-pre-line" dir="auto">
            {page.hiddenReason}
          </p>
        </Notice>
      ) : null}
      {campaign && (state === "open" || state === "ended") ? (
        <>
          <Notice kind={state === "open" ? "good" : "info"}>{t(`own.${state}`)}</Notice>
          <p className="mt-4">
            <a
              className={buttonVariants({ variant: "outline" })}
              href={localePath(locale, supporterPath(campaign.slug, page.address))}
            >
              {t("own.see")}
            </a>
          </p>
        </>
      ) : null}
    </>
  );
}

function Change({ locale, token, page }: Part) {
  const { removePicture, save, saving, pictureKept } = messagesOf(locale, "supporters").own;
  return (
    <ChangePageForm
      locale={locale}
      token={token}
      action={changePageAction}
      messages={formMessages(locale, changeForm)}
      labels={{ ...shownLabels(locale), removePicture, save, saving }}
      start={{
        words: page.words,
        goal: page.goalCents === null ? "" : typedAmount(page.goalCents, locale),
      }}
      current={page.image ? pictureKept : null}
    />
  );
}

/** Ending the page, and mailing the link again. */
function Acts({ locale, token, page }: Part) {
  const t = translator(locale, "supporters");
  const shared = { messages: formMessages(locale), pending: t("own.working") };
  return (
    <div className="mt-12 grid gap-8 border-t border-rule pt-8 sm:grid-cols-2">
      <div>
        <p className="mb-3 text-soft">{t("own.endText")}</p>
        <ActionButton
          {...shared}
          action={endPageAction}
          fields={{ token, ended: String(!page.ended) }}
        >
          {t(page.ended ? "own.reopen" : "own.end")}
        </ActionButton>
      </div>
      <div>
        <p className="mb-3 text-soft">{t("own.sendText")}</p>
        <ActionButton {...shared} action={sendPageLinkAction} fields={{ token }}>
          {t("own.send")}
        </ActionButton>
      </div>
    </div>
  );
}

import { amountForm, pauseForm } from "@/lib/monthly-gifts/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GiftForm } from "@/components/donations/gift-form";
import { GiftPayments, GiftPlace } from "@/components/donations/gift-parts";
import { RefusedForm } from "@/components/forms/refused-form";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { PageHeader } from "@/components/layout/page-header";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { days, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { methodLabel } from "@/lib/donations/method-label";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd, isoDay, toPlain } from "@/lib/money/money";
import { site } from "@/lib/site";
import { sendReceipt } from "@/lib/donors/actions";
import {
  changeAmount,
  changeCard,
  pause,
  resume,
  showName,
  skip,
  stop,
} from "@/lib/monthly-gifts/actions";
import { keepPledge } from "@/lib/pledges/donor-actions";
import { giftByToken } from "@/lib/donors/gift-queries";
import { pledgeInstructions } from "@/lib/donations/pledge-instructions";
import { pathText } from "@/lib/http/path-text";
import { campaignPath, fundSlug } from "@/lib/fund";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "gifts")("title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

type Props = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A donor's own page by the signed link: the link is the whole right (GIVE-080..084). Showing changes nothing; forms do. */
export default async function GiftPage({ params, searchParams }: Props) {
  const { locale: given, token: raw } = await params;
  const token = pathText(raw);
  const locale = asLocale(given);
  const gift = await giftByToken(token);
  if (!gift) notFound();
  const t = translator(locale, "gifts");
  const d = translator(locale, "donors");
  const { done: outcomes } = messagesOf(locale, "gifts");
  const asked = (await searchParams)["done"];
  const said =
    typeof asked === "string" && Object.hasOwn(outcomes, asked)
      ? outcomes[asked as keyof typeof outcomes]
      : null;
  const words = (submit: string) => ({
    submit,
    working: t("working"),
  });
  const messages = formMessages(locale);
  const hidden = { token };
  const monthly = gift.kind === "gift";
  const amount = monthly ? gift.amountCents : gift.payment.amountCents;
  const usd = formatUsd(amount, locale, { exact: true });
  const campaignHref = localePath(locale, campaignPath(gift.campaign.slug));
  const rows: [string, React.ReactNode][] = [
    [
      t("campaign"),
      <a key="c" href={campaignHref}>
        {gift.campaign.title}
      </a>,
    ],
    [t("organisation"), gift.ngoName],
    [t("amount"), monthly ? t("aMonth", { amount: usd }) : usd],
  ];
  if (gift.kind === "gift") {
    rows.push(
      [t("method"), methodLabel(gift.method, locale)],
      [t("status"), gift.endReason ? t("states.canceled") : t(`states.${gift.status as "active"}`)],
    );
    if (gift.nextChargeAt) rows.push([t("next"), formatDate(gift.nextChargeAt, locale)]);
    if (gift.status === "paused" && gift.pausedUntil)
      rows.push([t("until"), formatDate(gift.pausedUntil, locale)]);
  } else {
    rows.push(
      [t("number"), gift.payment.ref],
      [t("date"), formatDate(gift.payment.settledAt ?? gift.payment.createdAt, locale)],
      [t("method"), methodLabel(gift.payment.method, locale)],
    );
    if (gift.payment.refundedCents > 0n)
      rows.push([t("refunded"), formatUsd(gift.payment.refundedCents, locale, { exact: true })]);
  }
  const receiptHref = (id: string) => `${localePath(locale, `/gifts/${token}/receipt`)}?gift=${id}`;
  const pledged =
    gift.kind === "donation" && gift.payment.step === "pledged"
      ? pledgeInstructions(gift.payment.method, locale)
      : null;
  const unpaid =
    gift.kind === "donation" &&
    ["unpaid", "pledge_expired", "pledge_canceled"].includes(gift.payment.step);
  const [helpBefore, helpAfter] = t("help", { email: "@" }).split("@");
  const ownPause = gift.kind === "gift" && gift.status === "paused" && gift.pausedBy === "donor";

  return (
    <>
      <SiteHeader locale={locale} path="/gifts" seed={gift.campaign.slug} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          <PageHeader title={monthly ? t("titleMonthly") : t("title")} look="h1" />
          {said ? (
            <Notice kind="good" role="status" className="mb-8">
              {said}
            </Notice>
          ) : null}
          {gift.kind === "gift" && gift.status === "past_due" && gift.canChange ? (
            <Notice kind="warn" className="mb-8">
              {t("pastDue")} <a href="#card-part">{t("changeCard")}</a>
            </Notice>
          ) : null}
          <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
            <div className="col-span-full min-w-0 lg:col-span-7 print:col-span-full">
              <DetailList className="border-t-2 border-ink">
                {rows.map(([label, value]) => (
                  <DetailRow key={label} label={label}>
                    {value}
                  </DetailRow>
                ))}
              </DetailList>
              {gift.kind === "donation" ? (
                <GiftPlace
                  locale={locale}
                  payment={gift.payment}
                  ngoName={gift.ngoName}
                  campaignHref={campaignHref}
                />
              ) : (
                <GiftPayments
                  locale={locale}
                  payments={gift.payments}
                  ngoName={gift.ngoName}
                  receiptHref={receiptHref}
                />
              )}
              {pledged ? (
                <section aria-labelledby="how" className="mt-12">
                  <h2 className="text-h3" id="how">
                    {t("howTo")}
                  </h2>
                  <p className="mt-[0.6rem] whitespace-pre-line">{pledged.text}</p>
                  {pledged.url ? (
                    <p className="mt-4">
                      <a className={buttonVariants()} href={pledged.url}>
                        {t("howToOpen")}
                      </a>
                    </p>
                  ) : null}
                </section>
              ) : null}
              {pledged && gift.kind === "donation" && !gift.payment.confirmedByDonor ? (
                <section className="mt-12 print:hidden" aria-labelledby="mine">
                  <h2 className="text-h3" id="mine">
                    {d("pledgeMine")}
                  </h2>
                  <p className="mt-[0.6rem] mb-4">{d("pledgeMineText")}</p>
                  <GiftForm
                    action={keepPledge}
                    messages={messages}
                    words={words(d("pledgeMineYes"))}
                    prefix="mine-"
                    variant="primary"
                    hidden={hidden}
                  />
                </section>
              ) : null}
              {unpaid ? (
                <p className="mt-6">
                  <a
                    className={buttonVariants({ variant: "outline" })}
                    href={gift.campaign.slug === fundSlug ? campaignHref : `${campaignHref}/donate`}
                  >
                    {t("giveNow")}
                  </a>
                </p>
              ) : null}
              {gift.kind === "donation" && gift.payment.hasReceipt ? (
                <section className="mt-12 print:hidden" aria-labelledby="receipt">
                  <h2 className="text-h3" id="receipt">
                    {t("receipt")}
                  </h2>
                  <div className="mt-4 flex flex-wrap items-center gap-3">
                    <a
                      className={buttonVariants({ variant: "outline" })}
                      href={receiptHref(gift.payment.id)}
                    >
                      {t("download")}
                    </a>
                    <GiftForm
                      action={sendReceipt}
                      messages={messages}
                      words={words(t("resend"))}
                      prefix="receipt-"
                      variant="link"
                      hidden={hidden}
                    />
                  </div>
                </section>
              ) : null}
              {unpaid ? null : (
                <section className="mt-12 print:hidden" aria-labelledby="name">
                  <h2 className="text-h3" id="name">
                    {t("name")}
                  </h2>
                  <p className="mt-[0.6rem] mb-4">
                    {gift.showName ? t("nameShown") : t("nameHidden")}
                  </p>
                  <GiftForm
                    action={showName}
                    messages={messages}
                    words={words(gift.showName ? t("hide") : t("show"))}
                    prefix="name-"
                    hidden={{ token, show: gift.showName ? "false" : "true" }}
                  />
                </section>
              )}
            </div>
            <aside className="col-span-full min-w-0 md:col-span-6 md:-col-end-1 lg:col-span-4 lg:-col-end-1 print:hidden">
              {gift.kind === "gift" && !gift.canChange ? (
                <Notice kind="info">
                  {gift.endReason === "campaign_ended" ? t("endedWithCampaign") : t("ended")}{" "}
                  <a href={localePath(locale, "/campaigns")}>{t("others")}</a>
                </Notice>
              ) : null}
              {gift.kind === "gift" && gift.canChange ? (
                <Panel
                  top
                  className="space-y-8"

                  aria-labelledby="change"
                >
                  <h2 className="text-h3" id="change">
                    {t("change")}
                  </h2>
                  <GiftForm
                    action={changeAmount}
                    messages={formMessages(locale, amountForm)}
                    words={words(t("changeAmount"))}
                    prefix="amount-"
                    variant="primary"
                    hidden={hidden}
                    field={{
                      kind: "money",
                      name: "amount",
                      label: t("newAmount"),
                      help: t("newAmountHint"),
                      value: toPlain(amount),
                    }}
                  />
                  <div id="card-part">
                    <h3 className="text-h4">{t("card")}</h3>
                    <p className="mt-[0.4rem] mb-4 text-small text-soft">{t("cardText")}</p>
                    <GiftForm
                      action={changeCard}
                      messages={messages}
                      words={words(t("changeCard"))}
                      prefix="card-"
                      hidden={hidden}
                    />
                  </div>
                  <div>
                    <h3 className="text-h4">{t("pause")}</h3>
                    {ownPause ? (
                      <div className="mt-[0.8rem]">
                        <GiftForm
                          action={resume}
                          messages={messages}
                          words={words(t("resume"))}
                          prefix="resume-"
                          variant="primary"
                          hidden={hidden}
                        />
                      </div>
                    ) : gift.status === "paused" ? (
                      <p className="mt-[0.4rem] text-small text-soft">
                        {gift.pausedBy === "ngo_suspended"
                          ? t("pausedByNgo")
                          : t("pausedByCampaign")}
                      </p>
                    ) : (
                      <>
                        <p className="mt-[0.4rem] mb-[0.8rem] text-small text-soft">
                          {t("pauseText")}
                        </p>
                        <GiftForm
                          action={pause}
                          messages={formMessages(locale, pauseForm)}
                          words={words(t("pauseButton"))}
                          prefix="pause-"
                          hidden={hidden}
                          field={{
                            kind: "date",
                            name: "until",
                            label: t("pauseUntil"),
                            optional: t("optional"),
                            min: isoDay(new Date(nowMs() + days(1))),
                          }}
                        />
                      </>
                    )}
                  </div>
                  {gift.status === "active" && gift.pausedBy === null && gift.nextChargeAt ? (
                    <div>
                      <h3 className="text-h4">{t("skip")}</h3>
                      <p className="mt-[0.4rem] mb-[0.8rem] text-small text-soft">
                        {t("skipText", { date: formatDate(gift.nextChargeAt, locale) })}
                      </p>
                      <GiftForm
                        action={skip}
                        messages={messages}
                        words={words(t("skipButton"))}
                        prefix="skip-"
                        hidden={hidden}
                      />
                    </div>
                  ) : null}
                  <div>
                    <h3 className="text-h4">{t("stop")}</h3>
                    <p className="mt-[0.4rem] mb-[0.8rem] text-small text-soft">{t("stopText")}</p>
                    <details>
                      <summary className={buttonVariants({ variant: "outline" })}>
                        {t("stopButton")}
                      </summary>
                      <div className="mt-4">
                        <GiftForm
                          action={stop}
                          messages={messages}
                          words={words(t("sure"))}
                          prefix="stop-"
                          variant="destructive"
                          hidden={hidden}
                        />
                      </div>
                    </details>
                  </div>
                </Panel>
              ) : null}
              <p className="mt-6 text-small text-soft">
                {t("allText")} <a href={localePath(locale, "/gifts")}>{t("all")}</a>
              </p>
              <p className="mt-4 text-small text-soft">
                {helpBefore}
                <a href={`mailto:${site.givingEmail}`}>{site.givingEmail}</a>
                {helpAfter}
              </p>
            </aside>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

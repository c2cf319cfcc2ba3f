import { formMessages } from "@/lib/forms/messages";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GiftForm } from "@/components/donations/gift-form";
import { GiftHelp } from "@/components/donations/gift-help";
import { OwnCloth } from "@/components/donations/own-cloth";
import { StatementPanel } from "@/components/donations/statement-panel";
import { placeLine } from "@/components/donations/gift-parts";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { DataTable } from "@/components/ui/table";
import { env } from "@/lib/env";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { endLinks } from "@/lib/donors/actions";
import { donorByToken } from "@/lib/donors/queries";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "gifts")("mine"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

type Props = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/**
 * All donations of a donor, by the link that only the donor's own mailbox gets; each opens its own
 * page, where it is managed.
 */
export default async function MyGiftsPage({ params, searchParams }: Props) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = pathText(raw);
  const donor = await donorByToken(token, locale);
  if (!donor) notFound();
  const t = translator(locale, "gifts");
  const d = translator(locale, "donors");
  const { problem } = await searchParams;
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const open = (of: string) => localePath(locale, `/gifts/${of}`);
  const sheet = localePath(locale, `/gifts/mine/${token}/statement`);
  return (
    <>
      <SiteHeader locale={locale} path={`/gifts/mine/${token}`} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap pb-section">
          <PageHeader title={t("mine")} lead={t("mineLead")} look="h1" />
          <div className="space-y-12">
            <OwnCloth locale={locale} donor={donor} />
            {donor.monthly.length ? (
              <section aria-labelledby="monthly">
                <h2 className="mb-4 text-h3" id="monthly">
                  {t("mineMonthly")}
                </h2>
                <DataTable
                  caption={t("mineMonthly")}
                  rows={donor.monthly}
                  rowKey={(g) => g.token}
                  columns={[
                    {
                      key: "campaign",
                      head: t("campaign"),
                      place: "main",
                      cell: (g) => (
                        <>
                          <a href={open(g.token)}>{g.campaign}</a>
                          <span className="block text-small text-soft">
                            <bdi>{g.ngoName}</bdi>
                          </span>
                        </>
                      ),
                    },
                    {
                      key: "status",
                      head: t("status"),
                      place: "sub",
                      cell: (g) =>
                        g.endReason ? t("states.canceled") : t(`states.${g.status as "active"}`),
                    },
                    {
                      key: "next",
                      head: t("next"),
                      place: "end",
                      cell: (g) => (g.nextChargeAt ? formatDate(g.nextChargeAt, locale) : null),
                    },
                    {
                      key: "amount",
                      head: t("amount"),
                      right: true,
                      place: "amt",
                      cell: (g) => t("aMonth", { amount: usd(g.amountCents) }),
                    },
                  ]}
                />
              </section>
            ) : null}
            <section aria-labelledby="gifts">
              <h2 className="mb-4 text-h3" id="gifts">
                {t("mineAll")}
              </h2>
              {donor.donations.length === 0 ? (
                <p>
                  {t("mineNone")} <a href={localePath(locale, "/campaigns")}>{t("others")}</a>
                </p>
              ) : (
                <DataTable
                  caption={t("mineAll")}
                  rows={donor.donations}
                  rowKey={(g) => g.payment.id}
                  columns={[
                    {
                      key: "campaign",
                      head: t("campaign"),
                      place: "main",
                      cell: (g) => (
                        <>
                          <a href={open(g.token)}>{g.campaign}</a>
                          <span className="block text-small text-soft">
                            <bdi>{g.ngoName}</bdi>
                          </span>
                        </>
                      ),
                    },
                    {
                      key: "date",
                      head: t("date"),
                      place: "meta",
                      cell: (g) => formatDate(g.payment.settledAt ?? g.payment.createdAt, locale),
                    },
                    {
                      key: "where",
                      head: t("where"),
                      place: "sub",
                      cell: (g) => placeLine({ locale, payment: g.payment, ngoName: g.ngoName }),
                    },
                    {
                      key: "amount",
                      head: t("amount"),
                      right: true,
                      place: "amt",
                      cell: (g) => usd(g.payment.amountCents),
                    },
                    {
                      key: "receipt",
                      head: t("receipt"),
                      place: "end",
                      cell: (g) =>
                        g.payment.hasReceipt ? (
                          <a href={`${open(g.token)}/receipt?gift=${g.payment.id}`}>
                            PDF<span className="sr-only"> {g.payment.ref}</span>
                          </a>
                        ) : null,
                    },
                  ]}
                />
              )}
              {donor.more ? <p className="mt-4 text-small text-soft">{t("mineMore")}</p> : null}
            </section>
            <StatementPanel locale={locale} years={donor.years} sheet={sheet} problem={problem} />
            <section aria-labelledby="links" className="max-w-176 print:hidden">
              <h2 className="text-h3" id="links">
                {d("endLinks")}
              </h2>
              <p className="mt-[0.6rem] mb-5">{d("endLinksText")}</p>
              <details>
                <summary className={buttonVariants({ variant: "outline" })}>
                  {d("endLinks")}
                </summary>
                <div className="mt-4">
                  <GiftForm
                    action={endLinks}
                    messages={formMessages(locale)}
                    labels={{
                      submit: d("endLinksYes"),
                      working: t("working"),
                    }}
                    prefix="end-"
                    variant="destructive"
                    hidden={{ token }}
                  />
                </div>
              </details>
            </section>
            <GiftHelp locale={locale} />
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

import { formMessages } from "@/lib/forms/messages";
import { Input } from "@/components/ui/input";
import { labelClass } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Panel } from "@/components/ui/panel";
import { cn } from "@/components/ui/cn";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GiftForm } from "@/components/donations/gift-form";
import { placeLine } from "@/components/donations/gift-parts";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { DataTable } from "@/components/ui/table";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate, isoDay } from "@/lib/format";
import { site } from "@/lib/site";
import { zones } from "@/lib/zones";
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
  const { locale: given, token: raw } = await params;
  const locale = asLocale(given);
  const token = pathText(raw);
  const donor = await donorByToken(token, locale);
  if (!donor) notFound();
  const t = translator(locale, "gifts");
  const d = translator(locale, "donors");
  const { problem } = await searchParams;
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const open = (of: string) => localePath(locale, `/gifts/${of}`);
  const today = now();
  const sheet = localePath(locale, `/gifts/mine/${token}/statement`);
  return (
    <>
      <SiteHeader locale={locale} path={`/gifts/mine/${token}`} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap pb-section">
          <PageHeader title={t("mine")} lead={t("mineLead")} look="h1" />
          <div className="space-y-12">
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
                      cell: (g) => (g.nextChargeAt ? formatDate(g.nextChargeAt, locale) : "–"),
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
                      place: "end",
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
                  ]}
                />
              )}
              {donor.more ? <p className="mt-4 text-small text-soft">{t("mineMore")}</p> : null}
            </section>
            <Panel top aria-labelledby="statement" className="max-w-176">
              <h2 className="text-h3" id="statement">
                {t("statement")}
              </h2>
              <p className="mt-[0.6rem] mb-5">{t("statementText")}</p>
              {problem === "days" || problem === "none" ? (
                <Notice kind="bad" role="alert" className="mb-5">
                  {problem === "days" ? t("statementDays") : t("statementNone")}
                </Notice>
              ) : null}
              {donor.years.length ? (
                <p className="mb-5 flex flex-wrap gap-x-4 gap-y-2">
                  {t("statementYears")}
                  {donor.years.map((year) => (
                    <a
                      key={year}
                      className="num"
                      href={`${sheet}?from=${year}-01-01&to=${year}-12-31`}
                    >
                      {year} (PDF)
                    </a>
                  ))}
                </p>
              ) : null}
              <form action={sheet}>
                <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
                  <label>
                    <span className={labelClass}>{t("statementFrom")}</span>
                    <Input
                      type="date"
                      name="from"
                      required
                      defaultValue={`${today.getUTCFullYear()}-01-01`}
                    />
                  </label>
                  <label>
                    <span className={labelClass}>{t("statementTo")}</span>
                    <Input type="date" name="to" required defaultValue={isoDay(today)} />
                  </label>
                  <label>
                    <span className={labelClass}>{t("statementZone")}</span>
                    <Select
                      name="zone"
                      defaultValue="UTC"
                      options={zones().map((value) => ({
                        value,
                        label: value.replaceAll("_", " "),
                      }))}
                    />
                  </label>
                </div>
                <button className={cn(buttonVariants(), "mt-5")} type="submit">
                  {t("statementGet")}
                </button>
              </form>
            </Panel>
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
                    words={{
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
            <p className="text-small text-soft">{t("help", { email: site.givingEmail })}</p>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

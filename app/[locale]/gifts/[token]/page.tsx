import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GiftForm } from "@/components/donations/gift-forms";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd, toPlain } from "@/lib/money/money";
import { changeGift } from "@/lib/donations/gift-actions";
import { giftOfLink } from "@/lib/donations/gift-queries";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Gift", robots: { index: false }, referrer: "no-referrer" };

const known = ["active", "paused", "past_due", "canceled", "incomplete", "cancel_scheduled", "expired"] as const;

/** A donor's own page behind the signed link of a receipt (PUB-143). Opening it changes nothing. */
export default async function GiftPage({ params }: { params: Promise<{ locale: string; token: string }> }) {
  const { locale: given, token } = await params;
  const locale = asLocale(given);
  const found = await giftOfLink(decodeURIComponent(token));
  if (!found) notFound();
  const t = translator(locale, "gifts");
  const { gift, donations } = found;
  const words = { working: t("working"), unreachable: t("unreachable") };
  const status = known.find((s) => s === gift?.status);
  const running = gift !== null && ["active", "past_due", "paused", "cancel_scheduled"].includes(gift.status);
  const shown = gift?.showName ?? donations[0]?.showName ?? false;
  const stateOf = (d: (typeof donations)[number]) => (d.settledAt === null ? t("waiting") : d.status === "refunded" ? t("refunded") : d.status === "partially_refunded" ? t("partlyRefunded", { amount: formatUsd(d.refundedCents, { exact: true }) }) : d.status.startsWith("dispute") ? t("disputed") : t("received"));
  return (
    <>
      <SiteHeader locale={locale} path="/" />
      {env.sandbox && gift ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap section">
          <h1 className="h1">{gift ? t("monthly") : t("title")}</h1>
          <p className="soft measure" style={{ marginBlock: "1rem var(--s6)" }}>{t("lead")}</p>
          {gift && status ? <p className="lead" style={{ marginBottom: "var(--s6)" }}>{formatUsd(gift.amountCents, { exact: true })}: {gift.campaign.title}. {t("monthlyStatus", { status: t(status) })}</p> : null}
          {running ? (
            <div className="row" style={{ alignItems: "end", gap: "1.25rem", marginBottom: "var(--s7)" }}>
              <GiftForm action={changeGift} token={token} act="amount" label={t("change")} amountLabel={t("newAmount")} amount={toPlain(gift.amountCents)} words={words} />
              <GiftForm action={changeGift} token={token} act="card" label={t("card")} words={words} />
              {gift.status === "paused" ? <GiftForm action={changeGift} token={token} act="resume" label={t("resume")} words={words} /> : <GiftForm action={changeGift} token={token} act="pause" label={t("pause")} words={words} />}
              <GiftForm action={changeGift} token={token} act="stop" label={t("stop")} look="stop" words={words} />
            </div>
          ) : null}
          {gift ? <h2 className="h3" style={{ marginBottom: "1rem" }}>{t("gifts")}</h2> : null}
          {donations.map((d) => (
            <dl key={d.id} className="dl measure panel panel--top" style={{ marginBottom: "1.5rem" }}>
              <div><dt>{t("amount")}</dt><dd className="num">{formatUsd(d.confirmedCents ?? d.amountCents, { exact: true })}</dd></div>
              <div><dt>{t("to")}</dt><dd><a href={localePath(locale, d.campaign.slug === "frontline-fund" ? "/frontline-fund" : `/campaigns/${d.campaign.slug}`)}>{d.campaign.title}</a>, {d.campaign.ngo.name}</dd></div>
              <div><dt>{t("date")}</dt><dd>{formatDate(d.settledAt ?? d.createdAt, locale)}</dd></div>
              <div><dt>{t("reference")}</dt><dd>{d.ref}</dd></div>
              {d.receiptNumber === null ? null : <div><dt>{t("number")}</dt><dd>{String(d.receiptNumber)}</dd></div>}
              <div><dt>{t("status")}</dt><dd>{stateOf(d)}</dd></div>
            </dl>
          ))}
          <GiftForm action={changeGift} token={token} act={shown ? "hide" : "show"} label={shown ? t("hide") : t("show")} words={words} />
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

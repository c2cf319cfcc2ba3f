import type { Metadata } from "next";
import { ConfirmPage } from "@/components/donations/confirm-page";
import { titleIn } from "@/lib/campaigns/in-language";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { confirmDonorChange } from "@/lib/monthly-gifts/actions";
import { changeOfLink, type Change } from "@/lib/monthly-gifts/donor-change";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "gifts")("confirm.title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** The page of the link in a mail that asks a donor to confirm a change. */
export default async function ConfirmChangePage({ params }: Props) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = { raw, signed: pathText(raw) };
  const t = translator(locale, "gifts");
  const change = await changeOfLink(token.signed);
  const asks = change !== null && !change.made;
  return (
    <ConfirmPage
      {...{ locale, name: "confirm-change", token }}
      heading={await headingOf(locale, change)}
      ask={asks ? { action: confirmDonorChange, submit: t("confirm.button") } : null}
      back={{ path: "/gifts", label: t("all") }}
    />
  );
}

async function headingOf(locale: Locale, change: Awaited<ReturnType<typeof changeOfLink>>) {
  const t = translator(locale, "gifts");
  if (!change) return { title: t("confirm.badTitle"), lead: t("confirm.badText") };
  if (change.made) return { title: madeText(locale, change) };
  return { title: t("confirm.title"), lead: await leadOf(locale, change) };
}

function madeText(locale: Locale, { amountCents }: Change): string {
  const t = translator(locale, "gifts");
  return amountCents === null
    ? t("done.shown")
    : t("done.amountSoon", { amount: formatUsd(amountCents, locale, { exact: true }) });
}

async function leadOf(locale: Locale, { amountCents, of }: Change): Promise<string> {
  const t = translator(locale, "gifts");
  const campaign = await titleIn(of.campaign, locale);
  if (amountCents === null) return t("confirm.name", { campaign });
  const amount = formatUsd(amountCents, locale, { exact: true });
  return t("confirm.amount", { amount, campaign });
}

import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { methodLabel } from "@/lib/donations/method-label";
import type { DonationView } from "@/lib/donors/donation-view";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";

type Props = { locale: Locale; donation: DonationView; campaignHref: string };
type Row = [label: string, value: React.ReactNode];

/** A donation's recipient, amount, payment method and status. */
export function GiftDetails({ locale, donation, campaignHref }: Props) {
  const t = translator(locale, "gifts");
  const monthly = donation.kind === "monthlyGift";
  const cents = monthly ? donation.amountCents : donation.payment.amountCents;
  const amount = formatUsd(cents, locale, { exact: true });
  const rows: Row[] = [
    [
      t("campaign"),
      <a key="c" href={campaignHref}>
        <bdi>{donation.campaign.title}</bdi>
      </a>,
    ],
    [t("organisation"), donation.ngoName],
    [t("amount"), monthly ? t("aMonth", { amount }) : amount],
    ...(monthly ? monthlyRows(donation, locale) : donationRows(donation, locale)),
  ];
  return (
    <DetailList className="border-t-2 border-ink">
      {rows.map(([label, value]) => (
        <DetailRow key={label} label={label}>
          {value}
        </DetailRow>
      ))}
    </DetailList>
  );
}

function monthlyRows(gift: Extract<DonationView, { kind: "monthlyGift" }>, locale: Locale): Row[] {
  const t = translator(locale, "gifts");
  const rows: Row[] = [
    [t("method"), methodLabel(gift.method, locale)],
    [t("status"), gift.endReason ? t("states.canceled") : t(`states.${gift.status as "active"}`)],
  ];
  if (gift.nextChargeAt) rows.push([t("next"), formatDate(gift.nextChargeAt, locale)]);
  if (gift.status === "paused" && gift.pausedUntil)
    rows.push([t("until"), formatDate(gift.pausedUntil, locale)]);
  return rows;
}

function donationRows(
  { payment, need }: Extract<DonationView, { kind: "donation" }>,
  locale: Locale,
): Row[] {
  const t = translator(locale, "gifts");
  const rows: Row[] = [
    [t("number"), payment.ref],
    [t("date"), formatDate(payment.settledAt ?? payment.createdAt, locale)],
    [t("method"), methodLabel(payment.method, locale)],
  ];
  if (need)
    rows.push([
      translator(locale, "needs")("givenFor"),
      `${formatCount(need.quantity, locale)} × ${need.title}`,
    ]);
  if (payment.refundedCents > 0n)
    rows.push([t("refunded"), formatUsd(payment.refundedCents, locale, { exact: true })]);
  return rows;
}

import "server-only";
import { methodLabel } from "@/lib/donations/method-label";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd } from "@/lib/money/money";
import { site } from "@/lib/site";
import { printableName } from "@/lib/email/printable-name";
import { documentPdf } from "@/lib/pdf/document-pdf";
import { giftPath } from "@/lib/donor-links/gift";
import type { LinkLife } from "@/lib/donor-links/life";
import { grossCents, isSettled, reachingFee } from "@/lib/donations/rules";
import { campaignPath } from "@/lib/fund";

const parts = {
  campaign: { select: { title: true, slug: true } },
  ngo: { select: { name: true, isOperator: true } },
  monthlyGift: { select: { id: true, linkVersion: true } },
} as const;
export type DonationRow = NonNullable<Awaited<ReturnType<typeof donationRow>>>;

/** A donation with what its mails and pages say of it. */
export const donationRow = (id: string) =>
  db.donation.findUnique({ where: { id }, include: parts });

/** "$25.00", for a monthly gift too; a pledge by what really came. */
export const amountOf = (
  gift: { amountCents: bigint; confirmedCents: bigint | null },
  locale: Locale,
): string => formatUsd(grossCents(gift), locale, { exact: true });

/** The donor's own page of a donation, whole address. A monthly payment opens its monthly gift. */
export const donationUrl = (gift: DonationRow, life: LinkLife): string => {
  const of = gift.monthlyGift
    ? ({ kind: "gift", ...gift.monthlyGift } as const)
    : ({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion } as const);
  return env.appUrl + localePath(asLocale(gift.locale), giftPath(of, life));
};

export const campaignUrl = (slug: string, locale: Locale): string =>
  env.appUrl + localePath(locale, campaignPath(slug));

/**
 * What stands on a receipt, in order. In a mail and what is attached to it, a typed name is printed only when it can be one
 * (lib/email/printable-name): whoever pays a dollar could send any words to anybody. Only for a donation that is paid: there is none before (GIVE-079).
 */
export function receiptRows(
  gift: DonationRow,
  locale: Locale,
  place: "mail" | "page" = "page",
): [string, string][] {
  const t = translator(locale, "email");
  const typed = (name: string): string =>
    place === "page" ? name : (printableName(name) ?? t("receipt.onPage"));
  const rows: [string, string][] = [];
  if (gift.receiptNumber !== null)
    rows.push([t("receipt.number"), String(gift.receiptNumber).padStart(6, "0")]);
  rows.push([t("receipt.giftNumber"), gift.ref], [t("receipt.givenBy"), typed(gift.donorName)]);
  if (gift.dedicationType && gift.dedicationName)
    rows.push([
      gift.dedicationType === "memory" ? t("receipt.inMemory") : t("receipt.inHonour"),
      typed(gift.dedicationName),
    ]);
  rows.push(
    [t("campaign"), gift.campaign.title],
    [t("receipt.givenTo"), gift.ngo.name],
    [t("date"), formatDate(gift.settledAt ?? gift.createdAt, locale)],
  );
  rows.push(
    [
      t("method"),
      methodLabel(gift.method, locale) + (gift.kind === "monthly" ? `, ${t("monthly")}` : ""),
    ],
    [t("amount"), amountOf(gift, locale)],
    ...feeRows(gift, locale),
  );
  if (gift.confirmedCents !== null && gift.confirmedCents !== gift.amountCents)
    rows.push([t("receipt.pledged"), formatUsd(gift.amountCents, locale, { exact: true })]);
  if (gift.refundedCents > 0n)
    rows.push([t("receipt.net"), formatUsd(gift.refundedCents, locale, { exact: true })]);
  return rows;
}

/** What became of the amount, once the provider has reported its fee. */
function feeRows(gift: DonationRow, locale: Locale): [string, string][] {
  const t = translator(locale, "email");
  const exact = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const fee = reachingFee(gift);
  const cover: [string, string][] =
    gift.coverCents > 0n ? [[t("receipt.cover"), exact(gift.coverCents)]] : [];
  if (fee === null) return cover;
  return [
    ...cover,
    ...(fee > 0n ? [[t("receipt.fee"), exact(-fee)] satisfies [string, string]] : []),
    [t("receipt.platformFee"), exact(0n)],
    [t("receipt.reaches", { ngo: gift.ngo.name }), exact(grossCents(gift) - fee)],
  ];
}

/** The tax sentence: deductible only where the operator has a tax id and the status (GIVE-109, OP-005); never for sandbox money. */
export function taxNote(locale: Locale): string {
  const t = translator(locale, "email");
  if (env.sandbox) return t("receipt.demo");
  if (!site.taxExempt || !site.taxId) return site.noGoodsOrServices[locale];
  return t("receipt.deductible", {
    legalName: site.legalName,
    legalForm: site.legalForm[locale],
    taxId: site.taxId,
    noGoods: site.noGoodsOrServices[locale],
  });
}

/**
 * The receipt as a PDF, drawn from the donation as it is now; null before it is paid.
 * @param place a mail waits for its turn; a page is refused when too many wait @throws 503 when too many sheets wait to be drawn
 */
export async function receiptPdf(
  donationId: string,
  locale?: Locale,
  place: "mail" | "page" = "page",
): Promise<{ fileName: string; bytes: Uint8Array } | null> {
  const gift = await donationRow(donationId);
  if (!gift || !isSettled(gift.status)) return null;
  const language = locale ?? asLocale(gift.locale);
  const t = translator(language, "email");
  const bytes = await documentPdf(
    {
      title: t("receipt.title"),
      lead: null,
      rows: [
        ...receiptRows(gift, language, place),
        [t("receipt.issuedBy"), [site.legalName, ...site.address].join("\n")],
      ],
      notes: [taxNote(language)],
      lettersNote: t("receipt.letters"),
    },
    place === "mail",
  );
  return { fileName: t("receipt.fileName", { ref: gift.ref }), bytes };
}

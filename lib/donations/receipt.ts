import "server-only";
import { methodLabel } from "@/lib/donations/method-label";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { withoutIsolates } from "@/lib/i18n/isolate";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatPaperDate } from "@/lib/format";
import { deductibleWhere } from "@/lib/deductible";
import { site } from "@/lib/site";
import { printableName } from "@/lib/email/printable-name";
import { documentPdf, onEveryPaper } from "@/lib/pdf/document-pdf";
import { donationPath } from "@/lib/donor-links/donation";
import type { LinkLife } from "@/lib/donor-links/life";
import { grossCents, isSettled, reachingFee } from "@/lib/donations/rules";
import { campaignPath } from "@/lib/fund";
import { inRow } from "@/lib/i18n/marks";
import { stripSeed } from "@/lib/donations/strip-seed";

export type DonationRow = NonNullable<Awaited<ReturnType<typeof donationRow>>>;
type Parts = {
  title: string;
  slug: string;
  name: string;
  isOperator: boolean;
  giftId: string | null;
  giftVersion: number | null;
  giftStatus: string | null;
  giftEnd: Date | null;
  giftPausedUntil: Date | null;
  giftCents: bigint | null;
  status: string;
  archivedAt: Date | null;
  ngoStatus: string;
  suspendedAt: Date | null;
  needTitle: string | null;
  raisedCents: bigint;
  goalCents: bigint;
  perpetual: boolean;
};

/**
 * A donation with everything its mails and pages show.
 * @param locale of the page that shows it; the donor's if omitted
 */
export async function donationRow(id: string, locale?: Locale) {
  const [donation, [parts]] = await Promise.all([
    db.donation.findUnique({ where: { id } }),
    db.$queryRaw<Parts[]>`
      select coalesce(v.title, c.title) as title, c.slug, n.name, n.is_operator as "isOperator", g.id as "giftId", g.link_version as "giftVersion",
        case when g.end_reason is null then g.status else 'canceled' end as "giftStatus", g.current_period_end as "giftEnd",
        g.paused_until as "giftPausedUntil", g.amount_cents as "giftCents",
        c.status, c.archived_at as "archivedAt", n.status as "ngoStatus", n.suspended_at as "suspendedAt",
        e.title as "needTitle", c.raised_cents as "raisedCents", c.funding_goal_cents as "goalCents", c.deadline is null as perpetual
        from donation d join campaign c on c.id = d.campaign_id join ngo n on n.id = d.ngo_id
        left join monthly_gift g on g.id = d.monthly_gift_id left join need e on e.id = d.need_id
        left join campaign_version v on v.campaign_id = c.id and v.language = coalesce(${locale ?? null}, d.locale)
        where d.id = ${id}`,
  ]);
  if (!donation || !parts) return null;
  const { title, slug, name, isOperator, giftId, giftVersion, needTitle, ...sums } = parts;
  const { status, archivedAt, ngoStatus, suspendedAt } = sums;
  return {
    ...donation,
    campaign: {
      title,
      slug,
      status,
      archivedAt,
      ngo: { status: ngoStatus, suspendedAt },
      raisedCents: sums.raisedCents,
      /** null for a campaign without an end */
      goalCents: sums.perpetual ? null : sums.goalCents,
    },
    needTitle,
    ngo: { name, isOperator },
    monthlyGift:
      giftId === null || giftVersion === null
        ? null
        : {
            id: giftId,
            linkVersion: giftVersion,
            status: sums.giftStatus ?? "canceled",
            currentPeriodEnd: sums.giftEnd,
            pausedUntil: sums.giftPausedUntil,
            amountCents: sums.giftCents ?? 0n,
          },
  };
}

/** "$25.00", for a monthly gift too; for a pledge what actually arrived. */
export const amountOf = (
  donation: { amountCents: bigint; confirmedCents: bigint | null },
  locale: Locale,
): string => formatUsd(grossCents(donation), locale, { exact: true });

/** The full address of the donor's own page of a donation. A monthly payment opens its monthly gift. */
export const donationUrl = (donation: DonationRow, life: LinkLife): string => {
  const of = donation.monthlyGift
    ? ({ ...donation.monthlyGift, kind: "monthlyGift" } as const)
    : ({ kind: "donation", id: donation.id, linkVersion: donation.linkVersion } as const);
  return env.appUrl + localePath(asLocale(donation.locale), donationPath(of, life));
};

export const campaignUrl = (slug: string, locale: Locale): string =>
  env.appUrl + localePath(locale, campaignPath(slug));

/**
 * The donor's name as typed, for the tax office; of old rows that are too long or have control characters, what can be
 * printed (OP-142).
 */
export const nameOnPaper = (name: string): string =>
  Array.from(name.replace(/\p{Cc}/gu, " "))
    .slice(0, 100)
    .join("");

/**
 * The lines of a receipt, in order. A mail prints a typed name only when it can be a name (lib/email/printable-name):
 * otherwise a dollar would let anybody send any text to anybody. The attached PDF carries the donor's name as typed,
 * whatever it is. Only for a paid donation: there is no receipt before (GIVE-079).
 */
export function receiptRows(
  donation: DonationRow,
  locale: Locale,
  place: "mail" | "paper" | "page" = "page",
): [string, string][] {
  const t = translator(locale, "email");
  const typed = (name: string): string =>
    place === "page" ? name : (printableName(name) ?? t("receipt.onPage"));
  const rows: [string, string][] = [];
  if (donation.receiptNumber !== null)
    rows.push([t("receipt.number"), String(donation.receiptNumber).padStart(6, "0")]);
  const giver = place === "paper" ? nameOnPaper(donation.donorName) : typed(donation.donorName);
  rows.push([t("receipt.giftNumber"), donation.ref], [t("receipt.givenBy"), giver]);
  if (donation.dedicationType && donation.dedicationName)
    rows.push([
      donation.dedicationType === "memory" ? t("receipt.inMemory") : t("receipt.inHonour"),
      typed(donation.dedicationName),
    ]);
  rows.push([t("campaign"), donation.campaign.title], ...needRows(donation, locale));
  rows.push(
    [t("receipt.givenTo"), donation.ngo.name],
    [t("date"), formatPaperDate(donation.settledAt ?? donation.createdAt, locale)],
  );
  rows.push(
    [
      t("method"),
      inRow(
        [methodLabel(donation.method, locale), donation.kind === "monthly" && t("monthly")],
        locale,
      ),
    ],
    [t("amount"), amountOf(donation, locale)],
    ...feeRows(donation, locale),
  );
  if (donation.confirmedCents !== null && donation.confirmedCents !== donation.amountCents)
    rows.push([t("receipt.pledged"), formatUsd(donation.amountCents, locale, { exact: true })]);
  return [...rows, ...refundRows(donation, locale)];
}

/** The needs it was given for, at the price of that time: "2 × School desk, $70.00". */
function needRows(donation: DonationRow, locale: Locale): [string, string][] {
  const { needTitle, needQuantity, needCents } = donation;
  if (needTitle === null || needQuantity === null || needCents === null) return [];
  const amount = formatUsd(needCents, locale, { exact: true });
  const units = formatCount(needQuantity, locale);
  return [
    [
      translator(locale, "email")("receipt.need"),
      inRow([`${units} × ${needTitle}`, amount], locale),
    ],
  ];
}

/** What was given back of it, and what that leaves. */
function refundRows(donation: DonationRow, locale: Locale): [string, string][] {
  if (donation.refundedCents === 0n) return [];
  const t = translator(locale, "email");
  const exact = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return [
    [t("receipt.net"), exact(donation.refundedCents)],
    [t("refund.left"), exact(grossCents(donation) - donation.refundedCents)],
  ];
}

/** What became of a donation after it was paid, for its receipt; null where nothing did. */
export function afterwards(donation: DonationRow, locale: Locale): string | null {
  const t = translator(locale, "gifts");
  switch (donation.status) {
    case "refunded":
      return t("givenBack");
    case "partially_refunded":
      return translator(locale, "email")("refund.note");
    case "disputed":
      return t("disputed");
    case "dispute_lost":
      return t("takenBack");
    default:
      return null;
  }
}

/** The tax sentence for a receipt: none where nothing of the money is left, but that it was sandbox money is said always. */
export const taxNoteFor = (donation: DonationRow, locale: Locale): string | null =>
  ["refunded", "dispute_lost"].includes(donation.status) && !env.sandbox ? null : taxNote(locale);

/** The fee and what reaches the organisation, once the provider has reported the fee. */
function feeRows(donation: DonationRow, locale: Locale): [string, string][] {
  const t = translator(locale, "email");
  const exact = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const fee = reachingFee(donation);
  const cover: [string, string][] =
    donation.coverCents > 0n ? [[t("receipt.cover"), exact(donation.coverCents)]] : [];
  if (fee === null) return cover;
  return [
    ...cover,
    ...(fee > 0n ? [[t("receipt.fee"), exact(-fee)] satisfies [string, string]] : []),
    [t("receipt.platformFee"), exact(0n)],
    [t("receipt.reaches", { ngo: donation.ngo.name }), exact(grossCents(donation) - fee)],
  ];
}

/**
 * The tax sentence: deductible only where the operator has a tax id and the status (GIVE-109, OP-005); never for
 * sandbox money. Donors are not asked where they pay tax, so it says where a donation is deductible and promises
 * nothing elsewhere (OP-131).
 */
export function taxNote(locale: Locale): string {
  const t = translator(locale, "email");
  if (env.sandbox) return t("receipt.demo");
  const where = deductibleWhere(locale);
  if (where === null || !site.taxId) return site.noGoodsOrServices[locale];
  return t("receipt.deductible", {
    legalName: site.legalName,
    legalForm: site.legalForm[locale],
    taxId: site.taxId,
    where,
    noGoods: site.noGoodsOrServices[locale],
  });
}

/**
 * The receipt as a PDF for a page, rendered from the donation's current state; null before it is paid.
 * @throws 503
 */
export async function receiptPdf(
  donationId: string,
  locale?: Locale,
): Promise<{ fileName: string; bytes: Uint8Array } | null> {
  const donation = await donationRow(donationId, locale);
  return donation && receiptSheet(donation, "page", locale);
}

/**
 * The receipt of a loaded donation as a PDF; null before it is paid.
 * @param place a mail waits for its turn; a page is refused when too many wait
 * @throws 503 when too many PDFs wait to be rendered
 */
export async function receiptSheet(
  donation: DonationRow,
  place: "mail" | "page",
  locale?: Locale,
): Promise<{ fileName: string; bytes: Uint8Array } | null> {
  if (!isSettled(donation.status)) return null;
  const language = locale ?? asLocale(donation.locale);
  const t = translator(language, "email");
  const rows = receiptRows(donation, language, place === "mail" ? "paper" : "page");
  const reaches = t("receipt.reaches", { ngo: donation.ngo.name });
  const strong = rows.findIndex(([label]) => label === reaches);
  const note = taxNoteFor(donation, language);
  const bytes = await documentPdf(
    {
      ...onEveryPaper(language),
      title: t("receipt.title"),
      lead:
        afterwards(donation, language) ??
        t("receipt.preview", { amount: amountOf(donation, language), ngo: donation.ngo.name }),
      gifts: [stripSeed(donation.id)],
      rows: [
        ...rows,
        [t("receipt.issuedBy"), [site.legalName, ...site.address, site.supportEmail].join("\n")],
      ],
      strong,
      notes: note === null ? [] : [note],
    },
    place === "mail",
  );
  return { fileName: withoutIsolates(t("receipt.fileName", { ref: donation.ref })), bytes };
}

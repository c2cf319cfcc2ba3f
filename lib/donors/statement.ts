import "server-only";
import { db } from "@/lib/db";
import { documentPdf, onEveryPaper } from "@/lib/pdf/document-pdf";
import { type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDateIn } from "@/lib/format";
import { site } from "@/lib/site";
import { methodLabel } from "@/lib/donations/method-label";
import { taxNote } from "@/lib/donations/receipt";
import { titleParts, withTitlesIn } from "@/lib/campaigns/in-language";
import { grossCents, settledStatuses } from "@/lib/donations/rules";
import { inRow, labelled } from "@/lib/i18n/marks";
import { stripSeed } from "@/lib/donations/strip-seed";

/** One donation, in words. `refunded` where a part was given back; `amount` is what that leaves. */
type StatementGift = {
  id: string;
  date: string;
  campaign: string;
  ngo: string;
  ref: string;
  method: string;
  refunded: string | null;
  amount: string;
};
export type Statement = {
  gifts: StatementGift[];
  total: string;
  /** the same in two columns, for a mail; the total last */
  rows: [string, string][];
  /** the country whose time zone its dates are in */
  zone: string;
  donorName: string;
  donorEmail: string;
  giftCount: number;
};

/** What a statement counts: paid and not fully refunded. */
const countedStatuses = settledStatuses.filter((s) => s !== "dispute_lost" && s !== "refunded");

/** The calendar years (UTC) of an address's counted donations, newest first, at most ten. */
export async function statementYears(emailKey: string): Promise<number[]> {
  const rows = await db.$queryRaw<{ year: number }[]>`
    select distinct extract(year from settled_at at time zone 'UTC')::int as year from donation
    where email_key = ${emailKey} and not is_demo and settled_at is not null and status = any(${countedStatuses})
    order by year desc limit 10`;
  return rows.map(({ year }) => year);
}

/** All that an address gave, less refunds, counted as its statements count it. */
export async function givenInAll(emailKey: string): Promise<{ cents: bigint; gifts: number }> {
  const [row] = await db.$queryRaw<{ cents: bigint; gifts: number }[]>`
    select coalesce(sum(coalesce(confirmed_cents, amount_cents) - refunded_cents), 0)::bigint as cents, count(*)::int as gifts
    from donation
    where email_key = ${emailKey} and not is_demo and settled_at is not null and status = any(${countedStatuses})`;
  return row!;
}

/**
 * Every paid donation of an address in a period, to all organisations, less refunds; the total comes last.
 * @param emailKey the address as it is compared (lib/email-key)
 * @param until end of the period, exclusive
 * @param zone time zone of the dates beside the donations
 * @returns null when there is none
 */
export async function statement(
  emailKey: string,
  from: Date,
  until: Date,
  locale: Locale,
  zone = "UTC",
): Promise<Statement | null> {
  const t = translator(locale, "email");
  const receipts = await db.donation.findMany({
    where: {
      emailKey,
      isDemo: false,
      settledAt: { gte: from, lt: until },
      status: { in: countedStatuses },
    },
    include: { campaign: { select: titleParts }, ngo: { select: { name: true } } },
    orderBy: [{ settledAt: "asc" }, { id: "asc" }],
  });
  if (receipts.length === 0) return null;
  const donations = await withTitlesIn(receipts, locale);
  const exact = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const gifts = donations.map((g): StatementGift => ({
    id: g.id,
    date: formatDateIn(g.settledAt!, locale, zone),
    campaign: g.campaign.title,
    ngo: g.ngo.name,
    ref: g.ref,
    method: methodLabel(g.method, locale),
    refunded:
      g.refundedCents > 0n ? labelled(t("receipt.net"), exact(g.refundedCents), locale) : null,
    amount: exact(grossCents(g) - g.refundedCents),
  }));
  const total = exact(donations.reduce((sum, g) => sum + grossCents(g) - g.refundedCents, 0n));
  const rows = gifts.map((g): [string, string] => [
    inRow([g.date, g.campaign, `${g.ngo} (${g.ref})`, g.method, g.refunded], locale),
    g.amount,
  ]);
  rows.push([t("yearly.total"), total]);
  const { donorName, donorEmail } = donations.at(-1)!;
  return {
    gifts,
    total,
    rows,
    zone,
    donorName,
    donorEmail: donorEmail ?? "",
    giftCount: donations.length,
  };
}

/** The statement as a PDF. @param patient for mails, which can wait for a free slot @throws 503 when too many are waiting */
export function statementPdf(
  title: string,
  { gifts, total, zone, donorName, donorEmail }: Statement,
  locale: Locale,
  patient = false,
): Promise<Uint8Array> {
  const t = translator(locale, "email");
  return documentPdf(
    {
      ...onEveryPaper(locale),
      title: `${title} (${zone})`,
      lead: inRow([donorName, donorEmail], locale),
      gifts: gifts.map(({ id }) => stripSeed(id)),
      rows: [],
      table: {
        columns: [{}, { grow: 1 }, {}, {}, { end: true }],
        head: [t("date"), t("campaign"), t("receipt.giftNumber"), t("method"), t("amount")],
        lines: gifts.map((g) => [
          g.date,
          [g.campaign, g.ngo, ...(g.refunded === null ? [] : [g.refunded])].join("\n"),
          g.ref,
          g.method,
          g.amount,
        ]),
        total: [t("yearly.total"), "", "", "", total],
      },
      notes: [[site.legalName, ...site.address, site.supportEmail].join(", "), taxNote(locale)],
    },
    patient,
  );
}

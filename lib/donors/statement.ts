import "server-only";
import { db } from "@/lib/db";
import { documentPdf } from "@/lib/pdf/document-pdf";
import { type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDateIn } from "@/lib/format";
import { site } from "@/lib/site";
import { methodLabel } from "@/lib/donations/method-label";
import { taxNote } from "@/lib/donations/receipt";
import { titleParts, withTitlesIn } from "@/lib/campaigns/in-language";
import { grossCents, settledStatuses } from "@/lib/donations/rules";
import { inRow } from "@/lib/i18n/marks";

export type Statement = {
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
  const found = await db.donation.findMany({
    where: {
      emailKey,
      isDemo: false,
      settledAt: { gte: from, lt: until },
      status: { in: countedStatuses },
    },
    include: { campaign: { select: titleParts }, ngo: { select: { name: true } } },
    orderBy: [{ settledAt: "asc" }, { id: "asc" }],
  });
  if (found.length === 0) return null;
  const donations = await withTitlesIn(found, locale);
  const rows = donations.map((g): [string, string] => [
    inRow(
      [
        formatDateIn(g.settledAt!, locale, zone),
        g.campaign.title,
        `${g.ngo.name} (${g.ref})`,
        methodLabel(g.method, locale),
      ],
      locale,
    ),
    formatUsd(grossCents(g) - g.refundedCents, locale, { exact: true }),
  ]);
  rows.push([
    t("yearly.total"),
    formatUsd(
      donations.reduce((sum, g) => sum + grossCents(g) - g.refundedCents, 0n),
      locale,
      { exact: true },
    ),
  ]);
  const { donorName, donorEmail } = donations.at(-1)!;
  return { rows, zone, donorName, donorEmail: donorEmail ?? "", giftCount: donations.length };
}

/** The statement as a PDF. @param patient for mails, which can wait for a free slot @throws 503 when too many are waiting */
export const statementPdf = (
  title: string,
  { rows, zone, donorName, donorEmail }: Statement,
  locale: Locale,
  patient = false,
): Promise<Uint8Array> => {
  const notes = [`${site.legalName}, ${site.address.join(", ")}`, taxNote(locale)];
  return documentPdf(
    {
      title: `${title} (${zone})`,
      lead: inRow([donorName, donorEmail], locale),
      rows,
      notes,
      lettersNote: translator(locale, "email")("receipt.letters"),
      language: locale,
    },
    patient,
  );
};

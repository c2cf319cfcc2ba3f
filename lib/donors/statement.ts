import "server-only";
import { db } from "@/lib/db";
import { documentPdf } from "@/lib/pdf/document-pdf";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd } from "@/lib/money/money";
import { site } from "@/lib/site";
import { taxNote } from "@/lib/donations/receipt";
import { grossCents, settledStatuses } from "@/lib/donations/rules";

export type Statement = { rows: [string, string][]; donorName: string; giftCount: number };

/**
 * Every paid gift of an address in a span of time, to all organisations, less what was given back; the total last.
 * @param emailKey the address as it is compared (lib/email-key)
 * @param until the first moment that is not in it @returns null when there is none
 */
export async function statement(
  emailKey: string,
  from: Date,
  until: Date,
  locale: Locale,
): Promise<Statement | null> {
  const t = translator(locale, "email");
  const gifts = await db.donation.findMany({
    where: {
      emailKey,
      isDemo: false,
      settledAt: { gte: from, lt: until },
      status: { in: settledStatuses.filter((s) => s !== "dispute_lost" && s !== "refunded") },
    },
    include: { campaign: { select: { title: true } }, ngo: { select: { name: true } } },
    orderBy: [{ settledAt: "asc" }, { id: "asc" }],
  });
  if (gifts.length === 0) return null;
  const rows = gifts.map((g): [string, string] => [
    `${formatDate(g.settledAt!, locale)}, ${g.campaign.title}, ${g.ngo.name} (${g.ref})`,
    formatUsd(grossCents(g) - g.refundedCents, locale, { exact: true }),
  ]);
  rows.push([
    t("yearly.total"),
    formatUsd(
      gifts.reduce((sum, g) => sum + grossCents(g) - g.refundedCents, 0n),
      locale,
      { exact: true },
    ),
  ]);
  return { rows, donorName: gifts.at(-1)!.donorName, giftCount: gifts.length };
}

/** The statement for somebody's records. @param patient for mails, which wait for their turn @throws 503 when too many wait */
export const statementPdf = (
  title: string,
  { rows, donorName }: Statement,
  locale: Locale,
  patient = false,
): Promise<Uint8Array> => {
  const notes = [`${site.legalName}, ${site.address.join(", ")}`, taxNote(locale)];
  return documentPdf(
    {
      title,
      lead: donorName,
      rows,
      notes,
      lettersNote: translator(locale, "email")("receipt.letters"),
    },
    patient,
  );
};

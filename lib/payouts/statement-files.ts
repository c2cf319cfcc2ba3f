import type { Actor } from "@/lib/auth/actor";
import { isolated } from "@/lib/i18n/isolate";
import { type Locale } from "@/lib/i18n/locales";
import { documentPdf, onEveryPaper } from "@/lib/pdf/document-pdf";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate, formatPaperDate } from "@/lib/format";
import { inOneBite, type Cell, type Table } from "@/lib/table";
import { payoutStatement, type StatementLine } from "@/lib/payouts/statement-queries";
import { site } from "@/lib/site";
import type { SheetTable } from "@/lib/files/decoder/draw-sheet.mjs";
import { inRow } from "@/lib/i18n/marks";

const statementColumns = [
  { name: "Payout", width: 10 },
  { name: "Date (UTC)", width: 12 },
  { name: "Kind", width: 16 },
  { name: "Donation ID", width: 24 },
  { name: "Donor", width: 32 },
  { name: "Campaign", width: 40 },
  { name: "Gift", width: 14 },
  { name: "Fee", width: 12 },
  { name: "Net", width: 14 },
] as const;

const kindLabels: Record<StatementLine["kind"], string> = {
  gift: "gift",
  pledge: "pledge",
  refund: "refund",
  refund_failed: "refund failed",
  dispute: "dispute",
  dispute_won: "dispute won",
  grant: "grant",
  offset: "offset",
  other: "other",
};

/**
 * A payout's statement as a download: every donation, its fee, its net, what was taken back, and the sum (GIVE-092,
 * GIVE-096). Its columns are the same in every language, since programs read them.
 * @throws 401, 403, 404 also for another organisation's payout
 */
export async function statementTable(
  actor: Actor,
  payoutId: string,
): Promise<{ name: string; table: Table }> {
  const { payout, lines } = await payoutStatement(actor, payoutId);
  const number = String(payout.number);
  const sum = (of: (line: StatementLine) => bigint) => ({
    cents: lines.reduce((total, line) => total + of(line), 0n),
  });
  const rows: Cell[][] = lines.map((l) => [
    number,
    { day: l.at },
    kindLabels[l.kind],
    l.ref ?? "",
    l.donorName ?? "",
    l.campaign ?? "",
    { cents: l.grossCents },
    { cents: l.feeCents },
    { cents: l.netCents },
  ]);
  rows.push([
    number,
    { day: payout.sentAt ?? payout.createdAt },
    "total",
    "",
    "",
    "",
    sum((l) => l.grossCents),
    sum((l) => l.feeCents),
    { cents: payout.amountCents },
  ]);
  return {
    name: `payout-${number}`,
    table: { sheet: `Payout ${number}`, columns: statementColumns, bites: inOneBite(rows) },
  };
}

/** The same as a PDF, in the reader's language. */
export async function statementPdf(
  actor: Actor,
  payoutId: string,
  locale: Locale,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const t = translator(locale, "dashboard");
  const { payout, lines } = await payoutStatement(actor, payoutId, t("donors.anonymous"));
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const apart = (label: "account" | "reference", text: string | null): [string, string][] =>
    text ? [[t(`payouts.${label}`), isolated(text, locale)]] : [];
  const status = t(`payouts.statuses.${payout.status as "sent"}`);
  const bytes = await documentPdf({
    ...onEveryPaper(locale),
    title: t("payouts.statementTitle", { number: String(payout.number) }),
    lead: inRow(
      [payout.ngoName, formatPaperDate(payout.sentAt ?? payout.createdAt, locale)],
      locale,
    ),
    rows: [
      [t("payouts.status"), status],
      ...apart("account", payout.bankMasked),
      ...apart("reference", payout.reference),
      [t("payouts.total"), usd(payout.amountCents)],
    ],
    ...(lines.length === 0 ? {} : { table: linesTable(lines, payout.amountCents, locale) }),
    notes: [
      ...(lines.length === 0 ? [t("payouts.undone")] : []),
      [site.legalName, ...site.address, site.supportEmail].join("\n"),
    ],
  });
  return { fileName: `payout-${payout.number}.pdf`, bytes };
}

/** The lines in columns; the total of what the organisation receives is the payout's own amount. */
function linesTable(lines: StatementLine[], amountCents: bigint, locale: Locale): SheetTable {
  const t = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return {
    columns: [{}, { grow: 1 }, { end: true }, { end: true }, { end: true }],
    head: [
      t("payouts.lineDate"),
      t("payouts.line"),
      t("payouts.amount"),
      t("payouts.feeColumn"),
      t("payouts.netColumn"),
    ],
    lines: lines.map((l) => [
      formatDate(l.at, locale),
      [inRow([t(`payouts.kinds.${l.kind}`), l.ref, l.donorName], locale), l.campaign]
        .filter(Boolean)
        .join("\n"),
      usd(l.grossCents),
      usd(l.feeCents),
      usd(l.netCents),
    ]),
    total: [t("payouts.total"), "", "", "", usd(amountCents)],
  };
}

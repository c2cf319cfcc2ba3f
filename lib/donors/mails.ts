import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { withoutIsolates } from "@/lib/i18n/isolate";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { mayMail, noteSpacedMail } from "@/lib/email/unasked-mail";
import { nameOnPaper } from "@/lib/donations/receipt";
import { emailKey } from "@/lib/email-key";
import type { JobPayload } from "@/lib/jobs/kinds";
import { codeMinutes, codeOf, donorPath, newestOf, rememberCode } from "@/lib/donor-links/donor";
import { freshLife, linkMonths } from "@/lib/donor-links/life";
import { donationPath } from "@/lib/donor-links/donation";
import { amountOf, taxNote } from "@/lib/donations/receipt";
import { titleParts, withTitlesIn } from "@/lib/campaigns/in-language";
import { settledStatuses } from "@/lib/donations/rules";
import { statement, statementPdf } from "@/lib/donors/statement";

const urlOf = (locale: Locale, path: string): string => env.appUrl + localePath(locale, path);

/** Mails an address the links to its donations: monthly gifts first, then the newest fifty. */
async function donorLinks({
  email,
  locale: input,
  linkId,
}: {
  email: string;
  locale: string;
  linkId: string;
}): Promise<void> {
  const locale = asLocale(input);
  const t = translator(locale, "email");
  const key = emailKey(email);
  const campaign = { select: titleParts };
  const [monthlyRows, donationRows] = await Promise.all([
    db.monthlyGift.findMany({
      where: { emailKey: key, status: { notIn: ["incomplete", "expired"] } },
      include: { campaign },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: 20,
    }),
    db.donation.findMany({
      where: {
        emailKey: key,
        monthlyGiftId: null,
        status: { in: [...settledStatuses, "processing", "pending_confirmation"] },
      },
      include: { campaign },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: 50,
    }),
  ]);
  const newest = await newestOf(key);
  // to the address that is stored, never to what was typed
  const to = newest?.donorEmail;
  if (!newest || !to || monthlyRows.length + donationRows.length === 0) return;
  const dedupeKey = `donor_links:${linkId}`;
  const proven =
    (await db.donation.count({ where: { emailKey: key, settledAt: { not: null } }, take: 1 })) > 0;
  if (
    !proven &&
    !(await mayMail({ kind: "donor_links_unproven", to, dedupeKey: `unproven:${dedupeKey}` }))
  )
    return;
  await noteSpacedMail({ kind: "donor_links", to, dedupeKey });
  const [monthly, donations] = await Promise.all([
    withTitlesIn(monthlyRows, locale),
    withTitlesIn(donationRows, locale),
  ]);
  await rememberCode(linkId, to);
  const life = await freshLife(key);
  await composeEmail({
    kind: "donor_links",
    dedupeKey,
    to,
    locale,
    subject: t("links.subject", { site: site.name }),
    heading: t("links.heading"),
    secrets: [codeOf(linkId)],
    blocks: [
      { kind: "paragraph", text: t("links.text") },
      { kind: "button", label: t("links.all"), url: urlOf(locale, donorPath(newest, life)) },
      { kind: "paragraph", text: t("links.code", { n: String(codeMinutes) }) },
      { kind: "code", text: codeOf(linkId) },
      ...monthly.map((g): MailBlock => ({
        kind: "link",
        label: t("links.rowMonthly", {
          amount: formatUsd(g.amountCents, locale, { exact: true }),
          campaign: g.campaign.title,
        }),
        url: urlOf(
          locale,
          donationPath({ kind: "monthlyGift", id: g.id, linkVersion: g.linkVersion }, life),
        ),
      })),
      ...donations.map((g): MailBlock => ({
        kind: "link",
        label: t("links.row", {
          amount: amountOf(g, locale),
          campaign: g.campaign.title,
          date: formatDate(g.settledAt ?? g.createdAt, locale),
        }),
        url: urlOf(
          locale,
          donationPath({ kind: "donation", id: g.id, linkVersion: g.linkVersion }, life),
        ),
      })),
      {
        kind: "note",
        text: `${translator(locale, "donors")("linksMonths", { n: String(linkMonths) })} ${t("links.note")}`,
      },
    ],
  });
}

/** Every paid donation of a calendar year (UTC), less refunds, with a PDF (GIVE-085). */
async function yearlySummary({
  emailKey: carried,
  donorEmail,
  year,
  locale: input,
}: JobPayload<"mail.yearly_summary">): Promise<void> {
  const key = carried ?? emailKey(donorEmail ?? "");
  const locale = asLocale(input);
  const t = translator(locale, "email");
  const result = await statement(
    key,
    new Date(Date.UTC(year, 0, 1)),
    new Date(Date.UTC(year + 1, 0, 1)),
    locale,
  );
  const to = (await newestOf(key))?.donorEmail;
  if (!result || !to) return;
  const params = { year: String(year) };
  const pdf = await statementPdf(
    t("yearly.heading", params),
    { ...result, donorName: nameOnPaper(result.donorName) },
    locale,
    true,
  );
  await composeEmail({
    kind: "yearly_summary",
    dedupeKey: `yearly:${year}:${key}`,
    to,
    locale,
    subject: t("yearly.subject", params),
    heading: t("yearly.heading", params),
    blocks: [
      { kind: "paragraph", text: t("yearly.text", params) },
      { kind: "rows", rows: result.rows },
      { kind: "note", text: taxNote(locale) },
    ],
    attachments: [
      {
        fileName: withoutIsolates(t("yearly.fileName", params)),
        contentType: "application/pdf",
        bytes: pdf,
      },
    ],
  });
}

export const donorMails: JobHandlers = {
  "mail.donor_links": donorLinks,
  "mail.yearly_summary": yearlySummary,
};

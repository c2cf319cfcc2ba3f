import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate, formatUsd, isoDay } from "@/lib/money/money";
import { mayMail, noteSpacedMail } from "@/lib/email/unasked-mail";
import { printableName } from "@/lib/email/printable-name";
import { emailKey } from "@/lib/email-key";
import type { JobPayload } from "@/lib/jobs/kinds";
import { codeMinutes, codeOf, donorPath, newestOf, rememberCode } from "@/lib/donor-links/donor";
import { freshLife, linkMonths } from "@/lib/donor-links/life";
import { giftPath } from "@/lib/donor-links/gift";
import { amountOf, campaignUrl, taxNote } from "@/lib/donations/receipt";
import { settledStatuses } from "@/lib/donations/rules";
import { statement, statementPdf } from "@/lib/donors/statement";

/** Mails about monthly gifts, and those that speak of several gifts at once. */

const at = (locale: Locale, path: string): string => env.appUrl + localePath(locale, path);

/** A monthly gift and what its mails are made of; its link works for 13 months from now. */
async function load(giftId: string) {
  const gift = await db.monthlyGift.findUnique({
    where: { id: giftId },
    include: { campaign: { select: { id: true, title: true, slug: true } } },
  });
  if (!gift) return null;
  const locale = asLocale(gift.locale);
  const life = await freshLife(gift.emailKey);
  return {
    gift,
    locale,
    t: translator(locale, "email"),
    words: {
      amount: formatUsd(gift.amountCents, locale, { exact: true }),
      campaign: gift.campaign.title,
    },
    url: at(locale, giftPath({ kind: "gift", id: gift.id, linkVersion: gift.linkVersion }, life)),
  };
}

/** The provider tries again every few days; one mail a day at most, also when the job runs twice. */
async function monthlyFailed({
  giftId,
  invoiceId,
}: {
  giftId: string;
  invoiceId: string;
}): Promise<void> {
  const mail = await load(giftId);
  // paid meanwhile, or ended: nothing to mend
  if (!mail || mail.gift.status !== "past_due") return;
  const { gift, locale, t, words, url } = mail;
  await composeEmail({
    kind: "monthly_failed",
    dedupeKey: `dunning:${invoiceId}:${isoDay(now())}`,
    to: gift.donorEmail,
    locale,
    subject: t("monthlyFailed.subject"),
    heading: t("monthlyFailed.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlyFailed.text", words) },
      { kind: "button", label: t("monthlyFailed.button"), url },
    ],
  });
}

async function monthlyStopped({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.gift.status !== "canceled") return;
  const { gift, locale, t, words } = mail;
  const why =
    gift.endReason === "donor"
      ? t("monthlyStopped.byDonor", words)
      : gift.endReason === "ngo"
        ? t("monthlyStopped.byNgo", words)
        : gift.endReason === "admin"
          ? t("monthlyStopped.byAdmin", words)
          : gift.endReason === "campaign_ended"
            ? t("monthlyStopped.byCampaign", words)
            : t("monthlyStopped.byFailure", words);
  const others =
    gift.endReason === "donor"
      ? []
      : await db.campaign.findMany({
          where: {
            status: "ongoing",
            archivedAt: null,
            id: { not: gift.campaignId },
            ngo: { status: "approved", suspendedAt: null },
          },
          orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
          take: 3,
          select: { title: true, slug: true },
        });
  const offers: MailBlock[] = others.map((c) => ({
    kind: "link",
    label: c.title,
    url: campaignUrl(c.slug, locale),
  }));
  await composeEmail({
    kind: "monthly_stopped",
    dedupeKey: `monthly_stopped:${giftId}`,
    to: gift.donorEmail,
    locale,
    subject: t("monthlyStopped.subject"),
    heading: t("monthlyStopped.heading"),
    blocks: [
      { kind: "paragraph", text: why },
      ...(offers.length
        ? ([
            { kind: "paragraph", text: t("monthlyStopped.others") },
            ...offers,
          ] satisfies MailBlock[])
        : []),
      { kind: "button", label: t("monthlyStopped.button"), url: at(locale, "/campaigns") },
    ],
  });
}

async function monthlyPaused({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.gift.status !== "paused") return;
  const { gift, locale, t, words, url } = mail;
  const text =
    gift.pausedBy === "campaign"
      ? t("monthlyPaused.byCampaign", words)
      : gift.pausedBy === "ngo_suspended"
        ? t("monthlyPaused.byNgo", words)
        : gift.pausedUntil
          ? t("monthlyPaused.byDonorUntil", {
              ...words,
              date: formatDate(gift.pausedUntil, locale),
            })
          : t("monthlyPaused.byDonor", words);
  await composeEmail({
    kind: "monthly_paused",
    dedupeKey: `monthly_paused:${giftId}:${gift.version}`,
    to: gift.donorEmail,
    locale,
    subject: t("monthlyPaused.subject"),
    heading: t("monthlyPaused.heading"),
    blocks: [
      { kind: "paragraph", text },
      { kind: "button", label: t("monthlyPaused.button"), url },
    ],
  });
}

async function monthlyResumed({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.gift.status !== "active") return;
  const { gift, locale, t, words, url } = mail;
  await composeEmail({
    kind: "monthly_resumed",
    dedupeKey: `monthly_resumed:${giftId}:${gift.version}`,
    to: gift.donorEmail,
    locale,
    subject: t("monthlyResumed.subject"),
    heading: t("monthlyResumed.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlyResumed.text", words) },
      ...(gift.currentPeriodEnd
        ? ([
            {
              kind: "rows",
              rows: [[t("monthlyResumed.next"), formatDate(gift.currentPeriodEnd, locale)]],
            },
          ] satisfies MailBlock[])
        : []),
      { kind: "button", label: t("monthlyResumed.button"), url },
    ],
  });
}

/** The links to every gift of an address, to that address: monthly gifts first, then the newest fifty. */
async function donorLinks({
  email,
  locale: given,
  linkId,
}: {
  email: string;
  locale: string;
  linkId: string;
}): Promise<void> {
  const locale = asLocale(given);
  const t = translator(locale, "email");
  const key = emailKey(email);
  const campaign = { select: { title: true } };
  const [monthly, gifts] = await Promise.all([
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
  if (!newest || !to || monthly.length + gifts.length === 0) return;
  const dedupeKey = `donor_links:${linkId}`;
  const proven =
    (await db.donation.count({ where: { emailKey: key, settledAt: { not: null } }, take: 1 })) > 0;
  if (
    !proven &&
    !(await mayMail({ kind: "donor_links_unproven", to, dedupeKey: `unproven:${dedupeKey}` }))
  )
    return;
  await noteSpacedMail({ kind: "donor_links", to, dedupeKey });
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
      { kind: "button", label: t("links.all"), url: at(locale, donorPath(newest, life)) },
      {
        kind: "paragraph",
        text: t("links.code", { code: codeOf(linkId), n: String(codeMinutes) }),
      },
      ...monthly.map((g): MailBlock => ({
        kind: "link",
        label: t("links.rowMonthly", {
          amount: formatUsd(g.amountCents, locale, { exact: true }),
          campaign: g.campaign.title,
        }),
        url: at(locale, giftPath({ kind: "gift", id: g.id, linkVersion: g.linkVersion }, life)),
      })),
      ...gifts.map((g): MailBlock => ({
        kind: "link",
        label: t("links.row", {
          amount: amountOf(g, locale),
          campaign: g.campaign.title,
          date: formatDate(g.settledAt ?? g.createdAt, locale),
        }),
        url: at(locale, giftPath({ kind: "donation", id: g.id, linkVersion: g.linkVersion }, life)),
      })),
      {
        kind: "note",
        text: `${translator(locale, "donors")("linksMonths", { n: String(linkMonths) })} ${t("links.note")}`,
      },
    ],
  });
}

/** Every paid gift of a calendar year (UTC), less what was given back, with a PDF (GIVE-085). */
async function yearlySummary({
  emailKey: carried,
  donorEmail,
  year,
  locale: given,
}: JobPayload<"mail.yearly_summary">): Promise<void> {
  const key = carried ?? emailKey(donorEmail ?? "");
  const locale = asLocale(given);
  const t = translator(locale, "email");
  const found = await statement(
    key,
    new Date(Date.UTC(year, 0, 1)),
    new Date(Date.UTC(year + 1, 0, 1)),
    locale,
  );
  const to = (await newestOf(key))?.donorEmail;
  if (!found || !to) return;
  const params = { year: String(year) };
  const pdf = await statementPdf(
    t("yearly.heading", params),
    { ...found, donorName: printableName(found.donorName) ?? "" },
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
      { kind: "rows", rows: found.rows },
      { kind: "note", text: taxNote(locale) },
    ],
    attachments: [
      { fileName: t("yearly.fileName", params), contentType: "application/pdf", bytes: pdf },
    ],
  });
}

export const giftMails: JobHandlers = {
  "mail.monthly_failed": monthlyFailed,
  "mail.monthly_stopped": monthlyStopped,
  "mail.monthly_paused": monthlyPaused,
  "mail.monthly_resumed": monthlyResumed,
  "mail.donor_links": donorLinks,
  "mail.yearly_summary": yearlySummary,
};

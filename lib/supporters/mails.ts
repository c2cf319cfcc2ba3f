import "server-only";
import { db } from "@/lib/db";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { mayMail } from "@/lib/email/unasked-mail";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { JobPayload } from "@/lib/jobs/kinds";
import { titleIn } from "@/lib/campaigns/in-language";
import { site } from "@/lib/site";
import { pagePath } from "@/lib/supporters/link";
import { keptDays, supporterPath, unconfirmedDays } from "@/lib/supporters/rules";

const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
const note = (text: string): MailBlock => ({ kind: "note", text });
const button = (locale: Locale, label: string, path: string): MailBlock => ({
  kind: "button",
  label,
  url: `${env.appUrl}${localePath(locale, path)}`,
});

/** A page whose owner can be mailed, or null. */
async function readable(id: string) {
  const page = await db.supporterPage.findUnique({
    where: { id },
    include: { campaign: { include: { ngo: { select: { name: true } } } } },
  });
  if (!page?.email || page.isDemo) return null;
  const locale = asLocale(page.locale);
  return {
    ...page,
    email: page.email,
    locale,
    t: translator(locale, "supporters"),
    names: { campaign: await titleIn(page.campaign, locale), ngo: page.campaign.ngo.name },
  };
}

/** Quotes nothing that was typed: the address may belong to somebody else, who must not be sent a stranger's words. */
async function confirm({ pageId, n }: { pageId: string; n: number }): Promise<void> {
  const page = await readable(pageId);
  if (!page) return;
  const dedupeKey = `supporter_confirm:${pageId}:${n}`;
  if (!(await mayMail({ kind: "supporter_confirm", to: page.email, dedupeKey }))) return;
  const { t, locale } = page;
  const isNew = page.confirmedAt === null;
  await composeEmail({
    kind: "supporter_confirm",
    dedupeKey,
    to: page.email,
    locale,
    subject: t(isNew ? "mail.confirmSubject" : "mail.linkSubject"),
    heading: t(isNew ? "mail.confirmHeading" : "mail.linkHeading"),
    blocks: [
      paragraph(t(isNew ? "mail.confirmText" : "mail.linkText", page.names)),
      button(locale, t(isNew ? "mail.confirmButton" : "mail.linkButton"), await pagePath(page)),
      note(isNew ? t("mail.confirmNote", { n: unconfirmedDays }) : t("mail.linkNote")),
    ],
  });
}

async function opened({ pageId }: { pageId: string }): Promise<void> {
  const page = await readable(pageId);
  if (!page?.confirmedAt) return;
  const { t, locale } = page;
  const path = supporterPath(page.campaign.slug, page.address);
  await composeEmail({
    kind: "supporter_open",
    dedupeKey: `supporter_open:${pageId}`,
    to: page.email,
    locale,
    subject: t("mail.openSubject"),
    heading: t("mail.openHeading"),
    blocks: [
      paragraph(t("mail.openText", page.names)),
      paragraph(`${env.appUrl}${localePath(locale, path)}`),
      button(locale, t("mail.linkButton"), await pagePath(page)),
      note(t("mail.openNote", { n: keptDays })),
    ],
  });
}

/** States no amount and no name, as the donor may want to stay unknown. */
async function firstGift({ pageId }: { pageId: string }): Promise<void> {
  const page = await readable(pageId);
  if (!page || page.giftCount === 0) return;
  const { t, locale } = page;
  await composeEmail({
    kind: "supporter_first_gift",
    dedupeKey: `supporter_first:${pageId}`,
    to: page.email,
    locale,
    subject: t("mail.firstSubject"),
    heading: t("mail.firstHeading"),
    blocks: [
      paragraph(t("mail.firstText", page.names)),
      button(locale, t("mail.firstButton"), supporterPath(page.campaign.slug, page.address)),
    ],
  });
}

async function hidden({ pageId, n }: { pageId: string; n: number }): Promise<void> {
  const page = await readable(pageId);
  if (!page?.hiddenReason || page.hides !== n) return;
  const { t, locale, names } = page;
  await composeEmail({
    kind: "supporter_hidden",
    dedupeKey: `supporter_hidden:${pageId}:${n}`,
    to: page.email,
    locale,
    subject: t("mail.hiddenSubject"),
    heading: t("mail.hiddenHeading"),
    blocks: [
      paragraph(
        page.hiddenBy === "organisation"
          ? t("mail.hiddenByNgo", names)
          : t("mail.hiddenByAdmin", { ...names, site: site.name }),
      ),
      { kind: "quote", text: page.hiddenReason },
      button(locale, t("mail.linkButton"), await pagePath(page)),
      note(t("mail.hiddenNote", { email: site.supportEmail })),
    ],
  });
}

/** Contents of the mail about the end: from the row, or from the job if the row is gone. */
async function endedOf({ pageId, gone }: JobPayload<"mail.supporter_ended">) {
  if (!gone) return readable(pageId);
  const locale = asLocale(gone.locale);
  const names = { campaign: gone.campaign, ngo: gone.ngo };
  return {
    ...{ email: gone.email, locale, names, giftCount: 0 },
    t: translator(locale, "supporters"),
  };
}

/** The organisation took the campaign down, and the page with it. */
async function ended(job: JobPayload<"mail.supporter_ended">): Promise<void> {
  const page = await endedOf(job);
  if (!page) return;
  const { t, locale, names } = page;
  await composeEmail({
    kind: "supporter_ended",
    dedupeKey: `supporter_ended:${job.pageId}`,
    to: page.email,
    locale,
    subject: t("mail.endedSubject"),
    heading: t("mail.endedHeading"),
    blocks: [
      paragraph(t("mail.endedText", { ...names, site: site.name })),
      ...(page.giftCount > 0 ? [paragraph(t("mail.endedGifts", names))] : []),
      note(job.gone ? t("mail.goneNote") : t("mail.endedNote", { n: keptDays })),
    ],
  });
}

export const supporterMails: JobHandlers = {
  "mail.supporter_confirm": confirm,
  "mail.supporter_open": opened,
  "mail.supporter_first_gift": firstGift,
  "mail.supporter_hidden": hidden,
  "mail.supporter_ended": ended,
};

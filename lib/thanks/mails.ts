import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { composeEmail } from "@/lib/email/compose";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { donationPath } from "@/lib/donor-links/donation";
import { freshLife } from "@/lib/donor-links/life";
import { grossCents } from "@/lib/donations/rules";
import { thankedStatuses } from "@/lib/thanks/rules";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { leaveUrl, oneClickHeaders, thanksLeaveToken } from "@/lib/updates/mail-link";
import { takesNoThanks } from "@/lib/updates/stopped";

/** Checks again what may have changed since it was written: a refund, a donor who unsubscribed, a suspension. */
async function thanks({ donationId }: { donationId: string }): Promise<void> {
  const row = await db.donationThanks.findFirst({
    where: {
      donationId,
      donation: { isDemo: false, forgottenAt: null, status: { in: thankedStatuses } },
      ngo: { status: "approved", suspendedAt: null },
    },
    include: {
      ngo: { select: { name: true, officialEmail: true } },
      donation: { include: { campaign: { select: titleParts } } },
    },
  });
  if (!row?.donation.donorEmail || !row.donation.emailKey) return;
  const { donation, ngo, ngoId, author, text } = row;
  if (await takesNoThanks(db, { emailKey: row.donation.emailKey, ngoId })) return;
  const locale = asLocale(donation.locale);
  const t = translator(locale, "thanks");
  const path = donationPath(
    { kind: "donation", id: donation.id, linkVersion: donation.linkVersion },
    await freshLife(donation.emailKey),
  );
  const leave = thanksLeaveToken(donation.id);
  await composeEmail({
    kind: "thanks",
    dedupeKey: `thanks:${donationId}`,
    to: row.donation.donorEmail,
    locale,
    subject: t("mail.subject", { ngo: ngo.name }),
    heading: t("mail.heading", { ngo: ngo.name }),
    blocks: [
      {
        kind: "paragraph",
        text: t("mail.lead", {
          author,
          ngo: ngo.name,
          amount: formatUsd(grossCents(donation), locale, { exact: true }),
          campaign: await titleIn(donation.campaign, locale),
        }),
      },
      { kind: "quote", text },
      { kind: "button", label: t("mail.gift"), url: env.appUrl + localePath(locale, path) },
      {
        kind: "note",
        text: t(donation.shareWithNgo ? "mail.whyShared" : "mail.why", {
          site: site.name,
          ngo: ngo.name,
        }),
      },
      { kind: "link", label: t("mail.stop", { ngo: ngo.name }), url: leaveUrl(leave, locale) },
      {
        kind: "link",
        label: translator(locale, "updates")("mail.stopAll"),
        url: `${leaveUrl(leave, locale)}?all=1#all`,
      },
    ],
    headers: oneClickHeaders(leave),
    ...(ngo.officialEmail ? { replyTo: ngo.officialEmail } : {}),
  });
}

export const thanksMails: JobHandlers = { "mail.thanks": thanks };

import "server-only";
import { db } from "@/lib/db";
import { composeEmail } from "@/lib/email/compose";
import { printableName } from "@/lib/email/printable-name";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate } from "@/lib/format";
import { amountText } from "@/lib/recorded-gifts/amount-text";
import { methodOf } from "@/lib/recorded-gifts/rules";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { stopped, thanksKey } from "@/lib/recorded-gifts/thank-donor";
import { site } from "@/lib/site";
import { leaveUrl, oneClickHeaders, recordedLeaveToken } from "@/lib/updates/mail-link";

/**
 * A reference as payment providers write them. A member typed it together with the address: no sentence of theirs, and nothing
 * that a mail program makes a link of, may stand in our mail.
 */
const printableReference = (reference: string | null): string | null =>
  reference !== null && /^[\p{L}\p{N}/_#-]+$/u.test(reference) ? reference : null;

/** The links that stop thank-yous of this organisation, and the mails of all campaigns. */
function stopLinks(token: string, locale: Locale, ngo: string): MailBlock[] {
  const url = leaveUrl(token, locale);
  return [
    { kind: "link", label: translator(locale, "thanks")("mail.stop", { ngo }), url },
    {
      kind: "link",
      label: translator(locale, "updates")("mail.stopAll"),
      url: `${url}?all=1#all`,
    },
  ];
}

/** States that it is not a tax receipt: the money did not pass through the platform, and we cannot vouch for it. */
async function thanks(input: { recordedGiftId: string; locale: string }): Promise<void> {
  const gift = await db.recordedGift.findUnique({
    where: { id: input.recordedGiftId },
    include: { campaign: { select: titleParts }, ngo: true },
  });
  if (!gift?.donorEmail || !gift.emailKey || gift.ngo.suspendedAt !== null) return;
  if (await stopped(gift)) return;
  const locale = asLocale(input.locale);
  const t = translator(locale, "recordedGifts");
  const name = gift.donorName === null ? null : printableName(gift.donorName);
  const reference = printableReference(gift.reference);
  const token = recordedLeaveToken({ campaignId: gift.campaignId, emailKey: gift.emailKey });
  const labels = {
    ngo: gift.ngo.name,
    campaign: await titleIn(gift.campaign, locale),
    site: site.name,
  };
  await composeEmail({
    kind: "recorded_thanks",
    dedupeKey: thanksKey(gift.id),
    to: gift.donorEmail,
    locale,
    subject: t("mail.subject", labels),
    heading: t("mail.heading"),
    blocks: [
      {
        kind: "paragraph",
        text: name === null ? t("mail.text", labels) : t("mail.textNamed", { ...labels, name }),
      },
      {
        kind: "rows",
        rows: [
          [t("mail.amount"), amountText(gift.originalAmount, gift.currency, locale)],
          [t("mail.day"), formatDate(gift.receivedOn, locale)],
          [t("mail.method"), t(`methods.${methodOf(gift.method)}`)],
          ...(reference === null ? [] : [[t("mail.reference"), reference] as [string, string]]),
        ],
      },
      { kind: "paragraph", text: t("mail.noReceipt", labels) },
      {
        kind: "note",
        text: gift.ngo.officialEmail
          ? t("mail.wrong", { ...labels, email: gift.ngo.officialEmail })
          : t("mail.wrongHere", { ...labels, email: site.supportEmail }),
      },
      ...stopLinks(token, locale, gift.ngo.name),
    ],
    headers: oneClickHeaders(token),
    ...(gift.ngo.officialEmail ? { replyTo: gift.ngo.officialEmail } : {}),
  });
}

export const recordedGiftMails: JobHandlers = { "mail.recorded_thanks": thanks };

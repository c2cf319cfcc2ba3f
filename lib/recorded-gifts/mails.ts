import "server-only";
import { db } from "@/lib/db";
import { composeEmail } from "@/lib/email/compose";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate } from "@/lib/format";
import { amountText } from "@/lib/recorded-gifts/amount-text";
import { methodOf } from "@/lib/recorded-gifts/rules";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { thanksKey } from "@/lib/recorded-gifts/thank-donor";
import { site } from "@/lib/site";

/** States that it is not a tax receipt: the money did not pass through the platform, and we cannot vouch for it. */
async function thanks(input: { recordedGiftId: string; locale: string }): Promise<void> {
  const gift = await db.recordedGift.findUnique({
    where: { id: input.recordedGiftId },
    include: { campaign: { select: titleParts }, ngo: true },
  });
  if (!gift?.donorEmail || gift.ngo.suspendedAt !== null) return;
  const locale = asLocale(input.locale);
  const t = translator(locale, "recordedGifts");
  const words = {
    ngo: gift.ngo.name,
    campaign: await titleIn(gift.campaign, locale),
    site: site.name,
  };
  await composeEmail({
    kind: "recorded_thanks",
    dedupeKey: thanksKey(gift.id),
    to: gift.donorEmail,
    locale,
    subject: t("mail.subject", words),
    heading: t("mail.heading"),
    blocks: [
      {
        kind: "paragraph",
        text: gift.donorName
          ? t("mail.textNamed", { ...words, name: gift.donorName })
          : t("mail.text", words),
      },
      {
        kind: "rows",
        rows: [
          [t("mail.amount"), amountText(gift.originalAmount, gift.currency, locale)],
          [t("mail.day"), formatDate(gift.receivedOn, locale)],
          [t("mail.method"), t(`methods.${methodOf(gift.method)}`)],
          ...(gift.reference ? [[t("mail.reference"), gift.reference] as [string, string]] : []),
        ],
      },
      { kind: "paragraph", text: t("mail.noReceipt", words) },
      {
        kind: "note",
        text: gift.ngo.officialEmail
          ? t("mail.wrong", { ...words, email: gift.ngo.officialEmail })
          : t("mail.wrongHere", { ...words, email: site.supportEmail }),
      },
    ],
    ...(gift.ngo.officialEmail ? { replyTo: gift.ngo.officialEmail } : {}),
  });
}

export const recordedGiftMails: JobHandlers = { "mail.recorded_thanks": thanks };

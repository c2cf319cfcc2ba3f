import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { donationPath } from "@/lib/donor-links/donation";
import { freshLife } from "@/lib/donor-links/life";
import { nextPayment } from "@/lib/donations/monthly-dates";
import type { MailBlock } from "@/lib/email/layout";
import { formatDate } from "@/lib/format";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";

export const urlOf = (locale: Locale, path: string): string =>
  env.appUrl + localePath(locale, path);

/** A monthly gift and the data of its mails; its link works for 13 months from now. */
export async function load(giftId: string) {
  const monthlyGift = await db.monthlyGift.findUnique({
    where: { id: giftId },
    include: { campaign: { select: { ...titleParts, slug: true } } },
  });
  if (!monthlyGift) return null;
  const locale = asLocale(monthlyGift.locale);
  const life = await freshLife(monthlyGift.emailKey);
  return {
    monthlyGift,
    locale,
    t: translator(locale, "email"),
    labels: {
      amount: formatUsd(monthlyGift.amountCents, locale, { exact: true }),
      campaign: await titleIn(monthlyGift.campaign, locale),
    },
    url: urlOf(
      locale,
      donationPath(
        { kind: "monthlyGift", id: monthlyGift.id, linkVersion: monthlyGift.linkVersion },
        life,
      ),
    ),
  };
}

/** A mail's row with the next charge; none if no payment is due or its day is not known. */
export function nextRow({ monthlyGift, locale, t, labels }: Loaded): MailBlock[] {
  const next = nextPayment(monthlyGift);
  if (next === null) return [];
  const rows: [string, string][] = [
    [t("nextPayment"), formatDate(next, locale)],
    [t("amount"), labels.amount],
  ];
  return [{ kind: "rows", rows }];
}
type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>;

/** Whether any payment was made for it. */
export const isPaid = async (giftId: string): Promise<boolean> =>
  (await db.donation.count({ where: { monthlyGiftId: giftId, NOT: { settledAt: null } } })) > 0;

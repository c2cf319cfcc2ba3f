import "server-only";
import { db } from "@/lib/db";
import { days } from "@/lib/clock";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { printableName } from "@/lib/email/printable-name";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatCount, formatUsd } from "@/lib/money/money";
import { grossCents } from "@/lib/donations/rules";
import { decideNotice } from "@/lib/donations/tell-ngo";

/** Statuses in which a donation is news for its organisation: settled, and not given back or disputed meanwhile. */
const standing = ["succeeded", "confirmed", "partially_refunded"];
/** Donations named in a daily mail; the sum counts all. */
const mostNamed = 50;

const withCampaign = { campaign: { select: { title: true } } } as const;
type NoticedGift = {
  donorName: string;
  shareWithNgo: boolean;
  kind: string;
  amountCents: bigint;
  confirmedCents: bigint | null;
  campaign: { title: string };
};

/** A member who may be written to: their address is proven and nobody took their access away. */
async function reader(userId: string) {
  const member = await db.ngoMember.findFirst({
    where: {
      userId,
      disabledAt: null,
      user: { disabledAt: null, emailConfirmedAt: { not: null } },
    },
    include: { user: true },
  });
  if (!member || member.giftMails === "never") return null;
  const locale = asLocale(member.user.locale);
  return { member, to: member.user.email, locale, t: translator(locale, "ngoMails") };
}
type Reader = NonNullable<Awaited<ReturnType<typeof reader>>>;

/** Who gave, as the mail may print it: nobody who hides it from the organisation, and no words that are not a name. */
function giver({ t }: Reader, gift: NoticedGift): string {
  const name = gift.shareWithNgo ? printableName(gift.donorName) : null;
  if (name !== null) return name;
  return t(gift.shareWithNgo ? "someDonor" : "anonymousDonor");
}

const usd = (cents: bigint, locale: Locale): string => formatUsd(cents, locale, { exact: true });

const foot = ({ t }: Reader): MailBlock[] => [
  { kind: "button", label: t("open"), url: `${env.appUrl}/dashboard?tab=donations` },
  {
    kind: "link",
    before: t("why"),
    label: t("change"),
    url: `${env.appUrl}/dashboard?tab=profile#gift-mails`,
  },
];

async function arrived({ donationId }: { donationId: string }): Promise<void> {
  const gift = await db.donation.findUnique({ where: { id: donationId }, include: withCampaign });
  if (!gift || gift.isDemo || !standing.includes(gift.status)) return;
  const members = await db.ngoMember.findMany({
    where: { ngoId: gift.ngoId, disabledAt: null },
    select: { userId: true },
    orderBy: { createdAt: "asc" },
  });
  for (const { userId } of members) {
    const person = await reader(userId);
    if (!person) continue;
    const wish = person.member.giftMails === "daily" ? "daily" : "each";
    if ((await decideNotice({ donationId, userId, wish })) === "daily") continue;
    const { to, locale, t } = person;
    const amount = usd(grossCents(gift), locale);
    await composeEmail({
      kind: "donation_arrived",
      dedupeKey: `arrived:${donationId}:${userId}`,
      to,
      locale,
      subject: t("arrived.subject", { amount }),
      heading: t("arrived.heading", { amount }),
      blocks: [
        {
          kind: "rows",
          rows: [
            [t("from"), giver(person, gift)],
            [t("campaign"), gift.campaign.title],
            [t("rhythm"), t(gift.kind === "monthly" ? "monthly" : "once")],
            [t("reference"), gift.ref],
          ],
        },
        ...foot(person),
      ],
    });
  }
}

async function ofDay({ userId, day }: { userId: string; day: string }): Promise<void> {
  const person = await reader(userId);
  if (!person) return;
  const { to, locale, t, member } = person;
  const from = new Date(`${day}T00:00:00.000Z`);
  const gifts = await db.donation.findMany({
    where: {
      ngoId: member.ngoId,
      isDemo: false,
      status: { in: standing },
      notices: {
        some: {
          userId,
          how: "daily",
          decidedAt: { gte: from, lt: new Date(from.getTime() + days(1)) },
        },
      },
    },
    include: withCampaign,
    orderBy: [{ settledAt: "asc" }, { id: "asc" }],
  });
  if (gifts.length === 0) return;
  const amount = usd(
    gifts.reduce((sum, gift) => sum + grossCents(gift), 0n),
    locale,
  );
  const more = gifts.length - mostNamed;
  await composeEmail({
    kind: "donations_of_day",
    dedupeKey: `donations_of_day:${userId}:${day}`,
    to,
    locale,
    subject: t("day.subject", {
      n: gifts.length,
      count: formatCount(gifts.length, locale),
      amount,
    }),
    heading: t("day.heading", {
      n: gifts.length,
      count: formatCount(gifts.length, locale),
      amount,
    }),
    blocks: [
      {
        kind: "rows",
        rows: gifts
          .slice(0, mostNamed)
          .map((gift) => [
            `${giver(person, gift)}, ${gift.campaign.title}`,
            usd(grossCents(gift), locale),
          ]),
      },
      ...(more > 0
        ? [
            {
              kind: "paragraph" as const,
              text: t("day.more", { count: formatCount(more, locale) }),
            },
          ]
        : []),
      ...foot(person),
    ],
  });
}

/** Mails to the members of an organisation about its donations. */
export const ngoDonationMails: JobHandlers = {
  "mail.donation_arrived": arrived,
  "mail.donations_of_day": ofDay,
};

import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { days } from "@/lib/clock";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { printableName } from "@/lib/email/printable-name";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { formatCount } from "@/lib/format";
import { grossCents } from "@/lib/donations/rules";
import { decideNotice } from "@/lib/donations/tell-ngo";
import { inRow } from "@/lib/i18n/marks";

/** Statuses in which an organisation is told of a donation: settled, and not refunded or disputed meanwhile. */
const standing = ["succeeded", "confirmed", "partially_refunded"];
/** The most donations listed in a daily mail; the sum counts all. */
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

type Reader = {
  userId: string;
  ngoId: string;
  frequency: "each" | "daily";
  to: string;
  locale: Locale;
  t: ReturnType<typeof translator<"ngoMails">>;
};

/** Members who want these mails and may get them: their address is confirmed and their access has not been revoked. */
async function readers(of: { ngoId: string } | { userId: string }): Promise<Reader[]> {
  const whose =
    "ngoId" in of ? Prisma.sql`m.ngo_id = ${of.ngoId}` : Prisma.sql`m.user_id = ${of.userId}`;
  const rows = await db.$queryRaw<
    { userId: string; ngoId: string; giftMails: string; email: string; locale: string }[]
  >`
    select m.user_id as "userId", m.ngo_id as "ngoId", m.gift_mails as "giftMails", u.email, u.locale
      from ngo_member m join app_user u on u.id = m.user_id
     where ${whose} and m.disabled_at is null and m.gift_mails <> 'never' and u.disabled_at is null and u.email_confirmed_at is not null
     order by m.created_at, m.user_id`;
  return rows.map(({ userId, ngoId, giftMails, email, locale: written }) => {
    const locale = asLocale(written);
    const frequency = giftMails === "daily" ? "daily" : "each";
    return { userId, ngoId, frequency, to: email, locale, t: translator(locale, "ngoMails") };
  });
}

/** The donor as the mail may print it: no name that is hidden from the organisation, and no text that is not a name. */
function giver({ t }: Reader, donation: NoticedGift): string {
  const name = donation.shareWithNgo ? printableName(donation.donorName) : null;
  if (name !== null) return name;
  return t(donation.shareWithNgo ? "someDonor" : "anonymousDonor");
}

const usd = (cents: bigint, locale: Locale): string => formatUsd(cents, locale, { exact: true });

const foot = ({ t }: Reader): MailBlock[] => [
  { kind: "button", label: t("open"), url: `${env.appUrl}/dashboard?tab=donations#list` },
  {
    kind: "link",
    before: t("why"),
    label: t("change"),
    url: `${env.appUrl}/dashboard?tab=profile#gift-mails`,
  },
];

type ArrivedRow = Omit<NoticedGift, "campaign"> & {
  ngoId: string;
  isDemo: boolean;
  status: string;
  ref: string;
  title: string;
  supporterPageId: string | null;
};

async function arrived({ donationId }: { donationId: string }): Promise<void> {
  const [row] = await db.$queryRaw<ArrivedRow[]>`
    select d.ngo_id as "ngoId", d.is_demo as "isDemo", d.status, d.ref, d.kind, d.donor_name as "donorName", d.share_with_ngo as "shareWithNgo",
           d.amount_cents as "amountCents", d.confirmed_cents as "confirmedCents", c.title,
           d.supporter_page_id as "supporterPageId"
      from donation d join campaign c on c.id = d.campaign_id where d.id = ${donationId}`;
  if (!row || row.isDemo || !standing.includes(row.status)) return;
  const pageId = row.supporterPageId;
  // the first gift of a supporter's page: its owner is told once, even if this runs twice
  if (pageId !== null)
    await enqueue(db, "mail.supporter_first_gift", `supporter_first:${pageId}`, { pageId });
  const donation = { ...row, campaign: { title: row.title } };
  for (const person of await readers({ ngoId: donation.ngoId })) {
    const { userId, frequency, to, locale, t } = person;
    if ((await decideNotice({ donationId, userId, frequency })) === "daily") continue;
    const amount = usd(grossCents(donation), locale);
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
            [t("from"), giver(person, donation)],
            [t("campaign"), donation.campaign.title],
            [t("rhythm"), t(donation.kind === "monthly" ? "monthly" : "once")],
            [t("reference"), donation.ref],
          ],
        },
        ...foot(person),
      ],
    });
  }
}

async function ofDay({ userId, day }: { userId: string; day: string }): Promise<void> {
  const [person] = await readers({ userId });
  if (!person) return;
  const { to, locale, t, ngoId } = person;
  const from = new Date(`${day}T00:00:00.000Z`);
  const gifts = await db.donation.findMany({
    where: {
      ngoId,
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
    gifts.reduce((sum, donation) => sum + grossCents(donation), 0n),
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
          .map((donation) => [
            inRow([giver(person, donation), donation.campaign.title], locale),
            usd(grossCents(donation), locale),
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

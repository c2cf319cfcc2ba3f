import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { composeEmail } from "@/lib/email/compose";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate } from "@/lib/format";
import { formatUsd } from "@/lib/money/money";
import { promiseText } from "@/lib/matches/promise-text";
import { owed, paidOf, type Decision } from "@/lib/matches/rules";
import { site } from "@/lib/site";

type Outcome = "paid" | "full" | "ended" | "missed";

/** A sponsor who paid before the end is only asked for the rest. */
const endedTexts = {
  ngo: { unpaid: "mail.ended.ngo", part: "mail.ended.ngoPart", whole: "mail.ended.ngoPaid" },
  sponsor: {
    unpaid: "mail.ended.sponsor",
    part: "mail.ended.sponsorPart",
    whole: "mail.ended.sponsorPaid",
  },
} as const;

/** The campaign, with the members of its organisation whom we may mail. */
const withMembers = {
  include: {
    ngo: {
      include: {
        members: {
          where: { disabledAt: null, user: { disabledAt: null } },
          include: { user: true },
        },
      },
    },
  },
} as const;

/** Mails each member of the organisation and the sponsor, in their language; only ever one mail per reader and event. */
async function tell(matchId: string, what: "ended" | "full" | "paid"): Promise<void> {
  const match = await db.match.findUnique({
    where: { id: matchId },
    include: {
      donations: { where: { settledAt: { not: null } } },
      campaign: withMembers,
    },
  });
  if (!match || match.status !== "confirmed") return;
  const { campaign } = match;
  const missed = match.matchedCents === 0n && match.donations.length === 0;
  const outcome: Outcome = what === "ended" && missed ? "missed" : what;
  const paid = paidOf(match.donations);
  const { due } = owed({ matchedCents: match.matchedCents, paidCents: paid });
  // a payment made meanwhile has its own mail
  if (what === "full" && due === 0n) return;
  const some = due > 0n ? "part" : "whole";
  const standing = paid > 0n ? some : "unpaid";
  const send = async (to: string, reader: string, locale: Locale) => {
    const t = translator(locale, "matches");
    const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
    const values = {
      sponsor: match.sponsorName,
      title: campaign.title,
      ngo: campaign.ngo.name,
      amount: usd(outcome === "paid" ? paid : match.matchedCents),
      cap: usd(match.capCents),
      paid: usd(paid),
      due: usd(due),
      until: formatDate(match.endsAt, locale),
    };
    const side = reader === "sponsor" ? "sponsor" : "ngo";
    const text =
      outcome === "ended" ? endedTexts[side][standing] : (`mail.${outcome}.${side}` as const);
    await composeEmail({
      kind: `match_${outcome}`,
      dedupeKey: `match_${what}:${matchId}:${reader}`,
      to,
      locale,
      subject: t(`mail.${outcome}.subject`, values),
      heading: t(`mail.${outcome}.heading`),
      blocks: [
        { kind: "paragraph", text: t(text, values) },
        {
          kind: "button",
          label: t("mail.button"),
          url: `${env.appUrl}${localePath(locale, `/campaigns/${campaign.slug}`)}`,
        },
      ],
    });
  };
  for (const { user } of campaign.ngo.members)
    await send(user.email, user.id, asLocale(user.locale));
  if (match.sponsorEmail !== null)
    await send(match.sponsorEmail, "sponsor", asLocale(match.sponsorLocale));
}

type Decided = Prisma.MatchGetPayload<{ include: { campaign: typeof withMembers } }>;

/** Tells each member of the organisation what an administrator decided. */
async function tellMembers(match: Decided, to: Decision): Promise<void> {
  const { campaign } = match;
  for (const { user } of campaign.ngo.members) {
    const locale = asLocale(user.locale);
    const t = translator(locale, "matches");
    const values = {
      sponsor: match.sponsorName,
      title: campaign.title,
      cap: formatUsd(match.capCents, locale, { exact: true }),
      email: site.supportEmail,
    };
    await composeEmail({
      kind: `match_${to}`,
      dedupeKey: `match_${to}:${match.id}:${user.id}`,
      to: user.email,
      locale,
      subject: t(`mail.${to}.subject`, values),
      heading: t(`mail.${to}.heading`),
      blocks: [
        { kind: "paragraph", text: t(`mail.${to}.text`, values) },
        {
          kind: "button",
          label: t("title"),
          url: `${env.appUrl}/dashboard/campaigns/matches/${campaign.id}`,
        },
      ],
    });
  }
}

/**
 * Tells the sponsor what they promised, how much and until when, or that the promise was canceled. Nothing is sent about a
 * promise that was never confirmed.
 */
async function tellSponsor(match: Decided, to: "confirmed" | "canceled"): Promise<void> {
  if (match.sponsorEmail === null) return;
  const locale = asLocale(match.sponsorLocale);
  const t = translator(locale, "matches");
  const { campaign } = match;
  const values = {
    title: campaign.title,
    ngo: campaign.ngo.name,
    cap: formatUsd(match.capCents, locale, { exact: true }),
    email: site.supportEmail,
  };
  const promised = promiseText(locale, {
    ...match,
    kind: match.kind === "threshold" ? "threshold" : "match",
    sponsor: match.sponsorName,
    percent: match.percent ?? 0,
    donorsWanted: match.donorsWanted ?? 0,
  });
  await composeEmail({
    kind: `match_${to}`,
    dedupeKey: `match_${to}:${match.id}:sponsor`,
    to: match.sponsorEmail,
    locale,
    subject: t(`mail.${to}.subject`, values),
    heading: t(`mail.${to}.heading`),
    blocks: [
      { kind: "paragraph", text: t(`mail.${to}.sponsor`, values) },
      ...(to === "confirmed"
        ? [
            { kind: "quote" as const, text: promised },
            { kind: "paragraph" as const, text: t("mail.confirmed.sponsorNext") },
            {
              kind: "button" as const,
              label: t("mail.button"),
              url: `${env.appUrl}${localePath(locale, `/campaigns/${campaign.slug}`)}`,
            },
            { kind: "note" as const, text: t("mail.confirmed.sponsorNot", values) },
          ]
        : []),
    ],
  });
}

/** Skipped if it was decided again meanwhile; that decision has its own mail. */
async function decided({ matchId, to }: { matchId: string; to: Decision }): Promise<void> {
  const match = await db.match.findUnique({
    where: { id: matchId, status: to },
    include: { campaign: withMembers },
  });
  if (!match) return;
  await tellMembers(match, to);
  if (to !== "declined") await tellSponsor(match, to);
}

export const matchMails: JobHandlers = {
  "mail.match_decided": decided,
  "mail.match": ({ matchId, what }) => tell(matchId, what),
};

import "server-only";
import { db } from "@/lib/db";
import { days } from "@/lib/clock";
import { env } from "@/lib/env";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import { weekFigures, type WeekFigures } from "@/lib/ngo-news/figures";
import { weekFrom } from "@/lib/ngo-news/week";
import { inRow, listed } from "@/lib/i18n/marks";

const titlesNamed = 5;

/** Members who want the summary and whom we may write to. */
const readers = (ngoId: string) =>
  db.ngoMember.findMany({
    where: {
      ngoId,
      weeklyMail: true,
      disabledAt: null,
      user: { disabledAt: null, emailConfirmedAt: { not: null } },
      ngo: { status: "approved", suspendedAt: null },
    },
    select: { user: { select: { id: true, email: true, locale: true } } },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
  });

function dueText(locale: Locale, due: string[]): MailBlock[] {
  if (due.length === 0) return [];
  const t = translator(locale, "ngoNews");
  const more = due.length - titlesNamed;
  const titles =
    more > 0
      ? t("dueMore", {
          titles: inRow(due.slice(0, titlesNamed), locale),
          count: formatCount(more, locale),
        })
      : listed(due, locale);
  return [{ kind: "paragraph", text: t("due", { n: due.length, titles }) }];
}

/** Figures that are zero are not in the table. */
function rowsOf(locale: Locale, figures: WeekFigures): [string, string][] {
  const t = translator(locale, "ngoNews");
  const row = (label: string, n: number): [string, string][] =>
    n > 0 ? [[label, formatCount(n, locale)]] : [];
  const amount = formatUsd(figures.cents, locale, { exact: true });
  return [
    ...row(t("gifts"), figures.gifts),
    ...(figures.gifts > 0 ? [[t("amount"), amount] as [string, string]] : []),
    ...row(t("newDonors"), figures.newDonors),
    ...row(t("begun"), figures.begun),
    ...row(t("ended"), figures.ended),
    ...row(t("monthly"), figures.monthly),
  ];
}

async function week({ ngoId, from }: { ngoId: string; from: string }): Promise<void> {
  const span = weekFrom(from);
  const figures = await weekFigures(ngoId, span);
  if (figures.gifts + figures.begun + figures.ended === 0) return;
  for (const { user } of await readers(ngoId)) {
    const locale = asLocale(user.locale);
    const t = translator(locale, "ngoNews");
    const dates = {
      from: formatDate(span.begins, locale),
      until: formatDate(new Date(span.ends.getTime() - days(1)), locale),
    };
    await composeEmail({
      kind: "week",
      dedupeKey: `week:${ngoId}:${from}:${user.id}`,
      to: user.email,
      locale,
      subject: t("subject", {
        n: figures.gifts,
        count: formatCount(figures.gifts, locale),
        amount: formatUsd(figures.cents, locale, { exact: true }),
        ...dates,
      }),
      heading: t("heading"),
      blocks: [
        { kind: "paragraph", text: t("span", dates) },
        { kind: "rows", rows: rowsOf(locale, figures) },
        ...dueText(locale, figures.due),
        { kind: "button", label: t("open"), url: `${env.appUrl}/dashboard` },
        {
          kind: "link",
          before: t("why"),
          label: t("change"),
          url: `${env.appUrl}/dashboard?tab=profile#gift-mails`,
        },
      ],
    });
  }
}

export const ngoNewsMails: JobHandlers = { "mail.week": week };

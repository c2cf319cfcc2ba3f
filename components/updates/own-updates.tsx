import { Badge, type BadgeKind } from "@/components/ui/badge";
import { MailedTag } from "@/components/inbound/mailed";
import { DataTable } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatCount, formatDate } from "@/lib/format";
import type { MailedFrom } from "@/lib/inbound/queries";
import { ownUpdatePath, type UpdateState } from "@/lib/updates/rules";
import type { MailCounts, OwnUpdate } from "@/lib/updates/view";
import { inRow } from "@/lib/i18n/marks";

const variants: Record<UpdateState, BadgeKind> = { draft: "draft", published: "on", hidden: "bad" };

export function UpdateBadge({ locale, state }: { locale: Locale; state: UpdateState }) {
  return <Badge kind={variants[state]}>{translator(locale, "updates")(`state.${state}`)}</Badge>;
}

/** "1,204 sent, 3 bounced"; zeros are omitted. */
export function mailLine(locale: Locale, mails: MailCounts): string {
  const t = translator(locale, "updates");
  const parts = [
    mails.waiting > 0 ? t("mailsWaiting", { n: formatCount(mails.waiting, locale) }) : "",
    mails.sent > 0 ? t("mailsSent", { n: formatCount(mails.sent, locale) }) : "",
    mails.bounced > 0 ? t("mailsBounced", { n: formatCount(mails.bounced, locale) }) : "",
    mails.left > 0 ? t("mailsLeft", { n: formatCount(mails.left, locale) }) : "",
    mails.unsure > 0 ? t("mailsUnsure", { n: formatCount(mails.unsure, locale) }) : "",
  ];
  return inRow(parts, locale) || t("mailsNone");
}

/** A campaign's updates, as its organisation sees them. */
export function OwnUpdates({
  locale,
  campaignId,
  updates,
  mailed,
}: {
  locale: Locale;
  campaignId: string;
  updates: OwnUpdate[];
  mailed: Record<number, MailedFrom>;
}) {
  const t = translator(locale, "updates");
  if (updates.length === 0) return <p className="max-w-[46em] text-soft">{t("ownNone")}</p>;
  return (
    <DataTable
      caption={t("own")}
      rows={updates}
      rowKey={(u) => u.id}
      columns={[
        {
          key: "title",
          head: t("column.title"),
          place: "main",
          className: "wrap-anywhere",
          cell: (u) => (
            <>
              <a className="font-bold" href={ownUpdatePath(campaignId, u.number)}>
                <bdi>{u.title}</bdi>
              </a>
              {mailed[u.number] ? (
                <MailedTag locale={locale} mailed={mailed[u.number]} draft={u.state === "draft"} />
              ) : null}
            </>
          ),
        },
        {
          key: "date",
          head: t("column.date"),
          place: "sub",
          cell: (u) => (u.publishedAt ? formatDate(u.publishedAt, locale) : t("notYet")),
        },
        {
          key: "mails",
          head: t("column.mails"),
          place: "meta",
          cell: (u) => (u.publishedAt ? mailLine(locale, u.mails) : null),
        },
        {
          key: "state",
          head: t("column.state"),
          place: "end",
          cell: (u) => <UpdateBadge locale={locale} state={u.state} />,
        },
      ]}
    />
  );
}

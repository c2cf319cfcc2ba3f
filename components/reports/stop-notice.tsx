import { Notice } from "@/components/ui/notice";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";

/** Says that a campaign takes no donations until its organisation has reported; renders nothing while it takes them. */
export function StopNotice({
  locale,
  campaign: { report, reportOwed },
  className,
}: {
  locale: Locale;
  campaign: Pick<CampaignDetail, "report" | "reportOwed">;
  className?: string;
}) {
  if (!reportOwed || report === null) return null;
  const t = translator(locale, "reports");
  return (
    <Notice kind="warn" role="note" title={t("stopTitle")} className={className}>
      {t("stopText", { date: formatDate(report.dueAt, locale) })}
    </Notice>
  );
}

import { utcDay } from "@/lib/clock";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

export type CampaignBadgeKind =
  "perpetual" | "endingSoon" | "ongoing" | "completed" | "paused" | "draft" | "unknown";

/** Calendar days in UTC from `at` to the deadline's day (CAMP-033); under 7 of them is "Ending Soon" (DASH-035..041). */
export function campaignBadge(status: string, deadline: Date | null, at: Date): CampaignBadgeKind {
  if (status === "ongoing")
    return deadline === null
      ? "perpetual"
      : utcDay(deadline) - utcDay(at) < 7
        ? "endingSoon"
        : "ongoing";
  return status === "completed" || status === "paused" || status === "draft" ? status : "unknown";
}

const looks: Record<CampaignBadgeKind, string> = {
  perpetual: "badge--ever",
  endingSoon: "badge--soon",
  ongoing: "badge--on",
  completed: "badge--done",
  paused: "badge--halt",
  draft: "badge--draft",
  unknown: "",
};

export function CampaignBadge({ locale, kind }: { locale: Locale; kind: CampaignBadgeKind }) {
  return (
    <span className={`badge ${looks[kind]}`.trim()}>
      {translator(locale, "dashboard")(`badges.${kind === "perpetual" ? "ongoing" : kind}`)}
    </span>
  );
}

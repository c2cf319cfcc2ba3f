import { Badge, type BadgeKind } from "@/components/ui/badge";
import { utcDay } from "@/lib/clock";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

export type CampaignBadgeKind =
  "perpetual" | "endingSoon" | "ongoing" | "completed" | "paused" | "draft" | "unknown";

/**
 * Calendar days in UTC from `at` to the day of the deadline (CAMP-033); fewer than 7 means "Ending Soon"
 * (DASH-035..041).
 */
export function campaignBadge(status: string, deadline: Date | null, at: Date): CampaignBadgeKind {
  if (status === "ongoing") {
    if (deadline === null) return "perpetual";
    return utcDay(deadline) - utcDay(at) < 7 ? "endingSoon" : "ongoing";
  }
  return status === "completed" || status === "paused" || status === "draft" ? status : "unknown";
}

const variants: Record<CampaignBadgeKind, BadgeKind> = {
  perpetual: "ever",
  endingSoon: "soon",
  ongoing: "on",
  completed: "done",
  paused: "halt",
  draft: "draft",
  unknown: "plain",
};

export function CampaignBadge({ locale, kind }: { locale: Locale; kind: CampaignBadgeKind }) {
  return (
    <Badge kind={variants[kind]}>
      {translator(locale, "dashboard")(`badges.${kind === "perpetual" ? "ongoing" : kind}`)}
    </Badge>
  );
}

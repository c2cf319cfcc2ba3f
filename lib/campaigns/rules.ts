import type { Prisma } from "@/prisma/generated/client";
import { utcDay } from "@/lib/clock";

/** Pure rules of campaigns. Browser-safe. */
export const statuses = ["draft", "ongoing", "paused", "completed"] as const;
export type CampaignStatus = (typeof statuses)[number];
/** What the public sees (CAMP-023). */
export const publicStatuses = ["ongoing", "paused", "completed"] as const;

/** Days left: calendar days in UTC from today to the deadline's day, never below 0 (OP-067). */
export const daysLeft = (deadline: Date, today: Date): number =>
  Math.max(0, utcDay(deadline) - utcDay(today));

/** Why a campaign takes no donations, the lasting reasons first; part of the API. */
export const noDonationsReasons = [
  "draft",
  "completed",
  "paused",
  "organisation_not_approved",
  "organisation_suspended",
  "report_owed",
] as const;
export type NoDonationsReason = (typeof noDonationsReasons)[number];

type Giving = { status: string; ngo: { status: string; suspendedAt: Date | null } };

/**
 * Whether a visible campaign takes donations (CAMP-085, OP-048): null when it does, else why not. The single rule:
 * `takesDonations` and `takingDonations` follow it.
 * @param reportStopped the organisation has owed its donors a report for so long that the campaign takes none
 */
export function noDonationsReason(
  { status, ngo }: Giving,
  reportStopped: boolean,
): NoDonationsReason | null {
  if (status === "draft" || status === "completed" || status === "paused") return status;
  if (ngo.status !== "approved") return "organisation_not_approved";
  if (ngo.suspendedAt !== null) return "organisation_suspended";
  return reportStopped ? "report_owed" : null;
}

/**
 * The same for any campaign, including an archived one, which is shown to nobody. Overdue reports are checked
 * separately (lib/reports).
 */
export const takesDonations = (campaign: Giving & { archivedAt: Date | null }): boolean =>
  campaign.archivedAt === null && noDonationsReason(campaign, false) === null;

/** What of a campaign's row `takesDonations` reads. */
export const takesParts = {
  status: true,
  archivedAt: true,
  ngo: { select: { status: true, suspendedAt: true } },
} as const satisfies Prisma.CampaignSelect;

/** `takesDonations` as a condition on rows; a test compares the two over all states. */
export const takingDonations = {
  archivedAt: null,
  status: "ongoing",
  ngo: { status: "approved", suspendedAt: null },
} satisfies Prisma.CampaignWhereInput;

export type BadgeKind =
  "ongoing" | "perpetual" | "ending" | "completed" | "paused" | "draft" | "unknown";

/** A campaign's badge: Ending Soon under 7 days (DASH-035..041). */
export function badgeOf(
  campaign: { status: string; deadline: Date | null },
  today: Date,
): BadgeKind {
  if (campaign.status === "ongoing") {
    if (campaign.deadline === null) return "perpetual";
    return daysLeft(campaign.deadline, today) < 7 ? "ending" : "ongoing";
  }
  return campaign.status === "completed" ||
    campaign.status === "paused" ||
    campaign.status === "draft"
    ? campaign.status
    : "unknown";
}

/** What is shown in place of the days left: the status first, then the deadline (OP-068). */
export type TimeLeft =
  { kind: "days"; days: number } | { kind: "today" | "perpetual" | "ended" | "paused" | "draft" };
export function timeLeft(
  campaign: { status: string; deadline: Date | null },
  today: Date,
): TimeLeft {
  if (campaign.status === "completed") return { kind: "ended" };
  if (campaign.status === "paused") return { kind: "paused" };
  if (campaign.status === "draft") return { kind: "draft" };
  if (campaign.deadline === null) return { kind: "perpetual" };
  const days = daysLeft(campaign.deadline, today);
  return days === 0 ? { kind: "today" } : { kind: "days", days };
}

const moves: Record<CampaignStatus, CampaignStatus[]> = {
  draft: ["ongoing"],
  ongoing: ["paused", "completed"],
  paused: ["ongoing", "completed"],
  completed: [],
};
/** The allowed status transitions; keeping the status is not one (FORM-040..046). */
export const mayMove = (from: string, to: CampaignStatus): boolean =>
  from === to || (moves[from as CampaignStatus] ?? []).includes(to);

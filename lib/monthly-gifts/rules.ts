import type { AuditVerb } from "@/lib/audit/actions";

/** Pure rules for monthly gifts. Browser-safe. */
export type MonthlyStatus =
  "incomplete" | "active" | "past_due" | "paused" | "cancel_scheduled" | "canceled" | "expired";

/** Legal transitions of a monthly gift; the database has the same table. */
const monthlySteps: Record<MonthlyStatus, MonthlyStatus[]> = {
  incomplete: ["active", "expired", "canceled"],
  active: ["past_due", "paused", "cancel_scheduled", "canceled"],
  past_due: ["active", "paused", "canceled"],
  paused: ["active", "past_due", "canceled"],
  cancel_scheduled: ["active", "canceled"],
  expired: ["active"],
  canceled: [],
};

/** The legal path from one state to another, through "active" if there is no direct one; empty if there is none. */
export function monthlyPath(from: string, to: MonthlyStatus): MonthlyStatus[] {
  const steps = monthlySteps[from as MonthlyStatus] ?? [];
  if (from === to) return [];
  if (steps.includes(to)) return [to];
  return steps.includes("active") && monthlySteps.active.includes(to) ? ["active", to] : [];
}

/** The provider's subscription statuses as ours. */
export function monthlyStatusOf(snapshot: {
  status: string;
  paused: boolean;
  cancelAtPeriodEnd: boolean;
}): MonthlyStatus {
  switch (snapshot.status) {
    case "incomplete":
      return "incomplete";
    case "incomplete_expired":
      return "expired";
    case "canceled":
      return "canceled";
    case "paused":
      return "paused";
    case "past_due":
    case "unpaid":
      return snapshot.paused ? "paused" : "past_due";
    default:
      if (snapshot.paused) return "paused";
      return snapshot.cancelAtPeriodEnd ? "cancel_scheduled" : "active";
  }
}

export type MonthlyGiftChange = {
  action: AuditVerb<"gift">;
  endReason?: string;
  pausedBy?: string | null;
};

/**
 * The state that a monthly gift's campaign and organisation now require (OP-074); null if nothing has to change. A donor's own
 * pause is kept.
 */
export function changeToFollow(
  gift: { status: string; endReason: string | null; pausedBy: string | null },
  campaign: { status: string; archivedAt: Date | null },
  ngo: { status: string; suspendedAt: Date | null },
): MonthlyGiftChange | null {
  if (
    !["active", "past_due", "paused", "cancel_scheduled"].includes(gift.status) ||
    gift.endReason !== null
  )
    return null;
  if (campaign.status === "completed" || campaign.archivedAt !== null)
    return { action: "ended_with_campaign", endReason: "campaign_ended" };
  const stopped = ngo.suspendedAt !== null || ngo.status !== "approved";
  const ofCampaign = campaign.status === "paused" ? "campaign" : null;
  const cause = stopped ? "ngo_suspended" : ofCampaign;
  if (cause !== null && gift.pausedBy === null)
    return {
      action: cause === "campaign" ? "paused_with_campaign" : "paused_with_ngo",
      pausedBy: cause,
    };
  if (cause === null && (gift.pausedBy === "campaign" || gift.pausedBy === "ngo_suspended"))
    return { action: "resumed_with_campaign", pausedBy: null };
  return null;
}

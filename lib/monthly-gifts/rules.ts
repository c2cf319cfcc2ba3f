import type { AuditVerb } from "@/lib/audit/actions";

/** Pure rules about monthly gifts. Browser-safe. */
export type MonthlyStatus =
  "incomplete" | "active" | "past_due" | "paused" | "cancel_scheduled" | "canceled" | "expired";

/** Legal steps of a monthly gift, as the database's table has them. */
const monthlySteps: Record<MonthlyStatus, MonthlyStatus[]> = {
  incomplete: ["active", "expired", "canceled"],
  active: ["past_due", "paused", "cancel_scheduled", "canceled"],
  past_due: ["active", "paused", "canceled"],
  paused: ["active", "past_due", "canceled"],
  cancel_scheduled: ["active", "canceled"],
  expired: ["active"],
  canceled: [],
};

/** The legal way from one state to another, over "active" where there is no direct one; empty when there is none. */
export function monthlyPath(from: string, to: MonthlyStatus): MonthlyStatus[] {
  const steps = monthlySteps[from as MonthlyStatus] ?? [];
  if (from === to) return [];
  if (steps.includes(to)) return [to];
  return steps.includes("active") && monthlySteps.active.includes(to) ? ["active", to] : [];
}

/** The provider's words for a subscription in ours. */
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

/** What a monthly gift's campaign and organisation ask of it now (OP-074); null when nothing is to change. A donor's own pause stays. */
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

/** So long the provider leaves an invoice open before it charges it, ms. */
const beforeChargeMs = 3_600_000;

/**
 * When the next payment is charged, and so the day that its receipt carries: the provider makes the invoice at the end of the
 * period and charges it an hour later, which may be on the next day.
 */
export const nextCharge = ({ currentPeriodEnd: end }: { currentPeriodEnd: Date | null }) =>
  end && new Date(end.getTime() + beforeChargeMs);

/** The same day and time so many months later, UTC; the last day of a month that is shorter. */
export function monthsLater(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0));
  later.setUTCDate(Math.min(at.getUTCDate(), lastDay.getUTCDate()));
  return later;
}

/** A pause lasts a year at most. */
const mostMonths = 14;

/**
 * The day of the next payment as a donor reads it: of a running gift, or of one that goes on by itself after a pause, whose
 * months in between are left out. null: none is to come, or only when the donor or the organisation resumes it.
 */
export function nextPayment(gift: {
  status: string;
  currentPeriodEnd: Date | null;
  pausedUntil: Date | null;
}): Date | null {
  const { status, currentPeriodEnd: end, pausedUntil } = gift;
  if (pausedUntil === null || end === null)
    return status === "active" || status === "past_due" ? nextCharge(gift) : null;
  if (!["active", "past_due", "paused"].includes(status)) return null;
  for (let months = 0; months <= mostMonths; months++) {
    const at = monthsLater(end, months);
    if (at >= pausedUntil) return nextCharge({ currentPeriodEnd: at });
  }
  return null;
}

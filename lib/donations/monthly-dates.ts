/** When a monthly gift is charged. Pure rules, browser-safe. */

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

/**
 * Up to when a gift that was paid before is paid. The provider's period begins whether or not its payment succeeds, so one
 * whose payment is overdue is paid up to the period before.
 */
export function paidUntil(gift: { status: string; currentPeriodEnd: Date | null }): Date | null {
  const { status, currentPeriodEnd: end } = gift;
  return end !== null && status === "past_due" ? monthsLater(end, -1) : end;
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

/**
 * The same for the receipt of a payment that was just made, also where the provider's new period is not read yet.
 * @param paidAt of that payment
 */
export function nextPaymentAfter(
  gift: Parameters<typeof nextPayment>[0],
  paidAt: Date,
): Date | null {
  const { currentPeriodEnd: end } = gift;
  if (end !== null && end > paidAt) return nextPayment(gift);
  const status = gift.status === "incomplete" ? "active" : gift.status;
  return nextPayment({ ...gift, status, currentPeriodEnd: monthsLater(end ?? paidAt, 1) });
}

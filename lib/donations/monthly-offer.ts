import { takesDonations } from "@/lib/campaigns/rules";
import { days } from "@/lib/clock";
import { monthsLater } from "@/lib/donations/monthly-dates";

/** What says whether a donation can be repeated each month. */
export type GivenOnce = {
  kind: string;
  status: string;
  settledAt: Date | null;
  campaign: Parameters<typeof takesDonations>[0];
};

/** Why a donation cannot become one of every month, as the donor is told; null where it can. */
export function whyNotMonthly({ kind, status, settledAt, campaign }: GivenOnce) {
  if (kind === "monthly") return "giftIsMonthly";
  if (kind === "pledge") return "monthlyFromPledge";
  if (settledAt === null || status !== "succeeded") return "monthlyWentBack";
  return takesDonations(campaign) ? null : "notTakingGifts";
}

/** A donation younger than this is this month's: the next payment is due a month after it, ms. */
const recentMs = days(25);
/** At this hour, UTC, it is the same day nearly everywhere. */
const hourUtc = 12;

/**
 * When a gift of every month that follows a single one is paid first, unless its donor wants to begin today: a month after the
 * single one, or a month from now where that is long ago.
 * @returns `later`: whether that is proposed, and not today
 */
export function firstPaymentAfter(settledAt: Date, time: Date): { at: Date; later: boolean } {
  const later = time.getTime() - settledAt.getTime() < recentMs;
  const at = monthsLater(later ? settledAt : time, 1);
  at.setUTCHours(hourUtc, 0, 0, 0);
  return { at, later };
}

/** What can be given every month from now on after a single donation. */
export type MonthlyOffer = {
  /** dollars as the form posts them, and how the language writes them: the donor's own amount first */
  amounts: { dollars: string; text: string }[];
  /** the day of the first payment; null where today is proposed */
  first: Date | null;
};

/** What most monthly donors choose, in dollars. */
const usual = [10, 20, 60];
/** Dollars that the donation form takes from an address. */
const mostByLink = 99_999;

/** Whole dollars: the donor's own amount, where it is one that a link can carry, then what is less. */
function choices(cents: bigint): number[] {
  const own = Number(cents / 100n);
  const less = usual.filter((dollars) => dollars < own);
  return own < 1 || own > mostByLink ? usual : [own, ...less.reverse()].slice(0, 3);
}

/** @param write how an amount of so many cents reads; null where the donation cannot be repeated */
export function monthlyOffer(
  gift: GivenOnce & { amountCents: bigint; coverCents: bigint },
  time: Date,
  write: (cents: number) => string,
): MonthlyOffer | null {
  if (gift.settledAt === null || whyNotMonthly(gift) !== null) return null;
  const { at, later } = firstPaymentAfter(gift.settledAt, time);
  return {
    amounts: choices(gift.amountCents - gift.coverCents).map((dollars) => ({
      dollars: String(dollars),
      text: write(dollars * 100),
    })),
    first: later ? at : null,
  };
}

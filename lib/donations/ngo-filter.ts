import { utcDay } from "@/lib/clock";
import { firstText } from "@/lib/text";

/** What an NGO's donor and donation lists can be narrowed by: read from the address, pure, browser-safe. */
export const timeframes = ["week", "month", "quarter", "year", "all"] as const;
export type Timeframe = (typeof timeframes)[number];

/** Rows on a page of any dashboard or admin table (OP-110). */
export const pageSize = 20;

export type DonationFilter = {
  campaignId: string | null;
  timeframe: Timeframe;
  /** first and last day, yyyy-MM-dd in UTC, both inclusive */
  from: string | null;
  to: string | null;
};

/** The address's parameters as a page gets them; of one that is sent twice the first counts. */
export type SearchParams = Record<string, string | string[] | undefined>;

export function one(params: SearchParams, name: string): string {
  return firstText(params[name]); // bounded and without NUL, which PostgreSQL does not store
}

/** 1 for anything that is not a page number (OP-080). */
export function pageOf(params: SearchParams, name = "page"): number {
  const text = one(params, name);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** A day that exists, as yyyy-MM-dd, else null. */
export function dayOf(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== text ? null : text;
}

/** Reads the filters out of an address; what is not a known value filters nothing. A range outweighs a timeframe (OP-109). */
export function donationFilter(params: SearchParams): DonationFilter {
  const campaign = one(params, "campaign");
  const asked = one(params, "timeframe") as Timeframe;
  let from = dayOf(one(params, "from"));
  let to = dayOf(one(params, "to"));
  if (from && to && from > to) [from, to] = [to, from];
  const ranged = from !== null || to !== null;
  return {
    campaignId: /^[a-z0-9_-]{1,80}$/i.test(campaign) ? campaign : null,
    timeframe: ranged || !timeframes.includes(asked) ? "all" : asked,
    from,
    to,
  };
}

/** The address's parameters of a filter, for links and the export. */
export function filterParams(filter: DonationFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.campaignId) params.set("campaign", filter.campaignId);
  if (filter.timeframe !== "all") params.set("timeframe", filter.timeframe);
  if (filter.from) params.set("from", filter.from);
  if (filter.to) params.set("to", filter.to);
  return params;
}

/** First moment of the running week (from Monday), month, quarter or year, in UTC; null for all time (OP-109). */
export function timeframeStart(timeframe: Timeframe, time: Date): Date | null {
  const year = time.getUTCFullYear();
  const month = time.getUTCMonth();
  if (timeframe === "week") {
    const sinceMonday = (time.getUTCDay() + 6) % 7;
    return new Date((utcDay(time) - sinceMonday) * 86_400_000);
  }
  if (timeframe === "month") return new Date(Date.UTC(year, month, 1));
  if (timeframe === "quarter") return new Date(Date.UTC(year, month - (month % 3), 1));
  if (timeframe === "year") return new Date(Date.UTC(year, 0, 1));
  return null;
}

/** The half-open span of time that a filter lets through: `from` included, `before` not. */
export function filterSpan(
  filter: DonationFilter,
  time: Date,
): { from: Date | null; before: Date | null } {
  if (filter.from === null && filter.to === null)
    return { from: timeframeStart(filter.timeframe, time), before: null };
  return {
    from: filter.from ? new Date(`${filter.from}T00:00:00.000Z`) : null,
    before: filter.to ? new Date(Date.parse(`${filter.to}T00:00:00.000Z`) + 86_400_000) : null,
  };
}

/** What a donation's row says. The database knows more statuses; "unknown" is for one that this code does not. */
export type ShownStatus =
  "completed" | "pending" | "failed" | "refunded" | "partlyRefunded" | "disputed" | "unknown";

export function shownStatus(status: string): ShownStatus {
  if (status === "succeeded" || status === "confirmed") return "completed";
  if (status === "pending_confirmation" || status === "processing") return "pending";
  if (status === "failed") return "failed";
  if (status === "refunded") return "refunded";
  if (status === "partially_refunded") return "partlyRefunded";
  if (status === "disputed" || status === "dispute_lost") return "disputed";
  return "unknown";
}

/** One donor as an NGO sees them. `name` and `email` are null when the donor does not share them with the NGO (OP-097). */
export type DonorRow = {
  name: string | null;
  email: string | null;
  /** net of refunds and lost disputes */
  totalCents: bigint;
  lastDonation: Date | null;
  donationCount: number;
  /** the way of paying of a payment that is still on its way and newer than the last donation, else null */
  pendingMethod: string | null;
};

/** One donation or payment on its way as an NGO sees it. */
export type DonationRow = {
  id: string;
  ref: string;
  donor: string | null;
  amountCents: bigint;
  /** what is left of it after refunds and a lost dispute; null before it has settled */
  netCents: bigint | null;
  feeCents: bigint | null;
  campaignTitle: string;
  at: Date;
  status: ShownStatus;
  method: string;
  kind: string;
  wishesMonthly: boolean;
  message: string | null;
  dedicationType: string | null;
  dedicationName: string | null;
  /** the monthly gift it is a payment of, while that can be ended */
  monthly: { id: string; cents: bigint } | null;
};

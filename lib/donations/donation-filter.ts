import { utcDay } from "@/lib/clock";
import { fieldError } from "@/lib/errors";
import { choice, param, type SearchParams } from "@/lib/listing/address";
import { dayOf, daySpan } from "@/lib/listing/days";
import { listedStatuses, type ListedStatus } from "@/lib/donations/ngo-rows";
import { allMethods, type DonationMethod } from "@/lib/donations/rules";

/** The filters of an NGO's list of donations, parsed from the address. Pure, browser-safe. */
export const timeframes = ["week", "month", "quarter", "year", "all"] as const;
export type Timeframe = (typeof timeframes)[number];

/** One-off or monthly. */
export const rhythms = ["once", "monthly"] as const;
type Rhythm = (typeof rhythms)[number];

export type DonationFilter = {
  /** part of the donor's name or email, where the donor shares them; or a reference */
  search: string;
  status: ListedStatus | null;
  method: DonationMethod | null;
  rhythm: Rhythm | null;
  campaignId: string | null;
  timeframe: Timeframe;
  /** first and last day, yyyy-MM-dd in UTC, both inclusive */
  from: string | null;
  to: string | null;
  /** dates that were sent but are not valid: named on a page, refused in an export */
  noDay: { from?: string; to?: string };
};

/** Parses a date parameter: "" is none, and an invalid one is kept so that it can be named. */
function sentDay(params: SearchParams, name: "from" | "to") {
  const text = param(params, name).trim();
  const day = dayOf(text);
  return { day, noDay: text === "" || day !== null ? {} : { [name]: text.slice(0, 40) } };
}

/**
 * Parses the filters from an address; unknown values are ignored, but invalid dates are named in `noDay`. A date range
 * overrides a timeframe (OP-109).
 */
export function donationFilter(params: SearchParams): DonationFilter {
  const campaign = param(params, "campaign");
  const asked = choice(timeframes, param(params, "timeframe"));
  const [first, last] = [sentDay(params, "from"), sentDay(params, "to")];
  let [from, to] = [first.day, last.day];
  if (from && to && from > to) [from, to] = [to, from];
  const ranged = from !== null || to !== null;
  return {
    search: param(params, "search"),
    status: choice(listedStatuses, param(params, "status")) ?? null,
    method: choice(allMethods, param(params, "method")) ?? null,
    rhythm: choice(rhythms, param(params, "rhythm")) ?? null,
    campaignId: /^[a-z0-9_-]{1,80}$/i.test(campaign) ? campaign : null,
    timeframe: ranged || !asked ? "all" : asked,
    from,
    to,
    noDay: { ...first.noDay, ...last.noDay },
  };
}

/**
 * The same for an export, where nobody would see that a filter was ignored.
 * @throws 400 noSuchDay
 */
export function exportFilter(params: SearchParams): DonationFilter {
  const filter = donationFilter(params);
  const [wrong] = Object.keys(filter.noDay);
  if (wrong !== undefined) throw fieldError(wrong, "noSuchDay");
  return filter;
}

/** A filter as address parameters, for links and the export. */
export function filterParams(filter: DonationFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search) params.set("search", filter.search);
  if (filter.status) params.set("status", filter.status);
  if (filter.method) params.set("method", filter.method);
  if (filter.rhythm) params.set("rhythm", filter.rhythm);
  if (filter.campaignId) params.set("campaign", filter.campaignId);
  if (filter.timeframe !== "all") params.set("timeframe", filter.timeframe);
  const { noDay } = filter;
  for (const name of ["from", "to"] as const) {
    const day = filter[name] ?? noDay[name];
    if (day) params.set(name, day);
  }
  return params;
}

/** Start of the current week (from Monday), month, quarter or year, in UTC; null for all time (OP-109). */
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

/** The half-open time range of a filter: `from` included, `before` not. */
export function filterSpan(
  filter: DonationFilter,
  time: Date,
): { from: Date | null; before: Date | null } {
  if (filter.from === null && filter.to === null)
    return { from: timeframeStart(filter.timeframe, time), before: null };
  const { gte, lt } = daySpan(filter.from, filter.to);
  return { from: gte ?? null, before: lt ?? null };
}

import { firstText } from "@/lib/text";

/** Search, order and page of a list, in its address. Browser-safe. */

/** Rows per page of any dashboard or console table (OP-110). */
export const pageSize = 20;

/** The address's parameters as a page gets them; if one is sent twice, the first counts. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** One parameter, limited in length and without NUL, which PostgreSQL cannot store. */
export const param = (params: SearchParams, name: string): string => firstText(params[name]);

/** The value of `values` that a parameter names, if any. */
export const choice = <Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined => values.find((value) => value === text);

/** 1 for anything that is not a page number (OP-080). */
export function pageOf(params: SearchParams, name = "page"): number {
  const text = param(params, name);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** How many pages a list has; at least 1. */
export const pagesOf = (total: number, size = pageSize): number =>
  Math.max(1, Math.ceil(total / size));

/** The orders of a list of sums: donations, pledges, payouts. The first is the default. */
export const sumSorts = ["new", "old", "most", "least"] as const;
export type SumSort = (typeof sumSorts)[number];

/** The orders of a list, the default first. */
export type Sorts<Sort extends string> = readonly [Sort, ...Sort[]];

/** The state of a list of the console, and the addresses of its links. */
export type List<Sort extends string> = {
  search: string;
  sort: Sort;
  page: number;
  keep: Record<string, string>;
  href: (change?: Record<string, string>) => string;
};

/**
 * The first of `sorts` is the order when the address names none; `keep` holds the list's other filters. Empty and
 * default values are left out of the address.
 */
export function readList<Sort extends string>(
  path: string,
  params: SearchParams,
  sorts: Sorts<Sort>,
  keep: Record<string, string> = {},
): List<Sort> {
  const search = param(params, "search");
  const usual = sorts[0];
  const sort = choice(sorts, param(params, "sort")) ?? usual;
  const page = pageOf(params);
  const href = (change: Record<string, string> = {}) => {
    const all: Record<string, string> = { ...keep, search, sort, page: String(page), ...change };
    const query = new URLSearchParams(
      Object.entries(all).filter(
        ([name, value]) =>
          value !== "" &&
          !(name === "page" && value === "1") &&
          !(name === "sort" && value === usual),
      ),
    ).toString();
    return query ? `${path}?${query}` : path;
  };
  return {
    search,
    sort,
    page,
    keep: Object.fromEntries(Object.entries(keep).filter(([, value]) => value !== "")),
    href,
  };
}

import { one, pageOf, type SearchParams } from "@/lib/donations/ngo-filter";

/** How a list of the console stands: search, order and page, read from its address, and the addresses it leads to. */
export type List<Sort extends string> = {
  search: string;
  sort: Sort;
  page: number;
  keep: Record<string, string>;
  href: (change?: Record<string, string>) => string;
};

/** The first of `sorts` is the order when the address names none; `keep` is what else narrows the list. What is empty or usual stands in no address. */
export function readList<Sort extends string>(
  path: string,
  params: SearchParams,
  sorts: readonly Sort[],
  keep: Record<string, string> = {},
): List<Sort> {
  const search = one(params, "search").slice(0, 200);
  const asked = one(params, "sort") as Sort;
  const usual = sorts[0]!;
  const sort = sorts.includes(asked) ? asked : usual;
  const page = pageOf(params);
  const href = (change: Record<string, string> = {}) => {
    const all = { ...keep, search, sort: sort as string, page: String(page), ...change };
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

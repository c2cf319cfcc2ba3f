import { AppError } from "@/lib/errors";
import { keyShape } from "@/lib/auth/key-text";

/** The call with the most parameters has ten. */
const maxQueryParams = 50;

/** Parameters that may be sent more than once; their values are joined with commas. */
const repeatable = new Set(["expand"]);

/** The query as an object; any other parameter sent twice is refused. */
export function queryOf(url: URL): Record<string, string> {
  const query = Object.create(null) as Record<string, string>;
  if (url.searchParams.size > maxQueryParams) throw new AppError("invalid", "tooManyFields");
  for (const [key, value] of url.searchParams) {
    const before = query[key];
    if (before !== undefined && repeatable.has(key)) {
      query[key] = `${before},${value}`;
      continue;
    }
    if (before !== undefined || key === "__proto__")
      throw new AppError("invalid", "invalidInput", {
        issues: [{ path: key, message: "invalidField" }],
      });
    query[key] = value;
  }
  return query;
}

/** @throws 400 keyInAddress for an API key in the query: addresses are kept in logs, here and on the way here */
export function refuseKeyInAddress({ searchParams }: URL): void {
  for (const [path, value] of searchParams)
    if (keyShape.test(value))
      throw new AppError("invalid", "keyInAddress", {
        issues: [{ path, message: "keyInAddress" }],
      });
}

/** Whether a call is a search, which costs more than a page of a list. */
export const searches = (query: unknown): boolean => {
  const search = (query as { search?: unknown } | null)?.search;
  return typeof search === "string" && search.trim() !== "";
};

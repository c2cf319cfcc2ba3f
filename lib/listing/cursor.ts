import { z } from "zod";
import { msg } from "@/lib/i18n/message-key";
import { dayOf } from "@/lib/listing/days";

/** Lists that programs page through while rows are added: `limit` and the id of the last row that was read. */
export const cursorQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, msg("listLimit"))
    .transform(Number)
    .pipe(z.number().min(1, msg("listLimit")).max(100, msg("listLimit")))
    .default(20),
  starting_after: z
    .string()
    .regex(/^[a-z0-9_]{1,40}$/, msg("badCursor"))
    .optional()
    .describe("The id of the last row of the page before"),
});
export const hasMore = z.boolean().describe("Whether rows come after the last one");

/** The orders of a list, the default first. */
const ageSorts = ["newest", "oldest"] as const;
const sumSorts = [...ageSorts, "largest", "smallest"] as const;
export type ListSort = (typeof sumSorts)[number];
const sortOf = <const Sort extends ListSort>(sorts: readonly [Sort, ...Sort[]]) =>
  z.enum(sorts).default(sorts[0]).describe("The same for each page of a list");
export const ageSort = sortOf(ageSorts);
export const sumSort = sortOf(sumSorts);
/** Whether the greatest or the latest comes first. */
export const descends = (sort: ListSort): boolean => sort === "newest" || sort === "largest";

/** A column of an amount that a list can be ordered by. */
type SumColumn = "amountCents" | "unitCents";
type Last = { createdAt: Date; id: string } & { [Column in SumColumn]?: bigint };
type Bounds<Value> = Value | { lt?: Value; gt?: Value };
type Direction = "asc" | "desc";
/** a list without such a column cannot be given one */
type Rest = {
  OR?: ({ createdAt?: Bounds<Date>; id?: { lt?: string; gt?: string } } & {
    [Column in SumColumn]?: Bounds<bigint>;
  })[];
};
type Order = [{ [Column in SumColumn | "createdAt"]?: Direction }, { id: Direction }];

/**
 * Orders a list by creation time or by `sum`, ties by id, and selects the rows after its last one (null: from the
 * beginning).
 */
export function inListOrder(
  sort: ListSort,
  last: Last | null,
  sum?: SumColumn,
): { orderBy: Order; rest: Rest } {
  const down = descends(sort);
  const column = sum === undefined || sort === "newest" || sort === "oldest" ? "createdAt" : sum;
  const orderBy: Order = [{ [column]: down ? "desc" : "asc" }, { id: down ? "asc" : "desc" }];
  if (last === null) return { orderBy, rest: {} };
  const value = last[column];
  const past = down ? { lt: value } : { gt: value };
  const pastId = down ? { gt: last.id } : { lt: last.id };
  return {
    orderBy,
    rest: { OR: [{ [column]: past }, { [column]: value, id: pastId }] } as Rest,
  };
}
/** One page, from a query that read one row more. */
export const pageAfter = <Row>(rows: Row[], limit: number): { rows: Row[]; hasMore: boolean } => ({
  rows: rows.slice(0, limit),
  hasMore: rows.length > limit,
});
export const campaignFilter = z
  .string()
  .regex(/^[a-z0-9_-]{1,80}$/)
  .optional()
  .describe("Id of a campaign");
const day = z
  .string()
  .max(10, "noSuchDay")
  .refine((text) => dayOf(text) !== null, "noSuchDay")
  .optional();
/** A list's first and last day. */
export const dayFilters = {
  from: day.describe("First day, UTC"),
  to: day.describe("Last day, UTC"),
};

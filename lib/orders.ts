import "server-only";
import { Prisma } from "@/prisma/generated/client";

/** The orders of a list of sums: gifts, pledges, payouts. The first is the usual one. */
export const sumSorts = ["new", "old", "most", "least"] as const;
export type SumSort = (typeof sumSorts)[number];

/** By these columns of a query; its id decides between equals, so that pages neither repeat nor leave out a row. */
export function sumOrders({
  at,
  cents,
  id,
}: {
  at: Prisma.Sql;
  cents: Prisma.Sql;
  id: Prisma.Sql;
}): Record<SumSort, Prisma.Sql> {
  return {
    new: Prisma.sql`${at} desc, ${id}`,
    old: Prisma.sql`${at}, ${id} desc`,
    most: Prisma.sql`${cents} desc, ${id}`,
    least: Prisma.sql`${cents}, ${id} desc`,
  };
}

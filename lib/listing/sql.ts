import "server-only";
import { Prisma } from "@/prisma/generated/client";
import type { SumSort } from "@/lib/listing/address";
import { searchText } from "@/lib/text";

/** A pattern for `lower(column) like …` that finds `text` anywhere, ignoring case; its own wildcards are letters. At most 200 characters of it count. */
export const containing = (text: string): string =>
  `%${searchText(text)
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Names in the order that people expect (É beside E), whatever the machine's language. Each such
 * column has its index.
 */
export const inOrder = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${column} collate "und-x-icu"`;

/**
 * Orders by these columns; equal rows are ordered by id, so that pages neither repeat nor leave out
 * a row.
 */
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

type Page = { page: number; limit: number };

/** The rows of a page, as Prisma's queries take it. Pages count from 1. */
export const pageRows = ({ page, limit }: Page) => ({ skip: (page - 1) * limit, take: limit });

/** The rows of a page, at the end of a query of our own. */
export const pageOfRows = (page: Page): Prisma.Sql => {
  const { skip, take } = pageRows(page);
  return Prisma.sql`limit ${take} offset ${skip}`;
};

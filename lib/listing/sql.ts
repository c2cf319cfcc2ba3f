import "server-only";
import { Prisma } from "@/prisma/generated/client";
import type { SumSort } from "@/lib/listing/address";
import { fold } from "@/lib/fold";
import { searchText } from "@/lib/text";

const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * A pattern for `fold_text(column) like …`, or for a column stored folded, that matches `text` anywhere, ignoring case,
 * accents and apostrophes; wildcards in the text are escaped. The first 200 characters count. A text of marks alone
 * matches nothing.
 */
export const containing = (text: string): string => {
  const typed = searchText(text);
  return anywhere(fold(typed) || typed);
};

/** The same for `lower(column) like …` of an email address, in which every character counts. */
export const containingAddress = (text: string): string => anywhere(searchText(text).toLowerCase());

/**
 * Names in the order that people expect (É beside E), whatever the machine's language. Each such column has an index
 * for it.
 */
export const inOrder = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${column} collate "und-x-icu"`;

/** Orders by these columns; ties are ordered by id, so that pages neither repeat nor skip a row. */
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

/** The rows of a page, for Prisma's queries. Pages count from 1. */
export const pageRows = ({ page, limit }: Page) => ({ skip: (page - 1) * limit, take: limit });

/** The rows of a page, at the end of a raw query. */
export const pageOfRows = (page: Page): Prisma.Sql => {
  const { skip, take } = pageRows(page);
  return Prisma.sql`limit ${take} offset ${skip}`;
};

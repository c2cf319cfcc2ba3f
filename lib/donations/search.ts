import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { containing } from "@/lib/listing/sql";
import { searchText } from "@/lib/text";

/**
 * Ids of donations by part of the donor's name or address, or by the donation's reference or id: a union uses the
 * indexes, where `or` would scan the whole table.
 */
export function donationsFound(search: string): Prisma.Sql {
  const text = searchText(search);
  return Prisma.sql`select id from donation where folded_donor like ${containing(text)}
    union select id from donation where ref = ${text.toUpperCase()} union select id from donation where id = ${text}`;
}

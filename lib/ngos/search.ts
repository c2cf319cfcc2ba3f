import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { containing, containingAddress } from "@/lib/listing/sql";

/**
 * Ids of organisations by part of their name, their address or a member's address: a union of three index scans, where
 * `or` would scan the whole table.
 */
export function searchedNgos(search: string): Prisma.Sql {
  const address = containingAddress(search);
  return Prisma.sql`select id from ngo where folded_name like ${containing(search)}
    union select id from ngo where lower(official_email) like ${address}
    union select m.ngo_id from app_user u join ngo_member m on m.user_id = u.id where u.email like ${address}`;
}

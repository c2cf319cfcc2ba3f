import "server-only";
import type { Tx } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { donorKeyOfPage } from "@/lib/donations/ngo-donor-queries";

/**
 * The donor of a page. Locks the organisation's notes and tags for this transaction: two changes at once could both see the
 * count below the limit.
 * @throws 404 donorNotFound
 */
export async function lockDonor(tx: Tx, ngoId: string, key: string): Promise<string> {
  const donorKey = await donorKeyOfPage(tx, ngoId, key);
  if (donorKey === null) throw notFound("donorNotFound");
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`donor_notes:${ngoId}`}, 0))`;
  return donorKey;
}

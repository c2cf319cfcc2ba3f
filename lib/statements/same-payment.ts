import "server-only";
import { Prisma } from "@/prisma/generated/client";

/**
 * SQL: whether recorded gift `g` is the payment in the statement's row `r`: the same reference from the same provider, or from
 * another provider but with the same day and amount, because somebody may have chosen another provider for the same file, or
 * "mobile money" for a gift that was typed in.
 */
export const samePayment = (
  ngoId: string,
  { method, currency }: { method: string; currency: string },
): Prisma.Sql => Prisma.sql`
  g.ngo_id = ${ngoId} and g.reference_key = r.reference_key and (g.method = ${method}
    or (g.currency = ${currency} and g.received_on = r.received_on and g.original_amount = r.original_amount))`;

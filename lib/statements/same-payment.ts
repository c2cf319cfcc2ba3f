import "server-only";
import { Prisma } from "@/prisma/generated/client";

/**
 * Whether the recorded gift `g` is the payment of the statement's row `r`: the same reference of the same provider; or of another
 * one, on the same day and of the same amount. Somebody may have named another provider for the same file, or "mobile money" for a
 * gift that was typed.
 */
export const samePayment = (
  ngoId: string,
  { method, currency }: { method: string; currency: string },
): Prisma.Sql => Prisma.sql`
  g.ngo_id = ${ngoId} and g.reference_key = r.reference_key and (g.method = ${method}
    or (g.currency = ${currency} and g.received_on = r.received_on and g.original_amount = r.original_amount))`;

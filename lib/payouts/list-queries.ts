import "server-only";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { inListOrder, pageAfter, type ListSort } from "@/lib/listing/cursor";
import { daySpan } from "@/lib/listing/days";

/**
 * The payouts of the actor's organisation after a given one.
 * @throws 401, 403, 400 badCursor for an id that is none of its payouts
 */
export async function payoutsAfter(
  actor: Actor,
  input: {
    status?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    sort: ListSort;
    after: string | null;
    limit: number;
  },
) {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const { status, from, to, sort, after, limit } = input;
  const last =
    after === null
      ? null
      : await db.payout.findFirst({
          where: { id: after, ngoId },
          select: { id: true, createdAt: true, amountCents: true },
        });
  if (after !== null && last === null) throw fieldError("starting_after", "badCursor");
  const { orderBy, rest } = inListOrder(sort, last, "amountCents");
  const rows = await db.payout.findMany({
    where: { ngoId, ...(status ? { status } : {}), createdAt: daySpan(from, to), AND: rest },
    select: {
      id: true,
      number: true,
      amountCents: true,
      currency: true,
      status: true,
      reason: true,
      period: true,
      bankMasked: true,
      providerRef: true,
      createdAt: true,
      sentAt: true,
    },
    orderBy,
    take: limit + 1,
  });
  return pageAfter(rows, limit);
}

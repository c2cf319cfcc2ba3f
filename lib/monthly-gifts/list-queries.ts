import "server-only";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { inListOrder, pageAfter, type ListSort } from "@/lib/listing/cursor";
import { daySpan } from "@/lib/listing/days";

/** Monthly gifts that never began are not listed. */
const begun = { notIn: ["incomplete", "expired"] };

/**
 * Monthly gifts to the actor's organisation after a given one.
 * @throws 401, 403, 400 badCursor for an id that is not one of them
 */
export async function monthlyGiftsAfter(
  actor: Actor,
  input: {
    status?: string | undefined;
    campaign?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    sort: ListSort;
    after: string | null;
    limit: number;
  },
) {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const { status, campaign, from, to, sort, after, limit } = input;
  const last =
    after === null
      ? null
      : await db.monthlyGift.findFirst({
          where: { id: after, ngoId, status: begun },
          select: { id: true, createdAt: true, amountCents: true },
        });
  if (after !== null && last === null) throw fieldError("starting_after", "badCursor");
  const { orderBy, rest } = inListOrder(sort, last, "amountCents");
  const rows = await db.monthlyGift.findMany({
    where: {
      ngoId,
      status: status ?? begun,
      ...(campaign ? { campaignId: campaign } : {}),
      createdAt: daySpan(from, to),
      AND: rest,
    },
    select: {
      id: true,
      status: true,
      amountCents: true,
      currency: true,
      donorName: true,
      donorEmail: true,
      shareWithNgo: true,
      currentPeriodEnd: true,
      pausedUntil: true,
      createdAt: true,
      endedAt: true,
      donations: { where: { NOT: { settledAt: null } }, select: { id: true }, take: 1 },
      campaign: { select: { id: true, title: true } },
    },
    orderBy,
    take: limit + 1,
  });
  return pageAfter(rows, limit);
}

import "server-only";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { inListOrder, pageAfter, type ListSort } from "@/lib/listing/cursor";
import { toNeedView } from "@/lib/needs/queries";

/**
 * The needs of the actor's organisation after a given one, including closed ones and those of drafts.
 * @throws 401, 403, 400 badCursor for an id that is not one of them
 */
export async function needsAfter(
  actor: Actor,
  input: {
    campaign?: string | undefined;
    closed?: boolean | undefined;
    sort: ListSort;
    after: string | null;
    limit: number;
  },
) {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const { campaign, closed, sort, after, limit } = input;
  const own = { campaign: { ngoId, archivedAt: null } };
  const last =
    after === null
      ? null
      : await db.need.findFirst({
          where: { id: after, ...own },
          select: { id: true, createdAt: true, unitCents: true },
        });
  if (after !== null && last === null) throw fieldError("starting_after", "badCursor");
  const { orderBy, rest } = inListOrder(sort, last, "unitCents");
  const rows = await db.need.findMany({
    where: {
      ...own,
      ...(campaign ? { campaignId: campaign } : {}),
      ...(closed === undefined ? {} : { closedAt: closed ? { not: null } : null }),
      AND: rest,
    },
    orderBy,
    take: limit + 1,
  });
  const page = pageAfter(rows, limit);
  return {
    hasMore: page.hasMore,
    needs: page.rows.map((row) => ({ campaignId: row.campaignId, need: toNeedView(row) })),
  };
}

import "server-only";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { inListOrder, pageAfter, type ListSort } from "@/lib/listing/cursor";
import { daySpan } from "@/lib/listing/days";
import { toUpdateView, updateParts } from "@/lib/updates/queries";
import { stateOf, type UpdateState } from "@/lib/updates/rules";

/** The rows for which stateOf gives this state. */
const inState = {
  draft: { publishedAt: null, hiddenAt: null },
  published: { publishedAt: { not: null }, hiddenAt: null },
  hidden: { hiddenAt: { not: null } },
} as const satisfies Record<UpdateState, object>;

/**
 * The updates of the actor's organisation after a given one, including drafts and hidden ones.
 * @throws 401, 403, 400 badCursor for an id that is not one of them
 */
export async function updatesAfter(
  actor: Actor,
  input: {
    campaign?: string | undefined;
    state?: UpdateState | undefined;
    from?: string | undefined;
    to?: string | undefined;
    sort: ListSort;
    after: string | null;
    limit: number;
  },
) {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const { campaign, state, from, to, sort, after, limit } = input;
  const own = { deletedAt: null, campaign: { ngoId, archivedAt: null } };
  const last =
    after === null
      ? null
      : await db.campaignUpdate.findFirst({
          where: { id: after, ...own },
          select: { id: true, createdAt: true },
        });
  if (after !== null && last === null) throw fieldError("starting_after", "badCursor");
  const { orderBy, rest } = inListOrder(sort, last);
  const rows = await db.campaignUpdate.findMany({
    where: {
      ...own,
      ...(campaign ? { campaignId: campaign } : {}),
      ...(state ? inState[state] : {}),
      createdAt: daySpan(from, to),
      AND: rest,
    },
    include: { ...updateParts, campaign: { select: { id: true, slug: true } } },
    orderBy,
    take: limit + 1,
  });
  const page = pageAfter(rows, limit);
  return {
    hasMore: page.hasMore,
    updates: page.rows.map((row) => ({
      id: row.id,
      state: stateOf(row),
      campaign: row.campaign,
      view: toUpdateView(row),
    })),
  };
}

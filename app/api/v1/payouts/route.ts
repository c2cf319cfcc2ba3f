import { otherMethods, route } from "@/lib/http/route";
import { holds } from "@/lib/auth/actor";
import {
  payoutsAnswer,
  payoutsQuery,
  toApiPayout,
  toApiPayoutDonations,
} from "@/lib/payouts/api-schema";
import { donationsOfPayouts } from "@/lib/payouts/expand-queries";
import { payoutsAfter } from "@/lib/payouts/list-queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Your payouts",
    access: "ngo",
    scope: "payouts:read",
    query: payoutsQuery,
    response: payoutsAnswer,
  },
  async ({ actor, query: { expand, starting_after: after = null, ...asked } }) => {
    const { rows, hasMore } = await payoutsAfter(actor, { ...asked, after });
    const ids = rows.map(({ id }) => id);
    const donations = await donationsOfPayouts(actor, expand, ids);
    const withDonor = holds(actor, "donors:read");
    const payouts = rows.map((row) => {
      const own = donations?.get(row.id);
      return { ...toApiPayout(row), ...(own ? toApiPayoutDonations(own, withDonor) : {}) };
    });
    return { data: { payouts, hasMore } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

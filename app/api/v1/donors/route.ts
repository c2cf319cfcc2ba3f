import { otherMethods, route } from "@/lib/http/route";
import { donorsAnswer, donorsQuery, toApiDonor } from "@/lib/donations/api-list-schema";
import { donorsAfter } from "@/lib/donations/ngo-donor-queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Your donors who share who they are",
    access: "ngo",
    scope: "donors:read",
    query: donorsQuery,
    response: donorsAnswer,
  },
  async ({ actor, query: { starting_after: after = null, ...asked } }) => {
    const { donors, hasMore } = await donorsAfter(actor, { ...asked, after });
    return { data: { donors: donors.flatMap((row) => toApiDonor(row) ?? []), hasMore } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

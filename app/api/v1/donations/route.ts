import { holds } from "@/lib/auth/actor";
import { campaignsOfRows } from "@/lib/campaigns/expand-queries";
import { expandedPart } from "@/lib/listing/expand";
import { otherMethods, route } from "@/lib/http/route";
import {
  donationsAnswer,
  donationsQuery,
  filterOf,
  toApiDonation,
  toApiDonor,
} from "@/lib/donations/api-list-schema";
import { donorsOfDonations } from "@/lib/donations/ngo-donor-queries";
import { donationsAfter } from "@/lib/donations/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Your donations",
    access: "ngo",
    scope: "donations:read",
    query: donationsQuery,
    response: donationsAnswer,
  },
  async ({ actor, query }) => {
    const { limit, sort, expand, starting_after: after = null } = query;
    const page = await donationsAfter(actor, filterOf(query), { after, limit, sort });
    const [campaigns, donors] = await Promise.all([
      campaignsOfRows(
        actor,
        expand,
        page.donations.map(({ campaignId }) => campaignId),
      ),
      donorsOfDonations(
        actor,
        expand,
        page.donations.map(({ id }) => id),
      ),
    ]);
    const withDonor = holds(actor, "donors:read");
    const donations = page.donations.map((row) => ({
      ...toApiDonation(row, withDonor),
      ...expandedPart("campaign", campaigns, row.campaignId),
      ...expandedPart("donor", donors, row.id, toApiDonor),
    }));
    return { data: { donations, hasMore: page.hasMore } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

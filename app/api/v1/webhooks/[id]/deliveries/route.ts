import { otherMethods, route } from "@/lib/http/route";
import {
  deliveriesAnswer,
  deliveriesQuery,
  endpointParams as params,
  toApiDelivery,
} from "@/lib/webhooks/api-schema";
import { deliveriesAfter } from "@/lib/webhooks/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary:
      "What was sent to a webhook in the last 30 days, newest first, with each attempt. A key sees a body only with the scopes that read what is in it",
    access: "ngo",
    scope: "webhooks:write",
    params,
    query: deliveriesQuery,
    response: deliveriesAnswer,
  },
  async ({ actor, params: { id }, query: { limit, starting_after: after = null, status } }) => {
    const { deliveries, hasMore } = await deliveriesAfter(actor, id, { after, limit, status });
    return { data: { deliveries: deliveries.map(toApiDelivery), hasMore } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

import { otherMethods, route } from "@/lib/http/route";
import {
  endpointBody,
  endpointsAnswer,
  madeEndpointAnswer,
  toApiEndpoint,
} from "@/lib/webhooks/api-schema";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { requireActiveOwner } from "@/lib/webhooks/may-manage";
import { ownEndpoint, ownEndpoints } from "@/lib/webhooks/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Your webhooks",
    access: "ngo",
    scope: "webhooks:write",
    response: endpointsAnswer,
  },
  async ({ actor }) => ({ data: { endpoints: (await ownEndpoints(actor)).map(toApiEndpoint) } }),
);

export const POST = route(
  {
    summary:
      "Add a webhook. The response holds its secret, this once. A key also needs the scopes that read what the webhook reports",
    access: "ngo",
    scope: "webhooks:write",
    may: requireActiveOwner,
    status: 201,
    body: endpointBody,
    response: madeEndpointAnswer,
  },
  async ({ actor, body }) => {
    const { id, secret } = await createEndpoint(actor, body);
    return { data: { endpoint: toApiEndpoint(await ownEndpoint(actor, id)), secret } };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });

import { z } from "zod";
import { otherMethods, route } from "@/lib/http/route";
import {
  endpointAnswer,
  endpointParams as params,
  endpointPatch,
  toApiEndpoint,
} from "@/lib/webhooks/api-schema";
import { changeEndpoint, deleteEndpoint } from "@/lib/webhooks/change-endpoint";
import { requireActiveOwner } from "@/lib/webhooks/may-manage";
import { ownEndpoint } from "@/lib/webhooks/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "One of your webhooks",
    access: "ngo",
    scope: "webhooks:write",
    params,
    response: endpointAnswer,
  },
  async ({ actor, params: { id } }) => ({
    data: { endpoint: toApiEndpoint(await ownEndpoint(actor, id)) },
  }),
);

export const PATCH = route(
  {
    summary:
      "Change a webhook's address or events, switch it on or off. A key that changes the address needs every scope that reads",
    access: "ngo",
    scope: "webhooks:write",
    may: requireActiveOwner,
    params,
    body: endpointPatch,
    response: endpointAnswer,
  },
  async ({ actor, params: { id }, body }) => {
    await changeEndpoint(actor, id, body);
    return { data: { endpoint: toApiEndpoint(await ownEndpoint(actor, id)) } };
  },
);

export const DELETE = route(
  {
    summary: "Delete a webhook, with its log",
    access: "ngo",
    scope: "webhooks:write",
    params,
    response: z.object({}),
  },
  async ({ actor, params: { id } }) => {
    await deleteEndpoint(actor, id);
    return { data: {} };
  },
);

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });

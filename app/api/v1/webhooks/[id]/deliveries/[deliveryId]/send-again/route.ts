import { requireActiveNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { deliveryParams as params, sentAnswer } from "@/lib/webhooks/api-schema";
import { sendAgain } from "@/lib/webhooks/send-by-hand";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary: "Send a delivery once more, with the same webhook-id and body",
    access: "ngo",
    scope: "webhooks:write",
    may: requireActiveNgo,
    params,
    response: sentAnswer,
  },
  async ({ actor, params: { id, deliveryId } }) => {
    await sendAgain(actor, { endpointId: id, deliveryId });
    return { data: { deliveryId } };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });

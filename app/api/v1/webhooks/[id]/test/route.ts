import { requireActiveNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { endpointParams as params, sentAnswer } from "@/lib/webhooks/api-schema";
import { sendTest } from "@/lib/webhooks/send-by-hand";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary: "Send a test event to one of your webhooks",
    access: "ngo",
    scope: "webhooks:write",
    may: requireActiveNgo,
    status: 201,
    params,
    response: sentAnswer,
  },
  async ({ actor, params: { id } }) => {
    const created = await sendTest(actor, id);
    return { data: { deliveryId: created.id } };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });

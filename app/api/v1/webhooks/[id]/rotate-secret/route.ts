import { requireActiveNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { endpointParams as params, secretAnswer } from "@/lib/webhooks/api-schema";
import { rotateSecret } from "@/lib/webhooks/change-endpoint";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary: "A new secret, shown this once; for a day the old one signs, too",
    access: "ngo",
    scope: "webhooks:write",
    may: requireActiveNgo,
    params,
    response: secretAnswer,
  },
  async ({ actor, params: { id } }) => {
    const { secret } = await rotateSecret(actor, id);
    return { data: { secret } };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });

import { otherMethods, route } from "@/lib/http/route";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { idParams, reasonBody } from "@/lib/ngos/schema";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Suspend an organisation",
    access: "admin",
    params: idParams,
    bodyOptional: true,
    body: reasonBody,
    response: ngoAnswer,
  },
  async ({ actor, params, body }) => {
    const ngo = await suspendNgo(actor, { ...params, ...body });
    return { data: { ngo }, message: "NGO suspended" };
  },
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });

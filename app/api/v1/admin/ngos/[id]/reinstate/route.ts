import { otherMethods, route } from "@/lib/http/route";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { idParams, reasonBody } from "@/lib/ngos/schema";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Reinstate an organisation",
    access: "admin",
    params: idParams,
    bodyOptional: true,
    body: reasonBody,
    response: ngoAnswer,
  },
  async ({ actor, params, body }) => {
    const ngo = await reinstateNgo(actor, { ...params, ...body });
    return { data: { ngo }, message: "NGO reinstated" };
  },
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });

import { otherMethods, route } from "@/lib/http/route";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { approveBody, idParams } from "@/lib/ngos/schema";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Approve an organisation",
    access: "admin",
    params: idParams,
    bodyOptional: true,
    body: approveBody,
    response: ngoAnswer,
  },
  async ({ actor, params, body }) => {
    const ngo = await approveNgo(actor, { ...params, version: body.version });
    return { data: { ngo }, message: "NGO approved successfully" };
  },
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });

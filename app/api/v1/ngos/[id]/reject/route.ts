import { otherMethods, route } from "@/lib/http/route";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { idParams, reasonBody } from "@/lib/ngos/schema";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Reject an organisation",
    access: "admin",
    params: idParams,
    bodyOptional: true,
    body: reasonBody,
    response: ngoAnswer,
  },
  async ({ actor, params, body }) => {
    const ngo = await rejectNgo(actor, { ...params, ...body });
    return { data: { ngo }, message: "NGO rejected successfully" };
  },
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });

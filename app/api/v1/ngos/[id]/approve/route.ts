import { revalidatePath } from "next/cache";
import { notAllowed, route } from "@/lib/http/route";
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
    revalidatePath("/", "layout"); // what the public sees of it and of its campaigns
    return { data: { ngo }, message: "NGO approved successfully" };
  },
);

export const GET = notAllowed(["PUT"]);
export const POST = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;

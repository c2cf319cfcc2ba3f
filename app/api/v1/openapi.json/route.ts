import { apiPaths } from "@/app/api/v1/paths";
import { openApi } from "@/lib/http/openapi";
import { otherMethods } from "@/lib/http/route";
import { eventSchemas } from "@/lib/webhooks/event-schema";

export const dynamic = "force-dynamic";

/** The bare description, without the envelope: tools read it as it is. */
export async function GET(): Promise<Response> {
  return Response.json(openApi(apiPaths, eventSchemas), {
    headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" },
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

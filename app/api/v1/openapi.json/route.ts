import { apiPaths } from "@/app/api/v1/paths";
import { sharedHeaders, withTag } from "@/lib/http/call-headers";
import { openApi } from "@/lib/http/openapi";
import { otherMethods } from "@/lib/http/route";
import { eventSchemas } from "@/lib/webhooks/event-schema";

export const dynamic = "force-dynamic";

/** The same until the next start; it takes longer to write than to send. */
let text: string | undefined;

/** The bare description, without the envelope: tools read it as it is. */
export function GET(request: Request): Promise<Response> {
  text ??= JSON.stringify(openApi(apiPaths, eventSchemas));
  const headers = { ...sharedHeaders, "content-type": "application/json" };
  return withTag(request, new Response(text, { headers }));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET }, true);

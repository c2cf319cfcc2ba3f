import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { recordRefusal } from "@/lib/audit/security-log";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { currentActor, type CurrentActor } from "@/lib/auth/current-actor";
import { AppError } from "@/lib/errors";
import { readJson } from "@/lib/http/body";
import { countCall, type CallHeaders } from "@/lib/http/call-headers";
import { toFailure } from "@/lib/http/failure";
import { requestIdOf } from "@/lib/http/own-server";
import { otherMethods } from "@/lib/http/route";
import { mcpServer } from "@/lib/mcp/server";

export const dynamic = "force-dynamic";

/** An error before any message was read, in the form that clients of the protocol expect. */
function refused(error: unknown, requestId: string, head: CallHeaders): [number, Response] {
  const failure = toFailure(error, "en", requestId);
  const headers = {
    "cache-control": "private, no-store",
    ...(failure.retryAfter === undefined ? {} : { "retry-after": String(failure.retryAfter) }),
    ...(failure.status === 401 ? { "www-authenticate": "Bearer" } : {}),
    ...head,
  };
  const body = {
    jsonrpc: "2.0",
    error: { code: -32_000, message: failure.error, data: { code: failure.code } },
    id: null,
  };
  return [failure.status, Response.json(body, { status: failure.status, headers })];
}

/**
 * The entrance for models: Model Context Protocol over HTTP, without sessions, each request by itself. Only an organisation's
 * API key counts, never a cookie; one message a request, so that limits of calls count what is done.
 */
export async function POST(request: Request): Promise<Response> {
  let current: CurrentActor | undefined;
  const requestId = requestIdOf(request.headers);
  const head: CallHeaders = {};
  try {
    current = await currentActor(request.headers, "keys");
    const { actor, via, failed } = current;
    assertOwnOrigin(request.headers, false);
    await countCall(actor.address, true, head);
    if (via !== "key") throw new AppError("unauthenticated", "keyNeeded");
    if (failed || actor.kind !== "user") throw new AppError("unauthenticated", "badKey");
    const message = await readJson(request, false);
    if (message === null || typeof message !== "object" || Array.isArray(message))
      throw new AppError("bad_request", "unreadableBody");
    const server = mcpServer(actor);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const answer = await transport.handleRequest(request, { parsedBody: message });
      answer.headers.set("cache-control", "private, no-store");
      for (const [name, value] of Object.entries(head)) answer.headers.set(name, value);
      return answer;
    } finally {
      await server.close();
    }
  } catch (error) {
    const [status, answer] = refused(error, requestId, head);
    if (current) await recordRefusal(current.actor, status, current.failed, "POST /api/mcp");
    return answer;
  }
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });

import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { keyFault } from "@/lib/auth/current-actor";
import { AppError } from "@/lib/errors";
import { readJson } from "@/lib/http/body";
import { handler } from "@/lib/http/handler";
import { otherMethods } from "@/lib/http/route";
import { mcpServer } from "@/lib/mcp/server";

export const dynamic = "force-dynamic";

/**
 * The Model Context Protocol endpoint over HTTP, without sessions: each request stands alone. Only an organisation's
 * API key is accepted, never a cookie; one message per request, so that the rate limits of calls count what is done.
 */
export const POST = handler(
  {
    access: "public",
    takes: "keys",
    origin: "not-foreign",
    countsAsCall: true,
    // an error before any message was read, in the format that MCP clients expect
    failure: ({ status, error, code }) => ({
      status,
      json: { jsonrpc: "2.0", error: { code: -32_000, message: error, data: { code } }, id: null },
      ...(status === 401 ? { headers: { "www-authenticate": "Bearer" } } : {}),
    }),
  },
  async ({ actor, current, request }) => {
    if (current.via !== "key") throw new AppError("unauthenticated", "keyNeeded");
    if (current.failed || actor.kind !== "user")
      throw new AppError("unauthenticated", keyFault(request.headers));
    const message = await readJson(request, false);
    if (message === null || typeof message !== "object" || Array.isArray(message))
      throw new AppError("bad_request", "unreadableBody");
    const server = mcpServer(actor);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return { response: await transport.handleRequest(request, { parsedBody: message }) };
    } finally {
      await server.close();
    }
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });

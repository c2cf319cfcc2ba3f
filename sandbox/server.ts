import { readFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import type { RequestHandler } from "./api/request-handler";
import { ApiError, invalid, shownError } from "./api/errors";
import { control } from "./control/endpoint";
import type { World } from "./core/world";
import { closedPage } from "./pages/frame";
import { libraryFile } from "./library/files";
import { embedded, hosted } from "./pages/hosted";
import { portalPage } from "./pages/portal";
import { html, json, write, type Reply } from "./reply";

const mostBytes = 1_000_000;
const exact = new TextDecoder("utf-8", { fatal: true });

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const tooMuch = new ApiError(413, {
    type: "invalid_request_error",
    message: `A request may have ${mostBytes} bytes.`,
  });
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) throw tooMuch;
  // without this, a body that is too large would close the connection before the response is sent
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > mostBytes) throw tooMuch;
    parts.push(part);
  }
  try {
    return exact.decode(Buffer.concat(parts));
  } catch {
    throw invalid(undefined, "The body is not UTF-8 text.");
  }
}

const fonts = new Set([
  "harambee-display-700.woff2",
  "harambee-text-latin-2.woff2",
  "noto-sans-arabic-text.woff2",
]);
/** The product's own fonts, if installed beside the sandbox; without them the pages use the machine's. */
async function font(name: string): Promise<Reply> {
  const bytes = fonts.has(name)
    ? await readFile(path.join(import.meta.dirname, "../public/fonts", name)).catch(() => null)
    : null;
  return bytes
    ? {
        status: 200,
        type: "font/woff2",
        body: bytes,
        headers: { "cache-control": "public, max-age=86400" },
      }
    : json(404, { error: "No such font." });
}

const policy = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "no-referrer",
};

/** The provider's own pages, which people open. */
async function pageOf(
  world: World,
  request: http.IncomingMessage,
  url: URL,
  body: string,
): Promise<Reply> {
  const method = request.method ?? "GET";
  // a framed page uses the language of the surrounding page
  const asked = url.searchParams.get("locale") ?? request.headers["accept-language"] ?? "";
  const [, first, second, third, more] = url.pathname.split("/");
  if (!["GET", "HEAD", "POST"].includes(method)) return json(405, { error: "GET or POST" });
  if (first === "c" && second === "pay" && third && !more)
    return hosted(world, method, third, body, asked);
  if (first === "embedded" && second === "pay" && third && !more)
    return embedded(world, method, third, body, asked);
  if (first === "p" && second === "session" && third && !more)
    return portalPage(world, method, third, body, asked);
  return html(
    closedPage(
      "Payment sandbox",
      "This process speaks the card provider's API. There is nothing to see here.",
      null,
    ),
    404,
  );
}

async function answer(
  world: World,
  api: RequestHandler,
  request: http.IncomingMessage,
): Promise<Reply> {
  const method = request.method ?? "GET";
  let url: URL;
  try {
    url = new URL(request.url ?? "/", "http://127.0.0.1");
  } catch {
    throw invalid(undefined, "Invalid URL.");
  }
  const body = await bodyOf(request);
  const [, first, second, third] = url.pathname.split("/");
  if (first === "_sandbox" && second && !third)
    return control(
      world,
      api,
      method,
      second,
      url,
      body,
      request.headers["sec-fetch-site"] as string | undefined,
    );
  api.tick();
  if (first === "v1") return api.answer(request, url, body);
  if (first === "fonts" && second && !third) return font(second);
  const library = method === "GET" ? await libraryFile(url.pathname) : null;
  if (library) return library;
  const page = await pageOf(world, request, url, body);
  return { ...page, headers: { ...policy, ...page.headers } };
}

export function makeServer(world: World, api: RequestHandler): http.Server {
  const server = http.createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000 },
    (request, response) => {
      void (async () => {
        let reply: Reply;
        try {
          reply = await answer(world, api, request);
        } catch (error) {
          if (request.errored || response.destroyed) return; // a body read to its end counts as destroyed too
          if (!(error instanceof ApiError)) process.stderr.write(`${(error as Error).stack}\n`);
          const refusal =
            error instanceof ApiError
              ? error
              : new ApiError(500, {
                  type: "api_error",
                  message: "The sandbox failed; its words are in its log.",
                });
          reply = json(
            refusal.status,
            shownError(refusal, "req_none"),
            refusal.status === 413 ? { connection: "close" } : {},
          );
        }
        world.store.commit();
        write(response, reply);
        // do not wait for the rest of a body that is too large
        if (reply.status === 413) response.once("finish", () => request.destroy());
      })();
    },
  );
  server.on("clientError", (_error, socket) => {
    if (socket.writable)
      socket.end(
        'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\n\r\n{"error":{"type":"invalid_request_error","message":"This is not HTTP."}}',
      );
    else socket.destroy();
  });
  return server;
}

// Corrects the framework's 500 where the client is at fault; never hides an error of ours. The app reports what
// happened while it answered (lib/http/own-server.ts, instrumentation.ts).
import type { IncomingMessage, ServerResponse } from "node:http";
import { setOwnServer, type Happening } from "../lib/http/own-server";
import { pathForLog } from "../lib/routes";
import { retryAfterSeconds } from "./admission";
import { isCall } from "./client";
import { logLine } from "./json-log";
import type { Step } from "./pipeline";
import { onChunk } from "./request-chunks";
import { onHead } from "./response-hooks";

/**
 * Set on a page that could not be rendered because the database is down, for another of our processes (error-pages.ts).
 */
export const awayHeader = "x-database-away";

/** request id → what the app reported while it was answered. */
const happenings = new Map<string, Set<Happening>>();

/**
 * @param inner marks requests of the server to itself; null where it has no page cache
 * @param heard resolves when this process has heard of everything committed so far
 */
export function shareWithApp(inner: string | null, heard: () => Promise<void>): void {
  setOwnServer({
    inner,
    heard,
    note: (requestId, what) => {
      if (requestId !== null) happenings.get(requestId)?.add(what);
    },
  });
}

const isForeign = ({ headers }: IncomingMessage): boolean => {
  const { origin } = headers;
  if (origin === undefined) return false;
  const host = headers["x-forwarded-host"] ?? headers.host;
  return !(URL.canParse(origin) && new URL(origin).host === host);
};

/**
 * Whose fault a 500 is. The framework answers 500 to a form posted from another site (403), to a form or call whose
 * fields it cannot decode (400), and to a file requested with a method that only pages take (405: it lists the file's
 * methods and then has no page for its own response). A 400 is recognised by all of these: it was a POST, no action of
 * ours had begun, no page had failed while rendering, no error came out of our own code, and what was thrown came from
 * the framework.
 * @returns 403, 405, 400, or 500 where it is our fault
 */
function faultOf(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  happened: Set<Happening>,
  isUnframed: () => boolean,
): number {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && !isCall(url) && response.hasHeader("allow")) return 405;
  if (request.method !== "POST" || isCall(url)) return 500;
  if (isForeign(request) && !happened.has("action")) return 403;
  if (isUnframed()) return 400;
  const ours = happened.has("action") || happened.has("render-error") || happened.has("own-error");
  return !ours && happened.has("framework-error") ? 400 : 500;
}

/** Whether a multipart form lacks its boundary, or is not closed. Both ends are checked as they pass. */
function watchFrame(request: IncomingMessage): () => boolean {
  const type = String(request.headers["content-type"] ?? "").slice(0, 1_000);
  if (!/^multipart\/form-data/i.test(type)) return () => false;
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1] ?? "";
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  onChunk(request, (chunk) => {
    if (head.length < 200) head = Buffer.concat([head, chunk.subarray(0, 200)]);
    tail = Buffer.concat([tail, chunk.subarray(-100)]).subarray(-100);
  });
  return () =>
    boundary === "" || !head.includes(`--${boundary}`) || !tail.includes(`--${boundary}--`);
}

export const settleStatus: Step = {
  name: "settle status",
  handle: (request, response, next) => {
    const url = request.url ?? "/"; // the framework rewrites request.url while it answers
    const id = String(request.headers["x-request-id"]);
    const happened = new Set<Happening>();
    happenings.set(id, happened);
    response.once("close", () => happenings.delete(id));
    const isUnframed = watchFrame(request);
    onHead(response, () => {
      if (response.statusCode !== 500) return;
      const status = faultOf(request, response, url, happened, isUnframed);
      if (status === 500 && !happened.has("database-away")) return;
      // a temporary failure: a retry in a moment succeeds
      if (status === 500) {
        response.statusCode = 503;
        response.statusMessage = "";
        response.setHeader("retry-after", retryAfterSeconds);
        response.setHeader("cache-control", "private, no-store");
        if (request.headers["x-inner"] !== undefined) response.setHeader(awayHeader, "1");
        return;
      }
      logLine("warn", "request.unreadable", {
        requestId: id,
        path: pathForLog(url),
        status,
      });
      response.statusCode = status;
      response.statusMessage = "";
    });
    return next();
  },
};

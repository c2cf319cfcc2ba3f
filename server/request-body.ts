// Receives request bodies so that memory stays flat and nobody can block the server by sending slowly: forms with files
// are spooled to disk until they are complete, a few at a time proceed from there, and a body that does not arrive is
// given up.
import { randomBytes } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { bodyLimits } from "../lib/upload-limits";
import { refuseBody } from "./body-answers";
import { hasBody, watchPace } from "./body-pace";
import { acquirePlace, acquireTurn } from "./body-places";
import { clientNetwork } from "./client";
import { logLine } from "./json-log";
import type { Step } from "./pipeline";
import { senderOf } from "./senders";

/** Bytes; smaller bodies are not spooled. */
const inMemory = 256 * 1024;

class TooLarge extends Error {}

type Spooled = { handle: FileHandle; remove: () => void };

/** Writes the body to an unlinked file, which disappears with this process, however that ends. */
async function spool(request: IncomingMessage, most: number): Promise<Spooled> {
  const file = path.join(tmpdir(), `harambee-body-${randomBytes(12).toString("hex")}`);
  const handle = await open(file, "wx+", 0o600);
  const remove = async (): Promise<void> => {
    await handle.close().catch(() => {});
    await unlink(file).catch(() => {}); // where an open file cannot be removed
  };
  try {
    await unlink(file).catch(() => {});
    let size = 0;
    const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new TooLarge();
      await handle.writeFile(chunk);
    }
    return { handle, remove: () => void remove() };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The same request, with its body read from the file. */
function replay(request: IncomingMessage, handle: FileHandle): IncomingMessage {
  const copy = new http.IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const { rawHeaders, headers, complete } = request;
  Object.assign(copy, { method, url, httpVersion, httpVersionMajor, httpVersionMinor });
  Object.assign(copy, { rawHeaders, headers, complete });
  const source = handle.createReadStream({ start: 0, autoClose: false });
  source.on("data", (chunk) => {
    if (!copy.push(chunk)) source.pause();
  });
  source.once("end", () => copy.push(null));
  source.once("error", (error) => copy.destroy(error));
  copy._read = () => void source.resume();
  copy._destroy = (error, done) => {
    source.destroy();
    done(error); // the socket is still needed for the response
  };
  return copy;
}

/** How large the body may be, and whether it is spooled to disk. */
async function plan(request: IncomingMessage) {
  const { headers } = request;
  const isApi = (request.url ?? "/").startsWith("/api/");
  const length = headers["content-length"] === undefined ? null : Number(headers["content-length"]);
  const isLarge = length === null || length > bodyLimits.anonymous;
  const isForm = /^multipart\/form-data/i.test(headers["content-type"] ?? "");
  // the sender is looked up only where it matters; the route refuses a stranger's body before it is read
  const sender = isLarge || isForm ? await senderOf(request) : null;
  const ofPages = sender === null ? bodyLimits.anonymous : bodyLimits.form;
  const most = isApi ? bodyLimits.call : ofPages;
  const byRoute = isApi && (!isForm || sender === null); // the route limits it
  return {
    sender,
    most,
    isTooLarge: !isApi && length !== null && length > most,
    goesBy: !byRoute && (length === null || length > inMemory) ? "disk" : "memory",
  } as const;
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

function refuseSpooled(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) return;
  if (error instanceof TooLarge) return refuseBody(request, response, 413);
  if (!isDiskFull(error)) return void response.destroy();
  logLine("error", "storage.full", { folder: tmpdir() });
  refuseBody(request, response, 507);
}

/** @returns the request to process; null when it has been answered, or the client left */
export async function takeBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<IncomingMessage | null> {
  if (!hasBody(request)) return request;
  watchPace(request, response);
  const { sender, most, isTooLarge, goesBy } = await plan(request);
  if (isTooLarge) {
    refuseBody(request, response, 413);
    return null;
  }
  if (goesBy === "memory") return request;
  const network = clientNetwork(request);
  const leavePlace = acquirePlace({ network, sender: sender ?? network, proven: sender !== null });
  if (leavePlace === null) {
    refuseBody(request, response, 503);
    return null;
  }
  let spooled: Spooled;
  try {
    spooled = await spool(request, most);
  } catch (error) {
    leavePlace();
    refuseSpooled(request, response, error);
    return null;
  }
  const endTurn = await acquireTurn();
  const leave = (): void => {
    endTurn();
    leavePlace();
    spooled.remove();
  };
  if (response.destroyed || response.writableEnded) {
    leave();
    return null;
  }
  response.once("close", leave);
  return replay(request, spooled.handle);
}

export const requestBody: Step = {
  name: "request body",
  handle: async (request, response, next) => {
    const complete = hasBody(request) ? await takeBody(request, response) : request;
    if (complete !== null) await next(complete);
  },
};

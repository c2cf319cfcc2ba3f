import { randomBytes } from "node:crypto";
import http, { type IncomingHttpHeaders } from "node:http";
import { env } from "../lib/env";

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/**
 * Requests a page from this server as a visitor without cookies, uncompressed; renewals of cached pages have their own
 * lane (admission.ts).
 */
export type Render = (url: string, isRenewal?: boolean) => Promise<Rendered>;

/**
 * A secret that marks the requests that the server sends to itself: of this process, or shared by all that
 * server/cluster.mjs started, which may render for one another.
 */
export const innerMark = (): string => env.INNER_SECRET ?? randomBytes(16).toString("hex");

/**
 * Listens on a port of this process alone: on the site's port another process may answer, which may not know of a
 * change yet. Reachable from this machine only; requests there pass the same guards.
 */
export function listenInside(handle: http.RequestListener): Promise<http.Server> {
  const inside = http.createServer({ maxHeaderSize: 16 * 1024 }, handle);
  return new Promise((resolve, reject) => {
    inside.once("error", reject);
    inside.listen({ host: "127.0.0.1", port: 0, exclusive: true }, () => resolve(inside));
  });
}

/**
 * Requests from this process's server, or the one that renders for it, on a new connection each time: a kept-alive one
 * may be closed by the other end just as it is reused.
 * @param inside the port of `listenInside`, once it is known
 * @param port of the site, which answers to its own name only
 * @param inner the mark by which the server recognises its own requests
 */
export function selfRequest(inside: () => number, port: number, inner: string): Render {
  return (url, isRenewal = false) => {
    return new Promise((resolve, reject) => {
      const request = http.get({
        agent: false,
        host: "127.0.0.1",
        port: inside(),
        path: url,
        headers: {
          host: `localhost:${port}`,
          "accept-encoding": "identity",
          "x-inner": inner,
          ...(isRenewal ? { "x-renewal": "1" } : {}),
        },
        timeout: 60_000,
      });
      request.on("timeout", () => request.destroy(new Error(`${url} took too long`)));
      request.on("error", reject);
      request.on("response", (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
    });
  };
}

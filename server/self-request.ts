import http, { type IncomingHttpHeaders } from "node:http";

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** This server's own answer to a visitor without cookies, uncompressed. */
export type Render = (url: string) => Promise<Rendered>;

/**
 * Asks this process's server, on a connection of its own: one that is kept may be closed by the other end just when it is used
 * again.
 * @param inner the mark by which the server knows that it asks itself
 */
export function selfRequest(server: http.Server, port: number, inner: string): Render {
  return (url) => {
    const bound = server.address();
    const address = bound !== null && typeof bound === "object" ? bound.address : "127.0.0.1";
    const loopback: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
    return new Promise((resolve, reject) => {
      const request = http.get({
        agent: false,
        host: loopback[address] ?? address,
        port,
        path: url,
        headers: {
          host: `localhost:${port}`,
          "accept-encoding": "identity",
          "x-inner": inner,
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

import http from "node:http";
import https from "node:https";

const patience = 10_000;
const pieces = 20;

/**
 * Posts a delivery.
 * @returns the status, or null when there was no response in time
 */
export function send(
  url: string,
  body: Buffer,
  headers: Record<string, string>,
  how: { slowMs: number; cut: boolean },
): Promise<number | null> {
  return new Promise((resolve) => {
    let request: http.ClientRequest;
    const timer = setTimeout(() => request?.destroy(), patience + how.slowMs);
    const done = (status: number | null) => {
      clearTimeout(timer);
      resolve(status);
    };
    try {
      request = (url.startsWith("https:") ? https : http).request(
        url,
        {
          method: "POST",
          agent: false,
          headers: { ...headers, "content-length": body.byteLength },
        },
        (answer) => {
          answer
            .resume()
            .once("end", () => done(answer.statusCode ?? null))
            .once("error", () => done(null));
        },
      );
    } catch {
      return done(null);
    }
    request.once("error", () => done(null)).once("close", () => done(null));
    if (how.cut) {
      request.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => request.destroy());
    } else if (how.slowMs > 0) {
      const size = Math.ceil(body.byteLength / pieces);
      let sent = 0;
      const drip = setInterval(() => {
        if (request.destroyed) return clearInterval(drip);
        request.write(body.subarray(sent, sent + size));
        sent += size;
        if (sent >= body.byteLength) {
          clearInterval(drip);
          request.end();
        }
      }, how.slowMs / pieces);
    } else request.end(body);
  });
}

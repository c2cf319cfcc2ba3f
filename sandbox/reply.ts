import type http from "node:http";

/** A response. `cut`: how the connection breaks instead, when a fault asks for it. */
export type Reply = {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  cut?: "reset" | "close" | "middle" | "silence";
  slowMs?: number;
};

export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Reply => ({ status, type: "application/json", body: JSON.stringify(body, null, 2), headers });
export const html = (body: string, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  type: "text/html; charset=utf-8",
  body,
  headers,
});
export const go = (to: string): Reply => ({
  status: 303,
  type: "text/plain",
  body: "",
  headers: { location: to },
});

export function write(response: http.ServerResponse, reply: Reply): void {
  if (response.destroyed || reply.cut === "silence") return;
  if (reply.cut === "reset") return void response.socket?.resetAndDestroy();
  if (reply.cut === "close") return void response.socket?.destroy();
  const body = Buffer.from(reply.body);
  response.writeHead(reply.status, {
    "content-type": reply.type,
    "content-length": body.byteLength,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...reply.headers,
  });
  if (reply.cut === "middle")
    return void response.write(body.subarray(0, Math.floor(body.byteLength / 2)), () =>
      response.socket?.destroy(),
    );
  if (!reply.slowMs) return void response.end(body);
  const size = Math.ceil(body.byteLength / 20);
  let sent = 0;
  const drip = setInterval(() => {
    if (response.destroyed) return clearInterval(drip);
    response.write(body.subarray(sent, sent + size));
    sent += size;
    if (sent >= body.byteLength) {
      clearInterval(drip);
      response.end();
    }
  }, reply.slowMs / 20);
}

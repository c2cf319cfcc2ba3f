import http from "node:http";
import { freePort } from "../../scripts/lib/postgres.mjs";

type Sent = { method?: string; headers?: Record<string, string>; body?: FormData };

/** The front of several versions of the site: sends requests to their ports in turn. */
export async function startSwitch() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const ports: number[] = [];
  let turn = 0;
  const server = http.createServer((request, response) => {
    const target = ports[turn++ % Math.max(1, ports.length)];
    if (target === undefined) return void response.writeHead(503).end();
    const onward = http.request(
      {
        host: "127.0.0.1",
        port: target,
        path: request.url,
        method: request.method,
        headers: request.headers,
        agent: false,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  /** One version's response to a browser without scripts. */
  async function ask(to: number, at: string, { method, headers, body }: Sent = {}) {
    const sent = new Request("http://x", { method: method ?? "GET", body: body ?? null });
    const bytes = Buffer.from(await sent.arrayBuffer());
    const type = sent.headers.get("content-type");
    return new Promise<{ status: number; location: string; text: string; cookies: string[] }>(
      (resolve, reject) => {
        const request = http.request(
          {
            host: "127.0.0.1",
            port: to,
            path: at,
            method: method ?? "GET",
            agent: false,
            headers: {
              host: new URL(url).host,
              accept: "text/html",
              ...(body ? { origin: url, "content-length": bytes.length } : {}),
              ...(body && type ? { "content-type": type } : {}),
              ...headers,
            },
          },
          (answer) => {
            let text = "";
            answer.setEncoding("utf8");
            answer.on("data", (chunk: string) => (text += chunk));
            answer.on("end", () =>
              resolve({
                status: answer.statusCode ?? 0,
                location: answer.headers.location ?? "",
                text,
                cookies: answer.headers["set-cookie"] ?? [],
              }),
            );
          },
        );
        request.on("error", reject);
        request.end(bytes);
      },
    );
  }
  return {
    url,
    ports,
    ask,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type Switch = Awaited<ReturnType<typeof startSwitch>>;

import http from "node:http";
import type { AddressInfo } from "node:net";
import { db } from "@/lib/db";
import { POST as checkout } from "@/app/api/v1/payment/create-checkout-session/route";
import { GET as verify } from "@/app/api/v1/payment/verify-session/[sessionId]/route";
import * as webhook from "@/app/api/v1/payment/webhook/route";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

const routes: [RegExp, Partial<Record<string, unknown>>][] = [
  [/^\/api\/v1\/payment\/webhook$/, webhook],
  [/^\/api\/v1\/payment\/create-checkout-session$/, { POST: checkout }],
  [/^\/api\/v1\/payment\/verify-session\/(?<sessionId>[^/]+)$/, { GET: verify }],
];

/** The payment endpoints on a local port: for a sandbox that delivers to them and for tests that call them. */
export async function openWebhookEndpoint() {
  const server = http.createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://localhost:3000");
      const found = routes.find(([pattern]) => pattern.test(url.pathname));
      const handler = found?.[1][request.method ?? "GET"] as Handler | undefined;
      if (!found || !handler) return void response.writeHead(found ? 405 : 404).end();
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
          typeof value === "string" ? [[name, value]] : [],
        ),
      );
      if (!headers.has("x-forwarded-for"))
        headers.set("x-forwarded-for", request.socket.remoteAddress ?? "");
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          request.on("data", (chunk: Buffer) => controller.enqueue(new Uint8Array(chunk)));
          request.on("end", () => controller.close());
          request.on("error", (error) => controller.error(error));
        },
      });
      const body = ["GET", "HEAD"].includes(request.method ?? "")
        ? {}
        : { body: stream, duplex: "half" as const };
      const answer = await handler(
        new Request(url, { method: request.method ?? "GET", headers, ...body }),
        { params: Promise.resolve({ ...found[0].exec(url.pathname)?.groups }) },
      );
      response
        .writeHead(answer.status, Object.fromEntries(answer.headers))
        .end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    webhookUrl: `${url}/api/v1/payment/webhook`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Runs the inbox and the money jobs until nothing is due: what the worker does, without its pauses. Mails stay queued.
 */
export async function runMoneyWork(): Promise<void> {
  const { runDueEvents } = await import("@/lib/worker/events");
  const { runJob } = await import("@/lib/worker/run");
  const { nowMs } = await import("@/lib/clock");
  for (let i = 0; i < 50; i++) {
    const events = await runDueEvents({ limit: 1_000 });
    const jobs = await db.job.findMany({
      where: {
        status: "new",
        kind: { startsWith: "provider." },
        nextAt: { lte: new Date(nowMs()) },
      },
      orderBy: { id: "asc" },
    });
    for (const job of jobs) {
      await runJob(job.kind, job.payload);
      await db.job.update({
        where: { id: job.id },
        data: { status: "done", doneAt: new Date(nowMs()) },
      });
    }
    const held = await db.providerEvent.count({
      where: { status: "new", leaseUntil: { gt: new Date(nowMs()) } },
    });
    if (events === 0 && jobs.length === 0 && held === 0) return;
    if (held > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("the money jobs do not come to an end");
}

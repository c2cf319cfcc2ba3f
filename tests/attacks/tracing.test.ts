import http from "node:http";
import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "./support/attack";
import { openSite, type Site } from "./support/site";

/** A collector that receives what OpenTelemetry sends (OTLP as JSON), and a site with a worker that send to it. */
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
const spans: (Span & { text: string })[] = [];
let collector: http.Server;
let site: Site;

beforeAll(async () => {
  collector = http.createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const body = JSON.parse(text) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      for (const one of body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
        spans.push(...one.spans.map((span) => ({ ...span, text: JSON.stringify(span) })));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const address = collector.address();
  const port = typeof address === "object" ? address?.port : 0;
  site = await openSite({
    server: "processes",
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: "200",
    },
  });
}, 180_000);
afterAll(async () => {
  await site?.stop();
  collector?.close();
}, 60_000);

attack("TR1", "a request and its job are one trace, under one request id", async () => {
  const { db } = await import("@/lib/db");
  const answer = await site.request("/api/v1/ngos/register", {
    body: {
      name: "Traced Organisation",
      email: "traced@ngo.example",
      password: "a quiet river",
    },
    // a client cannot choose the trace of its request
    headers: { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` },
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  const requestId = answer.headers.get("x-request-id");
  const job = await db.job.findFirstOrThrow({ where: { kind: "mail.confirm_email" } });
  expect(job.requestId).toBe(requestId);
  const traceId = job.traceParent?.split("-")[1] ?? "no trace";
  expect(traceId).not.toBe("a".repeat(32));
  await site.until("both have told their spans", () => {
    const ofTrace = spans.filter((span) => span.traceId === traceId);
    return (
      ofTrace.some(({ name }) => name === "job mail.confirm_email") &&
      ofTrace.some(({ name, text }) => name.startsWith("POST ") && text.includes(requestId!))
    );
  });
});

attack("TR2", "no address that is a key leaves the process", async () => {
  await site.request("/gifts/aKeyThatNobodyMayRead?also=aQueryThatNobodyMayRead");
  await site.until("it is told", () => spans.some(({ name }) => name.includes("/gifts/[token]")));
  expect(spans.filter(({ text }) => text.includes("NobodyMayRead"))).toEqual([]);
});

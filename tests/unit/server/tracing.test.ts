import { afterEach, expect, test } from "vitest";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base";
import { withoutAddresses } from "@/lib/start-tracing";
import { inJobSpan, traceParent } from "@/lib/tracing";

afterEach(() => {
  globalThis.harambeeTracing = undefined;
});

const span = (name: string, attributes: ReadableSpan["attributes"]): ReadableSpan =>
  ({ name, attributes, spanContext: () => ({ traceId: "t" }) }) as unknown as ReadableSpan;

test.each([
  ["GET /gifts/aSecretKey", "GET /gifts/[token]"],
  ["GET /fr/gifts/mine/aSecretKey?from=2020-01-01", "GET /gifts/mine/[token]"],
  ["fetch GET https://give.example/reset-password/aSecretKey", "fetch GET /reset-password/[token]"],
  ["GET /campaigns?search=Ada+Lovelace", "GET /campaigns"],
  ["POST /api/v1/ngos/register", "POST /api/[...rest]"],
  ["render route (app) /[locale]/gifts/[token]", "render route (app) /gifts/[token]"],
  ["resolve page components /[locale]", "resolve page components /"],
  ["render route (app) x", "render route (app) x"],
])("what leaves the process names the route: %s", (name, shown) => {
  const sent = withoutAddresses(
    span(name, { "http.target": name.split(" ").at(-1)!, "http.status_code": 200 }),
  );
  expect(sent.name).toBe(shown);
  expect(JSON.stringify(sent.attributes)).not.toMatch(/aSecretKey|Lovelace/);
  expect(sent.attributes["http.status_code"]).toBe(200);
  expect(sent.spanContext().traceId).toBe("t");
});

test("without a collector there is no trace, and a job runs as it is", async () => {
  expect(traceParent()).toBeNull();
  const job = { id: "1", kind: "files.delete", attempts: 1, traceParent: null };
  expect(await inJobSpan(job, async () => "done")).toBe("done");
});

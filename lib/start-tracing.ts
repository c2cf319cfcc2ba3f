import "server-only";
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-base";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { logContext } from "@/lib/log-context";
import { addressOf } from "@/lib/routes";

/** Span attributes of the framework that contain the requested address. */
const addresses = ["http.target", "http.url", "url.full", "url.path", "next.span_name"];

/** An address can be a key (/gifts/…) and a query can contain a name: a collector gets only the route. */
const asRoute = (text: string): string =>
  text.replace(/(?:https?:\/\/[^\s/?#]*)?\/\S*/g, (url) => {
    const path = url.replace(/^https?:\/\/[^/?#]*/, "") || "/";
    // the framework names its own files: "/[locale]/gifts/[token]/page"
    const file = path.replace(/^\/\[locale\](?=\/|$)/, "").replace(/\/(?:route|page)$/, "");
    return addressOf(file || "/").route.path;
  });

/** A span as it is exported. */
export function withoutAddresses(span: ReadableSpan): ReadableSpan {
  const attributes = { ...span.attributes };
  for (const name of addresses) {
    const value = attributes[name];
    if (typeof value === "string") attributes[name] = asRoute(value);
  }
  const shown: ReadableSpan = Object.create(span, {
    name: { value: asRoute(span.name) },
    attributes: { value: attributes },
  });
  return shown;
}

/** From now on this process's requests and jobs are traced. The exporter reads the OTEL_ variables itself. */
export function startTracing(): void {
  if (globalThis.harambeeTracing) return;
  const exporter = new OTLPTraceExporter();
  const shortened: SpanExporter = {
    export: (spans, done) => exporter.export(spans.map(withoutAddresses), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "harambee" }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [
      {
        onStart: (span) => {
          const requestId = logContext()?.requestId;
          if (requestId !== undefined) span.setAttribute("harambee.request_id", requestId);
        },
        onEnd: () => {},
        forceFlush: async () => {},
        shutdown: async () => {},
      },
      new BatchSpanProcessor(shortened),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = trace.getTracer("harambee");

  globalThis.harambeeTracing = {
    traceParent() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent ?? null;
    },
    inJobSpan({ id, kind, attempts, traceParent }, run) {
      const parent =
        traceParent === null
          ? ROOT_CONTEXT
          : propagation.extract(ROOT_CONTEXT, { traceparent: traceParent });
      const attributes = { "harambee.job": id, "harambee.attempts": attempts };
      return tracer.startActiveSpan(
        `job ${kind}`,
        { kind: SpanKind.CONSUMER, attributes },
        parent,
        async (span) => {
          try {
            return await run();
          } catch (error) {
            // its message may contain personal data; the log has it, under the same request and job
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        },
      );
    },
    stop: () => provider.shutdown(),
  };
}

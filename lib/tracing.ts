import "server-only";

/**
 * Tracing, if OTEL_EXPORTER_OTLP_ENDPOINT is set: lib/start-tracing.ts then fills this. Without it nothing of
 * OpenTelemetry is loaded.
 */
type Tracing = {
  /** W3C traceparent of the current span */
  traceParent: () => string | null;
  /** Runs a job as a span of the trace in which it was enqueued. */
  inJobSpan: <T>(job: TracedJob, run: () => Promise<T>) => Promise<T>;
  /** Sends the remaining spans and stops. */
  stop: () => Promise<void>;
};
type TracedJob = { id: string; kind: string; attempts: number; traceParent: string | null };

declare global {
  // the server and the worker's program stop what the app started
  var harambeeTracing: Tracing | undefined;
}

export const traceParent = (): string | null => globalThis.harambeeTracing?.traceParent() ?? null;

export const inJobSpan = <T>(job: TracedJob, run: () => Promise<T>): Promise<T> =>
  globalThis.harambeeTracing?.inJobSpan(job, run) ?? run();

export const stopTracing = async (): Promise<void> => globalThis.harambeeTracing?.stop();

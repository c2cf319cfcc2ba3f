import "server-only";

/**
 * Traces, where OTEL_EXPORTER_OTLP_ENDPOINT says where they go: lib/start-tracing.ts fills this. Without it nothing of
 * OpenTelemetry is loaded.
 */
type Tracing = {
  /** W3C traceparent of what runs now */
  traceParent: () => string | null;
  /** Runs a job as a span of the trace that it was made in. */
  inJobSpan: <T>(job: TracedJob, run: () => Promise<T>) => Promise<T>;
  /** Sends what is left, and ends. */
  stop: () => Promise<void>;
};
type TracedJob = { id: string; kind: string; attempts: number; traceParent: string | null };

declare global {
  // the server and the worker's program end what the app began
  var harambeeTracing: Tracing | undefined;
}

export const traceParent = (): string | null => globalThis.harambeeTracing?.traceParent() ?? null;

export const inJobSpan = <T>(job: TracedJob, run: () => Promise<T>): Promise<T> =>
  globalThis.harambeeTracing?.inJobSpan(job, run) ?? run();

export const stopTracing = async (): Promise<void> => globalThis.harambeeTracing?.stop();

/** `npm run worker`: only jobs, the provider's events and the timers, for an installation with WORKER=external. */
import { existsSync } from "node:fs";

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { env, requiredEnv } = await import("@/lib/env");
  requiredEnv("DATABASE_URL");
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined)
    (await import("@/lib/start-tracing")).startTracing();
  const { runWorker } = await import("@/lib/worker/run");
  const { db } = await import("@/lib/db");
  const { stopTracing } = await import("@/lib/tracing");
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
  process.once("disconnect", () => stop.abort()); // the process that started us has exited (server/cluster.mjs)
  const { watchProcess } = await import("@/server/metrics");
  const { answerMetrics } = await import("@/server/metrics-page");
  watchProcess("worker");
  answerMetrics();
  await runWorker({ signal: stop.signal });
  await db.$disconnect();
  await stopTracing();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

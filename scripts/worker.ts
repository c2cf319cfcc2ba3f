/** `npm run worker`: jobs, the provider's events and the timers alone, for an installation with WORKER=external. */
import { existsSync } from "node:fs";

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { requiredEnv } = await import("@/lib/env");
  requiredEnv("DATABASE_URL");
  const { runWorker } = await import("@/lib/worker/run");
  const { db } = await import("@/lib/db");
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
  await runWorker({ signal: stop.signal });
  await db.$disconnect();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

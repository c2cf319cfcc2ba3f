import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { runWorker } from "@/lib/worker/run";

// development loads modules anew on each change; the loop must not start again beside the first
const holder = globalThis as unknown as {
  harambeeWorker?: AbortController;
  harambeeWorkerDone?: Promise<void>;
};

/** Starts the worker in this process, once; ends with it. */
export function startInlineWorker(): void {
  if (env.WORKER !== "inline" || !env.DATABASE_URL || holder.harambeeWorker) return;
  const controller = (holder.harambeeWorker = new AbortController());
  for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => controller.abort());
  // server/main.ts waits for it before it goes
  holder.harambeeWorkerDone = runWorker({ signal: controller.signal }).catch((error: unknown) =>
    log.error("worker.stopped", { error }),
  );
}

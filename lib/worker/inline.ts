import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { runWorker } from "@/lib/worker/run";

declare global {
  // development reloads modules on each change; a second loop must not start
  var harambeeWorker: AbortController | undefined;
  /** server/stop.ts waits for it before the process exits */
  var harambeeWorkerDone: Promise<unknown> | undefined;
}

/** Starts the worker in this process, once; it stops with the process. */
export function startInlineWorker(): void {
  if (env.WORKER !== "inline" || !env.DATABASE_URL || globalThis.harambeeWorker) return;
  const controller = new AbortController();
  globalThis.harambeeWorker = controller;
  for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => controller.abort());
  globalThis.harambeeWorkerDone = runWorker({ signal: controller.signal }).catch((error: unknown) =>
    log.error("worker.stopped", { error }),
  );
}

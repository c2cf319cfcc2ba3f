import type http from "node:http";
import { stopTracing } from "../lib/tracing";

declare global {
  // set by the worker inside the app (lib/jobs/inline.ts); resolves when it has finished
  var harambeeWorkerDone: Promise<unknown> | undefined;
}

/** ms until open connections are cut, and until the process exits in any case */
const patience = { connections: 3_000, all: 6_500 };

/** Accepts nothing new, finishes what is in progress, gives the worker inside the app a moment, and exits. */
export function stopOnSignals(server: http.Server, closeApp: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience.connections).unref();
    setTimeout(() => process.exit(0), patience.all).unref();
    await closed;
    await globalThis.harambeeWorkerDone;
    await closeApp().catch(() => {});
    await stopTracing().catch(() => {});
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
  // nobody reads the log: keep serving
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

import type http from "node:http";
import { stopTracing } from "../lib/tracing";

declare global {
  // the worker inside the app (lib/jobs/inline.ts) says when it is done
  var harambeeWorkerDone: Promise<unknown> | undefined;
}

/** ms until connections that are still open are cut, and until the process goes in any case */
const patience = { connections: 3_000, all: 6_500 };

/** Takes nothing new, finishes what it has, gives the worker inside the app a moment, and goes. */
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
  // nobody reads the log: go on serving
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

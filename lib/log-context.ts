import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** Fields added to every log line of a request or a job. */
export type LogContext =
  { requestId: string } | { job: string; kind: string; requestId: string | undefined };

declare global {
  // set by the server, which is not bundled with the app, and read by the app's log
  var harambeeLogContext: AsyncLocalStorage<LogContext> | undefined;
}

function storage(): AsyncLocalStorage<LogContext> {
  globalThis.harambeeLogContext ??= new AsyncLocalStorage();
  return globalThis.harambeeLogContext;
}

export const inLogContext = <T>(context: LogContext, run: () => T): T =>
  storage().run(context, run);

export const logContext = (): LogContext | undefined => storage().getStore();

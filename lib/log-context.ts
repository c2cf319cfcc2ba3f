import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** What is added to every log line of a request or a job. */
export type LogContext =
  { requestId: string } | { job: string; kind: string; requestId: string | undefined };

declare global {
  // the server, which is not bundled with the app, writes it; the app's log reads it
  var harambeeLogContext: AsyncLocalStorage<LogContext> | undefined;
}

function storage(): AsyncLocalStorage<LogContext> {
  globalThis.harambeeLogContext ??= new AsyncLocalStorage();
  return globalThis.harambeeLogContext;
}

export const inLogContext = <T>(context: LogContext, run: () => T): T =>
  storage().run(context, run);

export const logContext = (): LogContext | undefined => storage().getStore();

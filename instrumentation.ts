import { env } from "@/lib/env";
import { databaseAway } from "@/lib/http/database-away";
import { ownServer } from "@/lib/http/own-server";

/** Hosts that run the app's functions and route requests themselves, with headers that our guards would drop. */
const functionHosts = ["VERCEL", "AWS_LAMBDA_FUNCTION_NAME"];

/**
 * Runs once per server process: starts the worker inside it, unless it runs separately (WORKER=external, `npm run
 * worker`).
 */
export async function register(): Promise<void> {
  if (
    process.env["NEXT_RUNTIME"] !== "nodejs" ||
    process.env["NEXT_PHASE"] === "phase-production-build"
  )
    return;
  const isFunctionHost = functionHosts.some((name) => process.env[name] !== undefined);
  if (ownServer() === null && !isFunctionHost && process.env["NODE_ENV"] === "production") {
    // under plain `next start` our own server is not in front: its guards are installed before the framework's handler
    const { guardEveryServer } = await import("@/server/guards");
    const { logAsJson } = await import("@/server/json-log");
    guardEveryServer();
    logAsJson();
  }
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { startTracing } = await import("@/lib/start-tracing");
    startTracing();
  }
  // there a process is frozen between two requests: the host's scheduler calls /cron instead (deploy/serverless.md)
  if (isFunctionHost) return;
  const { startInlineWorker } = await import("@/lib/worker/inline");
  startInlineWorker();
}

type Where = { routeType?: string; renderSource?: string };

/**
 * Records what kind of error a request hit, so that the server can tell a client's error from ours
 * (server/settle-status.ts, faultOf).
 */
export function onRequestError(
  error: unknown,
  request: { headers: NodeJS.Dict<string | string[]> },
  context: Where,
): void {
  const id = request.headers["x-request-id"];
  const first =
    String((error as Error | null)?.stack ?? "")
      .split("\n")
      .find((line) => /^\s+at /.test(line)) ?? "";
  const drawing =
    context.renderSource === "react-server-components" ||
    context.renderSource === "server-rendering";
  const page = context.routeType === "render" || context.routeType === "action";
  const requestId = typeof id === "string" ? id : null;
  if (databaseAway(error)) ownServer()?.note(requestId, "database-away");
  const framework = page && !/[\\/]\.next[\\/]/.test(first);
  const thrown = framework ? "framework-error" : "own-error";
  ownServer()?.note(requestId, drawing ? "render-error" : thrown);
}

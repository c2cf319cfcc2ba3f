/** Once a server process: starts the worker inside it, unless it runs by itself (WORKER=external, `npm run worker`). */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs" || process.env["NEXT_PHASE"] === "phase-production-build") return;
  const { startInlineWorker } = await import("@/lib/jobs/inline");
  startInlineWorker();
}

import { isBearer } from "@/lib/auth/bearer";
import { env } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { handler } from "@/lib/http/handler";
import { log } from "@/lib/log";
import { runOnce } from "@/lib/worker/run-once";

export const dynamic = "force-dynamic";
/** seconds; the longest a serverless host lets it run */
export const maxDuration = 60;
/** after this many ms nothing new is begun, so that running mails and calls to the provider can finish */
const forMs = 40_000;

/**
 * Called each minute by the scheduler of a host that cannot run a worker process (deploy/serverless.md). Unlike any other GET
 * it changes data, as such schedulers can send nothing else; it needs the secret.
 */
export const GET = handler(
  {
    access: "everyone",
    origin: "anywhere",
    failure: ({ status }) =>
      status === 401 ? { status, headers: { "www-authenticate": "Bearer" } } : { status },
  },
  async ({ request }) => {
    if (env.CRON_SECRET === undefined) throw notFound();
    if (!isBearer(request.headers.get("authorization"), env.CRON_SECRET))
      throw new AppError("unauthenticated", "pleaseLogIn");
    try {
      return { json: await runOnce(AbortSignal.timeout(forMs)) };
    } catch (error) {
      log.error("cron.failed", { error });
      throw error;
    }
  },
);

export const POST = GET;

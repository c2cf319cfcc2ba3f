import { isBearer } from "@/lib/auth/bearer";
import { env } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { handler } from "@/lib/http/handler";
import { log } from "@/lib/log";
import { runOnce } from "@/lib/worker/run-once";

export const dynamic = "force-dynamic";
/** s; the longest that a serverless host lets it run */
export const maxDuration = 60;
/** ms after which nothing new is begun: what runs then, a mail or a call to the provider, needs its time, too */
const forMs = 40_000;

/**
 * Asked each minute by the scheduler of a host that runs no process of ours (deploy/serverless.md). Unlike any other GET it
 * changes things: such schedulers send nothing else, and who has no secret reaches nothing.
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

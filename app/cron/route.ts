import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { isBearer } from "@/lib/auth/bearer";
import { toFailure } from "@/lib/http/failure";
import { log } from "@/lib/log";
import { runOnce } from "@/lib/worker/run-once";

export const dynamic = "force-dynamic";
/** s; the longest that a serverless host lets it run */
export const maxDuration = 60;
/** ms after which nothing new is begun: what runs then, a mail or a call to the provider, needs its time, too */
const forMs = 40_000;

const noStore = { "cache-control": "private, no-store" };

/**
 * Asked each minute by the scheduler of a host that runs no process of ours (deploy/serverless.md). Unlike any other GET it
 * changes things: such schedulers send nothing else, and who has no secret reaches nothing.
 */
export async function GET(request: Request): Promise<Response> {
  if (env.CRON_SECRET === undefined) return new Response(null, { status: 404, headers: noStore });
  if (!isBearer(request.headers.get("authorization"), env.CRON_SECRET))
    return new Response(null, {
      status: 401,
      headers: { ...noStore, "www-authenticate": "Bearer" },
    });
  try {
    return Response.json(await runOnce(AbortSignal.timeout(forMs)), { headers: noStore });
  } catch (error) {
    log.error("cron.failed", { error });
    const { status } = toFailure(error, "en", newId("request"));
    return new Response(null, { status, headers: noStore });
  }
}

export const POST = GET;

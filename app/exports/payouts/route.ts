import { newId } from "@/lib/ids";
import { requireAdmin } from "@/lib/auth/actor";
import { currentActor } from "@/lib/auth/current-actor";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { toFailure } from "@/lib/http/failure";
import { exportPayouts } from "@/lib/payouts/export-payouts";

export const dynamic = "force-dynamic";

const privately = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/** The file that an admin takes to the bank; a POST, because its payouts count as "being sent" from then on. */
export async function POST(request: Request): Promise<Response> {
  const current = await currentActor(request.headers);
  try {
    assertOwnOrigin(request.headers, true);
    requireAdmin(current.actor);
    const file = await exportPayouts(current.actor, { format: "csv" });
    return new Response(file.body, { headers: { ...privately, "content-type": file.contentType, "content-disposition": `attachment; filename="${file.fileName}"` } });
  } catch (error) {
    const failure = toFailure(error, current.actor.locale, newId("request"));
    return new Response(`${failure.error}\n`, { status: failure.status, headers: { ...privately, "content-type": "text/plain; charset=utf-8" } });
  }
}

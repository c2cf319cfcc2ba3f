import { currentActor } from "@/lib/auth/current-actor";
import { publicCampaign, visibleCampaign } from "@/lib/campaigns/queries";

export const dynamic = "force-dynamic";

/** Asked by middleware.ts for signed-in people only: whether this address is a campaign that only they may see. Says yes or no. */
export async function GET(request: Request): Promise<Response> {
  const slug = new URL(request.url).searchParams.get("slug") ?? "";
  const { actor } = await currentActor(request.headers);
  const preview =
    actor.kind === "user" &&
    (await publicCampaign(slug)) === null &&
    (await visibleCampaign(actor, slug)) !== null;
  return Response.json({ preview }, { headers: { "cache-control": "private, no-store" } });
}

import { z } from "zod";
import { publicCampaign, visibleCampaign } from "@/lib/campaigns/queries";
import { handler } from "@/lib/http/handler";

export const dynamic = "force-dynamic";

/** Called by middleware.ts for signed-in people only: whether this address is a campaign that only they may see. */
export const GET = handler(
  { access: "public", query: z.object({ slug: z.string().default("") }), failure: "json" },
  async ({ actor, query: { slug } }) => {
    const preview =
      actor.kind === "user" &&
      (await publicCampaign(slug)) === null &&
      (await visibleCampaign(actor, slug)) !== null;
    return { json: { preview } };
  },
);

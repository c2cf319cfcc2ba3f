import { limitRead } from "@/lib/auth/rate-limit";
import { notAllowed, route } from "@/lib/http/route";
import { ngosAnswer, ngosQuery } from "@/lib/ngos/api-schema";
import { listNgos } from "@/lib/ngos/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary:
      "Organisations: every one for admins, approved ones with public fields for anyone else",
    access: "public",
    query: ngosQuery,
    response: ngosAnswer,
  },
  async ({ actor, query }) => {
    if (query.search) await limitRead("search.address", actor.address);
    return { data: await listNgos(actor, query) };
  },
);

export const POST = notAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = POST;

import { otherMethods, route } from "@/lib/http/route";
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
  async ({ actor, query }) => ({
    data: await listNgos(actor, query),
  }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

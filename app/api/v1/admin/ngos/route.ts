import { otherMethods, route } from "@/lib/http/route";
import { adminNgosQuery, ngosAnswer } from "@/lib/ngos/api-schema";
import { listNgos } from "@/lib/ngos/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  { summary: "All organisations", access: "admin", query: adminNgosQuery, response: ngosAnswer },
  async ({ actor, query }) => ({ data: await listNgos(actor, query) }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

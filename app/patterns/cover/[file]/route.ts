import { z } from "zod";
import { forEver, handler } from "@/lib/http/handler";
import { coverSvg } from "@/lib/patterns/cover";
import { svgName } from "@/lib/patterns/file-name";

/** The drawn cover of a campaign without a picture. */
export const GET = handler(
  {
    access: "everyone",
    params: z.object({ file: svgName }),
    query: z.object({ cause: z.string().default("") }),
  },
  async ({ params, query }) => ({
    body: await coverSvg(params.file, query.cause),
    type: "image/svg+xml; charset=utf-8",
    cache: forEver,
  }),
);

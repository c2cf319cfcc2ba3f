import { z } from "zod";
import { forEver, handler } from "@/lib/http/handler";
import { svgName } from "@/lib/patterns/file-name";
import { stripSvg } from "@/lib/patterns/strip";

/** A number from 1 to `most`. */
const size = (fallback: number, most: number) =>
  z
    .string()
    .optional()
    .transform((text = "") =>
      Math.min(most, Math.max(1, Number(/^\d{1,3}$/.exec(text)?.[0] ?? fallback))),
    );

/** The cloth of a seed; rendered again each time is cheap, and caches keep it for a year. */
export const GET = handler(
  {
    access: "everyone",
    params: z.object({ file: svgName }),
    query: z.object({ cols: size(8, 24), rows: size(1, 12) }),
  },
  ({ params, query }) => ({
    body: stripSvg(params.file, query),
    type: "image/svg+xml; charset=utf-8",
    cache: forEver,
  }),
);

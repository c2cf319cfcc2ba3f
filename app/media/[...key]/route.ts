import { z } from "zod";
import { notFound } from "@/lib/errors";
import { readImage } from "@/lib/files/images";
import { forEver, handler } from "@/lib/http/handler";

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };

/**
 * Public pictures, cached for ever: a new picture has a new key. Only files under images/ can be
 * reached here.
 */
export const GET = handler(
  { access: "everyone", params: z.object({ key: z.array(z.string()) }) },
  async ({ params }) => {
    const [, path, form] =
      /^(images\/[a-z]+\/[0-9a-f]{32}\/\d{2,4})\.(webp|avif|jpg)$/.exec(params.key.join("/")) ?? [];
    const stored = path && form ? await readImage(path, form) : null;
    if (!stored) throw notFound();
    return { body: stored.bytes, type: types[form!]!, cache: forEver };
  },
);

import { plainFailure } from "@/lib/http/plain-failure";
import { readImage } from "@/lib/files/images";
import type { Stored } from "@/lib/storage/store";
import { filePolicy } from "@/lib/http/page-policy";

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };

/**
 * Public pictures, cached for ever: a new picture has a new key. Only files under images/ can be
 * reached here.
 */
export async function GET(
  _request: Request,
  context: { params: Promise<{ key: string[] }> },
): Promise<Response> {
  const key = (await context.params).key.join("/");
  const [, path, form] =
    /^(images\/[a-z]+\/[0-9a-f]{32}\/\d{2,4})\.(webp|avif|jpg)$/.exec(key) ?? [];
  let stored: Stored | null;
  try {
    stored = path && form ? await readImage(path, form) : null;
  } catch (error) {
    return plainFailure(error, "en", { "cache-control": "private, no-store" });
  }
  if (!stored)
    return new Response("Not found", {
      status: 404,
      headers: { "cache-control": "private, no-store" },
    });
  return new Response(new Uint8Array(stored.bytes), {
    headers: {
      "content-type": types[form!]!,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": filePolicy,
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}

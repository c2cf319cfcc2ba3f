import { readFile } from "@/lib/storage/store";

/** Public pictures, kept by caches for ever: a new picture has a new key. Only what lies under images/ can be reached here. */
export async function GET(_request: Request, context: { params: Promise<{ key: string[] }> }): Promise<Response> {
  const key = (await context.params).key.join("/");
  const stored = /^images\/[a-z]+\/[0-9a-f]{32}\/\d{2,4}\.webp$/.test(key) ? await readFile(key) : null;
  if (!stored) return new Response("Not found", { status: 404, headers: { "cache-control": "private, no-store" } });
  return new Response(new Uint8Array(stored.bytes), {
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'; sandbox", "cross-origin-resource-policy": "cross-origin" },
  });
}

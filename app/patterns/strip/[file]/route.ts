import { stripSvg } from "@/lib/patterns/strip";

/** The cloth of a seed; rendered again each time is cheap, and caches keep it for a year. */
export async function GET(
  request: Request,
  context: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await context.params;
  if (!file.endsWith(".svg") || file.length > 300)
    return new Response("Not found", { status: 404 });
  const query = new URL(request.url).searchParams;
  const size = (name: string, fallback: number, most: number) =>
    Math.min(most, Math.max(1, Number(/^\d{1,3}$/.exec(query.get(name) ?? "")?.[0] ?? fallback)));
  const body = stripSvg(file.slice(0, -4), {
    cols: size("cols", 8, 24),
    rows: size("rows", 1, 12),
  });
  return new Response(body, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}

import { coverSvg } from "@/lib/patterns/cover";

/** The drawn cover of a campaign without a picture. */
export async function GET(
  request: Request,
  context: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await context.params;
  if (!file.endsWith(".svg") || file.length > 300)
    return new Response("Not found", { status: 404 });
  const body = await coverSvg(
    file.slice(0, -4),
    new URL(request.url).searchParams.get("cause") ?? "",
  );
  return new Response(body, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}

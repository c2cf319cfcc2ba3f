import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { clientAddress } from "@/lib/auth/client-address";
import { limit } from "@/lib/auth/rate-limit";
import { readBytes, mediaType } from "@/lib/http/body";
import { toFailure } from "@/lib/http/failure";
import { violationsIn } from "@/lib/policy-reports/parse-report";
import { recordReports } from "@/lib/policy-reports/record-reports";

export const dynamic = "force-dynamic";

const mostBytes = 16 * 1024;
const types = ["application/csp-report", "application/reports+json", "application/json"];
const noStore = { "cache-control": "private, no-store" };
const refuse = (status: number, more: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...noStore, ...more } });

/**
 * Browsers' reports of what a page's policy stopped: counted, nothing about the person is stored.
 * Never a 5xx: a report may be lost.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const type = mediaType(request);
    if (!types.includes(type)) return refuse(415);
    await limit("csp.address", clientAddress(request.headers));
    const bytes = await readBytes(request, mostBytes);
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    } catch {
      return refuse(400);
    }
    const host = request.headers.get("host") ?? "";
    const own = env.production ? [] : [`${new URL(env.appUrl).protocol}//${host}`];
    await recordReports(violationsIn(body, [env.appOrigin, ...own]));
    return refuse(204);
  } catch (error) {
    const failure = toFailure(error, "en", newId("request"));
    if (failure.status >= 500) return refuse(204);
    return refuse(
      failure.status,
      failure.retryAfter ? { "retry-after": String(failure.retryAfter) } : {},
    );
  }
}

import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { readBytes, mediaType } from "@/lib/http/body";
import { handler } from "@/lib/http/handler";
import { violationsIn } from "@/lib/policy-reports/parse-report";
import { countReports } from "@/lib/policy-reports/count-reports";

export const dynamic = "force-dynamic";

const mostBytes = 16 * 1024;
const types = ["application/csp-report", "application/reports+json", "application/json"];

async function reportIn(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, mostBytes);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("bad_request", "unreadableBody");
  }
}

/**
 * Browsers' reports of what a page's policy blocked: counted in the log, without anything about the person. Never
 * responds with a 5xx: losing a report does no harm.
 */
export const POST = handler(
  {
    access: "everyone",
    origin: "anywhere",
    limit: "csp.address",
    failure: ({ status }) => ({ status: status >= 500 ? 204 : status }),
  },
  async ({ request }) => {
    if (!types.includes(mediaType(request)))
      throw new AppError("unsupported_type", "unsupportedType");
    const body = await reportIn(request);
    const host = request.headers.get("host") ?? "";
    const own = env.production ? [] : [`${new URL(env.appUrl).protocol}//${host}`];
    countReports(violationsIn(body, [env.appOrigin, ...own]));
    return { status: 204 };
  },
);

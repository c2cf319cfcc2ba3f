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
 * Browsers' reports of what a page's policy stopped: counted in the log, with nothing about the person.
 * Never a 5xx: a report may be lost.
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

import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/auth/client-address";
import { limit } from "@/lib/auth/rate-limit";
import { plainPage, plainPagePolicy, plainText } from "@/lib/http/plain-page";
import type { Locale } from "@/lib/i18n/locales";

/**
 * Counts a page's search for its network, in the database: works under plain `next start` and with several processes
 * too.
 * @returns the refusal, or null where the search may proceed. An unavailable database refuses nothing here: the page
 * reports it.
 */
export async function refuseSearch(headers: Headers, locale: Locale): Promise<Response | null> {
  try {
    await limit("search.address", clientAddress(headers));
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") return null;
    const forBrowser = /\btext\/html\b/.test(headers.get("accept") ?? "");
    const type = forBrowser ? "text/html" : "text/plain";
    const body = forBrowser
      ? plainPage("rate_limited", locale)
      : `${plainText("rate_limited", locale)}\n`;
    return new Response(body, {
      status: 429,
      headers: {
        "content-type": `${type}; charset=utf-8`,
        "content-language": locale,
        "content-security-policy": plainPagePolicy,
        "cache-control": "private, no-store",
        "retry-after": String(error.retryAfter ?? 60),
      },
    });
  }
}

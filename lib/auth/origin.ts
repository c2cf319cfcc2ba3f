import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/**
 * This machine's names and numeric addresses; any other name may belong to somebody who pointed it at us (DNS
 * rebinding).
 */
function isLocal(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname.startsWith("[") ||
    /^[0-9.]+$/.test(hostname)
  );
}

/**
 * This site's own origin: APP_URL's, and outside production also the local host that the browser addressed (127.0.0.1
 * besides localhost).
 */
function isOwn(origin: string, host: string | null): boolean {
  if (origin === env.appOrigin) return true;
  if (env.production || host === null || !URL.canParse(origin)) return false;
  return origin === `${new URL(env.appUrl).protocol}//${host}` && isLocal(new URL(origin).hostname);
}

/**
 * The same-origin rule (OP-039), one function for forms and calls. A browser's state-changing request must come from
 * this site: a foreign or "null" Origin, or Sec-Fetch-Site cross-site, is 403; with a session cookie and neither
 * header, 403 too. Next runs server actions when Origin is missing, so they call this as well.
 * @throws AppError foreign_origin
 */
export function assertOwnOrigin(headers: Headers, hasCookie: boolean): void {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const foreign =
    (origin !== null && !isOwn(origin, headers.get("host"))) ||
    site === "cross-site" ||
    site === "same-site";
  if (foreign || (hasCookie && origin === null && site === null))
    throw new AppError("foreign_origin", "foreignOrigin");
}

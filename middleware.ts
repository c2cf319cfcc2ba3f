import { randomBytes } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server";
import { sessionCookieNames } from "@/lib/auth/session-cookie-name";
import { env } from "@/lib/env";
import { defaultLocale } from "@/lib/i18n/locales";
import { splitLocale } from "@/lib/i18n/paths";
import { ownServer } from "@/lib/http/own-server";
import { pagePolicy, permissionsPolicy, reportPath } from "@/lib/http/page-policy";
import { pathText } from "@/lib/http/path-text";
import { refuseSearch } from "@/lib/http/search-limit";
import { checkoutSources } from "@/lib/payments/pay-in-page";
import type { Route } from "@/lib/route-table";
import {
  addressOf,
  isInSignedInArea,
  isSearch,
  loginFor,
  needsSession,
  type Address,
} from "@/lib/routes";
import { tidyAddress } from "@/lib/tidy-address";

/**
 * Convenience, not protection: redirects people without a session cookie to the login page, and gives public addresses
 * their language. It grants no access: every page, action and handler checks for itself (ACCT-047). It counts only
 * searches of public lists, in the database, since a page cannot answer 429.
 *
 * It also sets each page's script policy: a nonce where the page is rendered for one request. Only pages requested by
 * our own server for its page cache (server/) have none; that server adds the hashes of the page's scripts.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    // the framework reads these statically; tests/unit/config/routes.test.ts compares them with lib/routes.ts.
    // Excluded: the API, the framework's own files, generated or stored files (paths of files and handlers), the
    // signed-in pages
    "/((?!api/|_next/|patterns/|media/|documents/|exports/|ngo-likes/|unsubscribe/|logout$|session-ended$|preview-check$|oembed$|csp-reports$|cron$|share/|fonts/|covers/|embeds/|images/|sitemaps/|(?:embed\\.js|sitemap\\.xml|feed\\.xml|icon\\.svg|robots\\.txt|manifest\\.webmanifest|favicon\\.ico)$|(?:dashboard|registration|verification-pending|verification-rejected|home|account|admin)(?:/|$)).*)",
    // the signed-in pages, except their forms with files: Next would copy every body for the middleware
    {
      source:
        "/(dashboard|registration|verification-pending|verification-rejected|home|account|admin){/:rest(.*)}?",
      missing: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
  ],
};

type Target = { locale: string; rewriteTo?: string; route: Route };

function next(request: NextRequest, { locale, rewriteTo, route }: Target): NextResponse {
  const server = ownServer();
  const filling =
    server !== null && server.inner !== null && request.headers.get("x-inner") === server.inner;
  const isFile = route.policy === "file";
  // in app/per-request; all others are rendered for each request anyway
  const hasTwin = route.cached === "until-changed" && route.access !== "server";
  const nonce = filling || isFile ? null : randomBytes(16).toString("base64");
  // a part of a cached page (RSC) and what its script sends must match the page that the browser has
  const isPage = !request.headers.has("rsc") && !request.headers.has("next-action");
  // our page cache is notified of each change; the framework's cache holds parts of pages and may
  // be a moment older
  const perRequest =
    (hasTwin && (filling || server === null || server.inner === null || isPage)) ||
    (route.access === "server" && !filling); // has no per-request copy: a visitor gets the 404
  const headers = new Headers(request.headers);
  for (const name of ["x-locale", "content-security-policy", "content-security-policy-report-only"])
    headers.delete(name);
  if (rewriteTo !== undefined) headers.set("x-locale", locale);
  // the framework reads the nonce here; a page that it caches must never be rendered with one
  const cacheable = hasTwin && !perRequest && request.method !== "POST" && rewriteTo !== undefined;
  if (nonce !== null && !cacheable)
    headers.set("content-security-policy", `script-src 'nonce-${nonce}'`);

  let response: NextResponse;
  if (rewriteTo === undefined) response = NextResponse.next({ request: { headers } });
  else {
    const url = request.nextUrl.clone();
    url.pathname = perRequest ? `/per-request${rewriteTo}` : rewriteTo;
    response = NextResponse.rewrite(url, { request: { headers } });
  }
  if (isFile) return response;
  const frameAncestors = route.policy === "frame" ? "*" : "'none'";
  const scripts = nonce === null ? {} : { scripts: `'nonce-${nonce}'` };
  const checkout = route.pays ? checkoutSources() : null;
  response.headers.set(
    "content-security-policy",
    pagePolicy({
      ...scripts,
      frameAncestors,
      videos: route.videos === true,
      mails: route.mails === true,
      checkout,
      sandbox: env.sandbox,
      signIn: env.openId?.origin,
      dev: env.dev,
    }),
  );
  response.headers.set("reporting-endpoints", `csp="${reportPath}"`);
  if (checkout) {
    response.headers.set("permissions-policy", permissionsPolicy(checkout));
    // a bank or a wallet may open a window from the provider's frame and post messages back to it
    response.headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  }
  // rendered for this request, but the same for everyone: our page cache and any shared one may store it briefly
  // (PUB-036)
  if (filling && (hasTwin || route.cached === "per-query"))
    response.headers.set("cache-control", "public, max-age=0, s-maxage=10");
  return response;
}

function leave(request: NextRequest, to: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(to, request.nextUrl), {
    status,
    headers: { "cache-control": "private, no-store" },
  });
}

/** A draft's preview is at the campaign's own address, for those who may see it; everyone else gets the cached 404. */
async function isPreview(request: NextRequest, slug: string): Promise<boolean> {
  const here = `http://127.0.0.1:${request.nextUrl.port || env.PORT}`;
  const answer = await fetch(`${here}/preview-check?slug=${encodeURIComponent(slug)}`, {
    headers: { cookie: request.headers.get("cookie") ?? "" },
    cache: "no-store",
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { preview: boolean }).preview : false;
}

/** A campaign's page and its text in a language that the site does not have; the preview of each is below /preview. */
const previewed: ReadonlySet<string> = new Set([
  "/campaigns/[slug]",
  "/campaigns/[slug]/in/[language]",
]);

/** A signed-in page, or a redirect to its sign-in. */
function signedInPage(request: NextRequest, address: Address, hasSession: boolean): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (hasSession || !needsSession(address))
    return next(request, { locale: defaultLocale, route: address.route });
  return leave(request, `${loginFor(address)}?next=${encodeURIComponent(pathname + search)}`, 307);
}

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";

export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const hasSession = sessionCookieNames.some((name) => request.cookies.has(name));
  const tidy = isRead(request.method) ? tidyAddress(pathname + search) : null;
  if (tidy !== null) return leave(request, tidy, 308);
  const address = addressOf(pathname);
  if (isInSignedInArea(address)) return signedInPage(request, address, hasSession);
  if (pathname === "/" && hasSession && request.method === "GET")
    return leave(request, "/home", 307);

  const { locale, path } = splitLocale(pathname);
  if (isSearch(address, search)) {
    const refused = await refuseSearch(request.headers, locale);
    if (refused) return refused;
  }
  const { route } = address;
  const slug = previewed.has(route.path) ? path.split("/")[2] : undefined;
  if (slug !== undefined && hasSession && (await isPreview(request, pathText(slug)))) {
    const own = `/preview${path}`;
    return next(request, { locale, rewriteTo: `/${locale}${own}`, route: addressOf(own).route });
  }
  if (path.replace(/^\/en(?=\/)/, "").startsWith("/preview/")) {
    const missing = "/no-such-page";
    return next(request, {
      locale: defaultLocale,
      rewriteTo: `/${defaultLocale}${missing}`,
      route: addressOf(missing).route,
    });
  }
  if (pathname === "/en" || pathname.startsWith("/en/"))
    return leave(request, (pathname.slice(3) || "/") + search, 308);
  return next(request, { locale, rewriteTo: `/${locale}${path === "/" ? "" : path}`, route });
}

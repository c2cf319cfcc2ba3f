import { randomBytes } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server";
import { env } from "@/lib/env";
import { defaultLocale, locales } from "@/lib/i18n/locales";
import { splitLocale } from "@/lib/i18n/paths";
import { ownServer } from "@/lib/http/own-server";
import { pagePolicy, reportPath } from "@/lib/http/page-policy";
import { pathText } from "@/lib/http/path-text";
import { isSearch, refuseSearch } from "@/lib/http/search-limit";

/**
 * A courtesy, not a lock: sends people without a session cookie to the login page, and gives public addresses their
 * language. No rules; every page, action and handler asks for itself (ACCT-047). Only searches of public lists are counted here,
 * in the database, since a page cannot answer 429.
 *
 * It also gives each page its script policy: a nonce where the page is drawn for one request. Only what our own server asks
 * for its page cache (scripts/server) has none; that server adds the hashes of the page's scripts.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    // not the API, not Next's own files, not what is drawn or stored (paths of files and handlers), not the signed-in pages
    "/((?!api/|_next/|patterns/|media/|documents/|exports/|ngo-likes/|logout$|session-ended$|preview-check$|oembed$|csp-reports$|share/|fonts/|covers/|images/|sitemaps/|(?:sitemap\\.xml|feed\\.xml|icon\\.svg|robots\\.txt|favicon\\.ico)$|(?:dashboard|registration|verification-pending|verification-rejected|home|account|admin)(?:/|$)).*)",
    // the signed-in pages, but not their forms with files: Next would copy every body for us to look at
    {
      source:
        "/(dashboard|registration|verification-pending|verification-rejected|home|account|admin){/:rest(.*)}?",
      missing: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
  ],
};

const sessionCookies = ["next-auth.session-token", "__Host-next-auth.session-token"];
const preview = new RegExp(`^/(?:(?:${locales.join("|")})/)?preview/`);
const signedIn =
  /^\/(dashboard|registration|verification-pending|verification-rejected|home|account|admin)(\/|$)/;
/** Handlers below page addresses: files and data, which keep the policy of next.config.ts. */
const handler =
  /^\/gifts\/(?:mine\/)?[^/]+\/(?:receipt|statement)$|^\/admin\/outbox\/[^/]+\/[^/]+$/;
/** Public pages of app/[locale] that Next draws anew for each request in any case; the others have a twin in app/per-request. */
const drawnAnyway =
  /^\/(?:campaigns|ngos|login|login\/second-factor|signup|reset-password|(?:reset-password|confirm-email|invitations|gifts|cards|preview)\/.*|campaigns\/[^/]+\/(?:donate|payment\/success)|frontline-fund\/(?:donate|payment\/success))$/;
const listPage = /^\/(?:campaigns|ngos)$/;
const dev = process.env["NODE_ENV"] === "development";

type Draw = { locale: string; rewriteTo?: string; path: string };

function next(request: NextRequest, { locale, rewriteTo, path }: Draw): NextResponse {
  const server = ownServer();
  const filling =
    server !== null && server.inner !== null && request.headers.get("x-inner") === server.inner;
  const nonce = filling || handler.test(path) ? null : randomBytes(16).toString("base64");
  // a part of a cached page (RSC) and what its script sends must fit the page that the browser has
  const whole = !request.headers.has("rsc") && !request.headers.has("next-action");
  const perRequest =
    !filling && (server === null || server.inner === null || whole) && !drawnAnyway.test(path);
  const headers = new Headers(request.headers);
  for (const name of ["x-locale", "content-security-policy", "content-security-policy-report-only"])
    headers.delete(name);
  if (rewriteTo !== undefined) headers.set("x-locale", locale);
  // Next reads the nonce here; a page that it keeps must never be drawn with one
  const cacheable =
    !perRequest && request.method !== "POST" && !drawnAnyway.test(path) && rewriteTo !== undefined;
  if (nonce !== null && !cacheable)
    headers.set("content-security-policy", `script-src 'nonce-${nonce}'`);

  let response: NextResponse;
  if (rewriteTo === undefined) response = NextResponse.next({ request: { headers } });
  else {
    const url = request.nextUrl.clone();
    url.pathname = perRequest ? `/per-request${rewriteTo}` : rewriteTo;
    response = NextResponse.rewrite(url, { request: { headers } });
  }
  if (handler.test(path)) return response;
  const frameAncestors = /^\/campaigns\/[^/]+\/embed$/.test(path) ? "*" : "'none'";
  const scripts = nonce === null ? {} : { scripts: `'nonce-${nonce}'` };
  response.headers.set(
    "content-security-policy",
    pagePolicy({
      ...scripts,
      frameAncestors,
      sandbox: env.sandbox,
      signIn: env.openId?.origin,
      dev,
    }),
  );
  response.headers.set("reporting-endpoints", `csp="${reportPath}"`);
  // drawn per query, yet the same for everyone: our page cache and any shared one may keep them for a moment (PUB-036)
  if (filling && listPage.test(path))
    response.headers.set("cache-control", "public, max-age=0, s-maxage=10");
  return response;
}

function leave(request: NextRequest, to: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(to, request.nextUrl), {
    status,
    headers: { "cache-control": "private, no-store" },
  });
}

/** A draft's preview stands under the campaign's own address, for those who may see it; everyone else meets the cached 404. */
async function isPreview(request: NextRequest, slug: string): Promise<boolean> {
  const here = `http://127.0.0.1:${request.nextUrl.port || env.PORT}`;
  const answer = await fetch(`${here}/preview-check?slug=${encodeURIComponent(slug)}`, {
    headers: { cookie: request.headers.get("cookie") ?? "" },
    cache: "no-store",
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { preview: boolean }).preview : false;
}

export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const hasSession = sessionCookies.some((name) => request.cookies.has(name));

  if (signedIn.test(pathname) && pathname !== "/admin/login") {
    if (hasSession) return next(request, { locale: "en", path: pathname });
    const login = pathname.startsWith("/admin") ? "/admin/login" : "/login";
    return leave(request, `${login}?next=${encodeURIComponent(pathname + search)}`, 307);
  }
  if (pathname === "/admin/login") return next(request, { locale: "en", path: pathname });
  if (pathname === "/" && hasSession && request.method === "GET")
    return leave(request, "/home", 307);
  const { locale, path } = splitLocale(pathname);
  if (isSearch(path, request.nextUrl.searchParams)) {
    const refused = await refuseSearch(request.headers, locale);
    if (refused) return refused;
  }
  const campaign = /^\/campaigns\/([^/]+)$/.exec(path);
  if (campaign && hasSession && (await isPreview(request, pathText(campaign[1]!)))) {
    const own = `/preview/campaigns/${campaign[1]}`;
    return next(request, { locale, rewriteTo: `/${locale}${own}`, path: own });
  }
  if (preview.test(pathname)) {
    return next(request, {
      locale: defaultLocale,
      rewriteTo: "/en/no-such-page",
      path: "/no-such-page",
    });
  }
  if (pathname === "/en" || pathname.startsWith("/en/"))
    return leave(request, (pathname.slice(3) || "/") + search, 308);
  return next(request, { locale, rewriteTo: `/${locale}${path === "/" ? "" : path}`, path });
}

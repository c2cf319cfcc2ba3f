import { NextResponse, type NextRequest } from "next/server";
import { env } from "@/lib/env";
import { defaultLocale, locales } from "@/lib/i18n/locales";
import { splitLocale } from "@/lib/i18n/paths";
import { pathText } from "@/lib/http/path-text";

/**
 * A courtesy, not a lock: sends people without a session cookie to the login page, and gives public addresses their
 * language. No database, no rules; every page, action and handler asks for itself (ACCT-047).
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    // not the API, not Next's own files, not what is drawn or stored (paths of files and handlers), not the signed-in pages
    "/((?!api/|_next/|patterns/|media/|documents/|exports/|ngo-likes/|logout|session-ended|preview-check|oembed$|share/|fonts/|covers/|images/|.*\\.[a-z0-9]+$|(?:dashboard|registration|verification-pending|verification-rejected|home|account|admin)(?:/|$)).*)",
    // the signed-in pages, but not their forms with files: Next would copy every body for us to look at
    { source: "/(dashboard|registration|verification-pending|verification-rejected|home|account|admin){/:rest(.*)}?", missing: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
  ],
};

const sessionCookies = ["next-auth.session-token", "__Host-next-auth.session-token"];
const preview = new RegExp(`^/(?:(?:${locales.join("|")})/)?preview/`);
const signedIn = /^\/(dashboard|registration|verification-pending|verification-rejected|home|account|admin)(\/|$)/;

function next(request: NextRequest, locale: string, rewriteTo?: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.delete("x-locale");
  if (rewriteTo !== undefined) headers.set("x-locale", locale);
  if (rewriteTo === undefined) return NextResponse.next({ request: { headers } });
  const url = request.nextUrl.clone();
  url.pathname = rewriteTo;
  return NextResponse.rewrite(url, { request: { headers } });
}

function leave(request: NextRequest, to: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(to, request.nextUrl), { status, headers: { "cache-control": "private, no-store" } });
}

/** A draft's preview stands under the campaign's own address, for those who may see it; everyone else meets the cached 404. */
async function isPreview(request: NextRequest, slug: string): Promise<boolean> {
  const here = `http://127.0.0.1:${request.nextUrl.port || env.PORT}`;
  const answer = await fetch(`${here}/preview-check?slug=${encodeURIComponent(slug)}`, { headers: { cookie: request.headers.get("cookie") ?? "" }, cache: "no-store" }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { preview: boolean }).preview : false;
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const hasSession = sessionCookies.some((name) => request.cookies.has(name));

  if (signedIn.test(pathname) && pathname !== "/admin/login") {
    if (hasSession) return next(request, "en");
    const login = pathname.startsWith("/admin") ? "/admin/login" : "/login";
    return leave(request, `${login}?next=${encodeURIComponent(pathname + search)}`, 307);
  }
  if (pathname === "/admin/login") return next(request, "en");
  if (pathname === "/" && hasSession && request.method === "GET") return leave(request, "/home", 307);
  const { locale, path } = splitLocale(pathname);
  const campaign = /^\/campaigns\/([^/]+)$/.exec(path);
  if (campaign && hasSession && (await isPreview(request, pathText(campaign[1]!)))) return next(request, locale, `/${locale}/preview/campaigns/${campaign[1]}`);
  if (preview.test(pathname)) return next(request, defaultLocale, "/en/no-such-page");
  if (pathname === "/en" || pathname.startsWith("/en/")) return leave(request, (pathname.slice(3) || "/") + search, 308);
  return next(request, locale, `/${locale}${path === "/" ? "" : path}`);
}

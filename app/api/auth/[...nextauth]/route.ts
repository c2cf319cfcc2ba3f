import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { authOptions, besideCookies, hasSessionCookie } from "@/lib/auth/next-auth";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { cookieHeader, type CookieToSet } from "@/lib/auth/session-cookie";
import { toFailure } from "@/lib/http/failure";
import { failed } from "@/lib/http/respond";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    if (request.method === "POST") assertOwnOrigin(request.headers, hasSessionCookie(request.headers));
    const beside: CookieToSet[] = [];
    const call = NextAuth(authOptions) as (request: NextRequest, context: Context) => Promise<Response>;
    const answer = await besideCookies.run(beside, () => call(request, context));
    for (const cookie of beside) answer.headers.append("set-cookie", cookieHeader(cookie));
    answer.headers.set("cache-control", "private, no-store");
    return answer;
  } catch (error) {
    return failed(toFailure(error, "en", "next-auth"));
  }
}

export { handle as GET, handle as POST };

import { clearedCookies, cookieHeader } from "@/lib/auth/session-cookie";

export const dynamic = "force-dynamic";

/** Clears a cookie that holds no valid session and shows the landing page, so that nobody is shut out of it (LAND-022). */
export function GET(): Response {
  const answer = new Response(null, { status: 307, headers: { location: "/", "cache-control": "private, no-store" } });
  for (const cookie of clearedCookies()) answer.headers.append("set-cookie", cookieHeader(cookie));
  return answer;
}

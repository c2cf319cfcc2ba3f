import { currentActor } from "@/lib/auth/current-actor";
import { homePath } from "@/lib/auth/page-access";
import { clearedCookies, cookieHeader } from "@/lib/auth/session-cookie";

export const dynamic = "force-dynamic";

/**
 * Clears a cookie that holds no valid session and shows the landing page, so that nobody is locked
 * out of it (LAND-022). Any site can lead a browser here: a valid session stays and its person is
 * led home, and a browser without a session cookie gets none cleared.
 */
export async function GET(request: Request): Promise<Response> {
  const current = await currentActor(request.headers);
  const home = homePath(current.actor);
  const answer = new Response(null, {
    status: 307,
    headers: { location: home, "cache-control": "private, no-store" },
  });
  // a person without a home of their own would be sent here from "/" again and again
  const homeless = current.via === "cookie" && home === "/";
  if (homeless)
    for (const cookie of clearedCookies())
      answer.headers.append("set-cookie", cookieHeader(cookie));
  return answer;
}

import { homePath } from "@/lib/auth/page-access";
import { clearedCookies } from "@/lib/auth/session-cookie";
import { handler } from "@/lib/http/handler";

export const dynamic = "force-dynamic";

/**
 * Clears a cookie that holds no valid session and shows the landing page, so that nobody is locked
 * out of it (LAND-022). Any site can lead a browser here: a valid session stays and its person is
 * led home, and a browser without a session cookie gets none cleared.
 */
export const GET = handler({ access: "public" }, ({ actor, current }) => {
  const home = homePath(actor);
  // a person without a home of their own would be sent here from "/" again and again
  const homeless = current.via === "cookie" && home === "/";
  return { status: 307, location: home, cookies: homeless ? clearedCookies() : [] };
});

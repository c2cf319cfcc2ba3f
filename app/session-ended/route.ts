import { homePath } from "@/lib/auth/page-access";
import { clearedCookies } from "@/lib/auth/session-cookie";
import { handler } from "@/lib/http/handler";

export const dynamic = "force-dynamic";

/**
 * Clears a cookie without a valid session and shows the landing page, so that nobody is locked out of it (LAND-022).
 * Since any site can link here, a valid session is kept and its person redirected home, and a browser without a session
 * cookie gets none cleared.
 */
export const GET = handler({ access: "public" }, ({ actor, current }) => {
  const home = homePath(actor);
  // a person without a home page would be redirected here from "/" again and again
  const homeless = current.via === "cookie" && home === "/";
  return { status: 307, location: home, cookies: homeless ? clearedCookies() : [] };
});

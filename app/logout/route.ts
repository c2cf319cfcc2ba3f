import { safeNext } from "@/lib/auth/page-access";
import { currentActor } from "@/lib/auth/current-actor";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { clearedCookies, cookieHeader } from "@/lib/auth/session-cookie";
import { env } from "@/lib/env";
import { flashValue, sentFrom } from "@/lib/http/action";
import { toFailure } from "@/lib/http/failure";
import { translator } from "@/lib/i18n/translator";
import { logOut, logOutEverywhere } from "@/lib/users/log-out";

export const dynamic = "force-dynamic";

/** Logout as a plain form post, from every page that has the button. `everywhere` ends all sessions; `next` stays on this site. */
export async function POST(request: Request): Promise<Response> {
  try {
    const current = await currentActor(request.headers);
    assertOwnOrigin(request.headers, current.via === "cookie");
    const form = await request.formData().catch(() => new FormData());
    const everywhere = form.get("everywhere") === "1";
    if (everywhere && current.actor.kind === "user") await logOutEverywhere(current.actor);
    else await logOut(current.actor);
    const text = translator(
      current.actor.locale,
      "account",
    )(everywhere ? "loggedOutEverywhere" : "loggedOut");
    const location = safeNext(form.get("next"), env.appOrigin) ?? "/";
    const from = sentFrom(request.headers);
    const flash = flashValue("good", text, from === location ? null : from);
    const answer = new Response(null, {
      status: 303,
      headers: {
        location,
        "cache-control": "private, no-store",
        // drafts of this person are not for the next one at this computer
        "clear-site-data": '"storage"',
      },
    });
    for (const cookie of [
      ...clearedCookies(),
      { name: "flash", value: flash, maxAge: 30, httpOnly: false },
    ])
      answer.headers.append("set-cookie", cookieHeader(cookie));
    return answer;
  } catch (error) {
    const failure = toFailure(error, "en", "logout");
    return new Response(failure.error, {
      status: failure.status,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "private, no-store",
      },
    });
  }
}

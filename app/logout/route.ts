import { safeNext } from "@/lib/auth/page-access";
import { clearedCookies } from "@/lib/auth/session-cookie";
import { env } from "@/lib/env";
import { flashValue, sentFrom } from "@/lib/http/action";
import { handler } from "@/lib/http/handler";
import { translator } from "@/lib/i18n/translator";
import { logOut, logOutEverywhere } from "@/lib/users/log-out";

export const dynamic = "force-dynamic";

/** Logout as a plain form post, from every page that has the button. `everywhere` ends all sessions; `next` stays on this site. */
export const POST = handler({ access: "public" }, async ({ actor, request }) => {
  const form = await request.formData().catch(() => new FormData());
  const everywhere = form.get("everywhere") === "1";
  if (everywhere && actor.kind === "user") await logOutEverywhere(actor);
  else await logOut(actor);
  const t = translator(actor.locale, "account");
  const text = t(everywhere ? "loggedOutEverywhere" : "loggedOut");
  const location = safeNext(form.get("next"), env.appOrigin) ?? "/";
  const from = sentFrom(request.headers);
  const flash = flashValue("good", text, from === location ? null : from);
  return {
    location,
    // the next person at this computer must not see this one's drafts
    headers: { "clear-site-data": '"storage"' },
    cookies: [...clearedCookies(), { name: "flash", value: flash, maxAge: 30, httpOnly: false }],
  };
});

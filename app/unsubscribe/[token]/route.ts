import { z } from "zod";
import { handler } from "@/lib/http/handler";
import { pathPart } from "@/lib/http/path-params";
import { localePath } from "@/lib/i18n/paths";
import { leaveUpdates } from "@/lib/updates/leave";
import { leavePath } from "@/lib/updates/mail-link";

export const dynamic = "force-dynamic";

const params = z.object({ token: pathPart });

/**
 * A person opened the address in the List-Unsubscribe header: redirects to the page that asks. Opening changes nothing.
 */
export const GET = handler({ access: "public", params }, ({ actor, params: { token } }) => ({
  location: localePath(actor.locale, leavePath(encodeURIComponent(token))),
}));

/**
 * One-click unsubscribe (RFC 8058): the mail program posts by itself, from another origin, without a cookie and with
 * any body. The link alone is the authorisation, and can only stop mails.
 */
export const POST = handler(
  { access: "public", origin: "anywhere", params, locale: () => "en" },
  async ({ actor, params: { token } }) => {
    await leaveUpdates(actor, { token, all: false });
    return { status: 204 };
  },
);

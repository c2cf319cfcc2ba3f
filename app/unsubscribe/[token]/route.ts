import { z } from "zod";
import { handler } from "@/lib/http/handler";
import { pathPart } from "@/lib/http/path-params";
import { localePath } from "@/lib/i18n/paths";
import { leaveUpdates } from "@/lib/updates/leave";
import { leavePath } from "@/lib/updates/mail-link";

export const dynamic = "force-dynamic";

const params = z.object({ token: pathPart });

/** Somebody opened the address of the header: to the page that asks. Opening changes nothing. */
export const GET = handler({ access: "public", params }, ({ actor, params: { token } }) => ({
  location: localePath(actor.locale, leavePath(encodeURIComponent(token))),
}));

/**
 * One click in a mail program (RFC 8058): the program posts by itself, from another site, without a cookie and whatever the
 * body. The link is the whole right, and takes away nothing but mails.
 */
export const POST = handler(
  { access: "public", origin: "anywhere", params, locale: () => "en" },
  async ({ actor, params: { token } }) => {
    await leaveUpdates(actor, { token, all: false });
    return { status: 204 };
  },
);

import { currentActor } from "@/lib/auth/current-actor";
import { pathText } from "@/lib/http/path-text";
import { plainFailure } from "@/lib/http/plain-failure";
import { localePath } from "@/lib/i18n/paths";
import { leaveUpdates } from "@/lib/updates/leave";
import { leavePath } from "@/lib/updates/mail-link";

export const dynamic = "force-dynamic";

const noStore = { "cache-control": "private, no-store" };
type Context = { params: Promise<{ token: string }> };

/** Somebody opened the address of the header: to the page that asks. Opening changes nothing. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const token = encodeURIComponent(pathText((await params).token));
  const { actor } = await currentActor(request.headers);
  const location = localePath(actor.locale, leavePath(token));
  return new Response(null, { status: 303, headers: { ...noStore, location } });
}

/**
 * One click in a mail program (RFC 8058): the program posts by itself, from another site, without a cookie and whatever the
 * body. The link is the whole right, and takes away nothing but mails.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    const { actor } = await currentActor(request.headers);
    await leaveUpdates(actor, { token: pathText((await params).token), all: false });
    return new Response(null, { status: 204, headers: noStore });
  } catch (error) {
    return plainFailure(error, "en", noStore);
  }
}

import { randomBytes } from "node:crypto";
import { currentActor } from "@/lib/auth/current-actor";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { cookieValue } from "@/lib/auth/session-cookie";
import { env } from "@/lib/env";
import { toFailure } from "@/lib/http/failure";
import { changesHeard } from "@/lib/http/own-server";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { readLike, toggleLike } from "@/lib/ngos/toggle-like";

export const dynamic = "force-dynamic";

const cookie = "visitor";
const noStore = { "cache-control": "private, no-store" };
type Context = { params: Promise<{ id: string }> };

const visitorOf = (request: Request): string | null => {
  const value = cookieValue(request.headers.get("cookie"), cookie);
  return value !== null && /^[A-Za-z0-9_-]{22}$/.test(value) ? value : null;
};

async function answer(
  request: Request,
  read: () => Promise<unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return Response.json(await read(), { headers: { ...noStore, ...headers } });
  } catch (error) {
    const failure = toFailure(error, "en", request.headers.get("x-request-id") ?? "like");
    return Response.json(
      { error: failure.error, code: failure.code },
      {
        status: failure.status,
        headers: {
          ...noStore,
          ...(failure.retryAfter ? { "retry-after": String(failure.retryAfter) } : {}),
        },
      },
    );
  }
}

/** How many like it, and whether this visitor does. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return answer(request, () => readLike(id, visitorOf(request)));
}

/** Likes or takes it back. A plain form (no JavaScript) goes back to the page it came from. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const known = visitorOf(request);
  const visitor = known ?? randomBytes(16).toString("base64url");
  const setCookie: Record<string, string> = known
    ? {}
    : {
        "set-cookie": `${cookie}=${visitor}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${env.secureCookies ? "; Secure" : ""}`,
      };
  const response = await answer(
    request,
    async () => {
      assertOwnOrigin(request.headers, false);
      const liked = await toggleLike((await currentActor(request.headers)).actor, {
        ngoId: id,
        visitor,
      });
      await changesHeard();
      return liked;
    },
    setCookie,
  );
  if (response.ok && !request.headers.get("accept")?.includes("application/json")) {
    return new Response(null, {
      status: 303,
      headers: {
        ...noStore,
        ...setCookie,
        location: localePath(
          asLocale(new URL(request.url).searchParams.get("lang") ?? ""),
          `/ngo-campaigns/${encodeURIComponent(id)}`,
        ),
      },
    });
  }
  return response;
}

import { z } from "zod";
import { env } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { clientAddress } from "@/lib/auth/client-address";
import { askNextAuth, authCookies, type AuthAnswer } from "@/lib/auth/next-auth";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { openIdProviderId } from "@/lib/auth/openid";
import { limit } from "@/lib/auth/rate-limit";
import { readBytes, mediaType } from "@/lib/http/body";
import { handler, type Answer } from "@/lib/http/handler";
import { beginOpenId, finishOpenId, requestCookie } from "@/lib/users/openid-sign-in";
import { envelopeOf } from "@/lib/http/respond";

export const dynamic = "force-dynamic";

/**
 * Only those next-auth addresses that are used: everything else is 404, another method 405. next-auth sees only the
 * parts of a request that are named here, so that no odd query, cookie or body reaches it.
 */
const provider: string = openIdProviderId;
const addresses: Record<string, "GET" | "POST"> = {
  session: "GET",
  csrf: "GET",
  providers: "GET",
  signout: "POST",
  [`signin/${provider}`]: "POST",
  [`callback/${provider}`]: "GET",
};

const bodyLimit = 16 * 1024;

/** The fields of a small form or a flat JSON object. @throws 400, 413, 415 */
async function readFields(request: Request): Promise<URLSearchParams> {
  const type = mediaType(request);
  const text = (await readBytes(request, bodyLimit)).toString("utf8");
  if (text === "" || type === "application/x-www-form-urlencoded") return new URLSearchParams(text);
  if (type !== "application/json") throw new AppError("unsupported_type", "unsupportedType");
  try {
    const value = JSON.parse(text) as Record<string, unknown>;
    return new URLSearchParams(
      Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    throw new AppError("bad_request", "unreadableBody");
  }
}

function answerOf({ status, headers, cookies, location, body }: AuthAnswer): Answer {
  const own = { headers: Object.fromEntries(headers), cookies };
  return location === null ? { ...own, status, body } : { ...own, location };
}

function cookiesFor(headers: Headers): Record<string, string> {
  const names = [authCookies.sessionToken, authCookies.csrfToken];
  const pairs = names.map((name) => [name, requestCookie(headers, name)] as const);
  return Object.fromEntries(
    pairs.filter((pair): pair is [(typeof names)[number], string] => pair[1] !== null),
  );
}

async function dispatch(request: Request, path: string): Promise<Answer> {
  const { headers } = request;
  if (path === `callback/${provider}`)
    return finishOpenId(headers, new URL(request.url).searchParams);
  await limit("api.address", clientAddress(headers));
  if (request.method === "GET")
    return answerOf(
      await askNextAuth({ method: "GET", path: [path], cookies: cookiesFor(headers) }),
    );
  // a sign-in or sign-out started by another site's form is refused, even if the browser has no cookie of ours yet
  assertOwnOrigin(headers, true);
  const fields = await readFields(request);
  if (path === `signin/${provider}`) return beginOpenId(headers, fields);
  const body = { csrfToken: fields.get("csrfToken") ?? "" };
  return answerOf(
    await askNextAuth({ method: "POST", path: [path], body, cookies: cookiesFor(headers) }),
  );
}

/** The sign-in identifies the actor itself; a wrong method for an address is reported before a foreign origin. */
export const GET = handler(
  {
    access: "everyone",
    origin: "anywhere",
    params: z.object({ nextauth: z.array(z.string()) }),
    failure: (failure, { request }) => ({
      status: failure.status,
      json: envelopeOf(failure),
      ...(failure.status === 405
        ? { headers: { allow: request.method === "POST" ? "GET" : "POST" } }
        : {}),
    }),
  },
  ({ params: { nextauth }, request }) => {
    const path = nextauth.join("/");
    const method = Object.hasOwn(addresses, path) ? addresses[path] : undefined;
    if (!method || (path.includes("/") && !env.openId)) throw notFound();
    if (request.method !== method) throw new AppError("method_not_allowed", "methodNotAllowed");
    return dispatch(request, path);
  },
);
export const POST = GET;

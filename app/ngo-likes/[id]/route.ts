import { randomBytes } from "node:crypto";
import { z } from "zod";
import { cookieValue } from "@/lib/auth/session-cookie";
import { handler } from "@/lib/http/handler";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { readLike, toggleLike } from "@/lib/ngos/toggle-like";

export const dynamic = "force-dynamic";

const cookie = "visitor";
const params = z.object({ id: z.string() });

const visitorOf = (request: Request): string | null => {
  const value = cookieValue(request.headers.get("cookie"), cookie);
  return value !== null && /^[A-Za-z0-9_-]{22}$/.test(value) ? value : null;
};

/** The number of likes, and whether this visitor likes it. */
export const GET = handler(
  { access: "everyone", params, failure: "json" },
  async ({ params: { id }, request }) => ({ json: await readLike(id, visitorOf(request)) }),
);

/** Adds or removes a like. A plain form (no JavaScript) returns to the page it came from. */
export const POST = handler(
  {
    access: "public",
    params,
    query: z.object({ lang: z.string().default("").transform(asLocale) }),
    failure: "json",
  },
  async ({ actor, params: { id }, query: { lang }, request }) => {
    const known = visitorOf(request);
    const visitor = known ?? randomBytes(16).toString("base64url");
    const liked = await toggleLike(actor, { ngoId: id, visitor });
    const year = 31_536_000;
    const cookies = known ? [] : [{ name: cookie, value: visitor, maxAge: year, httpOnly: true }];
    if (request.headers.get("accept")?.includes("application/json"))
      return { json: liked, cookies };
    return { location: localePath(lang, `/ngo-campaigns/${encodeURIComponent(id)}`), cookies };
  },
);

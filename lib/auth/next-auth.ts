import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import NextAuth, { type NextAuthOptions } from "next-auth";
import type { NextApiRequest, NextApiResponse } from "next";
import { env, requiredEnv } from "@/lib/env";
import { log } from "@/lib/log";
import { personOfSession } from "@/lib/auth/current-actor";
import { openIdProvider, type OpenIdClaims } from "@/lib/auth/openid";
import {
  decodeSession,
  encodeSession,
  sessionCookieName,
  sessionSeconds,
  type SessionClaims,
} from "@/lib/auth/session-cookie";
import { endCredential } from "@/lib/auth/sessions";

/**
 * next-auth does two things here: it speaks OpenID Connect (discovery, PKCE, state, nonce, the ID token's signature)
 * and it reads the session cookie. It opens no session itself: the identity confirmed by the provider is passed to the
 * caller, which decides and opens the same session as a password does. Password logins do not go through it.
 */

const prefix = env.secureCookies ? "__Host-" : "";
const minutes15 = 15 * 60;

/** next-auth's cookies, by purpose. The three checks bind a sign-in to the browser that began it. */
export const authCookies = {
  state: `${prefix}next-auth.state`,
  pkceCodeVerifier: `${prefix}next-auth.pkce.code_verifier`,
  nonce: `${prefix}next-auth.nonce`,
  csrfToken: `${prefix}next-auth.csrf-token`,
  callbackUrl: `${prefix}next-auth.callback-url`,
  sessionToken: sessionCookieName,
} as const;
export const checkCookies: readonly string[] = [
  authCookies.state,
  authCookies.pkceCodeVerifier,
  authCookies.nonce,
];

const cookie = (name: string, maxAge?: number) => ({
  name,
  options: {
    path: "/",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: env.secureCookies,
    ...(maxAge === undefined ? {} : { maxAge }),
  },
});

/**
 * What one call of next-auth reported besides its response. Stored per call, since next-auth's logger is global to the
 * process.
 */
type Trace = { error?: unknown };
const traces = new AsyncLocalStorage<Trace>();

const claimsOf = (token: Record<string, unknown>): SessionClaims | null =>
  typeof token["sid"] === "string" && typeof token["sub"] === "string"
    ? { sid: token["sid"], sub: token["sub"] }
    : null;

const logger: NextAuthOptions["logger"] = {
  error(code, metadata) {
    if (code === "JWT_SESSION_ERROR") return;
    const trace = traces.getStore();
    if (trace) trace.error ??= (metadata as { error?: unknown }).error ?? metadata;
    else log.error("next-auth", { code });
  },
  warn: () => undefined,
  debug: () => undefined,
};

type Vouched = (claims: OpenIdClaims) => Promise<void>;

function options(vouched: Vouched): NextAuthOptions {
  return {
    secret: requiredEnv("AUTH_SECRET"),
    providers: env.openId ? [openIdProvider(env.openId)] : [],
    session: { strategy: "jwt", maxAge: sessionSeconds("ngo") },
    jwt: {
      encode: ({ token, maxAge }) =>
        encodeSession(
          claimsOf(token ?? {}) ?? { sid: "", sub: "" },
          maxAge ?? sessionSeconds("ngo"),
        ),
      decode: async ({ token }) => (token ? decodeSession(token) : null),
    },
    useSecureCookies: env.secureCookies,
    cookies: {
      sessionToken: cookie(authCookies.sessionToken),
      csrfToken: cookie(authCookies.csrfToken),
      callbackUrl: cookie(authCookies.callbackUrl),
      state: cookie(authCookies.state, minutes15),
      pkceCodeVerifier: cookie(authCookies.pkceCodeVerifier, minutes15),
      nonce: cookie(authCookies.nonce, minutes15),
    },
    pages: { signIn: "/login", signOut: "/login", error: "/login" },
    callbacks: {
      // returning a string ends next-auth's part: it redirects there and sets no session of its own
      async signIn({ profile }) {
        await vouched(profile as OpenIdClaims);
        return "/";
      },
      async jwt({ token }) {
        const claims = claimsOf(token);
        // throwing makes next-auth clear the cookie of an ended session
        if (!claims || !(await personOfSession(claims))) throw new Error("session ended");
        return claims;
      },
      async session({ session, token }) {
        const claims = claimsOf(token);
        const person = claims && (await personOfSession(claims));
        if (!person) return { expires: session.expires };
        const name = person.ngo?.name ?? person.name;
        const user = { id: person.userId, email: person.email, name, role: person.role };
        return { user, expires: session.expires };
      },
      redirect: ({ baseUrl }) => baseUrl,
    },
    events: {
      async signOut({ token }) {
        const claims = claimsOf(token ?? {});
        if (claims) await endCredential({ kind: "session", id: claims.sid });
      },
    },
    logger,
  };
}

/** A call of next-auth: its request consists only of the fields named here. */
export type AuthCall = {
  method: "GET" | "POST";
  /** next-auth's own path segments: "session", "csrf", "signin", … and the provider's id */
  path: string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  /** cookies by name, decoded */
  cookies: Record<string, string>;
  vouched?: Vouched;
};

export type AuthAnswer = {
  status: number;
  headers: Headers;
  cookies: string[];
  body: string | null;
  location: string | null;
  /** the internal error, if any */
  error: unknown;
};

const nobody: Vouched = () => Promise.reject(new Error("nobody asked the provider"));

/** Calls next-auth's handler for plain requests, which takes a request's parts and so needs none of the framework's. */
export async function askNextAuth(call: AuthCall): Promise<AuthAnswer> {
  const headers = new Headers();
  let cookies: string[] = [];
  let status = 200;
  let body: string | null = null;
  const response = {
    status(code: number) {
      status = code;
      return response;
    },
    getHeader: (name: string) =>
      name.toLowerCase() === "set-cookie" ? cookies : (headers.get(name) ?? undefined),
    setHeader(name: string, value: string | string[]) {
      if (name.toLowerCase() === "set-cookie") cookies = [value].flat();
      else headers.set(name, String(value));
      return response;
    },
    json(value: unknown) {
      headers.set("content-type", "application/json");
      body = JSON.stringify(value);
    },
    send(value: unknown) {
      if (typeof value === "string") body = value;
      else if (value !== undefined) response.json(value);
    },
    end: () => undefined,
  };
  const request = {
    method: call.method,
    query: { ...call.query, nextauth: call.path },
    body: call.body,
    cookies: call.cookies,
    headers: {},
  };
  const trace: Trace = {};
  // next-auth's type requires the framework's full request and response; its handler uses only these parts
  await traces.run(trace, () =>
    (NextAuth as (req: NextApiRequest, res: NextApiResponse, o: NextAuthOptions) => Promise<void>)(
      request as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
      options(call.vouched ?? nobody),
    ),
  );
  const location = headers.get("location");
  headers.delete("location");
  return { status, headers, cookies, body, location, error: trace.error };
}

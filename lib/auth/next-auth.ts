import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env, requiredEnv } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { clientAddress } from "@/lib/auth/client-address";
import { personOfSession } from "@/lib/auth/current-actor";
import { cookieValue, decodeSession, encodeSession, sessionCookieName, sessionSeconds, type SessionClaims } from "@/lib/auth/session-cookie";
import { endCredential } from "@/lib/auth/sessions";
import { logIn } from "@/lib/users/log-in";
import { loginBody } from "@/lib/users/schema";

/**
 * next-auth over the same verb, row and cookie as the login forms and calls: its JWT names a session row, and the row is
 * asked on every use, so that what ends a session there ends it here too. It has no sign-up and no link to another account.
 */
function provider(kind: "ngo" | "admin") {
  return Credentials({
    id: kind,
    name: kind,
    credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
    async authorize(given, request) {
      const input = loginBody.safeParse({ email: given?.email, password: given?.password, ...(given?.code ? { code: given.code } : {}) });
      if (!input.success) return null;
      const headers = new Headers(request.headers as Record<string, string>);
      try {
        const { actor, cookies } = await logIn({ kind: "visitor", address: clientAddress(headers), requestId: newId("request"), locale: "en" }, kind, input.data);
        const claims = await decodeSession(cookies.find((c) => c.name === sessionCookieName)?.value ?? "");
        return claims && { id: actor.userId, sid: claims.sid };
      } catch (error) {
        if (error instanceof AppError) return null; // 401, whatever was wrong
        throw error;
      }
    },
  });
}

const claimsOf = (token: Record<string, unknown>): SessionClaims | null => (typeof token["sid"] === "string" && typeof token["sub"] === "string" ? { sid: token["sid"], sub: token["sub"] } : null);

export const authOptions: NextAuthOptions = {
  secret: requiredEnv("AUTH_SECRET"),
  providers: [provider("ngo"), provider("admin")],
  session: { strategy: "jwt", maxAge: sessionSeconds("ngo") },
  jwt: {
    encode: ({ token, maxAge }) => encodeSession(claimsOf(token ?? {}) ?? { sid: "", sub: "" }, maxAge ?? sessionSeconds("ngo")),
    decode: async ({ token }) => (token ? ((await decodeSession(token)) as never) : null),
  },
  useSecureCookies: env.secureCookies,
  cookies: { sessionToken: { name: sessionCookieName, options: { path: "/", httpOnly: true, sameSite: "lax", secure: env.secureCookies } } },
  pages: { signIn: "/login", signOut: "/login", error: "/login" },
  callbacks: {
    async jwt({ token, user }) {
      if (user) return { sub: user.id, sid: (user as { sid?: string }).sid };
      const claims = claimsOf(token);
      // throwing makes next-auth clear the cookie of a session that has ended
      if (!claims || !(await personOfSession(claims))) throw new Error("session ended");
      return claims as never;
    },
    async session({ session, token }) {
      const claims = claimsOf(token);
      const person = claims && (await personOfSession(claims));
      if (!person) return { expires: session.expires } as never;
      return { user: { id: person.userId, email: person.email, name: person.ngo?.name ?? person.name, role: person.role }, expires: session.expires } as never;
    },
    redirect: ({ url, baseUrl }) => (url.startsWith("/") && !url.startsWith("//") && !url.includes("\\") ? `${baseUrl}${url}` : url === baseUrl || url.startsWith(`${baseUrl}/`) ? url : baseUrl),
  },
  events: {
    async signOut({ token }) {
      const claims = claimsOf(token ?? {});
      if (claims) await endCredential({ kind: "session", id: claims.sid });
    },
  },
  logger: {
    error: (code) => (code === "JWT_SESSION_ERROR" ? undefined : log.error("next-auth", { code })),
    warn: () => undefined,
    debug: () => undefined,
  },
};

/** Whether a request brought a session cookie, for the own-origin rule. */
export const hasSessionCookie = (headers: Headers): boolean => cookieValue(headers.get("cookie"), sessionCookieName) !== null;

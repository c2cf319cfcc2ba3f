import type { Profile } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import type { Env } from "@/lib/env";

/**
 * The ID token's claims (and those of the userinfo response, where the token omits the address). Their shape has not
 * been checked yet.
 */
export type OpenIdClaims = {
  iss?: unknown;
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
};

export const openIdProviderId = "openid";

/**
 * next-auth already types the fields as strings; whoever reads them validates first (`profile` below,
 * lib/users/log-in-openid).
 */
const unchecked = (claims: OpenIdClaims): Profile => claims as Profile;

/** Milliseconds that the provider may take for one response. */
const patienceMs = 5_000;

/**
 * The provider's configuration for next-auth. Endpoints and keys come from the issuer's discovery document; the ID
 * token must be signed with RS256 (which every provider has to support), so neither "none" nor the client's own secret
 * can sign one.
 */
export function openIdProvider(openId: NonNullable<Env["openId"]>): OAuthConfig<OpenIdClaims> {
  return {
    id: openIdProviderId,
    name: openId.name,
    type: "oauth",
    wellKnown: `${openId.issuer}/.well-known/openid-configuration`,
    clientId: openId.clientId,
    clientSecret: openId.clientSecret,
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    authorization: { params: { scope: "openid email" } },
    client: { id_token_signed_response_alg: "RS256" },
    httpOptions: { timeout: patienceMs },
    userinfo: {
      // many providers put the address into the ID token, some only here; the client checks that both have the same
      // subject
      async request({ client, tokens }) {
        const set = tokens as Parameters<typeof client.userinfo>[0] & { claims(): OpenIdClaims };
        const claims = set.claims();
        if (claims.email !== undefined && claims.email_verified !== undefined)
          return unchecked(claims);
        if (!client.issuer.metadata["userinfo_endpoint"]) return unchecked(claims);
        const more = (await client.userinfo(set)) as OpenIdClaims;
        return unchecked({
          ...claims,
          email: more.email,
          email_verified: more.email_verified,
        });
      },
    },
    profile(claims) {
      if (typeof claims.sub !== "string" || claims.sub === "" || claims.sub.length > 255) {
        throw new TypeError("The provider named no subject.");
      }
      return { id: claims.sub };
    },
  };
}

/** Whether the provider could not be reached or could not answer, as opposed to an invalid response. */
export function providerAway(error: unknown): boolean {
  const { code, name, message } = (error ?? {}) as {
    code?: unknown;
    name?: unknown;
    message?: unknown;
  };
  const codes =
    /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;
  if (typeof code === "string" && codes.test(code)) return true;
  if (name === "AggregateError") return true;
  const away = /timed out|socket hang up|getaddrinfo|ECONN|got: 5\d\d|failed to parse JSON/i;
  return typeof message === "string" && away.test(message.slice(0, 500));
}

import { generateKeyPairSync, createSign, randomBytes, type KeyObject } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** The person at the provider's login screen: the claims it will make. An omitted field is not sent. */
export type ProviderPerson = { sub: string; email?: string; email_verified?: unknown };

export type ProviderOptions = {
  clientId: string;
  clientSecret: string;
  /** where it redirects browsers to; `register` may set it later */
  redirectUri?: string;
  /** as "Google" does: the address is in the ID token. Otherwise only its userinfo endpoint returns it */
  addressInIdToken?: boolean;
};

const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Builds an ID token by hand that no real provider would sign. */
export function forgeIdToken(
  claims: Record<string, unknown>,
  key: KeyObject | null,
  kid = "k1",
): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: key ? "RS256" : "none", typ: "JWT", kid })}.${part(claims)}`;
  return `${text}.${key ? createSign("RSA-SHA256").update(text).sign(key, "base64url") : ""}`;
}

/**
 * A real OpenID provider (oidc-provider) on a local port. `authorize` goes through its screens: `person` logs in and
 * consents. `tamper` changes the token endpoint's response, as a man in the middle would.
 */
export async function startOidcProvider(options: ProviderOptions) {
  const signing = pair();
  const jwk = {
    ...signing.privateKey.export({ format: "jwk" }),
    kid: "k1",
    use: "sig",
    alg: "RS256",
  };
  const state: {
    person: ProviderPerson;
    tamper: ((answer: Record<string, unknown>) => Record<string, unknown>) | null;
    discovery: ((document: Record<string, unknown>) => Record<string, unknown>) | null;
    asked: string[];
  } = { person: { sub: "nobody" }, tamper: null, discovery: null, asked: [] };
  let callback: http.RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = http.createServer((request, response) => {
    state.asked.push(`${request.method} ${(request.url ?? "").split("?")[0]}`);
    const url = request.url ?? "";
    const discovery = url.includes("openid-configuration") ? state.discovery : null;
    const change = url === "/token" ? state.tamper : discovery;
    if (change) intercept(response, change);
    callback(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  const register = (redirectUri: string) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: options.clientId,
          client_secret: options.clientSecret,
          redirect_uris: [redirectUri],
          grant_types: ["authorization_code"],
          response_types: ["code"],
        },
      ],
      jwks: { keys: [jwk as never] },
      cookies: { keys: [randomBytes(16).toString("hex")] },
      claims: { openid: ["sub"], email: ["email", "email_verified"] },
      conformIdTokenClaims: !options.addressInIdToken,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: {
        url: (_ctx: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
      },
      findAccount: (_ctx: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ ...state.person, sub }) as never,
      }),
    });
    const own = provider.callback();
    callback = (request, response) => {
      if (!(request.url ?? "").startsWith("/interaction/")) return void own(request, response);
      void (async () => {
        const details = await provider.interactionDetails(request, response);
        const grant = new provider.Grant({
          accountId: state.person.sub,
          clientId: options.clientId,
        });
        grant.addOIDCScope("openid email");
        const result = {
          login: { accountId: state.person.sub },
          consent: { grantId: await grant.save() },
        };
        await provider.interactionFinished(
          request,
          response,
          details.prompt.name === "login" ? result : { consent: result.consent },
        );
      })().catch((error: unknown) => response.writeHead(500).end(String(error)));
    };
  };
  if (options.redirectUri) register(options.redirectUri);

  /**
   * What a browser does at the provider: follows its redirects, with its cookies, until it is redirected back to us.
   * @param url where we redirected the browser to
   * @returns our address that it is redirected back to
   */
  async function authorize(url: string, person: ProviderPerson): Promise<URL> {
    state.person = person;
    const jar = new Map<string, string>();
    let next = url;
    for (let step = 0; step < 10; step++) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(next, { redirect: "manual", headers: cookie ? { cookie } : {} });
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (value) jar.set(name!, value);
        else jar.delete(name!);
      }
      const location = answer.headers.get("location");
      if (!location)
        throw new Error(
          `The provider answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
        );
      next = new URL(location, next).href;
      if (!next.startsWith(issuer)) return new URL(next);
    }
    throw new Error("The provider keeps redirecting the browser.");
  }

  return {
    issuer,
    authorize,
    /** Registers the client, if its address was not known before. */
    register,
    /** Changes the token endpoint's responses, until set to null. */
    tamper: (change: typeof state.tamper) => void (state.tamper = change),
    changeDiscovery: (change: typeof state.discovery) => void (state.discovery = change),
    /** the provider's own key, and one that is not */
    key: signing.privateKey,
    otherKey: pair().privateKey,
    asked: state.asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Lets a handler write its JSON response, and sends another in its place. */
function intercept(
  response: http.ServerResponse,
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): void {
  const end = response.end.bind(response);
  response.end = ((chunk?: unknown) => {
    const text = typeof chunk === "string" || Buffer.isBuffer(chunk) ? String(chunk) : "{}";
    const body = JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));
    response.setHeader("content-length", Buffer.byteLength(body));
    return end(body);
  }) as typeof response.end;
}

/** The claims of a token, unverified. */
export const claimsIn = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  >;

import { afterAll, beforeAll, expect } from "vitest";
import {
  claimsIn,
  forgeIdToken,
  startOidcProvider,
  type ProviderPerson,
} from "@/tests/support/oidc-provider";
import { attack, startSite } from "./support/attack";
import type { Answer } from "./support/site";

const client = { clientId: "harambee", clientSecret: "a secret of the client" };
const settings: Record<string, string> = {
  OIDC_CLIENT_ID: client.clientId,
  OIDC_CLIENT_SECRET: client.clientSecret,
  OIDC_NAME: "Test Provider",
};
let provider: Awaited<ReturnType<typeof startOidcProvider>>;

beforeAll(async () => {
  provider = await startOidcProvider({ ...client, addressInIdToken: true });
  settings["OIDC_ISSUER"] = provider.issuer;
});
const site = startSite({ env: settings });
beforeAll(() => provider.register(`${site().url}/api/auth/callback/openid`));
afterAll(() => provider.stop());

type Jar = Map<string, string>;
const sessionName = "next-auth.session-token";
const cookieOf = (jar: Jar): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** A request by a browser with a jar of cookies. */
async function visit(
  at: string,
  jar: Jar,
  sent: Parameters<ReturnType<typeof site>["request"]>[1] = {},
): Promise<Answer & { location: string }> {
  const answer = await site().request(at, {
    ...(jar.size ? { cookie: cookieOf(jar) } : {}),
    ...sent,
  });
  for (const line of answer.cookies) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (value) jar.set(name!, value);
    else jar.delete(name!);
  }
  return { ...answer, location: answer.headers.get("location") ?? "" };
}

const begin = (jar: Jar, form: Record<string, string> = {}) =>
  visit("/api/auth/signin/openid", jar, {
    body: new URLSearchParams({ kind: "ngo", next: "", locale: "en", ...form }),
  });
const finish = (back: URL, jar: Jar) => visit(back.pathname + back.search, jar);

async function account(fields: Record<string, unknown> = {}) {
  const { makeNgo } = await import("@/tests/support/factories");
  const { db } = await import("@/lib/db");
  const { owner } = await makeNgo();
  return db.user.update({ where: { id: owner.id }, data: fields });
}

const vouched = (email: string, more: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: `sub-${Math.random()}`,
  email,
  email_verified: true,
  ...more,
});

/** Begins a sign-in, goes through the provider, alters the redirect, and follows it. */
async function play(
  person: ProviderPerson,
  change: (back: URL, jar: Jar) => void = () => undefined,
  form: Record<string, string> = {},
) {
  const jar: Jar = new Map();
  const away = await begin(jar, form);
  expect(away.status).toBe(303);
  const back = await provider.authorize(away.location, person);
  change(back, jar);
  return { answer: await finish(back, jar), jar, back };
}

/** Expects a redirect to our page that shows why, and that nobody is logged in. */
async function expectOut(
  { answer, jar }: { answer: { status: number; location: string }; jar: Jar },
  problem: string,
): Promise<void> {
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(new RegExp(`^/(?:login|signup|admin/login)\\?openid=${problem}`));
  expect(jar.has(sessionName)).toBe(false);
  const page = await visit(answer.location, jar);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/role="(?:alert|status)"/);
}

attack(
  "OID1",
  "sign-in at the provider works: button, redirect with PKCE, state and nonce, session of the usual kind",
  async () => {
    const page = await site().request("/login?next=/dashboard");
    expect(page.text).toContain("Continue with Test Provider");
    expect(page.text).toContain('action="/api/auth/signin/openid"');
    // browsers apply form-action to a form's redirects too
    expect(page.headers.get("content-security-policy")).toMatch(
      new RegExp(`form-action 'self'[^;]* ${provider.issuer}(?:;| )`),
    );
    const user = await account();
    const { answer, jar } = await play(vouched(user.email), undefined, {
      next: "/dashboard?tab=donors",
    });
    expect(answer.location).toBe("/dashboard?tab=donors");
    expect(answer.cookies.find((line) => line.startsWith(sessionName))).toMatch(/HttpOnly/);
    expect((await visit("/dashboard", jar)).status).toBe(200);
    expect(JSON.parse((await visit("/api/auth/session", jar)).text)).toMatchObject({
      user: { id: user.id },
    });
  },
);

attack(
  "A14",
  "a callback with another's state, none, a used code, or for a browser that began nothing opens no session",
  async () => {
    const { db } = await import("@/lib/db");
    const user = await account();
    const who = vouched(user.email);
    await expectOut(await play(who, (_back, jar) => jar.clear()), "expired");
    await expectOut(await play(who, (back) => back.searchParams.delete("state")), "failed");
    await expectOut(
      await play(who, (back) => back.searchParams.set("state", "x".repeat(43))),
      "failed",
    );
    await expectOut(
      await play(who, (back) => back.searchParams.set("iss", "https://evil.example")),
      "failed",
    );
    await expectOut(await play(who, (back) => back.searchParams.set("code", "stolen")), "failed");
    // the attacker's complete return address, opened in the victim's browser, which has begun a sign-in of its own
    const victim: Jar = new Map();
    await begin(victim);
    const attacker: Jar = new Map();
    const back = await provider.authorize((await begin(attacker)).location, who);
    await expectOut({ answer: await finish(back, victim), jar: victim }, "failed");
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    const kept: Jar = new Map(attacker);
    expect((await finish(back, attacker)).location).toBe("/dashboard");
    await expectOut({ answer: await finish(back, kept), jar: kept }, "failed");
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
  },
);

attack(
  "OID2",
  "an ID token of another key, of alg none, for another client, of another issuer or of another sign-in",
  async () => {
    const user = await account();
    const whole = (claims: Record<string, unknown>) => ({
      ...claims,
      email: user.email,
      email_verified: true,
    });
    const ways: ((claims: Record<string, unknown>) => string)[] = [
      (claims) => forgeIdToken(whole(claims), provider.otherKey),
      (claims) => forgeIdToken(whole(claims), null),
      (claims) => forgeIdToken({ ...whole(claims), aud: "other" }, provider.key),
      (claims) => forgeIdToken({ ...whole(claims), iss: "https://evil.example" }, provider.key),
      (claims) => forgeIdToken({ ...whole(claims), nonce: "x".repeat(43) }, provider.key),
      (claims) => forgeIdToken({ ...whole(claims), exp: 1 }, provider.key),
    ];
    try {
      for (const forge of ways) {
        provider.tamper((answer) => ({ ...answer, id_token: forge(claimsIn(answer["id_token"])) }));
        await expectOut(await play(vouched(user.email)), "failed");
      }
    } finally {
      provider.tamper(null);
    }
  },
);

attack(
  "OID3",
  "taking over an account by an address that is not vouched for, not confirmed, of the other kind, or of a closed account",
  async () => {
    const { makeAdmin } = await import("@/tests/support/factories");
    const { db } = await import("@/lib/db");
    const user = await account();
    for (const email_verified of [false, undefined, "true", 1])
      await expectOut(await play(vouched(user.email, { email_verified })), "notVerified");
    await expectOut(await play({ sub: "no-address" }), "noAddress");
    await expectOut(
      await play(vouched((await account({ emailConfirmedAt: null })).email)),
      "notConfirmed",
    );
    await expectOut(
      await play(vouched((await account({ disabledAt: new Date() })).email)),
      "closed",
    );
    const admin = await makeAdmin();
    await expectOut(await play(vouched(admin.email)), "otherKind");
    await expectOut(await play(vouched(user.email), undefined, { kind: "admin" }), "otherKind");
    const people = await db.user.count();
    const nobody = `nobody-${Date.now()}@test.example`;
    const sent = await play(vouched(nobody));
    await expectOut(sent, "unknown");
    expect((await visit("/signup?openid=unknown", sent.jar)).text).toContain(nobody);
    await expectOut(
      await play(vouched(`admin-${nobody}`), undefined, { kind: "admin" }),
      "unknown",
    );
    expect(await db.user.count()).toBe(people);
    // since the account was linked, the address has passed to somebody else
    const linked = await account();
    await play(vouched(linked.email));
    await expectOut(await play(vouched(linked.email)), "otherIdentity");
    for (const wildcard of [linked.email.replace("-", "_"), `%${linked.email.slice(1)}`])
      await expectOut(await play(vouched(wildcard)), "unknown");
  },
);

attack("OID4", "the form, the address and the return lead nowhere else", async () => {
  const user = await account();
  const evil = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/%5cevil.example",
  ];
  for (const next of evil) {
    const jar: Jar = new Map();
    const query = new URLSearchParams({
      redirect_uri: next,
      callbackUrl: next,
      client_id: "x",
      scope: "all",
      response_mode: "form_post",
    });
    const away = await visit(`/api/auth/signin/openid?${query}`, jar, {
      body: new URLSearchParams({ kind: "ngo", next, callbackUrl: next, redirect_uri: next }),
    });
    expect(new URL(away.location).origin).toBe(provider.issuer);
    expect(away.location).not.toContain("evil");
    expect(new URL(away.location).searchParams.get("response_mode")).toBeNull();
    const back = await provider.authorize(away.location, vouched(user.email, { sub: "evil" }));
    const done = await finish(back, jar);
    expect(new URL(done.location, site().url).origin).toBe(site().url);
  }
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "" },
    { "sec-fetch-site": "cross-site" },
  ] as Record<string, string>[]) {
    expect(
      (
        await site().request("/api/auth/signin/openid", {
          body: new URLSearchParams({ kind: "ngo" }),
          headers,
        })
      ).status,
    ).toBe(403);
  }
});

attack("N16", "no odd request to next-auth's addresses is an error of the server", async () => {
  const paths = [
    "callback/ngo",
    "callback/admin",
    "callback/openid",
    "callback",
    "signin",
    "signin/openid",
    "signin/ngo",
    "signout",
    "session",
    "csrf",
    "providers",
    "_log",
    "error",
    "verify-request",
    "constructor",
    "__proto__",
    "%E0%A4%A",
    "openid%2f..",
    "a/b/c/d",
  ];
  const queries = [
    "",
    "?callbackUrl=x",
    "?callbackUrl=%00",
    "?error=x&error=y",
    "?code=x&state=y",
    "?code[]=x",
    "?nextauth=session",
    "?iss=%ff",
  ];
  const bodies: [string, string][] = [
    ["application/json", "{"],
    ["application/json", "null"],
    ["application/json", '"x"'],
    ["application/json", '{"level":"constructor","code":{}}'],
    ["application/x-www-form-urlencoded", "csrfToken=x&csrfToken=y&%"],
    ["multipart/form-data; boundary=x", "--x"],
    ["text/plain", "\u0000"],
    ["application/json; charset=x", "{}"],
  ];
  const cookies = [
    "",
    `${sessionName}=x`,
    `${sessionName}=%E0%A4%A`,
    `${sessionName}.0=a; ${sessionName}.1=b`,
    "next-auth.callback-url=x; next-auth.csrf-token=%%%",
    "next-auth.state=x; next-auth.nonce=y; next-auth.pkce.code_verifier=z; openid-flow=w",
  ];
  const seen: string[] = [];
  const note = (what: string, status: number) =>
    void (status >= 500 && seen.push(`${what}: ${status}`));
  let i = 0;
  for (const at of paths) {
    for (const query of queries) {
      const cookie = cookies[i++ % cookies.length]!;
      note(
        `GET ${at}${query} ${cookie}`,
        (
          await site().raw({
            path: `/api/auth/${at}${query}`,
            headers: cookie ? [["cookie", cookie]] : [],
          })
        ).status,
      );
    }
    for (const [type, body] of bodies) {
      const cookie = cookies[i++ % cookies.length]!;
      const answer = await site().raw({
        path: `/api/auth/${at}`,
        method: "POST",
        body,
        headers: [
          ["content-type", type],
          ["origin", site().url],
          ...(cookie ? [["cookie", cookie] as [string, string]] : []),
        ],
      });
      note(`POST ${at} ${type} ${body}`, answer.status);
    }
    for (const method of ["PUT", "DELETE", "HEAD", "OPTIONS"])
      note(`${method} ${at}`, (await site().raw({ path: `/api/auth/${at}`, method })).status);
  }
  expect(seen).toEqual([]);
  for (const at of ["callback/ngo", "callback/admin", "_log", "signin"])
    expect((await site().request(`/api/auth/${at}`)).status).toBe(404);
  const log = await site().request("/api/auth/_log", { body: "{" });
  expect(log.status).toBe(404);
});

attack(
  "OID5",
  "a provider that is away: a sentence on the login page, within seconds, and no error of ours",
  async () => {
    const user = await account();
    const jar: Jar = new Map();
    const back = await provider.authorize((await begin(jar)).location, vouched(user.email));
    await provider.stop();
    const fresh: Jar = new Map();
    await expectOut({ answer: await begin(fresh), jar: fresh }, "away");
    await expectOut({ answer: await finish(back, jar), jar }, "away");
    expect((await site().request("/login?openid=away")).text).toContain(
      "Test Provider cannot be reached right now",
    );
    // the log names the error, and contains neither code nor secret
    expect(site().log()).toContain("openid.failed");
    expect(site().log()).not.toContain(client.clientSecret);
    expect(site().log()).not.toContain(back.searchParams.get("code")!);
  },
);

import { prerender } from "react-dom/static.edge";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as authGet, POST as authPost } from "@/app/api/auth/[...nextauth]/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { addressCookieName, flowCookieName, readAddress } from "@/lib/auth/openid-flow";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { runDueJobs } from "@/lib/worker/run";
import { allowIdentity, endIdentity, linkedIdentities } from "@/lib/users/identities";
import { logInWithOpenId } from "@/lib/users/log-in-openid";
import { GET as me } from "@/app/api/v1/auth/me/route";
import {
  actorOf,
  makeAdmin,
  makeMember,
  makeNgo,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { call } from "@/tests/support/call";
import { seen } from "@/tests/support/next-mocks";
import ConfirmPage from "@/app/(app)/account/confirm/page";
import { currentActor } from "@/lib/auth/current-actor";
import { inviteMember } from "@/lib/users/invite-member";
import { completeLogin } from "@/lib/users/complete-login";
import { pendingCookieName } from "@/lib/second-factor/pending-login";
import { digits, setUpApp, withSession } from "@/tests/support/second-factor";
import {
  claimsIn,
  forgeIdToken,
  startOidcProvider,
  type ProviderPerson,
} from "@/tests/support/oidc-provider";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

const client = { clientId: "harambee", clientSecret: "a secret of the client" };
let provider: Awaited<ReturnType<typeof startOidcProvider>>;

beforeAll(async () => {
  provider = await startOidcProvider({
    ...client,
    redirectUri: `${env.appUrl}/api/auth/callback/openid`,
  });
});
afterAll(async () => {
  await provider.stop();
  Object.assign(env, { openId: null });
});
beforeEach(() => {
  provider.tamper(null);
  provider.changeDiscovery(null);
  Object.assign(env, {
    openId: { issuer: provider.issuer, origin: provider.issuer, ...client, name: "Test Provider" },
  });
});

type Jar = Map<string, string>;
type Answer = { status: number; location: string; jar: Jar; cookies: string[]; text: string };

/** One request to next-auth's addresses by a browser with a jar of cookies. */
async function visit(
  method: "GET" | "POST",
  at: string,
  jar: Jar,
  more: { form?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const url = new URL(at, env.appUrl);
  const headers = new Headers({
    "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}`,
  });
  if (jar.size > 0)
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
  if (method === "POST") headers.set("origin", env.appOrigin);
  for (const [name, value] of Object.entries(more.headers ?? {})) headers.set(name, value);
  if (headers.get("origin") === "") headers.delete("origin");
  const body = more.form ? { body: new URLSearchParams(more.form) } : {};
  const nextauth = url.pathname.replace("/api/auth/", "").split("/");
  const answer = await (method === "GET" ? authGet : authPost)(
    new Request(url, { method, headers, ...body }),
    { params: Promise.resolve({ nextauth }) },
  );
  const cookies = answer.headers.getSetCookie();
  for (const line of cookies) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (value) jar.set(name!, value);
    else jar.delete(name!);
  }
  return {
    status: answer.status,
    location: answer.headers.get("location") ?? "",
    jar,
    cookies,
    text: await answer.text(),
  };
}

const begin = (jar: Jar, form: Record<string, string> = {}) =>
  visit("POST", "/api/auth/signin/openid", jar, {
    form: { kind: "ngo", next: "", locale: "en", ...form },
  });

/** From the button to the answer of our callback. */
async function logIn(
  person: ProviderPerson,
  form: Record<string, string> = {},
  change: (back: URL) => void = () => undefined,
): Promise<Answer> {
  const jar: Jar = new Map();
  const away = await begin(jar, form);
  expect(away.location).toContain(`${provider.issuer}/auth?`);
  const back = await provider.authorize(away.location, person);
  change(back);
  return visit("GET", back.pathname + back.search, jar);
}

const person = (email: string, more: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: `sub-${randomText()}`,
  email,
  email_verified: true,
  ...more,
});
const sessionIn = (answer: Answer) =>
  answer.jar.has(sessionCookieName)
    ? `${sessionCookieName}=${answer.jar.get(sessionCookieName)}`
    : "";
const problemOf = (answer: Answer) =>
  new URL(answer.location, env.appUrl).searchParams.get("openid");

/** Expects that nobody is logged in, and a redirect to our page that says why. */
function expectRefused(answer: Answer, problem: string, path = "/login"): void {
  expect(answer.status).toBe(303);
  expect(new URL(answer.location, env.appUrl).pathname).toBe(path);
  expect(problemOf(answer)).toBe(problem);
  expect(sessionIn(answer)).toBe("");
}

describe("sign-in at a provider", () => {
  test("an address confirmed by both sides opens the account, which is linked, and its owner is notified", async () => {
    const { ngo, owner } = await makeNgo();
    const who = person(owner.email.toUpperCase());
    const answer = await logIn(who, { next: "/dashboard?tab=donors" });
    expect(answer.status).toBe(303);
    expect(answer.location).toBe("/dashboard?tab=donors");
    const set = answer.cookies.find((line) => line.startsWith(`${sessionCookieName}=`))!;
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Lax/);
    expect((await call(me, { cookie: sessionIn(answer) })).body.data).toMatchObject({
      user: { email: owner.email },
    });
    // the session is an ordinary row
    const session = await db.session.findFirstOrThrow({ where: { userId: owner.id } });
    expect(session).toMatchObject({ epoch: 0, revokedAt: null });
    const identity = await db.oidcIdentity.findFirstOrThrow({ where: { userId: owner.id } });
    expect(identity).toMatchObject({ issuer: provider.issuer, subject: who.sub, endedAt: null });
    expect(
      await db.auditLog.findFirst({
        where: { entityId: owner.id, action: "user.identity_linked" },
      }),
    ).toMatchObject({ ngoId: ngo.id });
    expect(
      await db.auditLog.findFirst({ where: { entityId: owner.id, action: "user.logged_in" } }),
    ).toMatchObject({ data: { method: "openid" } });
    await runDueJobs();
    const mails = await db.emailMessage.findMany({
      where: { toAddress: owner.email, kind: "identity_linked" },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toBe("You can now log in with Test Provider");
    // no cookies of the sign-in are left
    expect([...answer.jar.keys()].filter((name) => /state|pkce|nonce|flow/.test(name))).toEqual([]);
  });

  test("[OP-127] an account with a second factor: the provider alone opens no session, the login continues with the factor", async () => {
    const { owner } = await makeNgo();
    const { secret } = await setUpApp((await withSession(owner)).actor);
    const before = await db.session.count({ where: { userId: owner.id } });
    const answer = await logIn(person(owner.email), { next: "/dashboard?tab=donors" });
    expect([answer.status, answer.location]).toEqual([303, "/login/second-factor"]);
    expect(sessionIn(answer)).toBe("");
    expect(await db.session.count({ where: { userId: owner.id } })).toBe(before);
    const headers = new Headers({
      cookie: `${pendingCookieName}=${answer.jar.get(pendingCookieName)}`,
    });
    expect((await call(me, { cookie: headers.get("cookie")! })).status).toBe(401);
    const done = await completeLogin(visitor, headers, { code: digits(secret) });
    expect(done).toMatchObject({ next: "/dashboard?tab=donors", actor: { userId: owner.id } });
  });

  test("PKCE, state and nonce go along, and nothing that the form or the address says gets into the question", async () => {
    const jar: Jar = new Map();
    const answer = await visit(
      "POST",
      "/api/auth/signin/openid?redirect_uri=https://evil.example&scope=admin&callbackUrl=https://evil.example",
      jar,
      {
        form: {
          kind: "ngo",
          next: "https://evil.example/x",
          locale: "xx",
          redirect_uri: "https://evil.example",
        },
      },
    );
    const asked = new URL(answer.location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: "harambee",
      scope: "openid email",
      response_type: "code",
      redirect_uri: `${env.appUrl}/api/auth/callback/openid`,
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.location).not.toContain("evil.example");
    for (const line of answer.cookies) expect(line).toMatch(/HttpOnly/);
    const { owner } = await makeNgo();
    const back = await provider.authorize(answer.location, person(owner.email));
    const done = await visit("GET", back.pathname + back.search, jar);
    expect(done.location).toBe("/dashboard");
  });

  test("the address may stand in the ID token alone", async () => {
    const second = await startOidcProvider({
      ...client,
      redirectUri: `${env.appUrl}/api/auth/callback/openid`,
      addressInIdToken: true,
    });
    try {
      Object.assign(env, {
        openId: { ...env.openId, issuer: second.issuer, origin: second.issuer },
      });
      const { owner } = await makeNgo();
      const jar: Jar = new Map();
      const back = await second.authorize((await begin(jar)).location, person(owner.email));
      expect(sessionIn(await visit("GET", back.pathname + back.search, jar))).not.toBe("");
      expect(second.asked.some((one) => one.endsWith("/me"))).toBe(false);
    } finally {
      await second.stop();
    }
  });

  test("an administrator on the administrators' page", async () => {
    const admin = await makeAdmin();
    const answer = await logIn(person(admin.email), { kind: "admin", next: "/admin/payouts" });
    expect(answer.location).toBe("/admin/payouts");
    const session = await db.session.findFirstOrThrow({ where: { userId: admin.id } });
    expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(12 * 3_600_000);
  });

  test("afterwards issuer and subject decide: another address at the provider, even unverified, opens the same account", async () => {
    const { owner } = await makeNgo();
    const who = person(owner.email);
    expect(sessionIn(await logIn(who))).not.toBe("");
    const other = (await makeNgo()).owner;
    for (const changed of [
      { ...who, email: randomEmail() },
      { ...who, email: other.email },
      { ...who, email_verified: false },
      { sub: who.sub },
    ]) {
      const again = await logIn(changed as ProviderPerson);
      expect((await call(me, { cookie: sessionIn(again) })).body.data).toMatchObject({
        user: { email: owner.email },
      });
    }
    expect(await db.oidcIdentity.count({ where: { userId: owner.id } })).toBe(1);
    expect(await db.oidcIdentity.count({ where: { userId: other.id } })).toBe(0);
  });
});

describe("step-up", () => {
  test("ending a link and allowing it again ask for proof that is not older than ten minutes", async () => {
    const { owner } = await makeNgo();
    await logIn(person(owner.email));
    const actor = await actorOf(owner);
    const stale = { ...actor, secondFactor: { ...actor.secondFactor, confirmedAt: null } };
    const [linked] = await linkedIdentities(actor);
    await expect(endIdentity(stale, linked!)).rejects.toMatchObject({ code: "step_up_required" });
    await endIdentity(actor, linked!);
    await expect(allowIdentity(stale, linked!)).rejects.toMatchObject({ code: "step_up_required" });
  });
});

test("[T3-2] who knows no password, because the provider logs them in, confirms by a fresh login there", async () => {
  const { ngo, owner } = await makeNgo(); // nobody knows its password
  const who = person(owner.email);
  const old = sessionIn(await logIn(who));
  await db.session.updateMany({
    where: { userId: owner.id },
    data: { secondFactorAt: new Date(Date.now() - 11 * 60_000) },
  });
  const invite = async (cookie: string) =>
    inviteMember((await currentActor(new Headers({ cookie }))).actor, { email: randomEmail() });
  await expect(invite(old)).rejects.toMatchObject({ code: "step_up_required" });
  // the page that asks for it has the button
  seen.headers = new Headers({ cookie: old });
  const { prelude } = await prerender(
    await ConfirmPage({ searchParams: Promise.resolve({ next: "/dashboard?tab=profile" }) }),
  );
  const asked = await new Response(prelude).text();
  expect(asked).toContain('action="/api/auth/signin/openid"');
  expect(asked).toContain('value="/dashboard?tab=profile"');
  const again = await logIn(who, { next: "/dashboard?tab=profile" });
  expect(again.location).toBe("/dashboard?tab=profile");
  await invite(sessionIn(again));
  expect(await db.ngoInvitation.count({ where: { ngoId: ngo.id } })).toBe(1);
  // it requires the linked provider account: another one is refused
  expectRefused(await logIn(person(owner.email)), "otherIdentity");
});

describe("what opens nothing", () => {
  test.each([
    ["false", false],
    ["missing", undefined],
    ["the text true", "true"],
    ["the number one", 1],
  ])("an address that the provider has not verified: %s", async (_name, verified) => {
    const { owner } = await makeNgo();
    expectRefused(await logIn(person(owner.email, { email_verified: verified })), "notVerified");
    expect(await db.oidcIdentity.count({ where: { userId: owner.id } })).toBe(0);
  });

  test("an address that is not confirmed here: somebody may have signed up with it to lie in wait", async () => {
    const { owner } = await makeNgo();
    await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: null } });
    expectRefused(await logIn(person(owner.email)), "notConfirmed");
    expect(await db.securityEvent.findFirst({ where: { subject: owner.email } })).toMatchObject({
      kind: "login_failed",
      detail: "openid notConfirmed",
      times: 1,
    });
  });

  test("no account: to the sign-up form with the address filled in, and none is made", async () => {
    const email = randomEmail();
    const answer = await logIn(person(email));
    expectRefused(answer, "unknown", "/signup");
    expect(answer.location).not.toContain(email);
    expect(await readAddress(answer.jar.get(addressCookieName))).toBe(email);
    expect(await db.user.count({ where: { email } })).toBe(0);
    expectRefused(await logIn(person(email), { kind: "admin" }), "unknown", "/admin/login");
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  test("no address, an address that is none, one of another alphabet's letters", async () => {
    const { owner } = await makeNgo();
    await db.user.update({
      where: { id: owner.id },
      data: { email: `kite-${randomText()}@test.example` },
    });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
    expectRefused(await logIn({ sub: `sub-${randomText()}` }), "noAddress");
    for (const odd of [` ${email}`, `${email}\u0000`, "kite", `${"k".repeat(300)}@test.example`])
      expectRefused(await logIn(person(odd)), "noAddress");
    // the Kelvin sign becomes a k in lower case and in NFC; İ becomes an i and a dot
    expectRefused(await logIn(person(email.replace("k", "\u212a"))), "unknown", "/signup");
    expectRefused(await logIn(person(email.replace("i", "\u0130"))), "unknown", "/signup");
    // these are not wildcards
    expectRefused(await logIn(person(email.replace("-", "_"))), "unknown", "/signup");
    expectRefused(await logIn(person(email.replace(/^kite/, "%"))), "unknown", "/signup");
  });

  test("the other kind of account", async () => {
    const admin = await makeAdmin();
    const { owner } = await makeNgo();
    expectRefused(await logIn(person(admin.email)), "otherKind");
    expectRefused(await logIn(person(owner.email), { kind: "admin" }), "otherKind", "/admin/login");
    const linked = person(owner.email);
    await logIn(linked);
    expectRefused(await logIn(linked, { kind: "admin" }), "otherKind", "/admin/login");
  });

  test("a disabled person and a disabled member, linked or not", async () => {
    const { ngo, owner } = await makeNgo();
    const member = await makeMember(ngo.id);
    const [one, two] = [person(owner.email), person(member.email)];
    await logIn(two);
    await db.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    await db.ngoMember.update({ where: { userId: member.id }, data: { disabledAt: new Date() } });
    expectRefused(await logIn(one), "closed");
    expectRefused(await logIn(two), "closed");
  });

  test("an address that was given to another person: only the subject that was linked opens the account", async () => {
    const { owner } = await makeNgo();
    await logIn(person(owner.email));
    expectRefused(await logIn(person(owner.email)), "otherIdentity");
    expect(await db.oidcIdentity.count({ where: { userId: owner.id } })).toBe(1);
  });

  test("one subject, two accounts at once: one link", async () => {
    const [a, b] = [(await makeNgo()).owner, (await makeNgo()).owner];
    const sub = `sub-${randomText()}`;
    const claims = (email: string) => ({ iss: provider.issuer, sub, email, email_verified: true });
    const results = await Promise.all(
      [a, b, a, b].map((user) => logInWithOpenId(visitor, "ngo", claims(user.email))),
    );
    const opened = new Set(
      results.map((result) => {
        if ("signedIn" in result) return result.signedIn.actor.userId;
        return "refused" in result ? result.refused : "second step";
      }),
    );
    expect(opened.size).toBe(1);
    expect(await db.oidcIdentity.count({ where: { subject: sub } })).toBe(1);
  });

  test("a link that its owner ended, until its owner allows it again", async () => {
    const { owner } = await makeNgo();
    const who = person(owner.email);
    await logIn(who);
    const actor = await actorOf(owner);
    const stranger = await actorOf((await makeNgo()).owner);
    const [linked] = await linkedIdentities(actor);
    expect(linked).toMatchObject({ provider: "Test Provider", ended: false });
    expect(await linkedIdentities(stranger)).toEqual([]);
    await expect(endIdentity(stranger, linked!)).rejects.toMatchObject({ code: "not_found" });
    await expect(allowIdentity(actor, linked!)).rejects.toMatchObject({ code: "not_found" });
    await endIdentity(actor, linked!);
    expectRefused(await logIn(who), "ended");
    expectRefused(await logIn(person(owner.email)), "ended");
    await runDueJobs();
    expect(
      await db.emailMessage.count({ where: { toAddress: owner.email, kind: "identity_ended" } }),
    ).toBe(1);
    await expect(allowIdentity(stranger, linked!)).rejects.toMatchObject({ code: "not_found" });
    await allowIdentity(actor, linked!);
    expect(sessionIn(await logIn(who))).not.toBe("");
    await runDueJobs();
    expect(
      await db.emailMessage.count({ where: { toAddress: owner.email, kind: "identity_linked" } }),
    ).toBe(2);
  });
});

describe("[A14] a callback that nobody here asked for", () => {
  const ways: [string, (back: URL, jar: Jar) => void, string][] = [
    ["the state of another browser", (_back, jar) => jar.clear(), "expired"],
    ["no state", (back) => back.searchParams.delete("state"), "failed"],
    ["another state", (back) => back.searchParams.set("state", "x".repeat(43)), "failed"],
    [
      "the state twice",
      (back) => back.searchParams.append("state", back.searchParams.get("state")!),
      "failed",
    ],
    ["no code", (back) => back.searchParams.delete("code"), "failed"],
    ["another code", (back) => back.searchParams.set("code", "x".repeat(43)), "failed"],
    [
      "another issuer's name beside the code",
      (back) => back.searchParams.set("iss", "https://evil.example"),
      "failed",
    ],
    ["a forged flow", (_back, jar) => jar.set(flowCookieName, "x.y.z"), "expired"],
    ["without the nonce", (_back, jar) => jar.delete("next-auth.nonce"), "expired"],
    [
      "without the code's verifier",
      (_back, jar) => jar.delete("next-auth.pkce.code_verifier"),
      "expired",
    ],
    ["the person said no", (back) => back.searchParams.set("error", "access_denied"), "cancelled"],
    ["the provider says error", (back) => back.searchParams.set("error", "server_error"), "failed"],
  ];
  test.each(ways)("%s", async (_name, change, problem) => {
    const { owner } = await makeNgo();
    const jar: Jar = new Map();
    const back = await provider.authorize((await begin(jar)).location, person(owner.email));
    change(back, jar);
    expectRefused(await visit("GET", back.pathname + back.search, jar), problem);
    expect(await db.session.count({ where: { userId: owner.id } })).toBe(0);
    expect(await db.oidcIdentity.count({ where: { userId: owner.id } })).toBe(0);
  });

  test("the cookies of one sign-in do not finish another", async () => {
    const { owner } = await makeNgo();
    const [mine, theirs]: [Jar, Jar] = [new Map(), new Map()];
    await begin(mine);
    const back = await provider.authorize((await begin(theirs)).location, person(owner.email));
    expectRefused(await visit("GET", back.pathname + back.search, mine), "failed");
  });

  test("a code that was used already", async () => {
    const { owner } = await makeNgo();
    const jar: Jar = new Map();
    const back = await provider.authorize((await begin(jar)).location, person(owner.email));
    const kept: Jar = new Map(jar);
    expect(sessionIn(await visit("GET", back.pathname + back.search, jar))).not.toBe("");
    expectRefused(await visit("GET", back.pathname + back.search, kept), "failed");
    expectRefused(await visit("GET", back.pathname + back.search, new Map()), "expired");
    expect(await db.session.count({ where: { userId: owner.id } })).toBe(1);
  });
});

describe("a token that does not hold", () => {
  const ways: [string, (claims: Record<string, unknown>) => string][] = [
    ["of another key", (claims) => forgeIdToken(claims, provider.otherKey)],
    [
      "of a key that the provider does not know",
      (claims) => forgeIdToken(claims, provider.otherKey, "k9"),
    ],
    ["of alg none", (claims) => forgeIdToken(claims, null)],
    [
      "for another client",
      (claims) => forgeIdToken({ ...claims, aud: "somebody else" }, provider.key),
    ],
    [
      "for two clients, by the other",
      (claims) =>
        forgeIdToken({ ...claims, aud: ["harambee", "other"], azp: "other" }, provider.key),
    ],
    [
      "of another issuer",
      (claims) => forgeIdToken({ ...claims, iss: "https://evil.example" }, provider.key),
    ],
    [
      "of another sign-in's nonce",
      (claims) => forgeIdToken({ ...claims, nonce: "x".repeat(43) }, provider.key),
    ],
    ["without a nonce", ({ nonce: _nonce, ...claims }) => forgeIdToken(claims, provider.key)],
    [
      "that has expired",
      (claims) => forgeIdToken({ ...claims, iat: 1_000, exp: 2_000 }, provider.key),
    ],
    ["without a subject", ({ sub: _sub, ...claims }) => forgeIdToken(claims, provider.key)],
    ["that is no token", () => "x.y"],
  ];
  test.each(ways)("%s", async (_name, forge) => {
    const { owner } = await makeNgo();
    provider.tamper((answer) => ({
      ...answer,
      id_token: forge({
        ...claimsIn(answer["id_token"]),
        email: owner.email,
        email_verified: true,
      }),
    }));
    expectRefused(await logIn(person(owner.email)), "failed");
    expect(await db.session.count({ where: { userId: owner.id } })).toBe(0);
  });

  test("a token forged with the right key is accepted: the cases above fail only for the reasons they name", async () => {
    const { owner } = await makeNgo();
    provider.tamper((answer) => ({
      ...answer,
      id_token: forgeIdToken(
        { ...claimsIn(answer["id_token"]), email: owner.email, email_verified: true },
        provider.key,
      ),
    }));
    expect(sessionIn(await logIn(person(owner.email)))).not.toBe("");
  });

  test("no token at all", async () => {
    provider.tamper(({ id_token: _token, ...answer }) => answer);
    expectRefused(await logIn(person(randomEmail())), "failed");
  });

  test("a discovery document of another issuer, with tokens that agree with it", async () => {
    const { owner } = await makeNgo();
    provider.changeDiscovery((document) => ({ ...document, issuer: "https://evil.example" }));
    provider.tamper((answer) => ({
      ...answer,
      id_token: forgeIdToken(
        {
          ...claimsIn(answer["id_token"]),
          iss: "https://evil.example",
          email: owner.email,
          email_verified: true,
        },
        provider.key,
      ),
    }));
    const answer = await logIn(person(owner.email), {}, (back) =>
      back.searchParams.set("iss", "https://evil.example"),
    );
    expectRefused(answer, "failed");
  });
});

describe("the provider is away", () => {
  test("at the beginning, and at the return: a sentence, no error of ours", async () => {
    const second = await startOidcProvider({
      ...client,
      redirectUri: `${env.appUrl}/api/auth/callback/openid`,
    });
    Object.assign(env, { openId: { ...env.openId, issuer: second.issuer, origin: second.issuer } });
    const { owner } = await makeNgo();
    const jar: Jar = new Map();
    const back = await second.authorize((await begin(jar)).location, person(owner.email));
    await second.stop();
    expectRefused(await begin(new Map()), "away");
    expectRefused(
      await begin(new Map(), { kind: "admin", next: "/admin/payouts" }),
      "away",
      "/admin/login",
    );
    expectRefused(await visit("GET", back.pathname + back.search, jar), "away");
  });

  test("a network that tries too often is asked to wait, and the provider is not asked", async () => {
    Object.assign(env, { rateLimitScale: 1 });
    try {
      const headers = { "x-forwarded-for": "192.0.2.99" };
      const form = { kind: "ngo" };
      for (let i = 0; i < 30; i++)
        await visit("POST", "/api/auth/signin/openid", new Map(), { form, headers });
      const before = provider.asked.length;
      expectRefused(
        await visit("POST", "/api/auth/signin/openid", new Map(), { form, headers }),
        "tooMany",
      );
      expectRefused(
        await visit("GET", "/api/auth/callback/openid?code=x&state=y", new Map(), { headers }),
        "tooMany",
      );
      expect(provider.asked.length).toBe(before);
    } finally {
      Object.assign(env, { rateLimitScale: 1000 });
    }
  });
});

describe("the other addresses of next-auth", () => {
  test("a sign-in that another site's form begins is refused", async () => {
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "" },
      { "sec-fetch-site": "cross-site" },
    ] as Record<string, string>[]) {
      expect(
        (await visit("POST", "/api/auth/signin/openid", new Map(), { form: {}, headers })).status,
      ).toBe(403);
    }
  });

  test("[finding 16] unused addresses do not exist", async () => {
    const odd = [
      "callback/ngo",
      "callback/admin",
      "callback/credentials",
      "signin",
      "signin/ngo",
      "error",
      "verify-request",
      "_log",
      "constructor",
      "__proto__",
      "session/x",
      "callback/openid/x",
    ];
    for (const at of odd) {
      for (const method of ["GET", "POST"] as const) {
        expect({
          at,
          ...(await visit(method, `/api/auth/${at}?callbackUrl=x`, new Map())),
        }).toMatchObject({ at, status: 404 });
      }
    }
    for (const [method, at] of [
      ["POST", "session"],
      ["POST", "csrf"],
      ["GET", "signout"],
      ["GET", "signin/openid"],
      ["POST", "callback/openid"],
    ] as const) {
      expect((await visit(method, `/api/auth/${at}`, new Map())).status).toBe(405);
    }
    Object.assign(env, { openId: null });
    expect((await visit("POST", "/api/auth/signin/openid", new Map(), { form: {} })).status).toBe(
      404,
    );
    expect((await visit("GET", "/api/auth/callback/openid?code=x&state=y", new Map())).status).toBe(
      404,
    );
    expect(await visit("GET", "/api/auth/providers", new Map())).toMatchObject({
      status: 200,
      text: "{}",
    });
  });

  test("session says who is logged in, sign-out ends the row", async () => {
    const { owner } = await makeNgo();
    const answer = await logIn(person(owner.email));
    const { jar } = answer;
    expect(JSON.parse((await visit("GET", "/api/auth/session", jar)).text)).toMatchObject({
      user: { id: owner.id },
    });
    const { csrfToken } = JSON.parse((await visit("GET", "/api/auth/csrf", jar)).text) as {
      csrfToken: string;
    };
    await visit("POST", "/api/auth/signout", new Map(jar), { form: { csrfToken: "x" } });
    expect(await db.session.findFirst({ where: { userId: owner.id } })).toMatchObject({
      revokedAt: null,
    });
    const out = await visit("POST", "/api/auth/signout", jar, {
      form: { csrfToken, callbackUrl: "https://evil.example" },
    });
    expect(out.status).toBe(303);
    expect(out.location).not.toContain("evil.example");
    expect(
      (await db.session.findFirstOrThrow({ where: { userId: owner.id } })).revokedAt,
    ).not.toBeNull();
  });
});

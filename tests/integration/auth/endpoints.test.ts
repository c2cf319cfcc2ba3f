import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, hours, minutes, nowMs, setClockForTests } from "@/lib/clock";
import { hashPassword } from "@/lib/auth/password";
import { sha256 } from "@/lib/auth/encryption";
import { logOutEverywhere } from "@/lib/users/log-out";
import { POST as adminLogin } from "@/app/api/v1/admin/login/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { POST as logout } from "@/app/api/v1/auth/logout/route";
import { POST as login } from "@/app/api/v1/ngos/login/route";
import { PUT as updateProfile } from "@/app/api/v1/ngos/update-profile/route";
import { GET as unknownGet, POST as unknownPost } from "@/app/api/v1/[[...rest]]/route";
import { actorOf, makeAdmin, makeNgo, randomEmail } from "@/tests/support/factories";
import { call, sessionOf } from "@/tests/support/call";

const password = "pull the rope";
let passwordHash: string;
beforeAll(async () => void (passwordHash = await hashPassword(password)));

async function signedIn(fields: Record<string, unknown> = {}) {
  const { ngo, owner } = await makeNgo(fields);
  await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
  const answer = await call(login, { body: { email: owner.email, password } });
  expect(answer.status).toBe(200);
  return {
    ngo,
    owner,
    cookie: sessionOf(answer),
    token: answer.body.data["token"] as unknown as string,
    answer,
  };
}

describe("login", () => {
  test("[ACCT-026] [ACCT-027] [ACCT-077] [ACCT-078] [API-026] a session cookie and an opaque token, both for the same actor", async () => {
    const { answer, token, cookie, owner } = await signedIn();
    const set = answer.cookies.find((c) => c.startsWith("next-auth.session-token="))!;
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Lax/);
    expect(set).toMatch(/Path=\//);
    expect(set.length).toBeLessThan(4096);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await db.apiToken.findFirst({ where: { userId: owner.id } })).toMatchObject({
      tokenHash: sha256(token),
    });
    const [byCookie, byToken] = await Promise.all([call(me, { cookie }), call(me, { token })]);
    expect(byCookie.body).toEqual(byToken.body); // ACCT-025, ACCT-030
    expect(byToken.body.data).toMatchObject({
      user: {
        email: owner.email,
        role: "ngo",
        isVerified: true,
        status: "approved",
        profileComplete: true,
      },
    });
  });

  test("[ACCT-023] [ACCT-088] [ERR-071] unknown e-mail, wrong password, the other kind and a disabled person get the same answer", async () => {
    const { owner, cookie } = await signedIn();
    const admin = await makeAdmin({ passwordHash });
    const gone = (await makeNgo()).owner;
    await db.user.update({
      where: { id: gone.id },
      data: { passwordHash, disabledAt: new Date() },
    });
    const answers = [];
    for (const [email, tried] of [
      [randomEmail(), password],
      [owner.email, "wrong wrong"],
      [admin.email, password],
      [gone.email, password],
      ["not an address", password],
    ] as const)
      answers.push(await call(login, { body: { email, password: tried } }));
    for (const a of answers)
      expect({ status: a.status, body: a.body, cookies: a.cookies }).toEqual({
        status: 401,
        body: { success: false, error: "Login failed", code: "unauthenticated" },
        cookies: [],
      });
    expect((await call(adminLogin, { body: { email: owner.email, password } })).body.error).toBe(
      "An error occurred during login.",
    );
    expect((await call(adminLogin, { body: { email: admin.email, password } })).status).toBe(200);
    const beside = await call(login, {
      body: { email: owner.email, password: "wrong wrong" },
      cookie,
    });
    expect(beside).toMatchObject({ status: 401, cookies: [] });
    expect((await call(me, { cookie })).status).toBe(200);
  });

  /** Real limits, with all counters at zero. */
  async function limited(play: () => Promise<void>): Promise<void> {
    await Promise.all([db.rateLimit.deleteMany(), db.loginAttempt.deleteMany()]);
    Object.assign(env, { rateLimitScale: 1 });
    try {
      await play();
    } finally {
      Object.assign(env, { rateLimitScale: 1000 });
    }
  }

  test("[ACCT-094] [ACCT-023] [ERR-083] five tries for an account from one network, twenty from an address, the right password counts too", async () => {
    const { owner } = await signedIn();
    const headers = { "x-forwarded-for": "192.0.2.76" };
    await limited(async () => {
      for (let i = 0; i < 5; i++)
        expect(
          (await call(login, { body: { email: owner.email, password: "wrong wrong" }, headers }))
            .status,
        ).toBe(401);
      const refused = await call(login, {
        body: { email: owner.email.toUpperCase(), password },
        headers,
      });
      expect(refused).toMatchObject({
        status: 429,
        body: {
          error: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
        },
      });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
      expect(
        (
          await call(login, {
            body: { email: owner.email, password },
            headers: { "x-forwarded-for": "192.0.2.78" },
          })
        ).status,
      ).toBe(200);
      const other = { "x-forwarded-for": "192.0.2.77" };
      for (let i = 0; i < 20; i++)
        expect(
          (await call(login, { body: { email: randomEmail(), password }, headers: other })).status,
        ).toBe(401);
      expect(
        (await call(login, { body: { email: randomEmail(), password }, headers: other })).status,
      ).toBe(429);
    });
  });

  test("[ACCT-094] forty at once for one account from one network: five are looked at", async () => {
    const email = randomEmail();
    await limited(async () => {
      const all = await Promise.all(
        Array.from({ length: 40 }, () =>
          call(login, {
            body: { email, password: "wrong wrong" },
            headers: { "x-forwarded-for": "2001:db8:1:1::7" },
          }),
        ),
      );
      expect(all.filter((a) => a.status === 401)).toHaveLength(5);
      expect(all.filter((a) => a.status === 429)).toHaveLength(35);
    });
  });
});

describe("credentials", () => {
  test("[ACCT-083] [API-030] logging out ends the credential it came with, and only that one", async () => {
    const { owner, cookie, token } = await signedIn();
    const other = sessionOf(await call(login, { body: { email: owner.email, password } }));
    const out = await call(logout, { method: "POST", cookie });
    expect(out).toMatchObject({
      status: 200,
      body: { message: "You have been logged out successfully" },
    });
    expect(out.cookies.some((c) => /session-token=;.*Max-Age=0/.test(c))).toBe(true);
    expect((await call(me, { cookie })).status).toBe(401);
    expect((await call(me, { cookie: other })).status).toBe(200);
    expect((await call(me, { token })).status).toBe(200);
    expect(await call(logout, { method: "POST", token })).toMatchObject({
      status: 200,
      cookies: [],
    });
    expect((await call(me, { token })).status).toBe(401); // ACCT-080
    expect((await call(me, { cookie: other })).status).toBe(200);
  });

  test("[ACCT-036] [ACCT-039] everywhere ends them all, and the old epoch's with them", async () => {
    const { owner, cookie, token } = await signedIn();
    await logOutEverywhere(await actorOf(owner));
    expect((await call(me, { cookie })).status).toBe(401);
    expect((await call(me, { token })).status).toBe(401);
    expect(
      (
        await call(me, {
          cookie: sessionOf(await call(login, { body: { email: owner.email, password } })),
        })
      ).status,
    ).toBe(200);
  });

  test("[ACCT-038] [ACCT-050] [ACCT-071] [ACCT-075] a person or member who is disabled is out on the next call", async () => {
    const one = await signedIn();
    await db.user.update({ where: { id: one.owner.id }, data: { disabledAt: new Date() } });
    for (const credential of [{ cookie: one.cookie }, { token: one.token }])
      expect((await call(me, credential)).status).toBe(401);
  });

  test("[ACCT-048] [ACCT-049] what a cookie's organisation may do is read fresh", async () => {
    const { ngo, cookie } = await signedIn({ status: "pending", profileComplete: true });
    expect((await call(me, { cookie })).body.data).toMatchObject({
      user: { status: "pending", isVerified: false },
    });
    await db.ngo.update({
      where: { id: ngo.id },
      data: {
        status: "approved",
        approvedAt: new Date(),
        verifiedUntil: new Date(Date.now() + 1e10),
      },
    });
    expect((await call(me, { cookie })).body.data).toMatchObject({
      user: { status: "approved", isVerified: true },
    });
  });

  test("[ACCT-084] idle and absolute ends, for organisations and for admins", async () => {
    const admin = await makeAdmin({ passwordHash });
    const start = nowMs();
    const at = (ms: number) => setClockForTests(new Date(start + ms));
    const fresh = async (handler: unknown, email: string) =>
      sessionOf(await call(handler, { body: { email, password } }));
    const { owner } = await signedIn();
    try {
      let cookie = await fresh(login, owner.email);
      at(hours(12) - minutes(1));
      expect((await call(me, { cookie })).status).toBe(200);
      at(hours(24) - minutes(2));
      expect((await call(me, { cookie })).status).toBe(200);
      at(hours(37));
      expect((await call(me, { cookie })).status).toBe(401);
      at(0);
      cookie = await fresh(login, owner.email);
      const row = await db.session.findFirstOrThrow({
        where: { userId: owner.id },
        orderBy: { createdAt: "desc" },
      });
      expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(days(7));
      cookie = await fresh(adminLogin, admin.email);
      at(minutes(29));
      expect((await call(me, { cookie })).status).toBe(200);
      at(minutes(60));
      expect((await call(me, { cookie })).status).toBe(401);
      const adminRow = await db.session.findFirstOrThrow({ where: { userId: admin.id } });
      expect(adminRow.expiresAt.getTime() - adminRow.createdAt.getTime()).toBe(hours(12));
    } finally {
      setClockForTests(null);
    }
  });

  test("[ACCT-079] a token lives 30 days, whether or not it is used", async () => {
    const { token } = await signedIn();
    try {
      setClockForTests(new Date(Date.now() + days(29)));
      expect((await call(me, { token })).status).toBe(200);
      setClockForTests(new Date(Date.now() + days(31)));
      expect((await call(me, { token })).status).toBe(401);
    } finally {
      setClockForTests(null);
    }
  });

  test("[ACCT-044] [ACCT-081] [ACCT-032] forged, foreign and misplaced credentials", async () => {
    const { owner, cookie, token } = await signedIn();
    const name = "next-auth.session-token";
    const jwt = cookie.slice(name.length + 1);
    const foreign = await encode({
      token: { sid: "ses_x", sub: owner.id },
      secret: "another secret of some length",
    });
    const noRow = await encode({
      token: { sid: "ses_00000000000000000000", sub: owner.id },
      secret: env.AUTH_SECRET!,
    });
    const session = await db.session.findFirstOrThrow({ where: { userId: owner.id } });
    const otherUser = await encode({
      token: { sid: session.id, sub: (await makeAdmin()).id },
      secret: env.AUTH_SECRET!,
    });
    for (const bad of [
      `${jwt}x`,
      foreign,
      noRow,
      otherUser,
      "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.",
      "%E0%A4%A",
      "x".repeat(9000),
    ]) {
      const answer = await call(me, { cookie: `${name}=${bad}` });
      expect(answer).toMatchObject({
        status: 401,
        body: { error: "Authentication failed: Your session has expired" },
      });
      expect(answer.cookies.some((c) => c.startsWith(`${name}=;`))).toBe(true);
    }
    for (const bearer of [
      jwt,
      "%E0%A4%A",
      "",
      "x".repeat(8000),
      `${token}x`,
      sha256(token).slice(0, 43),
    ]) {
      const answer = await call(me, { headers: { authorization: `Bearer ${bearer}` }, cookie });
      expect(answer).toMatchObject({ status: 401, cookies: [] }); // ACCT-087: a valid cookie next to it is ignored, and kept
    }
    expect((await call(me, { cookie })).status).toBe(200);
  });

  test("[ACCT-087] the bearer counts when both are sent", async () => {
    const one = await signedIn();
    const two = await signedIn();
    expect((await call(me, { cookie: one.cookie, token: two.token })).body.data).toMatchObject({
      user: { email: two.owner.email },
    });
  });
});

describe("own origin", () => {
  test("[ACCT-082] [ACCT-091] a change with the cookie must come from this site; a bearer call need not", async () => {
    const { cookie, token } = await signedIn();
    const change = (headers: Record<string, string>, credential: object) =>
      call(updateProfile, {
        method: "PUT",
        body: { description: "Water" },
        headers,
        ...credential,
      });
    expect((await change({}, { cookie })).status).toBe(200);
    expect((await change({ origin: "", "sec-fetch-site": "same-origin" }, { cookie })).status).toBe(
      200,
    );
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "" },
    ];
    for (const headers of foreign)
      expect(await change(headers, { cookie })).toMatchObject({
        status: 403,
        body: { code: "foreign_origin" },
      });
    expect((await change({ origin: "" }, { token })).status).toBe(200);
  });

  test("[ACCT-090] login from another site", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign)
      expect(
        (await call(login, { body: { email: "a@b.example", password }, headers })).status,
      ).toBe(403);
  });

  test("[ACCT-047] a header that skips the middleware changes nothing", async () => {
    const answer = await call(me, {
      headers: {
        "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
      },
    });
    expect(answer.status).toBe(401);
  });
});

test("[API] an unknown path: 404 in the envelope, by every method", async () => {
  for (const [handler, method] of [
    [unknownGet, "GET"],
    [unknownPost, "POST"],
  ] as const)
    expect(await call(handler, { method, params: {} })).toMatchObject({
      status: 404,
      body: { success: false, code: "not_found" },
    });
});

import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hashPassword } from "@/lib/auth/password";
import { currentActor } from "@/lib/auth/current-actor";
import { endAllCredentials, openSession } from "@/lib/auth/sessions";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { idle } from "@/lib/http/action-state";
import { adminLogIn, ngoLogIn } from "@/lib/users/actions";
import { completeLoginAction, loginPasskeyAction } from "@/lib/users/second-factor-actions";
import { confirmFactor } from "@/lib/second-factor/confirm-factor";
import { pendingCookieName } from "@/lib/second-factor/pending-login";
import { POST as adminLogin } from "@/app/api/v1/admin/login/route";
import { POST as ngoLogin } from "@/app/api/v1/ngos/login/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { GET as adminNgos } from "@/app/api/v1/admin/ngos/route";
import { makeAdmin, makeNgo } from "@/tests/support/factories";
import { call } from "@/tests/support/call";
import { Left, seen } from "@/tests/support/next-mocks";
import { digits, setUpApp, setUpPasskey, withSession } from "@/tests/support/second-factor";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

const password = "a quiet river";
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

/** An organisation's owner, or an administrator, with an authenticator app. */
async function withApp(kind: "ngo" | "admin") {
  const user = kind === "admin" ? await makeAdmin({ passwordHash }) : (await makeNgo()).owner;
  await db.user.update({ where: { id: user.id }, data: { passwordHash } });
  const { secret, codes } = await setUpApp((await withSession(user)).actor);
  return { user, secret, codes: codes! };
}

type Act = typeof completeLoginAction;
/**
 * Submits a form as a browser would.
 * @returns the redirect, or the state, and the cookies that were set
 */
async function press(
  action: unknown,
  fields: Record<string, string>,
  cookie = "",
  address = "198.51.100.9",
) {
  seen.headers = new Headers({
    origin: env.appOrigin,
    "x-forwarded-for": address,
    ...(cookie ? { cookie } : {}),
  });
  seen.set.length = 0;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  let to: string | null = null;
  let state: Awaited<ReturnType<Act>> | null = null;
  try {
    state = await (action as Act)(idle, form);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    to = error.to;
  }
  const set = Object.fromEntries(seen.set.map((c) => [c.name, c.value]));
  return {
    to,
    state,
    set,
    code: state?.status === "error" ? state.code : null,
    session: set[sessionCookieName],
  };
}

async function begin(kind: "ngo" | "admin", email: string, next = "") {
  const first = await press(kind === "admin" ? adminLogIn : ngoLogIn, { email, password, next });
  return { ...first, pending: `${pendingCookieName}=${first.set[pendingCookieName] ?? ""}` };
}

describe("in a browser", () => {
  test.each(["ngo", "admin"] as const)(
    "[OP-127] %s: the right password opens nothing by itself; the code opens the session",
    async (kind) => {
      const { user, secret } = await withApp(kind);
      const before = await db.session.count({ where: { userId: user.id } });
      const first = await begin(
        kind,
        user.email,
        kind === "admin" ? "/admin/payouts" : "/dashboard?tab=donors",
      );
      expect(first.to).toBe("/login/second-factor");
      expect(first.session).toBeUndefined();
      expect(await db.session.count({ where: { userId: user.id } })).toBe(before);
      const wrong = await press(
        completeLoginAction,
        { code: "000000", passkey: "" },
        first.pending,
      );
      expect(wrong.state).toMatchObject({ status: "error", issues: [{ path: "code" }] });
      const second = await press(
        completeLoginAction,
        { code: digits(secret), passkey: "" },
        first.pending,
      );
      expect(second.to).toBe(kind === "admin" ? "/admin/payouts" : "/dashboard?tab=donors");
      expect(second.session).toBeTruthy();
      const { actor } = await currentActor(
        new Headers({ cookie: `${sessionCookieName}=${second.session}` }),
      );
      expect(actor).toMatchObject({
        kind: "user",
        userId: user.id,
        secondFactor: { has: true, missing: false },
      });
      // used up
      expect(
        await press(completeLoginAction, { code: digits(secret, 1), passkey: "" }, first.pending),
      ).toMatchObject({ code: "unauthenticated" });
    },
  );

  test("with a passkey; its challenge belongs to that pending login", async () => {
    const { owner } = await makeNgo();
    await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
    const { device } = await setUpPasskey((await withSession(owner)).actor);
    const [one, two] = [await begin("ngo", owner.email), await begin("ngo", owner.email)];
    const ask = async (pending: string) => {
      const { state } = await press(loginPasskeyAction, {}, pending);
      return (state as { data: { challenge: string; allowCredentials: { id: string }[] } }).data;
    };
    const options = await ask(one.pending);
    expect(options.allowCredentials.map((c) => c.id)).toEqual([device.id]);
    expect(
      await press(completeLoginAction, { passkey: device.sign(options) }, two.pending),
    ).toMatchObject({ code: "invalid" });
    expect(
      (
        await press(
          completeLoginAction,
          { passkey: device.sign(await ask(one.pending)) },
          one.pending,
        )
      ).session,
    ).toBeTruthy();
  });

  test("a recovery code opens it once", async () => {
    const { user, codes } = await withApp("ngo");
    expect(
      (
        await press(
          completeLoginAction,
          { code: codes[0]! },
          (await begin("ngo", user.email)).pending,
        )
      ).session,
    ).toBeTruthy();
    expect(
      await press(
        completeLoginAction,
        { code: codes[0]! },
        (await begin("ngo", user.email)).pending,
      ),
    ).toMatchObject({ code: "invalid" });
  });

  test("five tries, then the login begins anew, also for the right code; many at once get no more", async () => {
    const { user, secret } = await withApp("ngo");
    const { pending } = await begin("ngo", user.email);
    const many = await Promise.all(
      Array.from({ length: 12 }, (_x, i) =>
        press(completeLoginAction, { code: `11111${i % 10}` }, pending),
      ),
    );
    expect(many.filter((one) => one.code === "invalid").length).toBeLessThanOrEqual(5);
    expect(await press(completeLoginAction, { code: digits(secret) }, pending)).toMatchObject({
      code: "unauthenticated",
      session: undefined,
    });
    expect(
      await db.pendingLogin.findFirst({
        where: { userId: user.id },
        orderBy: { createdAt: "desc" },
      }),
    ).toMatchObject({ tries: 5, usedAt: null });
  });

  test("one pending login opens one session, whatever comes at once; an expired, ended or disabled one opens none", async () => {
    const { user, codes } = await withApp("ngo");
    const { pending } = await begin("ngo", user.email);
    // five different valid codes at once
    const at = await Promise.all(
      codes.slice(0, 5).map((code) => press(completeLoginAction, { code }, pending)),
    );
    expect(at.filter((one) => one.session !== undefined || one.to !== null).length).toBeGreaterThan(
      0,
    );
    expect(
      await db.session.count({
        where: {
          userId: user.id,
          createdAt: { gt: new Date(Date.now() - 5_000) },
          revokedAt: null,
          secondFactorAt: { not: null },
        },
      }),
    ).toBeLessThanOrEqual(2); // the one with which it was set up, and one more
    const late = await begin("ngo", user.email);
    await db.pendingLogin.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await press(completeLoginAction, { code: codes[6]! }, late.pending)).toMatchObject({
      code: "unauthenticated",
    });
    const changed = await begin("ngo", user.email);
    await endAllCredentials(user.id); // the password was changed meanwhile
    expect(await press(completeLoginAction, { code: codes[7]! }, changed.pending)).toMatchObject({
      code: "unauthenticated",
    });
    const disabled = await begin("ngo", user.email);
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    expect(await press(completeLoginAction, { code: codes[8]! }, disabled.pending)).toMatchObject({
      code: "unauthenticated",
    });
  });

  const openSince = (userId: string, at: Date) =>
    db.session.count({ where: { userId, createdAt: { gte: at } } });
  const codesLeft = (userId: string) => db.recoveryCode.count({ where: { userId, usedAt: null } });

  test("[T3-13] four recovery codes at once on one pending login: one session, one code used, and one mail of it", async () => {
    const { user, codes } = await withApp("ngo");
    const { pending } = await begin("ngo", user.email);
    const at = new Date();
    const all = await Promise.all(
      codes
        .slice(0, 4)
        .map((code, i) => press(completeLoginAction, { code }, pending, `198.51.100.${i + 20}`)),
    );
    expect(all.filter((one) => one.to !== null).length).toBe(1);
    expect(all.filter((one) => one.code === "unauthenticated").length).toBe(3);
    expect([await openSince(user.id, at), await codesLeft(user.id)]).toEqual([1, 9]);
    expect(
      await db.job.count({
        where: {
          kind: "mail.second_factor",
          dedupeKey: { startsWith: `second_factor:${user.id}:recovery_used` },
        },
      }),
    ).toBe(1);
  });

  test("[T3-13] a code and a passkey at once on one pending login: one session, and one of the two used", async () => {
    const { owner } = await makeNgo();
    await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
    const { device, codes } = await setUpPasskey((await withSession(owner)).actor);
    const { pending } = await begin("ngo", owner.email);
    const { state } = await press(loginPasskeyAction, {}, pending);
    const options = (state as { data: { challenge: string } }).data;
    const before = await db.passkey.findFirstOrThrow({ where: { userId: owner.id } });
    const at = new Date();
    const all = await Promise.all([
      press(completeLoginAction, { passkey: device.sign(options, { counter: 50 }) }, pending),
      press(completeLoginAction, { code: codes![0]! }, pending),
    ]);
    expect(all.filter((one) => one.to !== null)).toHaveLength(1);
    expect(await openSince(owner.id, at)).toBe(1);
    const after = await db.passkey.findFirstOrThrow({ where: { userId: owner.id } });
    const used = [after.counter !== before.counter, (await codesLeft(owner.id)) === 9];
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test("[T3-13] a session that has ended uses up no code", async () => {
    const { user, codes, secret } = await withApp("ngo");
    const session = await withSession(user, true);
    await db.session.update({ where: { id: session.sessionId }, data: { revokedAt: new Date() } });
    for (const code of [codes[0]!, digits(secret)])
      await expect(confirmFactor(session.actor, { code })).rejects.toMatchObject({
        code: "unauthenticated",
      });
    expect(await codesLeft(user.id)).toBe(10);
    const open = await withSession(user, true);
    await confirmFactor(open.actor, { code: digits(secret) });
    await confirmFactor(open.actor, { code: codes[0]! });
  });

  test("a pending login is nobody: as its own cookie, as the session's, as a token", async () => {
    const { user } = await withApp("admin");
    const { pending, set } = await begin("admin", user.email);
    const secret = set[pendingCookieName]!;
    for (const headers of [
      { cookie: pending },
      { cookie: `${sessionCookieName}=${secret}` },
      { authorization: `Bearer ${secret}` },
    ]) {
      expect(
        (await currentActor(new Headers(headers as unknown as Record<string, string>))).actor.kind,
      ).toBe("visitor");
      expect(
        (await call(me, { headers: headers as unknown as Record<string, string> })).status,
      ).toBe(401);
      expect(
        (await call(adminNgos, { headers: headers as unknown as Record<string, string> })).status,
      ).toBe(401);
    }
  });

  test("a session of an account with a factor is not opened without it, whoever asks", async () => {
    const { user } = await withApp("ngo");
    await expect(openSession({ id: user.id, role: "ngo", sessionEpoch: 0 })).rejects.toThrow(
      /second factor/,
    );
  });
});

describe("by call", () => {
  test.each([
    ["ngo", ngoLogin],
    ["admin", adminLogin],
  ] as const)(
    "%s: 401 second_factor_required without a code or with a wrong one, nothing set; with it as always",
    async (kind, login) => {
      const { user, secret, codes } = await withApp(kind);
      const body = { email: user.email, password };
      const before = await db.apiToken.count({ where: { userId: user.id } });
      for (const more of [{}, { code: "" }, { code: "000000" }, { code: "not-a-code-at-all" }]) {
        const answer = await call(login, { body: { ...body, ...more } });
        expect([answer.status, answer.body.code, answer.cookies]).toEqual([
          401,
          "second_factor_required",
          [],
        ]);
      }
      // a wrong password must not reveal that there is a factor
      expect(
        (await call(login, { body: { ...body, password: "wrong wrong", code: digits(secret) } }))
          .body.code,
      ).toBe("unauthenticated");
      expect(await db.apiToken.count({ where: { userId: user.id } })).toBe(before);
      const answer = await call(login, { body: { ...body, code: digits(secret) } });
      expect(answer.status).toBe(200);
      const token = String((answer.body.data as Record<string, unknown>)["token"]);
      expect((await call(me, { token })).status).toBe(200);
      expect((await call(login, { body: { ...body, code: digits(secret) } })).body.code).toBe(
        "second_factor_required",
      );
      expect((await call(login, { body: { ...body, code: codes[0]! } })).status).toBe(200);
    },
  );
});

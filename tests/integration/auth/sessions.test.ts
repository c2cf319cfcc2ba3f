import { beforeAll, beforeEach, afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, hours, minutes, nowMs, setClockForTests } from "@/lib/clock";
import { hashPassword } from "@/lib/auth/password";
import { knownCookieName } from "@/lib/auth/browser";
import { runDueJobs } from "@/lib/worker/run";
import { administrators } from "@/lib/users/administrators";
import {
  disableAdministrator,
  enableAdministrator,
  endAdministratorSessions,
} from "@/lib/users/change-administrator";
import { endOthers, endSession, endToken } from "@/lib/users/end-session";
import { forgetCredentials } from "@/lib/users/forget-credentials";
import { makeLink } from "@/lib/users/one-time-link";
import { requestReset, resetPassword } from "@/lib/users/reset-password";
import { ownSessions } from "@/lib/users/session-queries";
import { currentActor } from "@/lib/auth/current-actor";
import { securityRows } from "@/lib/audit/security-queries";
import { POST as adminLogin } from "@/app/api/v1/admin/login/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { GET as adminNgos } from "@/app/api/v1/admin/ngos/route";
import { POST as login } from "@/app/api/v1/ngos/login/route";
import { POST as register } from "@/app/api/v1/ngos/register/route";
import { GET as documentOf } from "@/app/documents/[id]/route";
import { newId } from "@/lib/ids";
import { storeFile } from "@/lib/storage/store";
import { GET as sessionEnded } from "@/app/session-ended/route";
import {
  actorOf,
  makeAdmin,
  makeMember,
  makeNgo,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { call, sessionOf, type Answer } from "@/tests/support/call";
import { mailsTo } from "@/tests/support/mails";

vi.setConfig({ testTimeout: 120_000 }); // each test logs in many times; generous, for a busy machine

const password = "pull the rope";
const wrong = "wrong wrong";
let passwordHash: string;
beforeAll(async () => void (passwordHash = await hashPassword(password)));

async function member(fields: Record<string, unknown> = {}) {
  const { ngo, owner } = await makeNgo(fields);
  await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
  return { ngo, owner };
}
const knownOf = (answer: Answer): string =>
  answer.cookies.find((c) => c.startsWith(`${knownCookieName}=`))?.split(";")[0] ?? "";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const enter = (
  email: string,
  more: { from?: string; cookie?: string; tried?: string; agent?: string } = {},
) =>
  call(login, {
    body: { email, password: more.tried ?? password },
    headers: { "x-forwarded-for": more.from ?? "192.0.2.1", "user-agent": more.agent ?? firefox },
    ...(more.cookie ? { cookie: more.cookie } : {}),
  });
async function mails(to: string, kind: string) {
  await runDueJobs();
  return (await mailsTo(to)).filter((mail) => mail.kind === kind);
}

describe("logins", () => {
  test("[A6] a login ends the session that the request came with, whatever bearer stands beside it, and makes a new one", async () => {
    const { owner } = await member();
    const first = sessionOf(await enter(owner.email));
    const second = sessionOf(await enter(owner.email, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await call(me, { cookie: first })).status).toBe(401);
    expect((await call(me, { cookie: second })).status).toBe(200);
    const elsewhere = await enter(owner.email);
    const third = await call(login, {
      body: { email: owner.email, password },
      cookie: second,
      token: elsewhere.body.data["token"] as unknown as string,
    });
    expect(third.status).toBe(200);
    expect((await call(me, { cookie: second })).status).toBe(401);
    expect((await call(me, { cookie: sessionOf(elsewhere) })).status).toBe(200);
    // another person's login in the same browser ends it too; a wrong password ends nothing
    const fourth = sessionOf(third);
    expect((await enter(owner.email, { cookie: fourth, tried: wrong })).status).toBe(401);
    expect((await call(me, { cookie: fourth })).status).toBe(200);
    await enter((await member()).owner.email, { cookie: fourth });
    expect((await call(me, { cookie: fourth })).status).toBe(401);
  });

  test("[I18N-008] pages speak the language of the account, where the browser has chosen none and the address names none", async () => {
    const { owner } = await member();
    await db.user.update({ where: { id: owner.id }, data: { locale: "fr" } });
    const answer = await enter(owner.email);
    const cookie = sessionOf(answer);
    const spoken = async (headers: Record<string, string>) =>
      (await currentActor(new Headers(headers))).actor.locale;
    expect(await spoken({ cookie })).toBe("fr");
    expect(await spoken({ cookie: `${cookie}; lang=af` })).toBe("af");
    expect(await spoken({ cookie, "x-locale": "pt" })).toBe("pt");
    expect(await spoken({})).toBe("en");
    const token = answer.body.data["token"] as unknown as string;
    expect(await spoken({ authorization: `Bearer ${token}` })).toBe("en"); // calls are answered as before
    await db.user.update({ where: { id: owner.id }, data: { locale: "xx" } });
    expect(await spoken({ cookie })).toBe("en");
  });

  test("a login in a new browser is mailed once, without the browser's own text; the first login of an account is not", async () => {
    const email = randomEmail();
    const signedUp = await call(register, {
      body: { name: `Maji ${randomText(2)}`, email, password },
    });
    await db.user.update({ where: { email }, data: { emailConfirmedAt: new Date() } });
    const known = knownOf(signedUp);
    expect(known).not.toBe("");
    expect((await enter(email, { cookie: known })).status).toBe(200);
    expect(await mails(email, "new_browser")).toEqual([]);
    const fresh = await enter(email, {
      from: "198.51.100.77",
      agent: "<b>evil</b> Firefox/1 Windows",
    });
    const [mail, more] = await mails(email, "new_browser");
    expect(more).toBeUndefined();
    expect(mail!.text).toContain("Firefox, Windows, network 198.51.100.x");
    expect(mail!.html).not.toMatch(/\bevil\b/);
    await enter(email, { cookie: knownOf(fresh), from: "203.0.113.9" });
    expect(await mails(email, "new_browser")).toHaveLength(1);
    const stored = await db.knownBrowser.findMany({ where: { user: { email } } });
    expect(JSON.stringify(stored)).not.toContain(known.slice(known.indexOf("=") + 1, -30)); // only hashes
  });

  test("a known-browser cookie of somebody else's making, or known to another account, is not known", async () => {
    const one = await member();
    const two = await member();
    const known = knownOf(await enter(one.owner.email));
    await enter(two.owner.email);
    await enter(two.owner.email, { cookie: known });
    expect(await mails(two.owner.email, "new_browser")).toHaveLength(1);
    await enter(one.owner.email, { cookie: `${known}x` });
    expect(await mails(one.owner.email, "new_browser")).toHaveLength(1);
  });

  test("ten wrong passwords in a day are mailed to the account's person once; for an unknown address nothing is", async () => {
    const { owner } = await member();
    for (let i = 0; i < 14; i++) await enter(owner.email, { tried: wrong });
    expect(await mails(owner.email, "failed_logins")).toHaveLength(1);
    const nobody = randomEmail();
    for (let i = 0; i < 12; i++) await enter(nobody, { tried: wrong });
    expect(await mails(nobody, "failed_logins")).toEqual([]);
  });
});

describe("locking out (OP-128)", () => {
  beforeEach(async () => {
    await Promise.all([db.rateLimit.deleteMany(), db.loginAttempt.deleteMany()]);
    Object.assign(env, { rateLimitScale: 1 });
  });
  afterEach(() => {
    Object.assign(env, { rateLimitScale: 1000 });
    setClockForTests(null);
  });
  const address = () =>
    `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

  test("[A3] [ACCT-094] strangers' wrong passwords lock neither the owner's browser nor another network; not even when the attack comes from the owner's own address", async () => {
    const { owner } = await member();
    const known = knownOf(await enter(owner.email, { from: "192.0.2.10" }));
    for (let i = 0; i < 8; i++) await enter(owner.email, { from: "192.0.2.10", tried: wrong });
    expect((await enter(owner.email, { from: "192.0.2.10" })).status).toBe(429);
    expect((await enter(owner.email, { from: "192.0.2.10", cookie: known })).status).toBe(200);
    expect((await enter(owner.email, { from: "203.0.113.200" })).status).toBe(200);
  });

  test("[A3] beyond fifty tries an hour from everywhere, unknown browsers wait, doubling; a known one does not, and a reset opens the way", async () => {
    const { owner } = await member();
    const known = knownOf(await enter(owner.email));
    const waits: number[] = [];
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++)
      statuses.push((await enter(owner.email, { from: address(), tried: wrong })).status);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(50);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(52);
    const start = nowMs();
    for (let i = 0, at = 0; i < 3; i++) {
      const refused = await enter(owner.email, { from: address(), tried: wrong });
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers.get("retry-after")));
      at += waits.at(-1)! * 1_000 + 1_000;
      setClockForTests(new Date(start + at));
      expect((await enter(owner.email, { from: address(), tried: wrong })).status).toBe(401);
    }
    expect(waits[1]! / waits[0]!).toBeGreaterThan(1.8);
    expect(waits[2]! / waits[1]!).toBeGreaterThan(1.8);
    expect((await enter(owner.email, { from: address() })).status).toBe(429);
    expect((await enter(owner.email, { from: address(), cookie: known })).status).toBe(200);
    const { actor } = await currentActor(new Headers({ "x-forwarded-for": address() }));
    const reset = await resetPassword(actor, {
      token: await makeLink("reset_password", owner),
      password: "a new strong rope",
    });
    const cookie = reset.cookies.map((c) => `${c.name}=${c.value}`).join("; ");
    expect(
      (await enter(owner.email, { from: address(), cookie, tried: "a new strong rope" })).status,
    ).toBe(200);
  });

  test("waits of one account and network double, and the right password forgives", async () => {
    const { owner } = await member();
    const start = nowMs();
    const from = address();
    for (let i = 0; i < 5; i++)
      expect((await enter(owner.email, { from, tried: wrong })).status).toBe(401);
    expect(Number((await enter(owner.email, { from })).headers.get("retry-after"))).toBeGreaterThan(
      14 * 60,
    );
    setClockForTests(new Date(start + minutes(16)));
    expect((await enter(owner.email, { from, tried: wrong })).status).toBe(401);
    expect(Number((await enter(owner.email, { from })).headers.get("retry-after"))).toBeGreaterThan(
      29 * 60,
    );
    setClockForTests(new Date(start + minutes(16 + 31)));
    expect((await enter(owner.email, { from })).status).toBe(200);
    for (let i = 0; i < 5; i++)
      expect((await enter(owner.email, { from, tried: wrong })).status).toBe(401);
  });

  test("[R1r] a hundred tries from one /24 or /48, then its other addresses wait too", async () => {
    for (const [at, outside] of [
      [(i: number) => `198.19.7.${i}`, "198.19.8.1"],
      [(i: number) => `2001:db8:77:${i}::1`, "2001:db8:78::1"],
    ] as const) {
      for (let i = 0; i < 100; i += 20) {
        const batch = await Promise.all(
          Array.from({ length: 20 }, (_x, n) =>
            enter(randomEmail(), { from: at(i + n), tried: wrong }),
          ),
        );
        expect(batch.map((a) => a.status)).toEqual(Array<number>(20).fill(401));
      }
      expect((await enter(randomEmail(), { from: at(200), tried: wrong })).status).toBe(429);
      expect((await enter(randomEmail(), { from: outside, tried: wrong })).status).toBe(401);
    }
  });

  test("nobody keeps a person from a reset by asking for it, and a link in hand works from a network that is over its limit", async () => {
    const { owner } = await member();
    for (let i = 0; i < 12; i++)
      await requestReset({ ...visitor, address: address() }, { email: owner.email });
    expect((await mails(owner.email, "reset_password")).length).toBeLessThanOrEqual(3);
    await requestReset({ ...visitor, address: address() }, { email: owner.email });
    const link = /reset-password\/([\w-]+)/.exec(
      (await mails(owner.email, "reset_password")).at(-1)!.text,
    )![1]!;
    const from = { ...visitor, address: "192.0.2.99" };
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        resetPassword(from, { token: "none", password: "a new strong rope" }).catch(
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(tries.filter((code) => code === "rate_limited")).toHaveLength(3);
    expect(await resetPassword(from, { token: link, password: "a new strong rope" })).toMatchObject(
      { role: "ngo" },
    );
  });
});

describe("resets", () => {
  test("[A12] a reset and a change make every other link, session and token dead, links asked for before too", async () => {
    const { owner } = await member();
    const session = await enter(owner.email);
    const [first, second] = [
      await makeLink("reset_password", owner),
      await makeLink("reset_password", owner),
    ];
    const elsewhere = await makeLink("confirm_email", { id: owner.id, email: "old@test.example" });
    await requestReset(visitor, { email: owner.email }); // its mail has not been created yet
    await new Promise((resolve) => setTimeout(resolve, 5));
    await resetPassword(visitor, { token: first, password: "a new strong rope" });
    expect(await mails(owner.email, "reset_password")).toEqual([]);
    for (const token of [first, second])
      await expect(
        resetPassword(visitor, { token, password: "yet another rope" }),
      ).rejects.toMatchObject({ key: "linkUsed" });
    expect((await call(me, { cookie: sessionOf(session) })).status).toBe(401);
    expect(
      (await call(me, { token: session.body.data["token"] as unknown as string })).status,
    ).toBe(401);
    expect(await db.oneTimeLink.count({ where: { userId: owner.id, usedAt: null } })).toBe(0);
    void elsewhere;
    expect(await mails(owner.email, "password_changed")).toHaveLength(1);
  });

  test("[A12] two links at once: one of them wins", async () => {
    const { owner } = await member();
    const tokens = await Promise.all(
      Array.from({ length: 6 }, () => makeLink("reset_password", owner)),
    );
    const tries = await Promise.allSettled(
      tokens.map((token, i) =>
        resetPassword(visitor, { token, password: `a new strong rope ${i}` }),
      ),
    );
    expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(1);
  });

  test("[X8] a disabled member's reset lets nobody in and touches no payout", async () => {
    const { ngo } = await member();
    const gone = await makeMember(ngo.id, {}, { passwordHash });
    const before = await makeLink("reset_password", gone);
    await db.ngoMember.update({ where: { userId: gone.id }, data: { disabledAt: new Date() } });
    const after = await makeLink("reset_password", gone);
    for (const token of [before, after])
      await expect(
        resetPassword(visitor, { token, password: "a new strong rope" }),
      ).rejects.toMatchObject({ key: "linkUsed" });
    await requestReset(visitor, { email: gone.email });
    expect(await mails(gone.email, "reset_password")).toEqual([]);
    expect((await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).payoutsHeldUntil).toBeNull();
    expect((await enter(gone.email)).status).toBe(401);
  });
});

describe("one's own sessions", () => {
  test("listed with little about where, ended one by one or all others; another person's are not there", async () => {
    const { owner } = await member();
    const [one, two] = [
      await enter(owner.email, { from: "203.0.113.45" }),
      await enter(owner.email, { from: "2001:db8:9:9::5", agent: "x" }),
    ];
    const { actor } = await currentActor(new Headers({ cookie: sessionOf(one) }));
    const list = await ownSessions(actor);
    expect(
      list.sessions.map((s) => ({ browser: s.browser, network: s.network, current: s.current })),
    ).toEqual([
      { browser: "Firefox, Linux", network: "203.0.113.x", current: true },
      { browser: null, network: "2001:db8:9::", current: false },
    ]);
    expect(list.tokens).toHaveLength(2);
    expect(JSON.stringify(await db.session.findMany({ where: { userId: owner.id } }))).not.toMatch(
      /203\.0\.113\.45|Mozilla/,
    );

    const stranger = await actorOf((await member()).owner);
    await expect(endSession(stranger, { sessionId: list.sessions[1]!.id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(endToken(stranger, { tokenId: list.tokens[0]!.id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(
      endSession(await actorOf(await makeAdmin()), { sessionId: list.sessions[1]!.id }),
    ).rejects.toMatchObject({ code: "not_found" });
    expect((await call(me, { cookie: sessionOf(two) })).status).toBe(200);

    await endSession(actor, { sessionId: list.sessions[1]!.id });
    expect((await call(me, { cookie: sessionOf(two) })).status).toBe(401);
    await endToken(actor, { tokenId: list.tokens[0]!.id });
    expect((await ownSessions(actor)).tokens).toHaveLength(1);
    const three = await enter(owner.email);
    await endOthers(actor);
    expect((await call(me, { cookie: sessionOf(three) })).status).toBe(401);
    expect((await call(me, { cookie: sessionOf(one) })).status).toBe(200);
    expect(await ownSessions(actor)).toMatchObject({ sessions: [{ current: true }], tokens: [] });
  });

  test("[X16] a session that holds is left as it is by /session-ended; one that does not is cleared; none, nothing", async () => {
    const { owner } = await member();
    const cookie = sessionOf(await enter(owner.email));
    const ask = (sent: Record<string, string>) =>
      sessionEnded(
        new Request(`${env.appOrigin}/session-ended`, {
          headers: { "sec-fetch-site": "cross-site", ...sent },
        }),
      );
    const good = await ask({ cookie });
    expect([good.headers.get("location"), good.headers.getSetCookie()]).toEqual(["/dashboard", []]);
    expect((await ask({})).headers.getSetCookie()).toEqual([]);
    expect((await ask({ cookie: `${cookie}x` })).headers.getSetCookie().join()).toContain(
      "Max-Age=0",
    );
    expect((await call(me, { cookie })).status).toBe(200);
  });

  test("[A9] the scheme bearer in any case, and nothing else", async () => {
    const { owner } = await member();
    const token = (await enter(owner.email)).body.data["token"] as unknown as string;
    for (const scheme of ["bearer ", "BEARER ", "bEaReR  "])
      expect((await call(me, { headers: { authorization: `${scheme}${token}` } })).status).toBe(
        200,
      );
    for (const sent of [
      `bearer${token}`,
      `bearer: ${token}`,
      `basic ${token}`,
      `bearer ${token} ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      `bearer ${" ".repeat(7_000)}${token}`,
      token,
    ]) {
      expect((await call(me, { headers: { authorization: sent } })).status).toBe(401);
    }
  });
});

describe("administrators", () => {
  const clear = () =>
    db.user.updateMany({ where: { role: "admin" }, data: { disabledAt: new Date() } });
  const active = () => db.user.count({ where: { role: "admin", disabledAt: null } });

  test("one disables another: sessions, tokens and links end at once; two must stay; nobody disables themselves", async () => {
    await clear();
    const [a, b, c] = [await makeAdmin(), await makeAdmin(), await makeAdmin({ passwordHash })];
    const session = await call(adminLogin, { body: { email: c.email, password } });
    const link = await makeLink("reset_password", c);
    const actor = await actorOf(a);
    await expect(disableAdministrator(actor, { userId: a.id, reason: "" })).rejects.toMatchObject({
      key: "notYourself",
    });
    await expect(
      disableAdministrator(actor, { userId: (await member()).owner.id, reason: "" }),
    ).rejects.toMatchObject({ code: "not_found" });
    await expect(
      disableAdministrator(await actorOf((await member()).owner), { userId: c.id, reason: "" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await endAdministratorSessions(actor, { userId: c.id });
    expect((await call(me, { cookie: sessionOf(session) })).status).toBe(401);
    const again = await call(adminLogin, { body: { email: c.email, password } });
    await disableAdministrator(actor, { userId: c.id, reason: "Left the organisation" });
    expect((await call(me, { cookie: sessionOf(again) })).status).toBe(401);
    expect((await call(me, { token: again.body.data["token"] as unknown as string })).status).toBe(
      401,
    );
    expect((await call(adminLogin, { body: { email: c.email, password } })).status).toBe(401);
    await expect(
      resetPassword(visitor, { token: link, password: "a new strong rope" }),
    ).rejects.toMatchObject({ key: "linkUsed" });
    await expect(disableAdministrator(actor, { userId: b.id, reason: "" })).rejects.toMatchObject({
      key: "twoAdministrators",
    });
    expect(
      await db.auditLog.findFirst({ where: { action: "user.admin_disabled", entityId: c.id } }),
    ).toMatchObject({ actorId: a.id, data: { reason: "Left the organisation" } });
    expect((await administrators(actor)).find((row) => row.id === c.id)).toMatchObject({
      disabledReason: "Left the organisation",
      sessions: 0,
    });
    await enableAdministrator(actor, { userId: c.id });
    expect((await call(me, { cookie: sessionOf(again) })).status).toBe(401); // an ended session stays ended
    expect((await call(adminLogin, { body: { email: c.email, password } })).status).toBe(200);
  });

  test("all disable all at once: two stay", async () => {
    for (let round = 0; round < 3; round++) {
      await clear();
      const actors = await Promise.all(
        (await Promise.all(Array.from({ length: 5 }, () => makeAdmin()))).map(actorOf),
      );
      await Promise.allSettled(
        actors.flatMap((actor) =>
          actors.map((other) => disableAdministrator(actor, { userId: other.userId, reason: "" })),
        ),
      );
      expect(await active()).toBe(2);
    }
  });
});

describe("the security log", () => {
  const all = async (kind: "login_failed" | "refused" | null, search = "") =>
    (await securityRows(await actorOf(await makeAdmin()), { search, kind, page: 1, limit: 500 }))
      .rows;

  test("failed logins by account or by a hash, refusals of known actors; no password and no token is in it", async () => {
    const { owner } = await member();
    const nobody = randomEmail();
    for (let i = 0; i < 3; i++) await enter(owner.email, { tried: "hunter2 hunter2" });
    await enter(nobody, { tried: "hunter2 hunter2" });
    const signedIn = await enter(owner.email);
    const cookie = sessionOf(signedIn);
    expect((await call(adminNgos, { cookie })).status).toBe(403);
    expect((await call(me, { token: "x".repeat(43) })).status).toBe(401);
    expect((await call(me)).status).toBe(401); // a visitor without any credential is not logged
    expect(await all("login_failed", owner.email)).toMatchObject([
      { subject: owner.email, times: 3, network: "192.0.2.x" },
    ]);
    expect((await all("refused", owner.email)).map((row) => row.detail)).toEqual([
      "403 GET /api/v1/x",
    ]);
    const text = JSON.stringify(await all(null));
    expect(text).not.toContain("hunter2");
    expect(text).not.toContain(nobody);
    expect(text).not.toContain("x".repeat(43));
    expect(text).not.toContain(cookie.slice(cookie.indexOf("=") + 1));
    await expect(
      securityRows(await actorOf(owner), { search: "", kind: null, page: 1, limit: 1 }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });

  test("opened documents and exports, and who looks for another organisation's document", async () => {
    const { ngo, owner } = await member();
    const id = newId("document");
    const storageKey = `documents/${ngo.id}/${randomText(8)}`;
    await storeFile(storageKey, Buffer.from("%PDF-1.4"), {
      contentType: "application/pdf",
      visibility: "private",
    });
    const file = {
      kind: "registrationCertificate",
      fileName: "c.pdf",
      contentType: "application/pdf",
      byteSize: 8,
      sha256: "0".repeat(64),
    };
    await db.ngoDocument.create({
      data: {
        id,
        ngoId: ngo.id,
        storageKey,
        uploadedBy: owner.id,
        createdAt: new Date(),
        ...file,
      } as never,
    });
    const stranger = (await member()).owner;
    const open = async (email: string) => {
      const headers = { cookie: sessionOf(await enter(email)) };
      return (
        await documentOf(new Request(`${env.appOrigin}/documents/${id}`, { headers }), {
          params: Promise.resolve({ id }),
        })
      ).status;
    };
    expect(await open(owner.email)).toBe(200);
    expect(await open(stranger.email)).toBe(404);
    expect(await all(null, owner.email)).toMatchObject([
      { kind: "document_opened", detail: `${ngo.id} ${id}` },
    ]);
    expect(await all(null, stranger.email)).toMatchObject([
      { kind: "refused", detail: "404 GET /documents/:id" },
    ]);
  });

  test("a stranger cannot fill it: further rows of one net are summed up", async () => {
    Object.assign(env, { rateLimitScale: 1 });
    try {
      await db.rateLimit.deleteMany();
      await db.securityEvent.deleteMany();
      const { recordSecurity } = await import("@/lib/audit/security-log");
      for (let i = 0; i < 300; i++)
        await recordSecurity(
          { ...visitor, address: `198.19.30.${i % 250}` },
          { kind: "login_failed", detail: "ngo", subject: `unknown ${i}` },
        );
      expect(await db.securityEvent.count()).toBeLessThanOrEqual(41);
      expect(await db.securityEvent.aggregate({ _sum: { times: true } })).toEqual({
        _sum: { times: 300 },
      });
    } finally {
      Object.assign(env, { rateLimitScale: 1000 });
    }
  });
});

test("what no longer opens anything is removed after its time, and nothing else", async () => {
  const { owner } = await member();
  const session = await enter(owner.email);
  const used = await makeLink("reset_password", owner);
  await resetPassword(visitor, { token: used, password: "a new strong rope" });
  await enter(owner.email, { tried: wrong });
  const rows = async () => [
    await db.session.count({ where: { userId: owner.id } }),
    await db.apiToken.count({ where: { userId: owner.id } }),
    await db.oneTimeLink.count({ where: { userId: owner.id } }),
  ];
  try {
    await forgetCredentials();
    expect(await rows()).toEqual([1, 1, 1]);
    setClockForTests(new Date(Date.now() + days(29)));
    await forgetCredentials();
    expect(await rows()).toEqual([1, 1, 1]);
    setClockForTests(new Date(Date.now() + days(61) + hours(1)));
    await forgetCredentials();
    expect(await rows()).toEqual([0, 0, 0]);
    expect(await db.loginAttempt.count()).toBe(0);
    expect(session.status).toBe(200);
  } finally {
    setClockForTests(null);
  }
});

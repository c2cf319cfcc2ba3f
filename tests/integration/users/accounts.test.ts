import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { AppError } from "@/lib/errors";
import { errorText } from "@/lib/i18n/errors";
import { env } from "@/lib/env";
import { days, minutes, setClockForTests } from "@/lib/clock";
import { systemActor } from "@/lib/auth/actor";
import { currentActor } from "@/lib/auth/current-actor";
import { checkPassword, hashPassword } from "@/lib/auth/password";
import { runDueJobs } from "@/lib/worker/run";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { POST as register } from "@/app/api/v1/ngos/register/route";
import { confirmEmail } from "@/lib/users/confirm-email";
import { createAdmin } from "@/lib/users/create-admin";
import { logIn } from "@/lib/users/log-in";
import { withToken } from "@/lib/users/with-token";
import { changePassword, requestReset, resetPassword } from "@/lib/users/reset-password";
import { actorOf, makeNgo, randomEmail, randomText, visitor } from "@/tests/support/factories";
import { call, sessionOf } from "@/tests/support/call";
import { mailsTo } from "@/tests/support/mails";

const password = "pull the rope";
let passwordHash: string;
beforeAll(async () => void (passwordHash = await hashPassword(password)));

const body = (more: object = {}) => ({
  name: `Maji ${randomText(2)}`,
  email: randomEmail(),
  password,
  ...more,
});
async function mails(to: string) {
  await runDueJobs();
  return mailsTo(to);
}
const linkIn = (text: string, path: string) =>
  new RegExp(`${path}/([A-Za-z0-9_-]+)`).exec(text)?.[1] ?? "";

describe("sign-up", () => {
  test("[API-024] [ACCT-010] [NGO-026] [ACCT-092] makes an organisation, its owner and a session, and mails a link", async () => {
    const input = body({ email: `  Grace.${randomText(3)}@Test.Example ` });
    const answer = await call(register, { body: input });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        data: {
          token: expect.stringMatching(/^[\w-]{43}$/),
          user: {
            email: input.email.trim().toLowerCase(),
            role: "ngo",
            status: "pending",
            profileComplete: false,
            isVerified: false,
          },
          ngo: { status: "pending", name: input.name },
        },
      },
    });
    expect((await call(me, { cookie: sessionOf(answer) })).body.data).toMatchObject({
      user: { emailConfirmed: false },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash/);
    const email = input.email.trim().toLowerCase();
    const [mail] = await mails(email);
    expect(mail).toMatchObject({ kind: "confirm_email", subject: "Confirm your email address" });
    await runDueJobs();
    expect(await mails(email)).toHaveLength(1);
    const token = linkIn(mail!.text, "confirm-email");
    expect(await db.oneTimeLink.count({ where: { tokenHash: token } })).toBe(0); // only a hash is kept
    // in the browser that signed up; a session elsewhere ends (first-proof.test.ts)
    const { actor } = await currentActor(new Headers({ cookie: sessionOf(answer) }));
    await confirmEmail(actor, { token });
    expect((await call(me, { cookie: sessionOf(answer) })).body.data).toMatchObject({
      user: { emailConfirmed: true },
    });
    await expect(confirmEmail(visitor, { token })).rejects.toMatchObject({ key: "linkUsed" });
  });

  test("[API-100] [ERR-072] a known e-mail: 409, and its owner is mailed once", async () => {
    const input = body();
    await call(register, { body: input });
    for (let i = 0; i < 2; i++)
      expect(
        await call(register, { body: { ...input, email: input.email.toUpperCase() } }),
      ).toMatchObject({
        status: 409,
        body: { error: "An account with this email already exists", code: "conflict" },
        cookies: [],
      });
    expect((await mails(input.email)).filter((m) => m.kind === "account_exists")).toHaveLength(1);
  });

  test("ten at once with one e-mail: one account", async () => {
    const input = body();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(register, { body: input })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await db.ngo.count({ where: { name: input.name } })).toBe(1);
  });

  test("[ACCT-073] [ACCT-058] [ACCT-059] [ACCT-006] refusals and their words", async () => {
    for (const [more, error] of [
      [{ password: "123456789" }, "Password must be at least 10 characters"],
      [{ password: "password123" }, "This password is too common"],
      [{ password: "x".repeat(60) + "y".repeat(69) }, "Password must be at most 128 characters"],
      [{ email: "nobody" }, "Please enter a valid email address"],
      [{ name: "  " }, "Please fill in all fields"],
      [{ email: '"e@evil.example"@victim.example' }, "Please enter a valid email address"],
    ] as const)
      expect(await call(register, { body: body(more) })).toMatchObject({
        status: 400,
        body: { error },
      });
    const sneaky = body({ role: "admin" });
    expect(await call(register, { body: sneaky })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "role" }] },
    });
    expect(await db.user.count({ where: { email: sneaky.email } })).toBe(0);
  });

  test("[ACCT-094] [OP-137] thirty an hour from one address", async () => {
    await db.rateLimit.deleteMany();
    Object.assign(env, { rateLimitScale: 1 });
    try {
      const headers = { "x-forwarded-for": "192.0.2.10" };
      for (let i = 0; i < 30; i++)
        expect((await call(register, { body: body(), headers })).status).toBe(201);
      expect((await call(register, { body: body(), headers })).status).toBe(429);
    } finally {
      Object.assign(env, { rateLimitScale: 1000 });
    }
  });

  test("[ACCT-093] before the address is confirmed, no notices are mailed to it", async () => {
    const input = body();
    const answer = await call(register, { body: input });
    const user = await actorOf({ id: answer.body.data["userId"] as unknown as string });
    await changePassword(user, { currentPassword: password, password: "another rope 1" });
    expect((await mails(input.email)).map((m) => m.kind)).toEqual(["confirm_email"]);
  });
});

describe("forgotten and changed passwords", () => {
  async function person() {
    const { ngo, owner } = await makeNgo();
    await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
    return { ngo, owner };
  }
  async function link(email: string) {
    await requestReset(visitor, { email });
    return linkIn(
      (await mails(email)).filter((m) => m.kind === "reset_password").at(-1)!.text,
      "reset-password",
    );
  }

  test("[ACCT-061] [ACCT-062] [OP-052] [ERR-084] the link works once, ends every session, holds payouts for 72 hours", async () => {
    const { ngo, owner } = await person();
    const session = await withToken(await logIn(visitor, "ngo", { email: owner.email, password }));
    const token = await link(owner.email);
    await expect(resetPassword(visitor, { token, password: "short" })).rejects.toMatchObject({
      key: "passwordTooShort",
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        resetPassword(visitor, { token, password: "a new strong rope" }),
      ),
    );
    expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(1);
    for (const t of tries)
      if (t.status === "rejected")
        expect(errorText((t.reason as AppError).key)).toBe(
          "This link has expired or was already used",
        );
    expect((await call(me, { token: session.token })).status).toBe(401);
    expect(
      (await call(me, { cookie: session.cookies.map((c) => `${c.name}=${c.value}`).join("; ") }))
        .status,
    ).toBe(401);
    await expect(logIn(visitor, "ngo", { email: owner.email, password })).rejects.toMatchObject({
      key: "loginFailed",
    });
    await logIn(visitor, "ngo", { email: owner.email, password: "a new strong rope" });
    const held = (await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).payoutsHeldUntil!;
    expect(held.getTime() - Date.now()).toBeGreaterThan(71 * 3_600_000);
    expect((await mails(owner.email)).at(-1)).toMatchObject({ kind: "password_changed" });
  });

  test("[ACCT-063] it works for 60 minutes", async () => {
    const { owner } = await person();
    const first = await link(owner.email);
    const other = (await person()).owner;
    const second = await link(other.email);
    try {
      setClockForTests(new Date(Date.now() + minutes(59)));
      await resetPassword(visitor, { token: first, password: "a new strong rope" });
      setClockForTests(new Date(Date.now() + minutes(61)));
      await expect(
        resetPassword(visitor, { token: second, password: "a new strong rope" }),
      ).rejects.toMatchObject({ key: "linkUsed" });
    } finally {
      setClockForTests(null);
    }
  });

  test("[ACCT-024] an unknown address: the same answer, and no mail", async () => {
    const email = randomEmail();
    expect(await requestReset(visitor, { email })).toBeUndefined();
    expect(await mails(email)).toEqual([]);
  });

  test("[ACCT-037] [ACCT-089] a change wants the old password and ends this session too", async () => {
    const { owner } = await person();
    const session = await withToken(await logIn(visitor, "ngo", { email: owner.email, password }));
    await expect(
      changePassword(session.actor, { currentPassword: "wrong", password: "a new strong rope" }),
    ).rejects.toMatchObject({ code: "wrong_password", issues: [{ path: "currentPassword" }] });
    await changePassword(session.actor, {
      currentPassword: password,
      password: "a new strong rope",
    });
    expect((await call(me, { token: session.token })).status).toBe(401);
  });

  test("a link of one kind is not one of another; one of somebody else's address confirms nothing", async () => {
    const { owner } = await person();
    const token = await link(owner.email);
    await expect(confirmEmail(visitor, { token })).rejects.toMatchObject({ key: "linkUsed" });
  });
});

describe("administrators", () => {
  test("[ACCT-072] made by the command only: with a password, or by a link", async () => {
    const email = randomEmail("admin");
    const { token } = await createAdmin(systemActor("test"), { email });
    await expect(logIn(visitor, "admin", { email, password: "" })).rejects.toMatchObject({
      key: "adminLoginFailed",
    });
    expect(
      await resetPassword(visitor, { token: token!, password: "a strong rope!" }),
    ).toMatchObject({ role: "admin" });
    expect((await logIn(visitor, "admin", { email, password: "a strong rope!" })).actor.role).toBe(
      "admin",
    );
    expect(await createAdmin(systemActor("test"), { email, password: "yet another rope" })).toEqual(
      { token: null, isNew: false },
    );
    expect(
      await checkPassword(
        (await db.user.findUniqueOrThrow({ where: { email }, omit: { passwordHash: false } }))
          .passwordHash,
        "yet another rope",
      ),
    ).toBe(true);
    const { owner } = await makeNgo();
    await expect(createAdmin(systemActor("test"), { email: owner.email })).rejects.toMatchObject({
      key: "accountExists",
    });
  });

  test("links of the past are gone after 30 days", async () => {
    const input = body();
    await call(register, { body: input });
    const token = linkIn((await mails(input.email))[0]!.text, "confirm-email");
    try {
      setClockForTests(new Date(Date.now() + days(31)));
      await expect(confirmEmail(visitor, { token })).rejects.toMatchObject({ key: "linkUsed" });
    } finally {
      setClockForTests(null);
    }
  });
});

import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { cookieOf, sendForm } from "./support/forms";
import { randomAddress } from "./support/site";

/**
 * The second factor in production mode (OP-127, A17): administrators must have one, it is asked for again, and there is
 * no way around it.
 */
const site = startSite({ env: { APP_MODE: "production", FILES: "disk", MAIL: "outbox" } });

const password = "a quiet river bend";
const sessionName = "next-auth.session-token";

type User = { id: string; email: string; role: string; sessionEpoch: number };
type WithFactor = {
  user: User;
  cookie: string;
  sessionId: string;
  secret: string;
  codes: string[];
};

async function support() {
  const [factors, factories, people, { db }, { hashPassword }] = await Promise.all([
    import("@/tests/support/second-factor"),
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
    import("@/lib/auth/password"),
  ]);
  return { ...factors, ...factories, ...people, db, hashPassword };
}
let s: Awaited<ReturnType<typeof support>>;
let passwordHash = "";

beforeAll(async () => {
  s = await support();
  passwordHash = await s.hashPassword(password);
});

async function adminWithApp(): Promise<WithFactor> {
  const user = await s.makeAdmin({ passwordHash });
  const session = await s.withSession(user);
  const { secret, codes } = await s.setUpApp(session.actor);
  return { user, cookie: session.cookie, sessionId: session.sessionId, secret, codes: codes! };
}

const adminPages = [
  "/admin/dashboard",
  "/admin/gifts",
  "/admin/payouts",
  "/admin/pledges",
  "/admin/outbox",
  "/admin/messages",
  "/admin/audit",
  "/admin/jobs",
  "/admin/ledger",
  "/admin/administrators",
];
const decisions = ["approve", "reject", "suspend", "reinstate"];

attack(
  "A17a",
  "an administrator without a second factor reaches the set-up page and the logout, nothing else",
  async () => {
    const admin = await s.person("admin");
    const { ngo } = await s.makeNgo();
    for (const page of adminPages) {
      const answer = await site().request(page, { cookie: admin.cookie });
      expect([answer.status, answer.headers.get("location")], page).toEqual([
        307,
        "/account/security",
      ]);
    }
    const own = await site().request("/account/security", { cookie: admin.cookie });
    expect(own.status).toBe(200);
    expect(own.text).toContain("Administrators need a second factor");
    for (const who of [{ cookie: admin.cookie }, { token: admin.token }]) {
      for (const at of ["/api/v1/admin/ngos", "/api/v1/admin/campaigns"]) {
        const answer = await site().request(at, who);
        expect([answer.status, JSON.parse(answer.text).code], at).toEqual([
          403,
          "second_factor_setup_required",
        ]);
      }
      for (const what of decisions) {
        const answer = await site().request(`/api/v1/admin/ngos/${ngo.id}/${what}`, {
          method: "PUT",
          body: { reason: "x" },
          ...who,
        });
        expect([answer.status, JSON.parse(answer.text).code], what).toEqual([
          403,
          "second_factor_setup_required",
        ]);
      }
    }
    const file = await site().request("/exports/payouts", {
      method: "POST",
      body: new URLSearchParams({ format: "xlsx" }),
      cookie: admin.cookie,
      headers: { accept: "text/csv" },
    });
    expect(file.status).toBe(403);
    // a form from a colleague's page, sent with the cookie of the person without a factor
    const colleague = await adminWithApp();
    const sent = await sendForm(
      site(),
      `/admin/dashboard?tab=verified&view=${ngo.id}`,
      "Suspend",
      { reason: "x" },
      { cookie: colleague.cookie, as: admin.cookie! },
    );
    expect(sent.headers.get("location") ?? "/account/security").toBe("/account/security");
    expect((await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).suspendedAt).toBeNull();
    const { skipFactor } = await import("@/lib/second-factor/skip-factor");
    const { actor } = await s.withSession(await s.makeAdmin());
    await expect(skipFactor(actor)).rejects.toMatchObject({ code: "second_factor_setup_required" });
    expect(
      (
        await site().request("/logout", {
          method: "POST",
          body: new URLSearchParams(),
          cookie: admin.cookie,
        })
      ).status,
    ).toBe(303);
  },
);

attack(
  "A17b",
  "eleven minutes after the factor nothing that moves money or rights goes through: 403 step_up_required",
  async () => {
    const admin = await adminWithApp();
    const { ngo } = await s.makeNgo();
    const pending = await s.makeNgo({ status: "pending" });
    const token = await (await import("@/lib/auth/sessions")).issueToken(admin.user);
    await s.ageFactor(admin.sessionId);
    await s.db.apiToken.updateMany({
      where: { userId: admin.user.id },
      data: { secondFactorAt: new Date(Date.now() - 11 * 60_000) },
    });
    for (const who of [{ cookie: admin.cookie }, { token }]) {
      expect(
        (await site().request("/api/v1/admin/ngos", who)).status,
        "reading needs nothing more",
      ).toBe(200);
      for (const [id, what] of [
        [ngo.id, "suspend"],
        [pending.ngo.id, "approve"],
        [ngo.id, "reinstate"],
      ] as const) {
        const answer = await site().request(`/api/v1/admin/ngos/${id}/${what}`, {
          method: "PUT",
          body: {},
          ...who,
        });
        expect([answer.status, JSON.parse(answer.text).code], what).toEqual([
          403,
          "step_up_required",
        ]);
      }
      const alias = await site().request(`/api/v1/ngos/${pending.ngo.id}/approve`, {
        method: "PUT",
        body: {},
        ...who,
      });
      expect([alias.status, JSON.parse(alias.text).code]).toEqual([403, "step_up_required"]);
    }
    for (const format of ["xlsx", "pain001"]) {
      const file = await site().request("/exports/payouts", {
        method: "POST",
        body: new URLSearchParams({ format }),
        cookie: admin.cookie,
        headers: { accept: "text/csv" },
      });
      expect(file.status).toBe(403);
    }
    const form = await sendForm(
      site(),
      `/admin/dashboard?tab=verified&view=${ngo.id}`,
      "Suspend",
      { reason: "Typed words." },
      { cookie: admin.cookie },
    );
    expect(form.text).toContain("Please confirm that it is you");
    expect(form.text).toContain("Typed words.");
    expect(form.text).toContain("/account/confirm?next=");
    const run = await sendForm(
      site(),
      "/admin/payouts",
      "Run payouts",
      {},
      { cookie: admin.cookie },
    );
    expect(run.text).toContain("Please confirm that it is you");
    // the last code of an old login, and the password, do not help
    for (const stepUp of [s.digits(admin.secret, -1), password, "000000"]) {
      const again = await sendForm(
        site(),
        `/admin/dashboard?tab=verified&view=${ngo.id}`,
        "Suspend",
        { reason: "x", stepUp },
        { cookie: admin.cookie },
      );
      expect(again.status).toBe(200);
    }
    expect(await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      suspendedAt: null,
    });
    expect(await s.db.ngo.findUniqueOrThrow({ where: { id: pending.ngo.id } })).toMatchObject({
      status: "pending",
    });
    // the right code, in the same form and without a script, does
    const right = await sendForm(
      site(),
      `/admin/dashboard?tab=verified&view=${ngo.id}`,
      "Suspend",
      { reason: "x", stepUp: s.digits(admin.secret) },
      { cookie: admin.cookie },
    );
    expect(right.status).toBe(303);
    expect(
      (await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).suspendedAt,
    ).not.toBeNull();
  },
);

attack(
  "A17c",
  "the right password alone opens nothing: form, call, next-auth, the half-open login as a session",
  async () => {
    const admin = await adminWithApp();
    const member = (await s.makeNgo()).owner;
    await s.db.user.update({ where: { id: member.id }, data: { passwordHash } });
    const app = await s.setUpApp((await s.withSession(member)).actor);
    const sessions = await s.db.session.count();
    for (const [user, page, call, secret] of [
      [admin.user, "/admin/login", "/api/v1/admin/login", admin.secret],
      [member, "/login", "/api/v1/ngos/login", app.secret],
    ] as const) {
      const first = await sendForm(site(), page, 'name="password"', {
        email: user.email,
        password,
      });
      expect([first.status, new URL(first.headers.get("location")!, site().url).pathname]).toEqual([
        303,
        "/login/second-factor",
      ]);
      expect(cookieOf(first, sessionName)).toBeNull();
      const half = cookieOf(first, "login-step")!;
      for (const cookie of [half, `${sessionName}=${half.split("=")[1]}`]) {
        for (const at of [
          "/admin/dashboard",
          "/dashboard",
          "/account/security",
          "/account/confirm",
        ]) {
          const answer = await site().request(at, { cookie });
          expect(
            [answer.status, answer.headers.get("location")?.replace(/\?.*/, "").endsWith("/login")],
            at,
          ).toEqual([307, true]);
        }
        for (const at of ["/api/v1/auth/me", "/api/v1/admin/ngos", "/api/v1/ngos/profile"])
          expect((await site().request(at, { cookie })).status, at).toBe(401);
      }
      for (const more of [{}, { code: "" }, { code: "123456" }]) {
        const answer = await site().request(call, {
          body: { email: user.email, password, ...more },
        });
        expect([
          answer.status,
          JSON.parse(answer.text).code,
          answer.cookies.filter((c) => c.startsWith(sessionName)),
        ]).toEqual([401, "second_factor_required", []]);
      }
      const kind = page === "/login" ? "ngo" : "admin";
      for (const at of [
        `/api/auth/callback/${kind}`,
        "/api/auth/callback/credentials",
        `/api/auth/signin/${kind}`,
      ]) {
        const answer = await site().request(at, {
          body: new URLSearchParams({
            csrfToken: "x",
            json: "true",
            email: user.email,
            password,
            code: "123456",
          }),
        });
        expect([cookieOf(answer, sessionName), answer.status < 500], at).toEqual([null, true]);
      }
      expect(await s.db.session.count()).toBe(sessions + (kind === "ngo" ? 1 : 0));
      // the second step, without a script
      const second = await sendForm(
        site(),
        "/login/second-factor",
        'name="code"',
        { code: s.digits(secret) },
        { cookie: half },
      );
      expect(second.status).toBe(303);
      expect(
        (await site().request("/api/v1/auth/me", { cookie: cookieOf(second, sessionName)! }))
          .status,
      ).toBe(200);
      // the same pending login or the same code again
      const again = await site().request("/login/second-factor", { cookie: half });
      expect(again.status).toBe(307);
      expect(
        (
          await site().request(call, {
            body: { email: user.email, password, code: s.digits(secret) },
          })
        ).status,
      ).not.toBe(200);
    }
  },
);

attack(
  "A17d",
  "codes cannot be searched: five tries a login, few an hour for the account, from however many networks",
  async () => {
    const admin = await adminWithApp();
    const first = await sendForm(site(), "/admin/login", 'name="password"', {
      email: admin.user.email,
      password,
    });
    const half = cookieOf(first, "login-step")!;
    for (let i = 0; i < 5; i++)
      await sendForm(
        site(),
        "/login/second-factor",
        'name="code"',
        { code: `10000${i}` },
        { cookie: half },
      );
    const ended = await site().request("/login/second-factor", { cookie: half });
    expect([ended.status, ended.headers.get("location")]).toEqual([307, "/login"]);
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) {
      const answer = await site().request("/api/v1/admin/login", {
        body: { email: admin.user.email, password, code: `2000${String(i).padStart(2, "0")}` },
        from: randomAddress(),
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    // within a session too: step-up attempts count towards the same limit
    const verified = await s.makeNgo();
    await s.ageFactor(admin.sessionId);
    for (let i = 0; i < 12; i++) {
      const sent = await sendForm(
        site(),
        `/admin/dashboard?tab=verified&view=${verified.ngo.id}`,
        "Suspend",
        { reason: "x", stepUp: `30000${i % 10}` },
        { cookie: admin.cookie, from: randomAddress() },
      );
      expect(sent.status).toBe(200);
    }
    expect(
      (await s.db.ngo.findUniqueOrThrow({ where: { id: verified.ngo.id } })).suspendedAt,
    ).toBeNull();
    // that does not lock out the owner: a recovery code still works (it cannot be guessed, so it has its own count)
    const sent = await sendForm(
      site(),
      `/admin/dashboard?tab=verified&view=${verified.ngo.id}`,
      "Suspend",
      { reason: "x", stepUp: admin.codes[0]! },
      { cookie: admin.cookie, from: randomAddress() },
    );
    expect(sent.status).toBe(303);
  },
);

attack(
  "A17e",
  "sessions and tokens from before the factor end with it; one of another account is no help",
  async () => {
    const user = await s.makeAdmin({ passwordHash });
    const before = await s.withSession(user);
    const token = await (await import("@/lib/auth/sessions")).issueToken(user);
    const session = await s.withSession(user);
    const { device } = await s.setUpPasskey(session.actor);
    expect((await site().request("/api/v1/auth/me", { cookie: before.cookie })).status).toBe(401);
    expect((await site().request("/api/v1/auth/me", { token })).status).toBe(401);
    expect((await site().request("/admin/dashboard", { cookie: session.cookie })).status).toBe(200);
    // a colleague's passkey answers a challenge that was issued to this account
    await s.ageFactor(session.sessionId);
    const colleague = await s.withSession(await s.makeAdmin());
    const theirs = await s.setUpPasskey(colleague.actor);
    const { askPasskey } = await import("@/lib/second-factor/verify-passkey");
    const ask = () =>
      askPasskey({ userId: user.id, purpose: "confirm", holder: session.sessionId }, "100.64.9.9");
    const confirm = (passkey: string) =>
      sendForm(
        site(),
        "/account/confirm?next=/admin/payouts",
        'name="passkey"',
        { passkey },
        { cookie: session.cookie },
      );
    expect((await confirm(theirs.device.sign(await ask()))).status).toBe(200);
    expect(
      (await confirm(device.sign(await ask(), { origin: "https://evil.example" }))).status,
    ).toBe(200);
    const right = await confirm(device.sign(await ask()));
    expect([right.status, right.headers.get("location")]).toEqual([303, "/admin/payouts"]);
  },
);

attack("A17f", "the page that asks again leads to this site only", async () => {
  const admin = await adminWithApp();
  for (const next of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "/%09/evil.example",
  ]) {
    await s.ageFactor(admin.sessionId);
    const page = await site().request(`/account/confirm?next=${encodeURIComponent(next)}`, {
      cookie: admin.cookie,
    });
    expect(page.text).not.toMatch(/(?:href|value)="(?:https?:)?(?:\/\/|\/\\)[^"]*evil\.example/);
    await s.db.authenticator.updateMany({
      where: { userId: admin.user.id },
      data: { lastStep: null },
    });
    await s.db.rateLimit.deleteMany({});
    const answer = await sendForm(
      site(),
      "/account/confirm",
      'name="code"',
      { code: s.digits(admin.secret), next },
      { cookie: admin.cookie },
    );
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get("location")!, site().url).origin).toBe(site().url);
  }
});

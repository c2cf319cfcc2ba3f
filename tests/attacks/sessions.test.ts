import { encode } from "next-auth/jwt";
import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import type { Answer } from "./support/site";

/** Logins, sessions, resets, lockout and disabling, through the running server. */
const site = startSite();

const password = "pull the rope";
const wrong = "wrong wrong";
let hash = "";
type Lib = {
  db: (typeof import("@/lib/db"))["db"];
  factories: typeof import("@/tests/support/factories");
  links: typeof import("@/lib/users/one-time-link");
};
let lib: Lib;

beforeAll(async () => {
  const { hashPassword } = await import("@/lib/auth/password");
  lib = {
    ...(await import("@/lib/db")),
    factories: await import("@/tests/support/factories"),
    links: await import("@/lib/users/one-time-link"),
  };
  hash = await hashPassword(password);
});

async function member() {
  const { ngo, owner } = await lib.factories.makeNgo();
  await lib.db.user.update({ where: { id: owner.id }, data: { passwordHash: hash } });
  return { ngo, owner };
}
const cookieOf = (answer: Answer, name: string): string =>
  answer.cookies.find((c) => c.startsWith(`${name}=`))?.split(";")[0] ?? "";
const sessionOf = (answer: Answer): string => cookieOf(answer, "next-auth.session-token");
const knownOf = (answer: Answer): string => cookieOf(answer, "known-browser");
type How = {
  from?: string;
  cookie?: string;
  tried?: string;
  as?: "ngos" | "admin";
  headers?: Record<string, string>;
};
const enter = (email: string, how: How = {}) =>
  site().request(`/api/v1/${how.as ?? "ngos"}/login`, {
    body: { email, password: how.tried ?? password },
    from: how.from,
    cookie: how.cookie,
    headers: how.headers ?? {},
  });
const tokenOf = (answer: Answer): string =>
  (JSON.parse(answer.text) as { data: { token: string } }).data.token;
const me = async (credential: { cookie?: string; token?: string }) =>
  (await site().request("/api/v1/auth/me", credential)).status;

/** A page's forms as a browser without scripts would send them: each form's hidden fields. */
async function formsOf(path: string, cookie?: string) {
  const page = await site().request(path, { cookie });
  const forms = [...page.text.matchAll(/<form\b[^>]*>([\s\S]*?)<\/form>/g)].map(([whole]) => {
    const fields = [...whole.matchAll(/<input\b[^>]*>/g)].map(([input]) => ({
      name: /\bname="([^"]*)"/.exec(input)?.[1] ?? "",
      value: /\bvalue="([^"]*)"/.exec(input)?.[1] ?? "",
      hidden: /type="hidden"/.test(input),
    }));
    return {
      whole,
      hidden: fields.filter((f) => f.hidden && f.name),
      names: fields.map((f) => f.name),
    };
  });
  const decode = (text: string) =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  const send = (
    form: (typeof forms)[number] | undefined,
    fields: Record<string, string>,
    more: { cookie?: string | undefined; from?: string } = {},
  ) => {
    if (!form) throw new Error(`no such form on ${path}: ${page.status}`);
    const body = new FormData();
    for (const f of form.hidden) body.set(decode(f.name), decode(f.value));
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return site().request(path, { body, cookie: more.cookie ?? cookie, from: more.from });
  };
  return { page, forms, send };
}

const plain = (answer: Answer) => ({
  status: answer.status,
  text: answer.text,
  cookies: answer.cookies,
  headers: [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name)),
});

attack(
  "A1",
  "unknown address, wrong password, disabled person, disabled member and the other kind get the same bytes",
  async () => {
    const { ngo, owner } = await member();
    const gone = (await member()).owner;
    await lib.db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } });
    const left = await lib.factories.makeMember(
      ngo.id,
      { disabledAt: new Date() },
      { passwordHash: hash },
    );
    const admin = await lib.factories.makeAdmin({ passwordHash: hash });
    const answers = [];
    for (const [email, tried] of [
      [lib.factories.randomEmail(), password],
      [owner.email, wrong],
      [gone.email, password],
      [left.email, password],
      [admin.email, password],
    ] as const)
      answers.push(plain(await enter(email, { tried })));
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.cookies).toEqual([]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  },
);

attack(
  "A2",
  "a reset of a known and of an unknown address answers the same, and writes the same",
  async () => {
    const { owner } = await member();
    const ask = async (email: string) => {
      const { forms, send } = await formsOf("/reset-password");
      const jobs = await lib.db.job.count({ where: { kind: "mail.reset_requested" } });
      const answer = await send(
        forms.find((f) => f.names.includes("email")),
        { email },
      );
      expect(answer.status).toBe(200);
      expect((await lib.db.job.count({ where: { kind: "mail.reset_requested" } })) - jobs).toBe(1);
      expect(answer.text).toContain("If there is an account with this address");
      return answer.text.replaceAll(email, "X").length;
    };
    const [known, unknown] = [
      await ask(owner.email),
      await ask(lib.factories.randomEmail("owner")),
    ];
    expect(Math.abs(known - unknown)).toBeLessThan(200); // nonces and timestamps differ
  },
);

attack(
  "A3",
  "five and more wrong passwords from anywhere lock neither the owner's browser nor another network",
  async () => {
    const { owner } = await member();
    const first = await enter(owner.email, { from: "198.18.1.1" });
    const known = knownOf(first);
    expect(known).not.toBe("");
    for (let i = 0; i < 12; i++) await enter(owner.email, { from: `198.18.2.${i}`, tried: wrong });
    for (let i = 0; i < 8; i++) await enter(owner.email, { from: "198.18.1.1", tried: wrong }); // even from the owner's own address
    expect((await enter(owner.email, { from: "198.18.1.1" })).status).toBe(429);
    expect((await enter(owner.email, { from: "198.18.1.1", cookie: known })).status).toBe(200);
    expect((await enter(owner.email, { from: "198.18.9.9" })).status).toBe(200);
    // a cookie that belongs to another account, or to none, does not bypass the limit
    const other = knownOf(await enter((await member()).owner.email, { from: "198.18.9.10" }));
    for (const cookie of [other, `${known}x`, "known-browser=x.y"])
      expect((await enter(owner.email, { from: "198.18.1.1", cookie })).status).toBe(429);
  },
);

attack("A4", "one address over two hundred accounts: twenty are looked at", async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 200 },
      async () => (await enter(lib.factories.randomEmail(), { from: "198.18.4.4" })).status,
    ),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(180);
});

attack(
  "A5",
  "short, common, long passwords and NUL are refused; a long one with signs is taken whole",
  async () => {
    const register = (tried: string) =>
      site().request("/api/v1/ngos/register", {
        body: { name: "Maji", email: lib.factories.randomEmail(), password: tried },
      });
    for (const tried of [
      "short",
      "123456789",
      "password123",
      "Basketball1",
      "sunshine2024",
      "qwertyuiop",
      "x1".repeat(65),
      "with\u0000nul and more",
    ])
      expect([tried, (await register(tried)).status]).toEqual([tried, 400]);
    expect((await register("0123456789".repeat(100))).status).toBe(400);
    expect((await register(`${"é🌍x".repeat(20)}1!`)).status).toBe(201);
  },
);

attack(
  "A6",
  "a login ends the session it came with, by call and by form; next-auth takes no password",
  async () => {
    const { owner } = await member();
    let session = sessionOf(await enter(owner.email));
    const renew = async (how: (cookie: string) => Promise<Answer>) => {
      const before = session;
      const answer = await how(before);
      session = sessionOf(answer);
      expect(session).not.toBe("");
      expect(session).not.toBe(before);
      expect(await me({ cookie: before })).toBe(401);
      expect(await me({ cookie: session })).toBe(200);
    };
    await renew((cookie) => enter(owner.email, { cookie }));
    await renew(async (cookie) => {
      const { forms, send } = await formsOf("/login"); // rendered for a visitor; posted with the cookie
      return send(
        forms.find((f) => f.names.includes("password")),
        { email: owner.email, password },
        { cookie },
      );
    });
    for (const kind of ["ngo", "admin"])
      expect(
        (
          await site().request(`/api/auth/callback/${kind}`, {
            body: { email: owner.email, password },
          })
        ).status,
      ).toBe(404);
  },
);

attack(
  "A7",
  "a cookie after logout, password change, disabling and taking away the membership opens nothing",
  async () => {
    const after = async (change: (person: { id: string }, cookie: string) => Promise<unknown>) => {
      const owner = await lib.factories.makeMember(
        (await member()).ngo.id,
        {},
        { passwordHash: hash },
      );
      const login = await enter(owner.email);
      const cookie = sessionOf(login);
      expect(await me({ cookie })).toBe(200);
      await change(owner, cookie);
      expect(await me({ cookie })).toBe(401);
      expect((await site().request("/dashboard", { cookie })).status).toBe(307);
    };
    await after((_person, cookie) => site().request("/logout", { method: "POST", cookie }));
    await after(async (_person, cookie) => {
      const { forms, send } = await formsOf("/account/security", cookie);
      const answer = await send(
        forms.find((f) => f.names.includes("currentPassword")),
        {
          currentPassword: password,
          password: "a new strong rope",
          confirmPassword: "a new strong rope",
        },
      );
      expect(answer.status).toBe(303);
    });
    await after((person) =>
      lib.db.user.update({ where: { id: person.id }, data: { disabledAt: new Date() } }),
    );
    await after((person) =>
      lib.db.ngoMember.update({ where: { userId: person.id }, data: { disabledAt: new Date() } }),
    );
  },
);

attack("A8", "the session's JWT is no bearer token", async () => {
  const { owner } = await member();
  const jwt = sessionOf(await enter(owner.email))
    .split("=")
    .slice(1)
    .join("=");
  expect(await me({ token: jwt })).toBe(401);
});

attack("A9", "the bearer scheme in any case is taken, and nothing like it", async () => {
  const { owner } = await member();
  const token = tokenOf(await enter(owner.email));
  const by = async (authorization: string) =>
    (await site().request("/api/v1/auth/me", { headers: { authorization } })).status;
  for (const scheme of ["Bearer", "bearer", "BEARER", "bEARER"])
    expect(await by(`${scheme} ${token}`)).toBe(200);
  for (const sent of [
    `bearer${token}`,
    `bearer=${token}`,
    `token ${token}`,
    `bearer ${token} ${token}`,
    token,
  ])
    expect(await by(sent)).toBe(401);
});

attack("A10", "spoiled Authorization headers are 401 or refused whole, and quick", async () => {
  const patience = await site().patience("/api/v1/auth/me");
  for (const sent of [
    "Bearer %E0%A4%A",
    "Bearer",
    "Bearer ",
    `Bearer ${"a".repeat(7_900)}`,
    `bearer ${" ".repeat(7_900)}x`,
    "Basic \u00ff",
  ]) {
    const answer = await site().request("/api/v1/auth/me", { headers: { authorization: sent } });
    expect([401, 431, 400]).toContain(answer.status);
    expect(answer.ms).toBeLessThan(patience);
  }
  const twice = await site().raw({
    path: "/api/v1/auth/me",
    headers: [
      ["authorization", "Bearer a"],
      ["authorization", "Bearer b"],
    ],
  });
  expect([400, 401]).toContain(twice.status);
  expect(site().alive()).toBe(true);
});

attack(
  "A11",
  "sessions that are forged: alg none, another secret, expired, no row, another person's row",
  async () => {
    const { owner } = await member();
    const other = (await member()).owner;
    expect(await me({ cookie: sessionOf(await enter(owner.email)) })).toBe(200);
    const row = await lib.db.session.findFirstOrThrow({
      where: { userId: owner.id, revokedAt: null },
    });
    const secret = site().env["AUTH_SECRET"]!;
    const none = [
      { alg: "none", typ: "JWT" },
      { sid: row.id, sub: owner.id, exp: 9_999_999_999 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const jwts = [
      `${none}.`,
      await encode({
        token: { sid: row.id, sub: owner.id },
        secret: "another secret of some length",
      }),
      await encode({ token: { sid: row.id, sub: owner.id }, secret, maxAge: -60 }),
      await encode({ token: { sid: "ses_00000000000000000000", sub: owner.id }, secret }),
      await encode({ token: { sid: row.id, sub: other.id }, secret }),
      await encode({ token: { sub: owner.id }, secret }),
      "x".repeat(9_000),
      "../../etc/passwd",
    ];
    for (const jwt of jwts)
      expect(await me({ cookie: `next-auth.session-token=${jwt}` })).toBe(401);
  },
);

attack(
  "A12",
  "a reset makes every other link of the person dead, and itself; twenty at once are one",
  async () => {
    const { owner } = await member();
    const login = await enter(owner.email);
    const tokens = await Promise.all(
      Array.from({ length: 4 }, () => lib.links.makeLink("reset_password", owner)),
    );
    const set = async (token: string, next: string) => {
      const { forms, send, page } = await formsOf(`/reset-password/${token}`);
      const form = forms.find((f) => f.names.includes("confirmPassword"));
      return form ? send(form, { password: next, confirmPassword: next }) : page;
    };
    const { forms, send } = await formsOf(`/reset-password/${tokens[0]}`);
    const form = forms.find((f) => f.names.includes("confirmPassword"));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_x, i) =>
        send(form, {
          password: `a new strong rope ${i}`,
          confirmPassword: `a new strong rope ${i}`,
        }),
      ),
    );
    expect(answers.filter((a) => a.status === 303)).toHaveLength(1);
    for (const token of tokens)
      expect((await set(token, "a stranger's own rope")).status).not.toBe(303);
    expect((await enter(owner.email, { tried: "a stranger's own rope" })).status).toBe(401);
    expect(await me({ cookie: sessionOf(login) })).toBe(401);
    expect(await me({ token: tokenOf(login) })).toBe(401);
    expect(await lib.db.oneTimeLink.count({ where: { userId: owner.id, usedAt: null } })).toBe(0);
    for (const token of tokens)
      expect(Buffer.from(token, "base64url").byteLength * 8).toBeGreaterThanOrEqual(128);
  },
);

attack(
  "A16",
  "the session's cookies: HttpOnly, SameSite, the whole site, small; nobody's script reads them",
  async () => {
    const login = await enter((await member()).owner.email);
    for (const name of ["next-auth.session-token", "known-browser"]) {
      const set = login.cookies.find((c) => c.startsWith(`${name}=`))!;
      expect(set).toMatch(/; HttpOnly/);
      expect(set).toMatch(/; SameSite=Lax/);
      expect(set).toMatch(/; Path=\//);
      expect(set).not.toMatch(/Domain/i);
      expect(Buffer.byteLength(set)).toBeLessThanOrEqual(4_096);
    }
  },
);

attack("X8", "a disabled ex-member's reset holds no payouts and lets nobody in", async () => {
  const { ngo } = await member();
  const gone = await lib.factories.makeMember(ngo.id, {}, { passwordHash: hash });
  const link = await lib.links.makeLink("reset_password", gone);
  await lib.db.ngoMember.update({ where: { userId: gone.id }, data: { disabledAt: new Date() } });
  for (const token of [link, await lib.links.makeLink("reset_password", gone)]) {
    const { forms, send } = await formsOf(`/reset-password/${token}`);
    const form = forms.find((f) => f.names.includes("confirmPassword"));
    if (form)
      expect(
        (await send(form, { password: "a new strong rope", confirmPassword: "a new strong rope" }))
          .status,
      ).not.toBe(303);
  }
  expect(
    (await lib.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).payoutsHeldUntil,
  ).toBeNull();
  for (const tried of [password, "a new strong rope"])
    expect((await enter(gone.email, { tried })).status).toBe(401);
});

attack(
  "X16",
  "another site's GET of /session-ended and /home takes no good session away",
  async () => {
    const { owner } = await member();
    const cookie = sessionOf(await enter(owner.email));
    for (const path of ["/session-ended", "/home", "/"]) {
      for (const from of ["cross-site", "same-site", "none"]) {
        const answer = await site().request(path, { cookie, headers: { "sec-fetch-site": from } });
        expect(answer.cookies.filter((c) => /session-token|hint/.test(c))).toEqual([]);
        expect(
          (await site().request(path, { headers: { "sec-fetch-site": from } })).cookies,
        ).toEqual([]);
      }
    }
    expect(
      (
        await site().request("/logout", {
          method: "POST",
          cookie,
          headers: { origin: "https://evil.example" },
        })
      ).status,
    ).toBe(403);
    expect((await site().request("/logout", { cookie })).status).toBe(405);
    expect(await me({ cookie })).toBe(200);
    // a cookie without a session is cleared, wherever the link was, so that nobody is locked out of the landing page
    const stale = await site().request("/session-ended", {
      cookie: "next-auth.session-token=stale",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(stale.cookies.join()).toMatch(/session-token=;.*Max-Age=0/);
  },
);

attack(
  "R1r",
  "login: five for an account from one network, a hundred from a /24 or /48; the windows slide",
  async () => {
    const { owner } = await member();
    const all = await Promise.all(
      Array.from({ length: 30 }, () =>
        enter(owner.email, { from: "2001:db8:1:2::9", tried: wrong }),
      ),
    );
    expect(all.filter((a) => a.status === 401)).toHaveLength(5);
    const refused = all.find((a) => a.status === 429)!;
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
    expect(refused.text).toMatch(/Too many attempts\. Please try again in 1[45] minutes\./);
    // addresses in the same /64 are the same caller
    expect((await enter(owner.email, { from: "2001:db8:1:2:ffff::1", tried: wrong })).status).toBe(
      429,
    );
    for (const [at, same, outside] of [
      [(i: number) => `198.18.77.${i}`, "198.18.77.250", "198.18.78.1"],
      [(i: number) => `2001:db8:77:${i}::1`, "2001:db8:77:fff::1", "2001:db8:78::1"],
    ] as const) {
      for (let i = 0; i < 100; i++)
        expect(
          (await enter(lib.factories.randomEmail(), { from: at(i), tried: wrong })).status,
        ).toBe(401);
      expect((await enter(lib.factories.randomEmail(), { from: same, tried: wrong })).status).toBe(
        429,
      );
      expect(
        (await enter(lib.factories.randomEmail(), { from: outside, tried: wrong })).status,
      ).toBe(401);
    }
  },
);

attack("R9r", "a thousand claimed addresses count as one client", async () => {
  const claim = (i: number) => `10.${i % 250}.${Math.floor(i / 250)}.1`;
  let looked = 0;
  for (let i = 0; i < 1_000; i += 20) {
    const batch = await Promise.all(
      Array.from({ length: 20 }, (_x, n) =>
        enter(lib.factories.randomEmail(), {
          headers: {
            "x-forwarded-for": `${claim(i + n)}, ${claim(i + n + 1)}, 198.18.99.1`,
            "x-real-ip": claim(i + n),
            forwarded: `for=${claim(i + n)}`,
          },
        }),
      ),
    );
    looked += batch.filter((a) => a.status === 401).length;
  }
  expect(looked).toBe(20);
});

attack(
  "OP-128",
  "nobody keeps a person from the reset; the browser that used it is let in during the attack",
  async () => {
    const { owner } = await member();
    for (let i = 0; i < 70; i++)
      await enter(owner.email, { from: `198.1${i % 2 ? 8 : 9}.${i}.${i}`, tried: wrong });
    expect((await enter(owner.email, { from: "203.0.113.77" })).status).toBe(429);
    for (let i = 0; i < 10; i++) {
      const { forms, send } = await formsOf("/reset-password");
      expect(
        (
          await send(
            forms.find((f) => f.names.includes("email")),
            { email: owner.email },
            { from: `203.0.113.${i}` },
          )
        ).status,
      ).toBe(200);
    }
    await site().until(
      "the reset mail",
      async () =>
        (await lib.db.oneTimeLink.count({ where: { userId: owner.id, kind: "reset_password" } })) >
        0,
      60,
    );
    expect(
      await lib.db.oneTimeLink.count({ where: { userId: owner.id, kind: "reset_password" } }),
    ).toBeLessThanOrEqual(2);
    const link = await lib.links.makeLink("reset_password", owner); // mails are not read here: any of their links
    const { forms, send } = await formsOf(`/reset-password/${link}`);
    const done = await send(
      forms.find((f) => f.names.includes("confirmPassword")),
      { password: "a new strong rope", confirmPassword: "a new strong rope" },
      { from: "203.0.113.77" },
    );
    expect(done.status).toBe(303);
    expect(
      (
        await enter(owner.email, {
          from: "203.0.113.77",
          cookie: knownOf(done),
          tried: "a new strong rope",
        })
      ).status,
    ).toBe(200);
  },
);

attack(
  "B-sessions",
  "another person's sessions and tokens are not in one's list and not ended by their ids",
  async () => {
    const [one, two] = [await member(), await member()];
    const victim = await enter(one.owner.email);
    const session = await lib.db.session.findFirstOrThrow({
      where: { userId: one.owner.id, revokedAt: null },
    });
    const token = await lib.db.apiToken.findFirstOrThrow({
      where: { userId: one.owner.id, revokedAt: null },
    });
    await enter(two.owner.email); // so that there is a session to end
    const cookie = sessionOf(await enter(two.owner.email));
    const { page, forms, send } = await formsOf("/account/security", cookie);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(session.id);
    const byId = forms.find((f) => f.names.includes("sessionId"));
    const byToken = forms.find((f) => f.names.includes("tokenId"));
    expect((await send(byId, { sessionId: session.id })).status).not.toBe(303);
    expect((await send(byToken, { tokenId: token.id })).status).not.toBe(303);
    expect(await me({ cookie: sessionOf(victim) })).toBe(200);
    expect(await me({ token: tokenOf(victim) })).toBe(200);
    const own = byId!.hidden.find((f) => f.name === "sessionId")!.value;
    expect((await send(byId, {})).status).toBe(303);
    expect(
      (await lib.db.session.findUniqueOrThrow({ where: { id: own } })).revokedAt,
    ).not.toBeNull();
    for (const who of [undefined, "next-auth.session-token=stale"])
      expect((await site().request("/account/security", { cookie: who })).status).toBe(307);
  },
);

attack(
  "B-admins",
  "administrators who all disable each other at once: two stay, and a disabled one's session is out",
  async () => {
    await lib.db.user.updateMany({ where: { role: "admin" }, data: { disabledAt: new Date() } });
    const { person } = await import("@/tests/support/people");
    const all = await Promise.all(Array.from({ length: 5 }, () => person("admin")));
    const pages = await Promise.all(all.map((who) => formsOf("/admin/administrators", who.cookie)));
    await Promise.all(
      pages.flatMap(({ forms, send }) =>
        forms
          .filter((f) => f.names.includes("userId") && f.names.includes("reason"))
          .map((form) => send(form, { reason: "race" })),
      ),
    );
    const active = await lib.db.user.findMany({
      where: { role: "admin", disabledAt: null },
      select: { id: true },
    });
    expect(active).toHaveLength(2);
    for (const who of all) {
      const stays = active.some((row) => row.id === who.userId);
      expect(await me({ cookie: who.cookie! })).toBe(stays ? 200 : 401);
      expect(await me({ token: who.token! })).toBe(stays ? 200 : 401);
    }
    // an organisation's member gets no such page
    const { owner } = await member();
    const answer = await site().request("/admin/administrators", {
      cookie: sessionOf(await enter(owner.email)),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/dashboard"]);
  },
);

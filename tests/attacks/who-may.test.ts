import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { cookieOf, formsOf, sendForm } from "./support/forms";

/** Who may change people's roles and access, and what survives a change, through the running server (OP-150). */
const site = startSite();

const password = "a quiet river bend";
const sessionName = "next-auth.session-token";
const team = "/dashboard?tab=profile";

async function support() {
  const [factors, factories, { db }, { hashPassword }, links, invitations, sealed] =
    await Promise.all([
      import("@/tests/support/second-factor"),
      import("@/tests/support/factories"),
      import("@/lib/db"),
      import("@/lib/auth/password"),
      import("@/lib/users/one-time-link"),
      import("@/lib/users/invite-member"),
      import("@/lib/auth/encryption"),
    ]);
  return { ...sealed, ...factors, ...factories, ...links, ...invitations, db, hashPassword };
}
let s: Awaited<ReturnType<typeof support>>;
let passwordHash = "";
beforeAll(async () => {
  s = await support();
  passwordHash = await s.hashPassword(password);
});

async function organisation() {
  const { ngo, owner } = await s.makeNgo();
  await s.db.user.update({ where: { id: owner.id }, data: { passwordHash } });
  return { ngo, owner };
}
const logIn = async (email: string) =>
  cookieOf(await site().request("/api/v1/ngos/login", { body: { email, password } }), sessionName)!;
const ownerOf = async (ngoId: string) =>
  (await s.db.ngoMember.findFirstOrThrow({ where: { ngoId, role: "owner" } })).userId;
const me = async (credential: { cookie?: string; token?: string }) =>
  (await site().request("/api/v1/auth/me", credential)).status;

attack(
  "T3-2",
  "a stolen session of an owner without a second factor hands nothing over; with the password it does, and all are told",
  async () => {
    const { ngo, owner } = await organisation();
    const mate = await s.makeMember(ngo.id);
    const details = { accountHolderName: "Maji", bankName: "Bank", accountNumber: "0099887766" };
    const bank = s.encrypt(JSON.stringify({ ...details, swiftCode: "EQBLKENA" }), `bank:${ngo.id}`);
    await s.db.ngo.update({
      where: { id: ngo.id },
      data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
    });
    const cookie = await logIn(owner.email);
    await s.db.session.updateMany({
      where: { userId: owner.id },
      data: { secondFactorAt: new Date(Date.now() - 11 * 60_000) },
    });
    const press = (fields: Record<string, string>) =>
      sendForm(site(), team, `Make Owner: ${mate.name}`, fields, { cookie });
    const asked = await press({});
    expect(asked.text).toContain('name="stepUp"');
    expect((await press({ stepUp: "wrong wrong" })).text).toContain('name="stepUp"');
    expect(await ownerOf(ngo.id)).toBe(owner.id);
    expect((await press({ stepUp: password })).status).toBe(303);
    expect(await ownerOf(ngo.id)).toBe(mate.id);
    const after = await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    expect(after.payoutsHeldUntil!.getTime()).toBeGreaterThan(Date.now() + 71 * 3_600_000);
    const told = await s.db.job.findMany({
      where: { kind: "mail.team_changed", payload: { path: ["ngoId"], equals: ngo.id } },
    });
    expect(told.map((job) => (job.payload as { to: string }).to).sort()).toEqual(
      [mate.email, ngo.officialEmail!, owner.email].sort(),
    );
    const page = await site().request("/dashboard?tab=donations", {
      cookie: await logIn(owner.email),
    });
    expect(/handed over to another owner: nothing is paid out until/.test(page.text)).toBe(true);
  },
);

attack(
  "T3-3",
  "who signed up with a stranger's address can add nothing to it, and keeps nothing once its owner has proved it",
  async () => {
    const email = s.randomEmail("victim");
    const made = await site().request("/api/v1/ngos/register", {
      body: { name: `Maji ${s.randomText(3)}`, email, password },
    });
    const cookie = cookieOf(made, sessionName)!;
    const { token, userId } = (JSON.parse(made.text) as { data: Record<string, string> }).data;
    expect(await me({ cookie })).toBe(200);
    const page = await site().request("/account/security", { cookie });
    expect(page.text).toContain("Confirm your email address first");
    expect(page.text).not.toContain("Set up an authenticator app</");
    // the form of a person with permission, sent with this session
    const { owner } = await organisation();
    const may = await logIn(owner.email);
    const sent = await sendForm(
      site(),
      "/account/security",
      "Set up an authenticator app",
      {},
      { cookie: may, as: cookie },
    );
    expect(sent.text).toContain("Please confirm your email address first");
    expect(await s.db.authenticator.count({ where: { userId: userId! } })).toBe(0);

    const link = await s.makeLink("reset_password", { id: userId!, email });
    const own = "the owner's own rope";
    const reset = await sendForm(site(), `/reset-password/${link}`, 'name="token"', {
      password: own,
      confirmPassword: own,
    });
    expect(reset.status).toBe(303);
    expect([await me({ cookie }), await me({ token: token! })]).toEqual([401, 401]);
    const login = (tried: string) =>
      site().request("/api/v1/ngos/login", { body: { email, password: tried } });
    expect([(await login(password)).status, (await login(own)).status]).toEqual([401, 200]);
  },
);

attack(
  "T3-10",
  "an invitation ends with its sender's ownership: the page says so, and a form that was open joins nobody",
  async () => {
    const { ngo, owner } = await organisation();
    const guest = s.randomEmail("guest");
    const { invitationId } = await s.inviteMember(await s.actorOf(owner), { email: guest });
    const path = `/invitations/${s.invitationToken(invitationId)}`;
    const open = await site().request(path);
    const form = formsOf(open.text).find((one) => one.html.includes('name="confirmPassword"'))!;
    // like rows from before this rule: no verb has revoked it
    await s.db.ngoMember.update({ where: { userId: owner.id }, data: { role: "admin" } });
    const body = new FormData();
    for (const [name, value] of Object.entries({
      ...form.fields,
      name: "Late Guest",
      password,
      confirmPassword: password,
    }))
      body.set(name, value);
    const late = await site().request(path, { method: "POST", body });
    expect(late.status).toBeLessThan(500);
    expect(cookieOf(late, sessionName) ?? "").toBe("");
    expect(await s.db.user.count({ where: { email: guest } })).toBe(0);
    const dead = await site().request(path);
    expect(dead.status).toBe(200);
    expect(dead.text).toContain("This invitation no longer works");
    expect(dead.text).not.toContain('name="confirmPassword"');
    expect(await s.db.ngoMember.count({ where: { ngoId: ngo.id } })).toBe(1);
  },
);

attack(
  "T3-13",
  "four recovery codes at once on one pending login: one session, one code gone",
  async () => {
    const { owner } = await organisation();
    const { codes } = await s.setUpApp((await s.withSession(owner)).actor);
    const before = await s.db.session.count({ where: { userId: owner.id } });
    const first = await sendForm(site(), "/login", 'name="password"', {
      email: owner.email,
      password,
    });
    const half = cookieOf(first, "login-step")!;
    const step = "/login/second-factor";
    const answers = await Promise.all(
      codes!
        .slice(0, 4)
        .map((code) => sendForm(site(), step, 'name="code"', { code }, { cookie: half })),
    );
    expect(answers.filter((one) => cookieOf(one, sessionName))).toHaveLength(1);
    expect(await s.db.session.count({ where: { userId: owner.id } })).toBe(before + 1);
    expect(await s.db.recoveryCode.count({ where: { userId: owner.id, usedAt: null } })).toBe(9);
  },
);

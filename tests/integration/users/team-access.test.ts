import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { setClockForTests } from "@/lib/clock";
import { hashPassword } from "@/lib/auth/password";
import { idle, type ActionState } from "@/lib/http/action-state";
import { translator } from "@/lib/i18n/translator";
import { runDueJobs } from "@/lib/worker/run";
import type { UserActor } from "@/lib/auth/actor";
import { POST as login } from "@/app/api/v1/ngos/login/route";
import { PUT as completeProfileCall } from "@/app/api/v1/ngos/complete-profile/route";
import { GET as ownCampaigns } from "@/app/api/v1/campaigns/ngo/my-campaigns/route";
import { createKey } from "@/lib/api-keys/create-key";
import { acceptInvitation } from "@/lib/ngos/accept-invitation";
import { openBankDetails } from "@/lib/ngos/dto";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { disableMember, enableMember, handOver } from "@/lib/users/change-member";
import { invitationToken, inviteMember, withdrawInvitation } from "@/lib/users/invite-member";
import { changePassword, resetPassword } from "@/lib/users/reset-password";
import {
  disableAction,
  enableAction,
  handOverAction,
  inviteAction,
  withdrawAction,
} from "@/lib/users/team-actions";
import {
  actorOf,
  makeAdmin,
  makeMember,
  makeNgo,
  randomEmail,
  visitor,
} from "@/tests/support/factories";
import { call, sessionOf } from "@/tests/support/call";
import { mailsTo } from "@/tests/support/mails";
import { Left, seen } from "@/tests/support/next-mocks";
import { ageFactor, digits, reread, setUpApp, withSession } from "@/tests/support/second-factor";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
const scale = env.rateLimitScale;
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { rateLimitScale: scale });
});

const password = "a quiet river bend";
const account = { name: "Second Person", password: "pull the rope" };
let passwordHash: string;
beforeAll(async () => void (passwordHash = await hashPassword(password)));

async function send(action: unknown, fields: Record<string, string>, cookie: string) {
  seen.headers = new Headers({ origin: env.appOrigin, "x-forwarded-for": "198.51.100.9", cookie });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  try {
    return await (action as (p: ActionState, f: FormData) => Promise<ActionState>)(idle, form);
  } catch (error) {
    if (error instanceof Left) return { status: "left", to: error.to } as const;
    throw error;
  }
}

type World = { ngoId: string; mateId: string; invitationId: string };
type Verb = {
  name: string;
  /** the state of the team before it */
  before?: (world: World) => Promise<unknown>;
  action: unknown;
  fields: (world: World) => Record<string, string>;
  call: (actor: UserActor, world: World) => Promise<unknown>;
};
const invited = randomEmail("stranger");
const alone = ({ mateId: userId }: World) =>
  db.ngoMember.update({ where: { userId }, data: { disabledAt: new Date() } });
const verbs: Verb[] = [
  {
    name: "inviting",
    before: async (world) => {
      await alone(world);
      await db.ngoInvitation.updateMany({
        where: { ngoId: world.ngoId },
        data: { revokedAt: new Date() },
      });
    },
    action: inviteAction,
    fields: () => ({ email: invited }),
    call: (a) => inviteMember(a, { email: invited }),
  },
  {
    name: "withdrawing an invitation",
    action: withdrawAction,
    fields: ({ invitationId }) => ({ invitationId }),
    call: (a, { invitationId }) => withdrawInvitation(a, { invitationId }),
  },
  {
    name: "handing over",
    action: handOverAction,
    fields: ({ mateId: userId }) => ({ userId }),
    call: (a, { mateId: userId }) => handOver(a, { userId }),
  },
  {
    name: "disabling a member",
    action: disableAction,
    fields: ({ mateId: userId }) => ({ userId }),
    call: (a, { mateId: userId }) => disableMember(a, { userId }),
  },
  {
    name: "enabling a member",
    before: async (world) => {
      await alone(world);
      await db.ngoInvitation.updateMany({
        where: { ngoId: world.ngoId },
        data: { revokedAt: new Date() },
      });
    },
    action: enableAction,
    fields: ({ mateId: userId }) => ({ userId }),
    call: (a, { mateId: userId }) => enableMember(a, { userId }),
  },
];

/** An organisation with an owner who has a password, a second member and an open invitation. */
async function world(before: Verb["before"]) {
  const { ngo, owner } = await makeNgo();
  await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
  const { invitationId } = await inviteMember(await actorOf(owner), { email: randomEmail() });
  const mate = await makeMember(ngo.id);
  const here = { ngoId: ngo.id, mateId: mate.id, invitationId };
  await before?.(here);
  await db.job.deleteMany({ where: { kind: "mail.team_changed" } });
  return { ...here, owner, mate, session: await withSession(owner) };
}
const stateOf = async ({ ngoId }: World) =>
  JSON.stringify([
    await db.ngoMember.findMany({ where: { ngoId }, orderBy: { userId: "asc" } }),
    await db.ngoInvitation.findMany({ where: { ngoId }, orderBy: { id: "asc" } }),
    await db.ngo.findUniqueOrThrow({
      where: { id: ngoId },
      select: { payoutsHeldUntil: true, handedOverAt: true },
    }),
  ]);
const told = (ngoId: string) =>
  db.job.count({
    where: { kind: "mail.team_changed", payload: { path: ["ngoId"], equals: ngoId } },
  });

describe.each(verbs)("$name", (verb) => {
  test("[T3-2] an owner without a second factor whose session is over ten minutes old is asked for the password", async () => {
    const w = await world(verb.before);
    await ageFactor(w.session.sessionId);
    const was = await stateOf(w);
    const fields = verb.fields(w);
    await expect(verb.call(await reread(w.owner, w.session.sessionId), w)).rejects.toMatchObject({
      code: "step_up_required",
    });
    expect(await send(verb.action, fields, w.session.cookie)).toMatchObject({
      status: "error",
      code: "step_up_required",
      stepUp: { kind: "password" },
    });
    expect(
      await send(verb.action, { ...fields, stepUp: "wrong wrong" }, w.session.cookie),
    ).toMatchObject({ status: "error", code: "step_up_required" });
    expect([await stateOf(w), await told(w.ngoId)]).toEqual([was, 0]);
    expect(
      await send(verb.action, { ...fields, stepUp: password }, w.session.cookie),
    ).toMatchObject({ status: "left" });
    expect(await stateOf(w)).not.toBe(was);
    expect(await told(w.ngoId)).toBeGreaterThan(0);
  });

  test("[T3-2] an owner with one is asked for it, and the password does not do; a session just opened is not asked", async () => {
    const w = await world(verb.before);
    await verb.call(w.session.actor, w); // opened a moment ago
    const other = await world(verb.before);
    const { secret } = await setUpApp(other.session.actor);
    await ageFactor(other.session.sessionId);
    const was = await stateOf(other);
    const fields = verb.fields(other);
    if (verb.action === inviteAction) fields["email"] = randomEmail();
    expect(
      await send(verb.action, { ...fields, stepUp: password }, other.session.cookie),
    ).toMatchObject({ code: "step_up_required", stepUp: { kind: "code" } });
    expect(await stateOf(other)).toBe(was);
    expect(
      await send(verb.action, { ...fields, stepUp: digits(secret) }, other.session.cookie),
    ).toMatchObject({ status: "left" });
  });
});

describe("mails about the team", () => {
  type Told = { to: string; what: string };
  /** Who was notified of what since `at`, for an organisation. */
  async function mailed(ngoId: string): Promise<Told[]> {
    const jobs = await db.job.findMany({
      where: { kind: "mail.team_changed", payload: { path: ["ngoId"], equals: ngoId } },
    });
    await runDueJobs();
    const keys = jobs.map((job) => job.dedupeKey);
    const rows = await db.emailMessage.findMany({ where: { dedupeKey: { in: keys } } });
    return rows
      .map((row) => ({ to: row.toAddress, what: row.kind.replace("team_", "") }))
      .sort((a, b) => `${a.what} ${a.to}`.localeCompare(`${b.what} ${b.to}`));
  }
  const each = (what: string, ...addresses: string[]): Told[] =>
    [...addresses]
      .map((to) => ({ to, what }))
      .sort((a, b) => `${a.what} ${a.to}`.localeCompare(`${b.what} ${b.to}`));

  test("[T3-2] invited and joined: the owner and the official address hear of both, the new person of the second", async () => {
    const { ngo, owner } = await makeNgo();
    const official = ngo.officialEmail!;
    const guest = randomEmail("guest");
    const { invitationId } = await inviteMember(await actorOf(owner), { email: guest });
    expect(await mailed(ngo.id)).toEqual(each("invited", owner.email, official));
    expect((await mailsTo(guest)).map((mail) => mail.kind)).toEqual(["invitation"]);
    await acceptInvitation(visitor, { token: invitationToken(invitationId), ...account });
    expect(await mailed(ngo.id)).toEqual([
      ...each("invited", owner.email, official),
      ...each("joined", guest, owner.email, official),
    ]);
    const [mail] = (await mailsTo(official)).filter((one) => one.kind === "team_joined");
    expect(mail!.subject).toBe(`${guest} joined the team of ${ngo.name}`);
  });

  test("[T3-2] handed over, disabled, enabled: both people and the official address, each once, each in their language", async () => {
    const { ngo, owner } = await makeNgo();
    const official = ngo.officialEmail!;
    const mate = await makeMember(ngo.id, {}, { locale: "fr" });
    const actor = await actorOf(owner);
    await disableMember(actor, { userId: mate.id });
    await disableMember(actor, { userId: mate.id }); // repeating it changes nothing and sends no mail
    await enableMember(actor, { userId: mate.id });
    await enableMember(actor, { userId: mate.id });
    await handOver(actor, { userId: mate.id });
    const all = [mate.email, owner.email, official];
    expect(await mailed(ngo.id)).toEqual([
      ...each("disabled", ...all),
      ...each("enabled", ...all),
      ...each("handed_over", ...all),
    ]);
    const until = await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    const seenBy = async (to: string) =>
      (await mailsTo(to)).find((one) => one.kind === "team_handed_over")!;
    const mine = await seenBy(owner.email);
    expect(mine.subject).toBe(`${ngo.name} has a new owner: ${mate.email}`);
    expect(mine.text).toContain(`Done by ${owner.email}`);
    expect(mine.text).toContain(String(until.payoutsHeldUntil!.getUTCFullYear()));
    expect((await seenBy(mate.email)).subject).toBe(
      translator("fr", "account")("mail.team.handed_over.subject", {
        ngo: ngo.name,
        email: mate.email,
      }),
    );
  });

  test("[T3-2] revoked: by the owner, and by what the operator decides; who was invited hears of it once a day at most", async () => {
    Object.assign(env, { rateLimitScale: 1 });
    const { ngo, owner } = await makeNgo();
    const actor = await actorOf(owner);
    const guest = randomEmail("guest");
    const first = await inviteMember(actor, { email: guest });
    await runDueJobs();
    await withdrawInvitation(actor, first);
    const members = [owner.email, ngo.officialEmail!];
    expect((await mailed(ngo.id)).filter((one) => one.what === "revoked")).toEqual(
      each("revoked", guest, ...members),
    );
    await inviteMember(actor, { email: guest });
    await runDueJobs();
    await suspendNgo(await actorOf(await makeAdmin()), { id: ngo.id });
    expect((await mailed(ngo.id)).filter((one) => one.what === "revoked")).toEqual(
      each("revoked", guest, ...members, ...members),
    );
    // an invitation that was never mailed cannot be accepted
    const other = await makeNgo();
    const early = await inviteMember(await actorOf(other.owner), { email: randomEmail("early") });
    await withdrawInvitation(await actorOf(other.owner), early);
    expect((await mailed(other.ngo.id)).filter((one) => one.what === "revoked")).toEqual(
      each("revoked", other.owner.email, other.ngo.officialEmail!),
    );
  });

  test("[T3-2] nothing to an address that nobody proved, to somebody who is out, or to a typed address before a person has looked", async () => {
    const { ngo, owner } = await makeNgo();
    const [out, unproven, mate] = [
      await makeMember(ngo.id, { disabledAt: new Date() }),
      await makeMember(ngo.id, { disabledAt: new Date() }, { emailConfirmedAt: null }),
      await makeMember(ngo.id),
    ];
    await db.ngo.update({ where: { id: ngo.id }, data: { approvedAt: null } });
    await disableMember(await actorOf(owner), { userId: mate.id });
    expect(await mailed(ngo.id)).toEqual(each("disabled", owner.email, mate.email));
    await enableMember(await actorOf(owner), { userId: unproven.id });
    const after = (await mailed(ngo.id)).filter((one) => one.what === "enabled");
    expect(after).toEqual(each("enabled", owner.email));
    expect(await mailsTo(out.email)).toEqual([]);
  });

  test("[T3-2] what is refused is mailed to nobody", async () => {
    const { ngo, owner } = await makeNgo();
    await makeMember(ngo.id);
    await expect(
      inviteMember(await actorOf(owner), { email: randomEmail() }),
    ).rejects.toMatchObject({ key: "teamFull" });
    expect(await mailed(ngo.id)).toEqual([]);
  });
});

describe("what else a stolen session leaves", () => {
  test.each<[string, (of: { userId: string; actor: UserActor }) => Promise<unknown>]>([
    [
      "a reset",
      async ({ userId }) => {
        const { makeLink } = await import("@/lib/users/one-time-link");
        const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
        await resetPassword(visitor, {
          token: await makeLink("reset_password", user),
          password: "the owner's own rope",
        });
      },
    ],
    [
      "a new password",
      ({ actor }) =>
        changePassword(actor, { currentPassword: password, password: "the owner's own rope" }),
    ],
  ])("[T3-10] %s ends the invitations that were sent before it", async (_name, change) => {
    const { owner } = await makeNgo();
    await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
    const actor = await actorOf(owner);
    const { invitationId } = await inviteMember(actor, { email: randomEmail() });
    await change({ userId: owner.id, actor });
    await expect(
      acceptInvitation(visitor, { token: invitationToken(invitationId), ...account }),
    ).rejects.toMatchObject({ key: "linkUsed" });
  });

  test("[T3-10] the API keys of a disabled member end with their access, and do not come back with it", async () => {
    const { ngo, owner } = await makeNgo();
    const mate = await makeMember(ngo.id);
    const actor = await actorOf(owner);
    const make = async (who: { id: string }) =>
      (await createKey(await actorOf(who), { name: "Site", scopes: ["donors:read"], days: 0 })).key;
    const own = await make(owner);
    await handOver(actor, { userId: mate.id });
    const theirs = await make(mate);
    await handOver(await actorOf(mate), { userId: owner.id });
    const status = async (key: string) => (await call(ownCampaigns, { token: key })).status;
    expect([await status(own), await status(theirs)]).toEqual([200, 200]);
    await disableMember(actor, { userId: mate.id });
    expect(await status(theirs)).toBe(401);
    await enableMember(actor, { userId: mate.id });
    expect([await status(own), await status(theirs)]).toEqual([200, 401]);
  });

  test("[T3-2] where money goes: other bank details in an application that has some ask for the password, the same ones and the first do not", async () => {
    const { ngo, owner } = await makeNgo({
      status: "pending",
      profileComplete: false,
      submittedAt: null,
    });
    await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
    const cookie = sessionOf(await call(login, { body: { email: owner.email, password } }));
    await db.session.updateMany({
      where: { userId: owner.id },
      data: { secondFactorAt: new Date(Date.now() - 11 * 60_000) },
    });
    const apply = async (accountNumber: string) => {
      const answer = await call(completeProfileCall, {
        method: "PUT",
        cookie,
        body: {
          orgName: ngo.name,
          officialEmail: owner.email,
          country: "KE",
          phoneNumber: "+254700000000",
          description: "We mend hand pumps.",
          bankDetails: {
            accountHolderName: "Maji",
            bankName: "Equity Bank",
            accountNumber,
            swiftCode: "EQBLKENA",
            preferredCurrency: "USD",
          },
        },
      });
      return answer.body.code ?? answer.status;
    };
    expect(await apply("0099887766")).toBe(200);
    expect(await apply("0099887766")).toBe(200);
    expect(await apply("1111222233")).toBe("step_up_required");
    const row = await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    expect(openBankDetails(row)!.accountNumber).toBe("0099887766");
    await db.session.updateMany({
      where: { userId: owner.id },
      data: { secondFactorAt: new Date() },
    });
    expect(await apply("1111222233")).toBe(200);
  });
});

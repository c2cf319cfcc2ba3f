import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, setClockForTests } from "@/lib/clock";
import { runDueJobs } from "@/lib/worker/run";
import { ownTeam } from "@/lib/ngos/own-queries";
import { acceptInvitation, openInvitation } from "@/lib/ngos/accept-invitation";
import { disableMember, enableMember, handOver } from "@/lib/users/change-member";
import { withToken } from "@/lib/users/with-token";
import { inviteMember, withdrawInvitation } from "@/lib/users/invite-member";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import {
  actorOf,
  makeAdmin,
  makeMember,
  makeNgo,
  randomEmail,
  visitor,
} from "@/tests/support/factories";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { call } from "@/tests/support/call";
import { opened } from "@/tests/support/mails";

const account = { name: "Second Person", password: "pull the rope" };

async function invited(email = randomEmail()) {
  const { ngo, owner } = await makeNgo();
  const actor = await actorOf(owner);
  const { invitationId } = await inviteMember(actor, { email });
  await runDueJobs();
  const mail = opened(
    await db.emailMessage.findFirstOrThrow({ where: { toAddress: email, kind: "invitation" } }),
  );
  return {
    ngo,
    owner,
    actor,
    email,
    invitationId,
    mail,
    token: /invitations\/([\w-]+)/.exec(mail.text)![1]!,
  };
}

describe("invitations", () => {
  test("[ACCT-064] [ACCT-067] [ACCT-085] the mailed link makes one account, once", async () => {
    const { ngo, email, token, mail } = await invited();
    expect(mail.subject).toBe(`Test Person (${ngo.name}) invites you to the team`);
    expect(await openInvitation(token)).toEqual({ ngoName: ngo.name, email });
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => acceptInvitation(visitor, { token, ...account })),
    );
    expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(1);
    const joined = tries.find((t) => t.status === "fulfilled")!.value;
    expect(joined.actor).toMatchObject({
      email,
      role: "ngo",
      emailConfirmed: true,
      ngo: { id: ngo.id, memberRole: "admin" },
    });
    expect(await openInvitation(token)).toBeNull();
    await expect(acceptInvitation(visitor, { token, ...account })).rejects.toMatchObject({
      key: "linkUsed",
    });
  });

  test("[ACCT-064] the new person's name is nobody's in disguise: refused at its field, and the link still works", async () => {
    const { ngo, token } = await invited();
    await makeNgo({ name: "Okavango Reading Rooms" });
    for (const name of ["0kavango Reading R00ms", "UN1CEF"])
      await expect(acceptInvitation(visitor, { token, ...account, name })).rejects.toMatchObject({
        key: "lookAlikeName",
        issues: [{ path: "name" }],
      });
    // their name may resemble their own organisation's: it deceives nobody in their own team
    const joined = await acceptInvitation(visitor, { token, ...account, name: ngo.name });
    expect(joined.actor.role).toBe("ngo");
  });

  test("[ACCT-085] it ends after 7 days, and when it is withdrawn", async () => {
    const one = await invited();
    try {
      setClockForTests(new Date(Date.now() + days(7) + 1000));
      expect(await openInvitation(one.token)).toBeNull();
      await expect(
        acceptInvitation(visitor, { token: one.token, ...account }),
      ).rejects.toMatchObject({ key: "linkUsed" });
    } finally {
      setClockForTests(null);
    }
    const two = await invited();
    await withdrawInvitation(two.actor, { invitationId: two.invitationId });
    await expect(acceptInvitation(visitor, { token: two.token, ...account })).rejects.toMatchObject(
      { key: "linkUsed" },
    );
    await expect(
      withdrawInvitation(two.actor, { invitationId: two.invitationId }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  test("[ACCT-066] a third person is refused, an open invitation counts, a disabled member does not", async () => {
    const { ngo, owner } = await makeNgo();
    const actor = await actorOf(owner);
    const both = await Promise.allSettled([
      inviteMember(actor, { email: randomEmail() }),
      inviteMember(actor, { email: randomEmail() }),
    ]);
    expect(both.filter((b) => b.status === "fulfilled")).toHaveLength(1);
    expect(both.find((b) => b.status === "rejected")!.reason).toMatchObject({
      code: "conflict",
      key: "teamFull",
    });
    await db.ngoInvitation.deleteMany({ where: { ngoId: ngo.id } });
    const member = await makeMember(ngo.id);
    await expect(inviteMember(actor, { email: randomEmail() })).rejects.toMatchObject({
      key: "teamFull",
    });
    await disableMember(actor, { userId: member.id });
    await inviteMember(actor, { email: randomEmail() });
    await expect(enableMember(actor, { userId: member.id })).rejects.toMatchObject({
      key: "teamFull",
    });
  });

  test("[ACCT-066] two invitations accepted at once with one place left: one gets in", async () => {
    const { ngo, owner } = await makeNgo();
    const actor = await actorOf(owner);
    const { invitationToken } = await import("@/lib/users/invite-member");
    const tokens: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { invitationId } = await inviteMember(actor, { email: randomEmail() });
      tokens.push(invitationToken(invitationId));
      if (i === 0)
        await db.ngoInvitation.update({
          where: { id: invitationId },
          data: { expiresAt: new Date(0) },
        });
    }
    await db.ngoInvitation.updateMany({
      where: { ngoId: ngo.id },
      data: { expiresAt: new Date(Date.now() + days(1)) },
    });
    const tries = await Promise.allSettled(
      tokens.map((token) => acceptInvitation(visitor, { token, ...account })),
    );
    expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(1);
    expect(tries.find((t) => t.status === "rejected")!.reason).toMatchObject({ key: "teamFull" });
    expect(await db.ngoMember.count({ where: { ngoId: ngo.id, disabledAt: null } })).toBe(2);
  });

  test("somebody who has an account already, and an owner whose address is not confirmed", async () => {
    const { owner } = await makeNgo();
    await expect(
      inviteMember(await actorOf(owner), { email: (await makeNgo()).owner.email }),
    ).rejects.toMatchObject({ code: "conflict", key: "alreadyMember" });
    await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: null } });
    await expect(
      inviteMember(await actorOf(owner), { email: randomEmail() }),
    ).rejects.toMatchObject({ key: "confirmEmailFirst" }); // ACCT-093
  });
});

describe("invitations end with the right to send them", () => {
  const refused = async (token: string) => {
    expect(await openInvitation(token)).toBeNull();
    await expect(acceptInvitation(visitor, { token, ...account })).rejects.toMatchObject({
      code: "invalid",
      key: "linkUsed",
    });
  };
  const revoked = async (invitationId: string) =>
    (await db.ngoInvitation.findUniqueOrThrow({ where: { id: invitationId } })).revokedAt !== null;
  /** A member and an open invitation: the verbs would not allow both. */
  const withMate = async () => {
    const one = await invited();
    return { ...one, mate: await makeMember(one.ngo.id) };
  };

  // a row written before; the revocation by the verbs is tested below
  test.each<[string, (of: { ngoId: string; ownerId: string }) => Promise<unknown>]>([
    [
      "an inviter who is no owner any more",
      ({ ownerId: userId }) => db.ngoMember.update({ where: { userId }, data: { role: "admin" } }),
    ],
    [
      "a disabled member",
      ({ ownerId: userId }) =>
        db.ngoMember.update({ where: { userId }, data: { role: "admin", disabledAt: new Date() } }),
    ],
    [
      "a disabled person",
      ({ ownerId: id }) => db.user.update({ where: { id }, data: { disabledAt: new Date() } }),
    ],
    [
      "a suspended organisation",
      ({ ngoId: id }) => db.ngo.update({ where: { id }, data: { suspendedAt: new Date() } }),
    ],
    [
      "a rejected one",
      ({ ngoId: id }) => db.ngo.update({ where: { id }, data: { status: "rejected" } }),
    ],
    [
      "one that waits for review again",
      ({ ngoId: id }) => db.ngo.update({ where: { id }, data: { status: "pending" } }),
    ],
  ])("[T3-10] the invitation of %s opens nothing", async (_name, end) => {
    const { token, ngo, owner, email } = await invited();
    await end({ ngoId: ngo.id, ownerId: owner.id });
    await refused(token);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  test("[T3-10] handing over, suspending and rejecting revoke open invitations; reinstating does not bring them back", async () => {
    const handed = await withMate();
    await handOver(handed.actor, { userId: handed.mate.id });
    expect(await revoked(handed.invitationId)).toBe(true);
    await handOver(await actorOf(handed.mate), { userId: handed.owner.id });
    await refused(handed.token);

    const admin = await actorOf(await makeAdmin());
    const suspended = await invited();
    await suspendNgo(admin, { id: suspended.ngo.id });
    expect(await revoked(suspended.invitationId)).toBe(true);
    await reinstateNgo(admin, { id: suspended.ngo.id });
    await refused(suspended.token);

    const rejected = await invited();
    await db.ngo.update({ where: { id: rejected.ngo.id }, data: { status: "pending" } });
    await rejectNgo(admin, { id: rejected.ngo.id });
    expect(await revoked(rejected.invitationId)).toBe(true);
    expect(
      await db.auditLog.count({
        where: { action: "member.invitation_withdrawn", entityId: rejected.invitationId },
      }),
    ).toBe(1);
  });

  test("[T3-10] disabling a member revokes what that member sent, and nothing of others", async () => {
    const { ngo, actor, mate, invitationId, token } = await withMate();
    await disableMember(actor, { userId: mate.id });
    expect(await revoked(invitationId)).toBe(false);
    await db.ngoMember.update({ where: { userId: mate.id }, data: { disabledAt: null } });
    // one that the member sent while owning the organisation
    await db.ngoInvitation.update({ where: { id: invitationId }, data: { invitedBy: mate.id } });
    await disableMember(actor, { userId: mate.id });
    expect(await revoked(invitationId)).toBe(true);
    await refused(token);
    expect(await db.ngoMember.count({ where: { ngoId: ngo.id, disabledAt: null } })).toBe(1);
  });
});

describe("members", () => {
  test("[ACCT-065] [ACCT-068] handing over leaves exactly one owner, also when done twice at once", async () => {
    const { ngo, owner } = await makeNgo();
    const member = await makeMember(ngo.id);
    const actor = await actorOf(owner);
    const tries = await Promise.allSettled([
      handOver(actor, { userId: member.id }),
      handOver(actor, { userId: member.id }),
    ]);
    expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(1);
    expect(await db.ngoMember.findMany({ where: { ngoId: ngo.id, role: "owner" } })).toMatchObject([
      { userId: member.id },
    ]);
    await expect(handOver(actor, { userId: member.id })).rejects.toMatchObject({
      key: "ownerOnly",
    });
    expect((await ownTeam(await actorOf(member))).members.map((m) => m.role).sort()).toEqual([
      "admin",
      "owner",
    ]);
  });

  test("[ACCT-069] [ACCT-071] a disabled member is out at once; the owner cannot disable themself", async () => {
    const { token, actor } = await invited();
    const joined = await withToken(await acceptInvitation(visitor, { token, ...account }));
    expect((await call(me, { token: joined.token })).status).toBe(200);
    await disableMember(actor, { userId: joined.actor.userId });
    expect((await call(me, { token: joined.token })).status).toBe(401);
    await enableMember(actor, { userId: joined.actor.userId });
    expect((await call(me, { token: joined.token })).status).toBe(401); // the old token stays invalid
    await expect(disableMember(actor, { userId: actor.userId })).rejects.toMatchObject({
      key: "ownerCannotDisable",
    });
  });

  test("[ACCT-070] another member, another organisation's owner and a visitor may not", async () => {
    const { ngo, invitationId, actor } = await invited();
    await db.ngoInvitation.update({ where: { id: invitationId }, data: { revokedAt: null } });
    const member = await makeMember(ngo.id);
    const second = await actorOf(member);
    const stranger = await actorOf((await makeNgo()).owner);
    const acts = [
      (who: typeof second) => inviteMember(who, { email: randomEmail() }),
      (who: typeof second) => withdrawInvitation(who, { invitationId }),
      (who: typeof second) => handOver(who, { userId: member.id }),
      (who: typeof second) => disableMember(who, { userId: member.id }),
      (who: typeof second) => enableMember(who, { userId: member.id }),
    ];
    for (const act of acts)
      await expect(act(second)).rejects.toMatchObject({ code: "forbidden", key: "ownerOnly" });
    for (const act of acts.slice(1))
      await expect(act(stranger)).rejects.toMatchObject({ code: "not_found" });
    for (const act of acts)
      await expect(act(visitor as never)).rejects.toMatchObject({ code: "unauthenticated" });
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: new Date() } });
    await expect(
      handOver(await actorOf({ id: actor.userId }), { userId: member.id }),
    ).rejects.toMatchObject({ code: "ngo_suspended" }); // NGO-073
  });
});

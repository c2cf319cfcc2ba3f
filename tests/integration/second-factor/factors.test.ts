import { afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import type { UserActor } from "@/lib/auth/actor";
import { personOfSession } from "@/lib/auth/current-actor";
import { addPasskey } from "@/lib/second-factor/add-passkey";
import { forgetExpired } from "@/lib/second-factor/challenge";
import { confirmAuthenticator } from "@/lib/second-factor/confirm-authenticator";
import { confirmFactor } from "@/lib/second-factor/confirm-factor";
import { secondFactorMails } from "@/lib/second-factor/mails";
import { factorNotices } from "@/lib/jobs/kinds";
import { ownFactors } from "@/lib/second-factor/queries";
import { renewRecoveryCodes } from "@/lib/second-factor/recovery";
import { removeFactor } from "@/lib/second-factor/remove-factor";
import { clearMemberFactors, resetAdminFactors } from "@/lib/second-factor/reset-factors";
import { attestationField } from "@/lib/second-factor/schema";
import { skipFactor } from "@/lib/second-factor/skip-factor";
import { authenticatorSetup, startAuthenticator } from "@/lib/second-factor/start-authenticator";
import { startPasskey } from "@/lib/second-factor/start-passkey";
import { verifyCode } from "@/lib/second-factor/verify-code";
import { askPasskey, checkPasskey } from "@/lib/second-factor/verify-passkey";
import { systemActor } from "@/lib/auth/actor";
import { issueToken } from "@/lib/auth/sessions";
import { actorOf, makeAdmin, makeMember, makeNgo, visitor } from "@/tests/support/factories";
import { makeDevice } from "@/tests/support/passkey";
import {
  ageFactor,
  assertion,
  digits,
  reread,
  setUpApp,
  setUpPasskey,
  withSession,
} from "@/tests/support/second-factor";

afterEach(() => setClockForTests(null));

const address = "203.0.113.50";
/** Checks a passkey's answer and uses it up. */
const verifyPasskey = async (...of: Parameters<typeof checkPasskey>) =>
  db.$transaction((await checkPasskey(...of)).use);
const member = async () => {
  const { ngo, owner } = await makeNgo();
  return { ngo, owner, ...(await withSession(owner)) };
};
const notices = async (userId: string) =>
  (
    await db.job.findMany({
      where: { kind: "mail.second_factor", payload: { path: ["userId"], equals: userId } },
      orderBy: { createdAt: "asc" },
    })
  ).map((job) => (job.payload as { what: string }).what);
const wrong = { key: "wrongFactorCode" };

describe("authenticator app", () => {
  test("[OP-127] it counts once a code was entered; the first factor gives ten recovery codes and ends every other session and token", async () => {
    const { owner, actor, sessionId } = await member();
    const other = await withSession(owner);
    await issueToken(owner);
    await startAuthenticator(actor);
    expect(
      await db.authenticator.count({ where: { userId: owner.id, confirmedAt: { not: null } } }),
    ).toBe(0);
    const { secret } = (await authenticatorSetup(actor))!;
    await expect(confirmAuthenticator(actor, { code: "000000" })).rejects.toMatchObject(wrong);
    const { codes } = await confirmAuthenticator(actor, { code: digits(secret) });
    expect(new Set(codes).size).toBe(10);
    const own = (await reread(owner, sessionId)).secondFactor;
    expect(own).toMatchObject({ has: true, missing: false });
    expect(await personOfSession({ sid: sessionId, sub: owner.id })).not.toBeNull();
    expect(await personOfSession({ sid: other.sessionId, sub: owner.id })).toBeNull();
    expect(await db.apiToken.count({ where: { userId: owner.id, revokedAt: null } })).toBe(0);
    expect(await notices(owner.id)).toEqual(["added"]);
    // neither the secret nor a code is in the database
    const stored = JSON.stringify(
      [
        await db.authenticator.findMany({ where: { userId: owner.id } }),
        await db.recoveryCode.findMany({ where: { userId: owner.id } }),
      ],
      (_k, v: unknown) => (typeof v === "bigint" ? String(v) : v),
    );
    for (const text of [
      secret.replace(/\s/g, ""),
      ...codes!,
      ...codes!.map((code) => code.replace(/-/g, "")),
    ])
      expect(stored).not.toContain(text);
  });

  test("a code works once: the same step twice, the first code again, a step before it", async () => {
    const { owner, actor } = await member();
    const { secret } = await setUpApp(actor); // the app used the step before this one
    await expect(verifyCode(owner.id, digits(secret, -1), address)).rejects.toMatchObject(wrong);
    const now = digits(secret);
    expect(await verifyCode(owner.id, `${now.slice(0, 3)} ${now.slice(3)}`, address)).toBe(
      "authenticator",
    );
    await expect(verifyCode(owner.id, now, address)).rejects.toMatchObject(wrong);
    expect(await verifyCode(owner.id, digits(secret, 1), address)).toBe("authenticator");
    await expect(verifyCode(owner.id, now, address)).rejects.toMatchObject(wrong);
    await expect(verifyCode(owner.id, digits(secret, 3), address)).rejects.toMatchObject(wrong);
  });

  test("of twenty at once with the same code one is let in", async () => {
    const { owner, actor } = await member();
    const { secret } = await setUpApp(actor);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifyCode(owner.id, digits(secret), address)),
    );
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
  });

  test("another person's code, an unconfirmed app's code and an old setup open nothing", async () => {
    const [mine, theirs] = [await member(), await member()];
    const { secret } = await setUpApp(mine.actor);
    await setUpApp(theirs.actor);
    await expect(verifyCode(theirs.owner.id, digits(secret), address)).rejects.toMatchObject(wrong);
    const third = await member();
    await startAuthenticator(third.actor);
    const begun = (await authenticatorSetup(third.actor))!;
    await expect(verifyCode(third.owner.id, digits(begun.secret), address)).rejects.toMatchObject(
      wrong,
    );
    await db.authenticator.updateMany({
      where: { userId: third.owner.id },
      data: { createdAt: new Date(Date.now() - 16 * 60_000) },
    });
    await expect(
      confirmAuthenticator(third.actor, { code: digits(begun.secret) }),
    ).rejects.toMatchObject({ key: "authenticatorGone" });
    await expect(
      startAuthenticator(await reread(mine.owner, mine.sessionId)),
    ).rejects.toMatchObject({ key: "authenticatorThere" });
  });

  test("many wrong codes: the person is told, once a day", async () => {
    const { owner, actor } = await member();
    await setUpApp(actor);
    for (let i = 0; i < 8; i++)
      await verifyCode(owner.id, `00000${i}`, address).catch(() => undefined);
    expect((await notices(owner.id)).filter((what) => what === "tries")).toHaveLength(1);
  });
});

describe("recovery codes", () => {
  test("each works once, however it is typed, also twenty times at once; its use is mailed", async () => {
    const { owner, actor } = await member();
    const { codes } = await setUpApp(actor);
    expect(await verifyCode(owner.id, codes![0]!.toUpperCase().replace(/-/g, " "), address)).toBe(
      "recovery",
    );
    await expect(verifyCode(owner.id, codes![0]!, address)).rejects.toMatchObject(wrong);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifyCode(owner.id, codes![1]!, address)),
    );
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    expect((await ownFactors(actor)).codesLeft).toBe(8);
    expect((await notices(owner.id)).filter((what) => what === "recovery_used")).toHaveLength(2);
  });

  test("new codes replace the old ones; another person's do not work; without a factor there are none", async () => {
    const { owner, actor, sessionId } = await member();
    await expect(renewRecoveryCodes(actor)).rejects.toMatchObject({ key: "noSecondFactor" });
    const { codes: old } = await setUpApp(actor);
    const { codes } = await renewRecoveryCodes(await reread(owner, sessionId));
    await expect(verifyCode(owner.id, old![0]!, address)).rejects.toMatchObject(wrong);
    const stranger = await member();
    await setUpApp(stranger.actor);
    await expect(verifyCode(stranger.owner.id, codes![0]!, address)).rejects.toMatchObject(wrong);
    expect(await verifyCode(owner.id, codes![0]!, address)).toBe("recovery");
  });
});

describe("passkeys", () => {
  const confirmFor = (actor: UserActor) => ({
    userId: actor.userId,
    purpose: "confirm" as const,
    holder: actor.credential.id,
  });

  test("made, listed and used; its answer holds once", async () => {
    const { actor, owner } = await member();
    const { device, codes } = await setUpPasskey(actor);
    expect(codes).toHaveLength(10);
    expect((await ownFactors(actor)).passkeys).toMatchObject([
      { name: "Laptop", lastUsedAt: null },
    ]);
    const answer = device.sign(await askPasskey(confirmFor(actor), address));
    await verifyPasskey(confirmFor(actor), assertion(answer));
    await expect(verifyPasskey(confirmFor(actor), assertion(answer))).rejects.toMatchObject({
      key: "passkeyFailed",
    });
    expect((await ownFactors(actor)).passkeys[0]!.lastUsedAt).not.toBeNull();
    expect(await db.passkeyChallenge.count({ where: { userId: owner.id } })).toBe(0);
  });

  test("of twenty like answers at once one holds", async () => {
    const { actor } = await member();
    const { device } = await setUpPasskey(actor);
    const answer = assertion(device.sign(await askPasskey(confirmFor(actor), address)));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifyPasskey(confirmFor(actor), answer)),
    );
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
  });

  test("refused: another origin, another host, an invented or expired challenge, another purpose, session or person, a copied key", async () => {
    const { actor, owner } = await member();
    const { device } = await setUpPasskey(actor);
    const owned = confirmFor(actor);
    const failed = { key: "passkeyFailed" };
    const ask = () => askPasskey(owned, address);
    const check = (text: string, owner = owned) =>
      expect(verifyPasskey(owner, assertion(text))).rejects.toMatchObject(failed);
    await check(device.sign(await ask(), { origin: "https://evil.example" }));
    await check(device.sign(await ask(), { origin: "http://localhost:3000.evil.example" }));
    await check(device.sign(await ask(), { rpID: "evil.example" }));
    await check(device.sign(await ask(), { type: "webauthn.create" }));
    await check(device.sign(await ask(), { challenge: Buffer.alloc(32, 1).toString("base64url") }));
    await check(makeDevice().sign(await ask(), { credentialId: device.id }));
    // a challenge issued to a login, to another session, to another person
    await check(device.sign(await askPasskey({ ...owned, purpose: "login" }, address)));
    await check(device.sign(await askPasskey({ ...owned, holder: "ses_other" }, address)));
    const stranger = await member();
    const theirs = await setUpPasskey(stranger.actor);
    await check(device.sign(await askPasskey(confirmFor(stranger.actor), address)));
    // a stranger's passkey for my challenge, and mine for theirs
    await check(theirs.device.sign(await ask()));
    await expect(
      verifyPasskey(
        confirmFor(stranger.actor),
        assertion(device.sign(await askPasskey(confirmFor(stranger.actor), address))),
      ),
    ).rejects.toMatchObject(failed);
    // a counter that does not increase: somebody has a copy
    await verifyPasskey(owned, assertion(device.sign(await ask(), { counter: 100 })));
    await check(device.sign(await ask(), { counter: 100 }));
    await check(device.sign(await ask(), { counter: 7 }));
    const late = device.sign(await ask(), { counter: 101 });
    setClockForTests(new Date(Date.now() + 5 * 60_000 + 1_000));
    await check(late);
    await forgetExpired();
    expect(await db.passkeyChallenge.count({ where: { userId: owner.id } })).toBe(0);
  });

  test("adding: a foreign or used challenge, another origin, a key that is known, and an answer that is none", async () => {
    const [mine, theirs] = [await member(), await member()];
    const device = makeDevice();
    const add = (actor: UserActor, text: string) =>
      addPasskey(actor, { name: "x", answer: attestationField.parse(text) });
    const failed = { key: "passkeyFailed" };
    await expect(
      add(mine.actor, device.register(await startPasskey(theirs.actor))),
    ).rejects.toMatchObject(failed);
    await expect(
      add(mine.actor, device.register({ challenge: Buffer.alloc(32, 9).toString("base64url") })),
    ).rejects.toMatchObject(failed);
    await expect(
      add(
        mine.actor,
        device.register(await startPasskey(mine.actor), { origin: "https://evil.example" }),
      ),
    ).rejects.toMatchObject(failed);
    await expect(
      add(mine.actor, device.register(await startPasskey(mine.actor), { rpID: "evil.example" })),
    ).rejects.toMatchObject(failed);
    const options = await startPasskey(mine.actor);
    await add(mine.actor, device.register(options));
    await expect(add(mine.actor, device.register(options))).rejects.toMatchObject(failed);
    await expect(
      add(theirs.actor, device.register(await startPasskey(theirs.actor))),
    ).rejects.toMatchObject({ key: "passkeyKnown" });
    for (const text of [
      "",
      "null",
      "[]",
      "{}",
      '{"id":1}',
      "x".repeat(50_000),
      JSON.stringify({ id: "a", rawId: "a", type: "public-key", response: {} }),
    ])
      expect(attestationField.safeParse(text).success, text.slice(0, 30)).toBe(false);
  });
});

describe("removing and clearing", () => {
  test("the last one takes the recovery codes along and ends other sessions; another person's is not there", async () => {
    const { owner, actor, sessionId } = await member();
    const { device } = await setUpPasskey(actor);
    expect(device.id).toBeTruthy();
    const fresh = await reread(owner, sessionId);
    await setUpApp(fresh);
    const other = await withSession(owner, true);
    const { passkeys, authenticator } = await ownFactors(actor);
    const stranger = await member();
    for (const id of [passkeys[0]!.id, authenticator!.id])
      await expect(removeFactor(stranger.actor, { id })).rejects.toMatchObject({
        code: "not_found",
      });
    await removeFactor(fresh, { id: passkeys[0]!.id });
    expect(await personOfSession({ sid: other.sessionId, sub: owner.id })).not.toBeNull();
    await removeFactor(fresh, { id: authenticator!.id });
    expect(await ownFactors(actor)).toMatchObject({
      passkeys: [],
      authenticator: null,
      codesLeft: 0,
    });
    expect(await personOfSession({ sid: other.sessionId, sub: owner.id })).toBeNull();
    expect(await personOfSession({ sid: sessionId, sub: owner.id })).not.toBeNull();
    expect((await notices(owner.id)).filter((what) => what === "removed")).toHaveLength(2);
  });

  test("changing one's own factors asks for the factor again", async () => {
    const { owner, actor, sessionId } = await member();
    await setUpPasskey(actor);
    await ageFactor(sessionId);
    const stale = await reread(owner, sessionId);
    const { passkeys } = await ownFactors(stale);
    const refused = { code: "step_up_required" };
    for (const call of [
      () => startAuthenticator(stale),
      () => authenticatorSetup(stale),
      () => confirmAuthenticator(stale, { code: "1" }),
      () => startPasskey(stale),
      () => renewRecoveryCodes(stale),
      () => removeFactor(stale, { id: passkeys[0]!.id }),
    ]) {
      await expect(call()).rejects.toMatchObject(refused);
    }
    await expect(
      addPasskey(stale, {
        name: "",
        answer: attestationField.parse(makeDevice().register({ challenge: "x" })),
      }),
    ).rejects.toMatchObject(refused);
    await expect(startAuthenticator(visitor)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("an administrator clears a member's factors: payouts are held, owner and member are mailed; never another administrator's", async () => {
    const { ngo, owner } = await makeNgo();
    const mate = await makeMember(ngo.id);
    const session = await withSession(mate);
    await setUpApp(session.actor);
    const admin = await actorOf(await makeAdmin());
    await expect(
      clearMemberFactors(await actorOf(owner), { userId: mate.id }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      clearMemberFactors(
        { ...admin, secondFactor: { ...admin.secondFactor, confirmedAt: null } },
        { userId: mate.id },
      ),
    ).rejects.toMatchObject({ code: "step_up_required" });
    await clearMemberFactors(admin, { userId: mate.id });
    expect(await ownFactors(session.actor)).toMatchObject({
      passkeys: [],
      authenticator: null,
      codesLeft: 0,
    });
    expect(await personOfSession({ sid: session.sessionId, sub: mate.id })).toBeNull();
    const held = (await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).payoutsHeldUntil!;
    expect(held.getTime() - Date.now()).toBeGreaterThan(71 * 3_600_000);
    expect(await notices(mate.id)).toContain("cleared");
    expect(await notices(owner.id)).toEqual(["member_cleared"]);
    await expect(clearMemberFactors(admin, { userId: mate.id })).rejects.toMatchObject({
      key: "noSecondFactor",
    });
    const colleague = await makeAdmin();
    await setUpApp((await withSession(colleague)).actor);
    await expect(clearMemberFactors(admin, { userId: colleague.id })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await db.authenticator.count({ where: { userId: colleague.id } })).toBe(1);
  });

  test("the command line clears an administrator's, audited; a member's it does not know", async () => {
    const admin = await makeAdmin();
    const session = await withSession(admin);
    await setUpApp(session.actor);
    await resetAdminFactors(systemActor("admin-create"), { email: admin.email });
    expect(await db.authenticator.count({ where: { userId: admin.id } })).toBe(0);
    expect(await personOfSession({ sid: session.sessionId, sub: admin.id })).toBeNull();
    expect(
      await db.auditLog.count({
        where: {
          action: "user.factors_cleared",
          entityId: admin.id,
          actorLabel: "system:admin-create",
        },
      }),
    ).toBe(1);
    const { owner } = await makeNgo();
    await expect(
      resetAdminFactors(systemActor("admin-create"), { email: owner.email }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("notices", () => {
  test.each(["en", "af", "fr"])(
    "each one is mailed once in %s, with no link that acts; an unconfirmed address gets none",
    async (locale) => {
      const { owner } = await member();
      const mate = await makeNgo();
      await db.user.update({ where: { id: owner.id }, data: { locale } });
      const subjects = new Set<string>();
      for (const what of factorNotices) {
        const key = `second_factor:${owner.id}:${what}:test`;
        for (let i = 0; i < 2; i++)
          await secondFactorMails["mail.second_factor"]!({
            userId: owner.id,
            what,
            key,
            of: mate.owner.id,
          });
        const mails = await db.emailMessage.findMany({ where: { dedupeKey: key } });
        expect(mails).toHaveLength(1);
        expect(mails[0]).toMatchObject({ toAddress: owner.email, locale });
        subjects.add(mails[0]!.subject);
      }
      expect(subjects.size).toBe(factorNotices.length);
      await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: null } });
      await secondFactorMails["mail.second_factor"]!({
        userId: owner.id,
        what: "added",
        key: `unconfirmed:${owner.id}`,
      });
      expect(await db.emailMessage.count({ where: { dedupeKey: `unconfirmed:${owner.id}` } })).toBe(
        0,
      );
    },
  );
});

describe("confirming again", () => {
  test("with a factor: its code or passkey, not the password; without one: the password; a token cannot", async () => {
    const { owner, actor, sessionId } = await member();
    await expect(confirmFactor(actor, { password: "wrong wrong" })).rejects.toMatchObject({
      code: "wrong_password",
    });
    await expect(confirmFactor(actor, {})).rejects.toMatchObject({ code: "wrong_password" });
    const { secret } = await setUpApp(actor);
    await ageFactor(sessionId);
    const stale = await reread(owner, sessionId);
    await expect(confirmFactor(stale, { password: "wrong wrong" })).rejects.toMatchObject(wrong);
    await expect(
      confirmFactor(
        { ...stale, credential: { kind: "token", id: "tok_x" } },
        { code: digits(secret) },
      ),
    ).rejects.toMatchObject({ code: "step_up_required" });
    expect(
      await db.securityEvent.count({ where: { kind: "factor_failed", subject: owner.email } }),
    ).toBeGreaterThan(0);
    await confirmFactor(stale, { code: digits(secret) });
    await startPasskey(await reread(owner, sessionId)); // fresh again
  });

  test("skipping is for administrators without a factor, in demo mode, and for that session only", async () => {
    const admin = await makeAdmin();
    const session = await withSession(admin);
    await skipFactor(session.actor);
    expect(
      (await db.session.findUniqueOrThrow({ where: { id: session.sessionId } })).factorSkippedAt,
    ).not.toBeNull();
    expect(
      (await personOfSession({ sid: session.sessionId, sub: admin.id }))!.secondFactor.skipped,
    ).toBe(true);
    expect(
      (await personOfSession({ sid: (await withSession(admin)).sessionId, sub: admin.id }))!
        .secondFactor.skipped,
    ).toBe(false);
    await setUpApp(session.actor);
    expect(
      (await personOfSession({ sid: session.sessionId, sub: admin.id }))!.secondFactor.skipped,
    ).toBe(false);
    await expect(skipFactor(await reread(admin, session.sessionId))).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(skipFactor((await member()).actor)).rejects.toMatchObject({ code: "forbidden" });
  });
});

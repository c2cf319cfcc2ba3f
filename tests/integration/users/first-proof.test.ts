import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { hashPassword } from "@/lib/auth/password";
import { currentActor } from "@/lib/auth/current-actor";
import { idle, type ActionState } from "@/lib/http/action-state";
import { runDueJobs } from "@/lib/worker/run";
import type { UserActor } from "@/lib/auth/actor";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { GET as ownCampaigns } from "@/app/api/v1/campaigns/ngo/my-campaigns/route";
import { POST as login } from "@/app/api/v1/ngos/login/route";
import { POST as register } from "@/app/api/v1/ngos/register/route";
import { createKey } from "@/lib/api-keys/create-key";
import { rotateKey } from "@/lib/api-keys/rotate-key";
import { addPasskey } from "@/lib/second-factor/add-passkey";
import { confirmAuthenticator } from "@/lib/second-factor/confirm-authenticator";
import { attestationField } from "@/lib/second-factor/schema";
import { startAuthenticator } from "@/lib/second-factor/start-authenticator";
import { startPasskey } from "@/lib/second-factor/start-passkey";
import { confirmAddress } from "@/lib/users/actions";
import { confirmEmail } from "@/lib/users/confirm-email";
import { inviteMember } from "@/lib/users/invite-member";
import { changeAddress } from "@/lib/users/own-address";
import { requestReset, resetPassword } from "@/lib/users/reset-password";
import { startAuthenticatorAction } from "@/lib/users/second-factor-actions";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { actorOf, makeNgo, randomEmail, randomText, visitor } from "@/tests/support/factories";
import { call, sessionOf } from "@/tests/support/call";
import { mailsTo } from "@/tests/support/mails";
import { Left, seen } from "@/tests/support/next-mocks";
import { makeDevice } from "@/tests/support/passkey";
import { digits, setUpApp, setUpPasskey, withSession } from "@/tests/support/second-factor";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

const password = "a quiet river bend";
const chosen = "the owner's own rope";
let passwordHash: string;
beforeAll(async () => void (passwordHash = await hashPassword(password)));

const first = { code: "forbidden", key: "confirmEmailFirst" };

/** Somebody signed up with an address that may be another person's, in a browser and with a program. */
async function signedUp() {
  const email = randomEmail();
  const answer = await call(register, { body: { name: `Maji ${randomText(2)}`, email, password } });
  const { token, userId } = answer.body.data as unknown as { token: string; userId: string };
  return { email, userId, token, cookie: sessionOf(answer) };
}
const status = async (credential: { cookie?: string; token?: string }) =>
  (await call(me, credential)).status;

async function linkTo(email: string, path: "confirm-email" | "reset-password") {
  await runDueJobs();
  const text = (await mailsTo(email)).map((mail) => mail.text).join("\n");
  return [...text.matchAll(new RegExp(`${path}/([\\w-]+)`, "g"))].at(-1)![1]!;
}

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

describe("before the address is confirmed", () => {
  const unproven = async () => {
    const { ngo, owner } = await makeNgo(); // approved: an application may be decided before the address is confirmed
    await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: null } });
    return { ngo, owner, actor: await actorOf(owner) };
  };
  const attestation = () =>
    attestationField.parse(makeDevice().register({ challenge: "eA", user: { id: "eA" } } as never));

  const verbs: [string, (actor: UserActor) => Promise<unknown>][] = [
    ["an authenticator app", (a) => startAuthenticator(a)],
    ["the code of an app that was begun", (a) => confirmAuthenticator(a, { code: "123456" })],
    ["a passkey", (a) => startPasskey(a)],
    ["the answer of a passkey", (a) => addPasskey(a, { name: "Laptop", answer: attestation() })],
    ["an API key", (a) => createKey(a, { name: "Site", scopes: ["campaigns:read"], days: 30 })],
    ["a key in place of another", (a) => rotateKey(a, { keyId: "key_none" })],
    [
      "a webhook",
      (a) =>
        createEndpoint(a, {
          url: `https://${randomText()}.example.org/hook`,
          events: ["donation.completed"],
          withDonors: true,
        }),
    ],
    ["a colleague", (a) => inviteMember(a, { email: randomEmail() })],
  ];

  test.each(verbs)("[T3-3] %s cannot be added, and nothing is left behind", async (_what, add) => {
    const { ngo, owner, actor } = await unproven();
    await expect(add(actor)).rejects.toMatchObject(first);
    const of = { where: { userId: owner.id } };
    expect([
      await db.authenticator.count(of),
      await db.passkey.count(of),
      await db.passkeyChallenge.count(of),
      await db.recoveryCode.count(of),
      await db.apiKey.count({ where: { ngoId: ngo.id } }),
      await db.webhookEndpoint.count({ where: { ngoId: ngo.id } }),
      await db.ngoInvitation.count({ where: { ngoId: ngo.id } }),
    ]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test("[T3-3] the form says what to do first, and works once it is done", async () => {
    const { email, cookie, userId } = await signedUp();
    const refused = await send(startAuthenticatorAction, {}, cookie);
    expect(refused).toMatchObject({
      status: "error",
      code: "forbidden",
      error: "Please confirm your email address first",
    });
    // the browser that signed up stays logged in
    const token = await linkTo(email, "confirm-email");
    expect(await send(confirmAddress, { token }, cookie)).toMatchObject({ to: "/home" });
    expect(await status({ cookie })).toBe(200);
    expect(await send(startAuthenticatorAction, {}, cookie)).toMatchObject({
      to: "/account/security?setup=app#app",
    });
    expect(await db.authenticator.count({ where: { userId } })).toBe(1);
  });
});

describe("the first proof of a mailbox", () => {
  test("[T3-3] a confirmation elsewhere ends the sessions and tokens of whoever signed up", async () => {
    const { email, cookie, token: bearer, userId } = await signedUp();
    const again = await call(login, { body: { email, password } });
    await confirmEmail(visitor, { token: await linkTo(email, "confirm-email") });
    expect([
      await status({ cookie }),
      await status({ token: bearer }),
      await status({ cookie: sessionOf(again) }),
    ]).toEqual([401, 401, 401]);
    // with the password, which confirming does not change, one can log in
    const next = await call(login, { body: { email, password } });
    expect(await status({ cookie: sessionOf(next) })).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      pendingEmail: null,
    });
  });

  test("[T3-3] confirmed in one of two browsers: that one stays, the other and the tokens end", async () => {
    const { email, cookie, token: bearer } = await signedUp();
    const other = await call(login, { body: { email, password } });
    const token = await linkTo(email, "confirm-email");
    const { actor } = await currentActor(new Headers({ cookie: sessionOf(other) }));
    await confirmEmail(actor, { token });
    expect([
      await status({ cookie: sessionOf(other) }),
      await status({ cookie }),
      await status({ token: bearer }),
    ]).toEqual([200, 401, 401]);
  });

  test("[T3-3] another account's session is none of this person's, and stays", async () => {
    const [victim, stranger] = [await signedUp(), await signedUp()];
    const { actor } = await currentActor(new Headers({ cookie: stranger.cookie }));
    await confirmEmail(actor, { token: await linkTo(victim.email, "confirm-email") });
    expect(await status({ cookie: stranger.cookie })).toBe(200);
    expect(await status({ cookie: victim.cookie })).toBe(401);
  });

  /** An account from before, when all of this could be added to an unconfirmed address. */
  async function laidInWait() {
    const { ngo, owner } = await makeNgo();
    await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
    const session = await withSession(owner);
    const { secret, codes } = await setUpApp(session.actor);
    await setUpPasskey(session.actor);
    const { key } = await createKey(await actorOf(owner), {
      name: "Kept",
      scopes: ["donors:read"],
      days: 0,
    });
    await db.oidcIdentity.create({
      data: {
        id: newId("identity"),
        userId: owner.id,
        issuer: "https://id.example",
        subject: randomText(),
        email: owner.email,
      },
    });
    await inviteMember(await actorOf(owner), { email: randomEmail() });
    await db.knownBrowser.create({
      data: {
        id: newId("browser"),
        userId: owner.id,
        tokenHash: randomText(16),
        expiresAt: new Date(Date.now() + 86_400_000),
      },
    });
    await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: null } });
    return { ngo, owner, key, secret, codes: codes!, cookie: session.cookie };
  }
  const left = async (userId: string, ngoId: string) => {
    const of = { where: { userId } };
    return {
      apps: await db.authenticator.count(of),
      passkeys: await db.passkey.count(of),
      codes: await db.recoveryCode.count(of),
      identities: await db.oidcIdentity.count(of),
      browsers: await db.knownBrowser.count(of),
      keys: await db.apiKey.count({ where: { createdById: userId, revokedAt: null } }),
      invitations: await db.ngoInvitation.count({ where: { ngoId, revokedAt: null } }),
    };
  };
  const nothing = {
    apps: 0,
    passkeys: 0,
    codes: 0,
    identities: 0,
    browsers: 0,
    keys: 0,
    invitations: 0,
  };

  test("[T3-3] a reset: the owner of the mailbox gets in with the new password alone, whoever came before does not", async () => {
    const { ngo, owner, key, secret, codes, cookie } = await laidInWait();
    expect((await call(ownCampaigns, { token: key })).status).toBe(200);
    await requestReset(visitor, { email: owner.email });
    const token = await linkTo(owner.email, "reset-password");
    await resetPassword(visitor, { token, password: chosen });
    expect(await left(owner.id, ngo.id)).toEqual(nothing);
    expect(await status({ cookie })).toBe(401);
    expect((await call(ownCampaigns, { token: key })).status).toBe(401);
    const body = { email: owner.email, password: chosen };
    expect((await call(login, { body })).status).toBe(200);
    for (const code of [codes[0]!, digits(secret)])
      expect((await call(login, { body: { email: owner.email, password, code } })).status).toBe(
        401,
      );
  });

  test("[T3-3] a confirmation: the same ends; a second proof of the same mailbox ends nothing", async () => {
    const { ngo, owner, key } = await laidInWait();
    const { makeLink } = await import("@/lib/users/one-time-link");
    await confirmEmail(visitor, { token: await makeLink("confirm_email", owner) });
    expect(await left(owner.id, ngo.id)).toEqual(nothing);
    expect((await call(ownCampaigns, { token: key })).status).toBe(401);
    expect(
      await db.auditLog.findFirst({
        where: { action: "user.earlier_access_ended", entityId: owner.id },
      }),
    ).toMatchObject({ data: { factors: 2, identities: 1, keys: 1 } });

    const now = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
    await setUpApp((await withSession(now)).actor);
    await resetPassword(visitor, {
      token: await makeLink("reset_password", owner),
      password: chosen,
    });
    // a confirmed account's factor survives a forgotten password: it protects the account then
    expect((await left(owner.id, ngo.id)).apps).toBe(1);
    await confirmEmail(visitor, { token: await makeLink("confirm_email", owner) });
    expect((await left(owner.id, ngo.id)).apps).toBe(1);
  });

  test("[T3-3] another address in place of a mistyped one: the mistyped one's reader loses what they made", async () => {
    const { email, cookie, token: bearer, userId } = await signedUp();
    const right = randomEmail();
    const actor = await actorOf({ id: userId });
    await changeAddress(actor, { email: right, currentPassword: password });
    await confirmEmail(visitor, { token: await linkTo(right, "confirm-email") });
    expect([await status({ cookie }), await status({ token: bearer })]).toEqual([401, 401]);
    expect((await call(login, { body: { email, password } })).status).toBe(401);
    expect((await call(login, { body: { email: right, password } })).status).toBe(200);
  });

  test("[T3-3] two proofs at once are one", async () => {
    const { ngo, owner } = await laidInWait();
    const { makeLink } = await import("@/lib/users/one-time-link");
    const [one, two] = [
      await makeLink("confirm_email", owner),
      await makeLink("confirm_email", owner),
    ];
    await Promise.allSettled([
      confirmEmail(visitor, { token: one }),
      confirmEmail(visitor, { token: two }),
    ]);
    expect(await left(owner.id, ngo.id)).toEqual(nothing);
    expect(
      await db.auditLog.count({
        where: { action: "user.earlier_access_ended", entityId: owner.id },
      }),
    ).toBe(1);
  });
});

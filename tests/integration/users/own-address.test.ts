import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, nowMs, setClockForTests } from "@/lib/clock";
import { env } from "@/lib/env";
import { hashPassword } from "@/lib/auth/password";
import { runDueJobs } from "@/lib/worker/run";
import { changeOwnName } from "@/lib/ngos/change-own-name";
import { confirmEmail } from "@/lib/users/confirm-email";
import { inviteMember } from "@/lib/users/invite-member";
import { changeAddress, ownAddress, resendConfirmation } from "@/lib/users/own-address";
import { mailsTo as allMailsTo } from "@/tests/support/mails";
import { makeNgo, ngoActorOf, randomEmail, visitor } from "@/tests/support/factories";

const password = "a quiet river bend";
const scale = env.rateLimitScale;
afterAll(() => db.$disconnect());
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { rateLimitScale: scale });
});

async function unconfirmed() {
  const { ngo, owner } = await makeNgo({ status: "pending" });
  await db.ngo.update({ where: { id: ngo.id }, data: { officialEmail: owner.email } });
  const passwordHash = await hashPassword(password);
  await db.user.update({
    where: { id: owner.id },
    data: { emailConfirmedAt: null, passwordHash },
  });
  return { ngo, owner, actor: async () => ngoActorOf(owner) };
}

const mailsTo = async (address: string, kind: string) =>
  (await allMailsTo(address)).filter((mail) => mail.kind === kind);
/** The link in the newest mail to an address, as its recipient has it. */
async function tokenSentTo(address: string): Promise<string> {
  const mail = (await mailsTo(address, "confirm_email")).at(-1)!;
  return /\/confirm-email\/([\w-]+)/.exec(mail.text)![1]!;
}

test("[ACCT-092] the confirmation is mailed again when its person asks, with words when; not for ever", async () => {
  const { owner, actor } = await unconfirmed();
  expect(await ownAddress(await actor())).toMatchObject({ confirmed: false, sentAt: null });
  Object.assign(env, { rateLimitScale: 1 });
  await resendConfirmation(await actor());
  await runDueJobs();
  expect(await mailsTo(owner.email, "confirm_email")).toHaveLength(1);
  expect((await ownAddress(await actor())).sentAt).toBeInstanceOf(Date);
  setClockForTests(new Date(nowMs() + 60_000));
  await resendConfirmation(await actor());
  await runDueJobs();
  expect(await mailsTo(owner.email, "confirm_email")).toHaveLength(2);
  await expect(resendConfirmation(await actor())).rejects.toMatchObject({ code: "rate_limited" });
  setClockForTests(new Date(nowMs() + days(2)));
  await resendConfirmation(await actor());
  setClockForTests(null);
  await db.user.update({ where: { id: owner.id }, data: { emailConfirmedAt: new Date() } });
  await expect(resendConfirmation(await actor())).rejects.toMatchObject({
    key: "addressConfirmed",
  });
});

test("[OP-043] another address: by password, the old link dies, the old address gets a mail, it counts once confirmed", async () => {
  const { ngo, owner, actor } = await unconfirmed();
  await resendConfirmation(await actor());
  await runDueJobs();
  const oldToken = await tokenSentTo(owner.email);
  const right = randomEmail();
  await expect(
    changeAddress(await actor(), { email: right, currentPassword: "not the password" }),
  ).rejects.toMatchObject({ code: "wrong_password" });
  await changeAddress(await actor(), { email: right, currentPassword: password });
  await expect(confirmEmail(visitor, { token: oldToken })).rejects.toMatchObject({
    key: "linkUsed",
  });
  await runDueJobs();
  expect(await mailsTo(owner.email, "address_change")).toHaveLength(1);
  expect(await ownAddress(await actor())).toMatchObject({ email: owner.email, pending: right });
  await confirmEmail(visitor, { token: await tokenSentTo(right) });
  expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({
    email: right,
    pendingEmail: null,
    emailConfirmedAt: expect.any(Date) as Date,
  });
  expect((await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).officialEmail).toBe(right);
  // a confirmed address cannot be changed this way any more
  const now = await ngoActorOf(owner);
  await expect(
    changeAddress(now, { email: randomEmail(), currentPassword: password }),
  ).rejects.toMatchObject({ key: "addressConfirmed" });
});

test("an address that has an account: the same answer, the same sight, and a mail to its owner alone", async () => {
  const taken = await unconfirmed();
  const asks = await unconfirmed();
  const free = randomEmail();
  const seen: unknown[] = [];
  for (const [who, email] of [
    [asks, taken.owner.email],
    [await unconfirmed(), free],
  ] as const) {
    seen.push(await changeAddress(await who.actor(), { email, currentPassword: password }));
    await runDueJobs();
    const { pending, sentAt } = await ownAddress(await who.actor());
    seen.push([pending === email, sentAt instanceof Date]);
  }
  expect(seen.slice(0, 2)).toEqual(seen.slice(2));
  expect(await mailsTo(taken.owner.email, "confirm_email")).toHaveLength(0);
  expect(await mailsTo(taken.owner.email, "account_exists")).toHaveLength(1);
  expect(await mailsTo(free, "confirm_email")).toHaveLength(1);
});

test("an address that got an account meanwhile is not taken from it", async () => {
  const { owner, actor } = await unconfirmed();
  const right = randomEmail();
  await changeAddress(await actor(), { email: right, currentPassword: password });
  await runDueJobs();
  const token = await tokenSentTo(right);
  const other = await unconfirmed();
  await db.user.update({ where: { id: other.owner.id }, data: { email: right } });
  await expect(confirmEmail(visitor, { token })).rejects.toMatchObject({ key: "accountExists" });
  expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({
    email: owner.email,
    emailConfirmedAt: null,
  });
});

test("an invitation is in its person's name; the name is cleaned and no organisation's in disguise", async () => {
  const { owner, ngo } = await makeNgo({ status: "approved" });
  await changeOwnName(await ngoActorOf(owner), { name: "Wanjiru Kamau" });
  const email = randomEmail();
  await inviteMember(await ngoActorOf(owner), { email });
  await runDueJobs();
  const [mail] = await mailsTo(email, "invitation");
  expect(mail!.subject).toBe(`Wanjiru Kamau (${ngo.name}) invites you to the team`);
  await expect(changeOwnName(await ngoActorOf(owner), { name: "UN1CEF" })).rejects.toMatchObject({
    key: "lookAlikeName",
  });
});

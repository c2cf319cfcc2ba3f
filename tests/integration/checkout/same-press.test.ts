import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, hours } from "@/lib/clock";
import type { UserActor } from "@/lib/auth/actor";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { startDonation, startDonationInPage } from "@/lib/checkout/start";
import { makeCampaign, makeNgo, randomEmail, randomText, visitor } from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { expectSoundBooks } from "@/tests/support/money";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";

/** The same press from another network, or days later: one donation, of which one session can be paid (OP-141). */
let payments: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  payments = await openPayments();
});
afterEach(() => expectSoundBooks());
afterAll(() => payments.close());

async function press(more: Partial<GiveInput> = {}) {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const input = typedDonation(campaign.slug, {
    ...{ amountCents: 25_00, method: "card", clientKey: randomText(12) },
    ...more,
  });
  const from = (also: Partial<GiveInput> = {}) =>
    startDonation({ ...visitor, address: `net-${randomText()}` }, { ...input, ...also });
  const here = () => startDonationInPage({ ...visitor, address: `net-${randomText()}` }, input);
  const all = () => db.donation.findMany({ where: { campaignId: campaign.id } });
  /** makes it look as if everything so far had happened this long ago */
  const ago = async (ms: number) => {
    for (const { id, createdAt, expiresAt, sessionExpiresAt } of await all())
      await db.donation.update({
        where: { id },
        data: {
          createdAt: new Date(createdAt.getTime() - ms),
          expiresAt: expiresAt && new Date(expiresAt.getTime() - ms),
          sessionExpiresAt: sessionExpiresAt && new Date(sessionExpiresAt.getTime() - ms),
        },
      });
  };
  return { campaign, input, from, here, all, ago };
}
const sandbox = () => payments.sandbox;
const provider = () => sandbox().client().checkout.sessions;
const payable = async (donationId: string) =>
  (await sandbox().truth("checkout.session")).filter(
    (one) => one["client_reference_id"] === donationId && one["status"] === "open",
  );
async function hear(): Promise<void> {
  await sandbox().deliver();
  await runMoneyWork();
}

describe("the same key and content", () => {
  test.each(["card", "paypal"] as const)(
    "%s: from many networks at once, and an hour later, it is one donation with one answer",
    async (method) => {
      const { from, all, ago } = await press({ method });
      const pressed = await Promise.all([from(), from(), from(), from()]);
      expect(new Set(pressed.map((one) => JSON.stringify(one, (_k, v) => String(v)))).size).toBe(1);
      await ago(hours(1));
      expect((await from()).donationId).toBe(pressed[0]!.donationId);
      expect(await all()).toHaveLength(1);
    },
  );

  test.each([
    ["that is over by its time, as the provider says", true],
    ["whose end was not heard of", false],
  ])("six days later a session %s is replaced by one; only that can be paid", async (_w, heard) => {
    const { from, all, ago } = await press();
    const first = await from();
    if (first.kind !== "checkout") throw new Error("a checkout");
    await ago(days(6));
    await provider().expire(first.sessionId);
    if (heard) await hear();
    const again = await Promise.all([from(), from(), from()]);
    expect(new Set(again.map(({ donationId }) => donationId))).toEqual(new Set([first.donationId]));
    const urls = new Set(again.map((one) => (one.kind === "checkout" ? one.url : "")));
    expect(urls.size).toBe(1);
    expect(urls).not.toContain(first.url);
    expect(await all()).toHaveLength(1);
    const [donation] = await all();
    expect((await payable(first.donationId)).map((one) => one["id"])).toEqual([
      donation!.sessionId,
    ]);
    expect(donation).toMatchObject({ status: "checkout_open" });
    expect((await sandbox().pay(first.sessionId)).outcome).toBe("closed");
    expect((await sandbox().pay(donation!.sessionId!)).outcome).toBe("paid");
    await hear();
    expect((await all())[0]).toMatchObject({ status: "succeeded" });
    // paid: the next press leads to the thank-you page, and begins nothing
    expect(await from()).toMatchObject({ url: expect.stringContaining("session_id=") });
  });

  test("a checkout in our page, pressed two days later: the provider's page takes its place", async () => {
    const { here, from, all, ago } = await press({ frequency: "monthly" });
    const first = await here();
    if (first.kind !== "in_page") throw new Error("a checkout in the page");
    await ago(days(2));
    await provider().expire(first.sessionId);
    await hear();
    const again = await Promise.all([here(), from()]);
    expect(again.map(({ kind }) => kind)).toEqual(["checkout", "checkout"]);
    expect(await all()).toHaveLength(1);
    const [donation] = await all();
    expect(await payable(donation!.id)).toHaveLength(1);
    expect(
      await db.monthlyGift.findMany({ where: { firstDonationId: donation!.id } }),
    ).toMatchObject([{ status: "incomplete" }]);
  });

  test("after seven days it is another donation, one however often it is pressed", async () => {
    const { from, all, ago } = await press({ method: "paypal" });
    const first = await from();
    await ago(days(7) + 1_000);
    const again = await Promise.all([from(), from()]);
    expect(new Set(again.map(({ donationId }) => donationId)).size).toBe(1);
    expect(again[0]!.donationId).not.toBe(first.donationId);
    expect(await all()).toHaveLength(2);
    await ago(days(8));
    await from();
    expect(await all()).toHaveLength(3);
  });
});

describe("who guesses a key", () => {
  test("and not the content begins a separate donation, and learns nothing about the other", async () => {
    const { from, all } = await press({ method: "paypal", donorEmail: randomEmail() });
    const first = await from();
    for (const other of [
      { donorEmail: randomEmail() },
      { amountCents: 25_01 },
      { donorName: "Somebody Else" },
      { showName: true },
    ]) {
      const theirs = await from(other);
      expect(theirs.donationId).not.toBe(first.donationId);
      expect(JSON.stringify(theirs, (_k, v) => String(v))).not.toContain(
        first.kind === "pledge" ? first.orderId : first.sessionId,
      );
    }
    expect(await all()).toHaveLength(5);
  });

  test("two programs that count their requests alike give two donations", async () => {
    const { input, campaign } = await press({ method: "paypal" });
    const program = (userId: string) =>
      ({
        ...{ ...visitor, kind: "user", userId, role: "ngo" },
        credential: { kind: "token", id: userId },
      }) as UserActor;
    for (const one of ["usr_a", "usr_a", "usr_b"]) await startDonation(program(one), input);
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(2);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { markUnpaid } from "@/lib/checkout/mark-unpaid";
import { startDonation, startDonationInPage } from "@/lib/checkout/start";
import { checkDonation } from "@/lib/payment-events/check-donation";
import { settleSession } from "@/lib/checkout/settle-session";
import { verifySession } from "@/lib/checkout/verify";
import { makeCampaign, makeNgo, randomText, visitor } from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { expectSoundBooks } from "@/tests/support/money";
import type { Sandbox } from "@/tests/support/sandbox";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";

/**
 * Checkouts that are paid in our own page: the same donation as on the provider's page, and never two that can be paid.
 */
let payments: Awaited<ReturnType<typeof openPayments>>;
let sandbox: Sandbox;
beforeAll(async () => {
  payments = await openPayments();
  ({ sandbox } = payments);
});
afterEach(async () => {
  await sandbox.clearFaults();
  await expectSoundBooks();
});
afterAll(() => payments.close());

async function form(more: Partial<GiveInput> = {}) {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const actor = { ...visitor, address: `addr-${randomText()}` };
  const input = typedDonation(campaign.slug, {
    amountCents: 25_00,
    method: "card",
    clientKey: randomText(12),
    ...more,
  });
  const inPage = async () => {
    const started = await startDonationInPage(actor, input);
    if (started.kind !== "in_page") throw new Error("a checkout in the page was expected");
    return started;
  };
  const hosted = async () => {
    const started = await startDonation(actor, input);
    if (started.kind !== "checkout") throw new Error("a hosted checkout was expected");
    return started;
  };
  const again = () => startDonationInPage(actor, input);
  return { campaign, input, inPage, hosted, again };
}
/** Delivers and processes all of the provider's events. */
async function hear(): Promise<void> {
  await sandbox.deliver();
  await runMoneyWork();
}
const row = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });
const atProvider = (id: string) => sandbox.client().checkout.sessions.retrieve(id);
const open = async (donationId: string) =>
  (await sandbox.truth("checkout.session")).filter(
    (one) => one["client_reference_id"] === donationId && one["status"] === "open",
  );

describe("the session that is made", () => {
  test.each([
    ["card", "once", "payment", ["card"]],
    ["google_pay", "monthly", "subscription", ["card"]],
    ["bank_transfer", "once", "payment", ["us_bank_account"]],
  ] as const)(
    "%s, %s: of the page, of the stored amount, back to the success page",
    async (method, frequency, mode, types) => {
      const { campaign, inPage } = await form({ method, frequency });
      const started = await inPage();
      const session = await atProvider(started.sessionId);
      expect(session).toMatchObject({
        ui_mode: "embedded_page",
        mode,
        payment_method_types: types,
        amount_total: 2500,
        url: null,
        client_secret: started.clientSecret,
        return_url: `${env.appUrl}/campaigns/${campaign.slug}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      });
      expect(started).toMatchObject({ amountCents: 2500n, monthly: frequency === "monthly" });
      expect(await row(started.donationId)).toMatchObject({
        status: "checkout_open",
        sessionId: started.sessionId,
        sessionUrl: null,
      });
    },
  );

  test("pressed ten times at once and again later: one donation, one session, one secret", async () => {
    const { campaign, inPage } = await form();
    const first = await Promise.all(Array.from({ length: 10 }, inPage));
    const all = [...first, await inPage()];
    expect(new Set(all.map((one) => one.clientSecret)).size).toBe(1);
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(1);
    expect(await open(all[0]!.donationId)).toHaveLength(1);
  });

  test("a fault of the provider that stays with its key does not hold the form", async () => {
    const { inPage } = await form();
    await sandbox.fault({
      do: "500_stored",
      match: { method: "POST", path: "/v1/checkout/sessions" },
    });
    await expect(inPage()).rejects.toMatchObject({ code: "provider_unavailable" });
  });
});

test("paid in the page: settled once, by webhook and success page, and pressing again leads to the thanks", async () => {
  const { inPage, again } = await form();
  const { donationId, sessionId } = await inPage();
  await sandbox.pay(sessionId);
  await hear();
  expect(await row(donationId)).toMatchObject({ status: "succeeded", sessionId });
  expect(await verifySession(visitor, { sessionId })).toMatchObject({ state: "paid", donationId });
  expect(await again()).toMatchObject({
    kind: "checkout",
    url: expect.stringContaining(`/payment/success?session_id=${sessionId}`),
  });
  expect(await db.donation.count({ where: { sessionId } })).toBe(1);
});

describe("the way out", () => {
  test.each(["once", "monthly"] as const)(
    "%s: the page's session is over before the hosted one is given; that one is paid, and it is one gift",
    async (frequency) => {
      const { campaign, inPage, hosted, again } = await form({ frequency });
      const first = await inPage();
      const second = await hosted();
      expect(second.donationId).toBe(first.donationId);
      expect(second.sessionId).not.toBe(first.sessionId);
      expect(second.url).toContain(`/c/pay/${second.sessionId}`);
      expect((await atProvider(first.sessionId)).status).toBe("expired");
      expect(await open(first.donationId)).toHaveLength(1);
      await hear(); // the event about the first session's end arrives after the second session was created
      expect(await row(first.donationId)).toMatchObject({
        status: "checkout_open",
        sessionId: second.sessionId,
      });
      // a checkout cannot move back into the page
      expect(await again()).toEqual(second);
      expect((await sandbox.pay(first.sessionId)).outcome).toBe("closed");
      await sandbox.pay(second.sessionId);
      await hear();
      expect((await row(first.donationId)).status).toBe("succeeded");
      expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(1);
      if (frequency === "monthly")
        expect(
          await db.monthlyGift.findFirstOrThrow({ where: { firstDonationId: first.donationId } }),
        ).toMatchObject({ status: "active" });
    },
  );

  test("the first session's end is reported before the second session exists: the gift is open again", async () => {
    const { inPage, hosted } = await form({ frequency: "monthly" });
    const first = await inPage();
    await sandbox.client().checkout.sessions.expire(first.sessionId);
    await settleSession(first.sessionId, "test");
    expect((await row(first.donationId)).status).toBe("expired");
    const gift = () =>
      db.monthlyGift.findFirstOrThrow({ where: { firstDonationId: first.donationId } });
    expect((await gift()).status).toBe("expired");
    const second = await hosted();
    expect(await row(first.donationId)).toMatchObject({
      status: "checkout_open",
      sessionId: second.sessionId,
      sessionUrl: second.url,
    });
    expect((await gift()).status).toBe("incomplete");
    await checkDonation(first.donationId, "test");
    expect((await row(first.donationId)).status).toBe("checkout_open");
  });

  test("the donor's address or the day changed meanwhile: still the same gift; a secret that is not right is not obeyed", async () => {
    const { campaign, input, inPage } = await form();
    const first = await inPage();
    const elsewhere = { ...visitor, address: `addr-${randomText()}` };
    // another press, which would be another donation
    const other = { ...input, clientKey: randomText(12) };
    const wrong = await startDonation(elsewhere, { ...other, leaves: `${first.clientSecret}x` });
    expect(wrong.donationId).not.toBe(first.donationId);
    expect((await atProvider(first.sessionId)).status).toBe("open");
    const second = await startDonation(elsewhere, { ...other, leaves: first.clientSecret });
    expect(second).toMatchObject({ kind: "checkout", donationId: first.donationId });
    expect((await atProvider(first.sessionId)).status).toBe("expired");
    expect(await open(first.donationId)).toHaveLength(1);
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(2);
    for (const leaves of ["", "x", "_secret_", "cs_test_none_secret_x", "%".repeat(2_000)])
      expect(await startDonation(elsewhere, { ...other, leaves })).toEqual(wrong);
  });

  test("the first session's end is handled while the second one is being stored: the gift stays open", async () => {
    const { inPage, hosted } = await form();
    const first = await inPage();
    const second = await hosted();
    // as by a handler that read the row before the second session was stored
    expect(await markUnpaid(first.donationId, "expired", "test", first.sessionId)).toBe(false);
    expect((await row(first.donationId)).status).toBe("checkout_open");
    expect(await markUnpaid(first.donationId, "expired", "test", second.sessionId)).toBe(true);
  });

  test("pressed five times at once: one hosted session, given to all", async () => {
    const { inPage, hosted } = await form();
    const { donationId } = await inPage();
    const all = await Promise.all(Array.from({ length: 5 }, hosted));
    expect(new Set(all.map((one) => one.url)).size).toBe(1);
    expect(await open(donationId)).toHaveLength(1);
  });

  test("page and provider's page asked for at once, many times: never two that can be paid", async () => {
    for (let i = 0; i < 8; i++) {
      const { hosted, again } = await form();
      const all = await Promise.all([again(), hosted(), again(), hosted()]);
      expect(new Set(all.map((one) => one.donationId)).size).toBe(1);
      const { donationId, sessionId } = all[1];
      const given = new Set(all.flatMap((one) => ("sessionId" in one ? [one.sessionId] : [])));
      const payable = (await open(donationId)).map((one) => one.id).filter((id) => given.has(id));
      expect(payable).toEqual([sessionId]);
    }
  });

  test("already paid in the page: the link to the provider leads to the thank-you page, and no session is made", async () => {
    const { inPage, hosted } = await form();
    const { donationId, sessionId } = await inPage();
    await sandbox.pay(sessionId); // its event has not arrived yet
    expect((await hosted()).url).toContain(`/payment/success?session_id=${sessionId}`);
    expect(await row(donationId)).toMatchObject({ sessionId });
    expect(
      (await sandbox.truth("checkout.session")).filter(
        (one) => one["client_reference_id"] === donationId,
      ),
    ).toHaveLength(1);
    await hear();
    expect((await row(donationId)).status).toBe("succeeded");
  });

  test("the provider does not confirm that the first session has ended: no second one is made", async () => {
    const { inPage, hosted } = await form();
    const { donationId, sessionId } = await inPage();
    await sandbox.fault({
      do: "500_before",
      match: { method: "POST", path: `/v1/checkout/sessions/${sessionId}/expire` },
    });
    await expect(hosted()).rejects.toMatchObject({ code: "provider_unavailable" });
    expect((await open(donationId)).map((one) => one.id)).toEqual([sessionId]);
    await sandbox.clearFaults();
    // the response was lost: the next attempt continues where this one stopped
    await sandbox.fault({
      do: "500_before",
      match: { method: "POST", path: "/v1/checkout/sessions" },
    });
    await expect(hosted()).rejects.toMatchObject({ code: "provider_unavailable" });
    await sandbox.clearFaults();
    const second = await hosted();
    expect((await open(donationId)).map((one) => one.id)).toEqual([second.sessionId]);
  });

  test("a checkout that was closed because card after card was declined is not opened elsewhere", async () => {
    const { inPage, hosted } = await form();
    const { donationId, sessionId } = await inPage();
    const scale = env.rateLimitScale;
    Object.assign(env, { rateLimitScale: 1 });
    try {
      for (let i = 0; i < 11; i++) await sandbox.pay(sessionId, "4000000000000002");
      await hear();
      expect((await atProvider(sessionId)).status).toBe("expired");
      await expect(hosted()).rejects.toMatchObject({ code: "rate_limited" });
      expect(await open(donationId)).toEqual([]);
    } finally {
      Object.assign(env, { rateLimitScale: scale });
    }
  });
});

test("a session of the page that nobody pays ends the donation, as a hosted one does", async () => {
  const { inPage } = await form();
  const { donationId, sessionId } = await inPage();
  await sandbox.client().checkout.sessions.expire(sessionId);
  await hear();
  expect((await row(donationId)).status).toBe("expired");
});

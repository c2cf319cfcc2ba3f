import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { minutes, setClockForTests } from "@/lib/clock";
import { startDonation } from "@/lib/checkout/start";
import { executeRefund, orderRefund } from "@/lib/refunds/order-refund";
import { settleSession } from "@/lib/checkout/settle-session";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { expectSoundBooks } from "@/tests/support/money";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
});
afterEach(async () => {
  setClockForTests(null);
  await sandbox.clearFaults();
  await expectSoundBooks();
});
afterAll(async () => {
  await sandbox.stop();
  await db.$disconnect();
});

async function press() {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const clientKey = randomText(10);
  const address = `100.99.${Math.floor(Math.random() * 250)}.7`;
  const input = typedDonation(campaign.slug, {
    amountCents: 40_00,
    donorEmail: `a-${randomText()}@test.example`,
    method: "card",
    clientKey,
  });
  return { campaign, again: () => startDonation({ ...visitor, address }, input) };
}

test(
  "a fault that the provider keeps with its key does not hold the form for ever: the next try has a new key, and one gift is paid",
  { timeout: 60_000 },
  async () => {
    const { campaign, again } = await press();
    await sandbox.fault({
      do: "500_stored",
      match: { method: "POST", path: "/v1/checkout/sessions" },
    });
    await expect(again()).rejects.toMatchObject({ code: "provider_unavailable" });
    await sandbox.clearFaults();
    // the provider repeats the stored error for the old key: the product has switched to another
    const tries = [];
    for (let i = 0; i < 3; i++) {
      setClockForTests(new Date(Date.now() + minutes(2 + i)));
      tries.push(await again());
    }
    expect(new Set(tries.map((t) => (t.kind === "checkout" ? t.sessionId : ""))).size).toBe(1);
    const { sessionId } = tries[0] as { sessionId: string };
    const gift = await db.donation.findFirstOrThrow({ where: { campaignId: campaign.id } });
    expect(gift.sessionId).toBe(sessionId);
    await sandbox.pay(sessionId);
    expect(await settleSession(sessionId, "test")).toEqual({ payment: "paid", result: "applied" });
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(1);
  },
);

test(
  "many presses at once after a fault: one session is given out",
  { timeout: 60_000 },
  async () => {
    const { campaign, again } = await press();
    await sandbox.fault({
      do: "500_stored",
      n: 3,
      match: { method: "POST", path: "/v1/checkout/sessions" },
    });
    await again().catch(() => undefined);
    await sandbox.clearFaults();
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => again()));
    const given = new Set(
      results.flatMap((r) =>
        r.status === "fulfilled" && r.value.kind === "checkout" ? [r.value.sessionId] : [],
      ),
    );
    expect(given.size).toBe(1);
    expect(
      (await db.donation.findFirstOrThrow({ where: { campaignId: campaign.id } })).sessionId,
    ).toBe([...given][0]);
  },
);

test(
  "a refund whose answer was lost is found again and not made twice, also when the provider forgot the key",
  { timeout: 60_000 },
  async () => {
    const { again } = await press();
    const started = (await again()) as { sessionId: string; donationId: string };
    await sandbox.pay(started.sessionId);
    await settleSession(started.sessionId, "test");
    const { chargeId } = await db.donation.findUniqueOrThrow({ where: { id: started.donationId } });
    const { refundId } = await orderRefund(await actorOf(await makeAdmin()), {
      donationId: started.donationId,
      amountCents: 10_00,
    });
    // it was created with a different key from the one we would use today
    await sandbox
      .client()
      .refunds.create({ charge: chargeId!, amount: 10_00, metadata: { refund_id: refundId! } });
    await executeRefund(refundId!);
    expect((await sandbox.client().refunds.list({ charge: chargeId! })).data).toHaveLength(1);
    expect(await db.refund.findUniqueOrThrow({ where: { id: refundId! } })).toMatchObject({
      status: "succeeded",
    });
  },
);

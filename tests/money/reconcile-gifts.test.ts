import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, hours, setClockForTests } from "@/lib/clock";
import { lastReconcile } from "@/lib/ledger/findings";
import { compareMonthlyGifts } from "@/lib/payment-events/reconcile-monthly-gifts";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { startDonation } from "@/lib/checkout/start";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";
import { makeCampaign, makeNgo, visitor } from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { openProxy } from "@/tests/faults/proxy";
import { emptyBooks } from "./world";

/** R4: no webhook is ever delivered here; differences are planted at the provider or in our rows. */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
});
beforeEach(async () => {
  await sandbox.reset();
  await emptyBooks();
});
afterEach(() => setClockForTests(null));
afterAll(async () => {
  await sandbox.stop();
  await db.$disconnect();
});

/** An hour later, when something just created is no longer in progress. */
async function compare() {
  setClockForTests(new Date(Date.now() + hours(1)));
  return compareMonthlyGifts(new Date(Date.now() - days(35)));
}
const words = async () =>
  (await compare()).map((f) => [f.text.replace(/(sub|in|gif|don)_\w+/g, "$1"), f.cents]);

async function begun(amountCents = 20_00) {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const started = await startDonation(
    visitor,
    typedDonation(campaign.slug, { amountCents, method: "card", frequency: "monthly" }),
  );
  if (started.kind !== "checkout") throw new Error("a checkout");
  expect((await sandbox.pay(started.sessionId)).outcome).toBe("paid");
  return started;
}
/** A monthly gift on which the provider and we agree. */
async function agreed(amountCents = 20_00) {
  const { donationId } = await begun(amountCents);
  expect(await words()).toEqual([]);
  const gift = await db.monthlyGift.findUniqueOrThrow({ where: { firstDonationId: donationId } });
  expect(gift.subscriptionId).not.toBeNull();
  await syncMonthlyGift(gift.id, "test");
  await db.job.deleteMany({ where: { kind: "provider.sync_gift" } });
  return {
    donationId,
    gift: await db.monthlyGift.findUniqueOrThrow({ where: { id: gift.id } }),
    subscription: gift.subscriptionId!,
  };
}

/** A subscription that we did not create, and that charges. */
async function foreign(cents: number, metadata: Record<string, string> = {}) {
  const client = sandbox.client();
  const price_data = {
    currency: "usd",
    unit_amount: cents,
    recurring: { interval: "month" },
    product_data: { name: "x" },
  } as const;
  const { id } = await client.checkout.sessions.create({
    mode: "subscription",
    subscription_data: { metadata },
    line_items: [{ quantity: 1, price_data }],
    success_url: "http://localhost/x",
  });
  await sandbox.pay(id);
  const { subscription } = await client.checkout.sessions.retrieve(id);
  return client.subscriptions.retrieve(subscription as string);
}

describe("subscriptions and monthly gifts, both ways", () => {
  test("[GIVE-061] a monthly gift whose events were lost is brought in with its first month, then nothing is left to report", async () => {
    const { donationId } = await begun();
    expect(await words()).toEqual([]);
    expect(await db.donation.findUniqueOrThrow({ where: { id: donationId } })).toMatchObject({
      status: "succeeded",
      invoiceId: expect.stringMatching(/^in_/),
    });
    await words();
    expect(
      await db.monthlyGift.findUniqueOrThrow({ where: { firstDonationId: donationId } }),
    ).toMatchObject({ status: "active", subscriptionId: expect.stringMatching(/^sub_/) });
    expect(await lastReconcile("gifts")).toMatchObject({ findings: [] });
  });

  test("a subscription that is none of ours is named, and its paid invoice", async () => {
    await agreed();
    const made = await foreign(7_00);
    const found = await compare();
    expect(found).toEqual([
      {
        kind: "subscription",
        id: made.id,
        cents: 700n,
        text: `${made.id} is at the provider and not among the monthly gifts`,
      },
      {
        kind: "invoice",
        id: made.latest_invoice,
        cents: 700n,
        text: `${String(made.latest_invoice)} is paid at the provider and no gift here`,
      },
    ]);
    expect((await lastReconcile("gifts"))?.findings).toHaveLength(2);
    // once ended it charges nobody any more; what it charged is still reported
    await sandbox.client().subscriptions.cancel(made.id);
    expect(await words()).toEqual([["in is paid at the provider and no gift here", 700n]]);
  });

  test("a second subscription that charges for a gift which has one is named with both", async () => {
    const { gift, subscription } = await agreed();
    const made = await foreign(20_00, { gift_id: gift.id });
    expect((await compare())[0]).toEqual({
      kind: "subscription",
      id: made.id,
      cents: 2_000n,
      text: `${made.id} charges for ${gift.id}, which has ${subscription}`,
    });
  });

  test("a gift that we have active and that has ended at the provider is named and ended", async () => {
    const { gift, subscription } = await agreed();
    await sandbox.client().subscriptions.cancel(subscription);
    // it has just ended: its own event may be on its way
    setClockForTests(null);
    await db.monthlyGift.update({ where: { id: gift.id }, data: { syncedAt: null } });
    expect(await compareMonthlyGifts(new Date(Date.now() - days(35)))).toEqual([]);
    expect((await db.monthlyGift.findUniqueOrThrow({ where: { id: gift.id } })).status).toBe(
      "canceled",
    );
    const second = await agreed(30_00);
    await sandbox.client().subscriptions.cancel(second.subscription);
    expect(await compare()).toEqual([
      {
        kind: "monthly_gift",
        id: second.gift.id,
        cents: -3_000n,
        text: `${second.gift.id} is active here and ${second.subscription} has ended at the provider`,
      },
    ]);
    expect(await db.monthlyGift.findUniqueOrThrow({ where: { id: second.gift.id } })).toMatchObject(
      { status: "canceled", endReason: "ended_at_provider" },
    );
    expect(await words()).toEqual([]);
  });

  test("a gift whose subscription the provider never had, and one that has none, are named", async () => {
    const { gift } = await agreed();
    const { gift: other } = await agreed(25_00);
    await db.monthlyGift.update({ where: { id: gift.id }, data: { subscriptionId: "sub_never" } });
    await db.monthlyGift.update({ where: { id: other.id }, data: { subscriptionId: null } });
    const found = (await words()).sort();
    // the first's subscription, which still charges at the provider, is reported; the other's is linked to its gift again
    expect(found).toEqual([
      ["gif is active here and the provider has no sub", -2_000n],
      ["sub charges for gif, which has sub", 2_000n],
    ]);
    expect(
      (await db.monthlyGift.findUniqueOrThrow({ where: { id: other.id } })).subscriptionId,
    ).toBe(other.subscriptionId);
    await db.monthlyGift.update({ where: { id: other.id }, data: { subscriptionId: null } });
    await sandbox.client().subscriptions.cancel(other.subscriptionId!);
    expect(await words()).toContainEqual(["gif is active here and has no subscription", -2_500n]);
  });

  test("another amount, an end and a pause that the provider does not know of are named once, and mended", async () => {
    const [amount, ended, paused] = [await agreed(), await agreed(40_00), await agreed(50_00)];
    await db.monthlyGift.update({
      where: { id: amount.gift.id },
      data: { amountCents: 35_00n, version: { increment: 1 } },
    });
    await db.monthlyGift.update({
      where: { id: ended.gift.id },
      data: { endReason: "donor", version: { increment: 1 } },
    });
    await db.monthlyGift.update({
      where: { id: paused.gift.id },
      data: { pausedBy: "donor", version: { increment: 1 } },
    });
    expect((await words()).sort()).toEqual([
      ["gif and sub have different amounts", -1_500n],
      ["gif is paused here and sub goes on at the provider", 5_000n],
      ["gif was ended here and sub goes on at the provider", 4_000n],
    ]);
    expect(await words()).toEqual([]);
    const client = sandbox.client();
    expect(
      (await client.subscriptions.retrieve(amount.subscription)).items.data[0]?.price.unit_amount,
    ).toBe(3_500);
    expect((await client.subscriptions.retrieve(ended.subscription)).status).toBe("canceled");
    expect(
      (await client.subscriptions.retrieve(paused.subscription)).pause_collection,
    ).toMatchObject({ behavior: "void" });
  });

  test("a change that is still being sent to the provider is not a difference", async () => {
    const { gift } = await agreed();
    await db.monthlyGift.update({
      where: { id: gift.id },
      data: { endReason: "donor", version: { increment: 1 } },
    });
    await db.job.create({
      data: {
        kind: "provider.sync_gift",
        dedupeKey: `sync_gift:${gift.id}:9`,
        payload: { giftId: gift.id },
      },
    });
    expect(await words()).toEqual([]);
  });
});

describe("paid invoices and gifts, both ways", () => {
  test("a month that nobody told of is brought in; one that we have and the provider never had is named", async () => {
    const { gift, donationId } = await agreed();
    await sandbox.advance(40 * 86_400);
    setClockForTests(new Date(Date.now() + days(40) + hours(1)));
    expect(await compareMonthlyGifts(new Date(Date.now() - days(1)))).toEqual([]);
    expect(
      await db.donation.count({ where: { monthlyGiftId: gift.id, settledAt: { not: null } } }),
    ).toBe(2);
    await db.donation.update({ where: { id: donationId }, data: { invoiceId: "in_never" } });
    const found = await compareMonthlyGifts(new Date(Date.now() - days(1)));
    expect(found).toContainEqual({
      kind: "donation",
      id: donationId,
      cents: -2_000n,
      text: `${donationId} is paid here and in_never is not at the provider`,
    });
    await sandbox.time(0);
  });

  test("an invoice of another amount than its gift is named with the difference, also one that was made before the span", async () => {
    const { donationId } = await agreed();
    const gate = await openProxy(() => sandbox.url);
    try {
      Object.assign(env, { STRIPE_SANDBOX_URL: gate.url });
      gate.set(async (request, forward) => {
        const answer = await forward();
        if (!request.path.startsWith("/v1/invoices")) return answer;
        return {
          ...answer,
          body: Buffer.from(
            answer.body.toString().replace(/"amount_paid": ?2000/g, '"amount_paid":2600'),
          ),
        };
      });
      expect(await words()).toEqual([["in and don have different amounts", 600n]]);
      gate.set(async (request, forward) => {
        const answer = await forward();
        if (!request.path.startsWith("/v1/invoices?"))
          return {
            ...answer,
            body: Buffer.from(
              answer.body.toString().replace(/"amount_paid": ?2000/g, '"amount_paid":1900'),
            ),
          };
        return {
          ...answer,
          body: Buffer.from(
            JSON.stringify({
              ...(JSON.parse(answer.body.toString()) as object),
              data: [],
              has_more: false,
            }),
          ),
        };
      });
      expect(await words()).toEqual([["in and don have different amounts", -100n]]);
    } finally {
      Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
      await gate.close();
    }
    await db.donation.update({ where: { id: donationId }, data: { invoiceId: null } });
    const found = await words();
    expect(found).toContainEqual(["don is a month here and has no invoice", -2_000n]);
  });

  test("an invoice that cannot be read now stops no other, and is named", async () => {
    const one = await begun(11_00);
    const two = await begun(12_00);
    const [lost] = (await sandbox.truth("invoice")).filter(
      (invoice) => invoice["amount_paid"] === 1_100,
    );
    const gate = await openProxy(() => sandbox.url);
    try {
      Object.assign(env, { STRIPE_SANDBOX_URL: gate.url });
      gate.set(async (request, forward) =>
        request.path.startsWith(`/v1/invoice_payments?invoice=${lost!.id}`)
          ? {
              status: 404,
              headers: { "content-type": "application/json" },
              body: Buffer.from('{"error":{"type":"invalid_request_error","message":"x"}}'),
            }
          : forward(),
      );
      expect(await words()).toEqual([["in is paid at the provider and no gift here", 1_100n]]);
    } finally {
      Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
      await gate.close();
    }
    expect((await db.donation.findUniqueOrThrow({ where: { id: two.donationId } })).status).toBe(
      "succeeded",
    );
    expect(await settleInvoice(lost!.id, "test")).toBe("applied");
    expect((await db.donation.findUniqueOrThrow({ where: { id: one.donationId } })).status).toBe(
      "succeeded",
    );
    expect(await words()).toEqual([]);
  });
});

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, setClockForTests } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { systemActor, type Actor } from "@/lib/auth/actor";
import { confirmPledge } from "@/lib/pledges/confirm";
import { pollEvents } from "@/lib/payment-events/poll-events";
import { orderRefund } from "@/lib/refunds/order-refund";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { startDonation } from "@/lib/checkout/start";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { openWebhookEndpoint, runMoneyWork } from "@/tests/support/webhook-endpoint";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { approveWaiting, ended, payOutApproved } from "@/tests/support/second-person";
import { beginStory } from "./story";

let endpoint: Awaited<ReturnType<typeof openWebhookEndpoint>>;
let sandbox: Sandbox;
let admin: Actor;
beforeAll(async () => {
  endpoint = await openWebhookEndpoint();
  sandbox = await startSandbox({
    webhookUrl: endpoint.webhookUrl,
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET!,
  });
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
  admin = await actorOf(await makeAdmin());
});
afterEach(async () => {
  setClockForTests(null);
  await sandbox.time(0);
});
afterAll(async () => {
  await sandbox.stop();
  await endpoint.close();
  await db.$disconnect();
});

async function cast(title: string, name = "Maji") {
  const { ngo } = await makeNgo();
  const bank = encrypt(
    JSON.stringify({ accountHolderName: name, bankName: "Test Bank", accountNumber: "0123456789" }),
    `bank:${ngo.id}`,
  );
  await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
  });
  const campaign = await makeCampaign(ngo.id);
  return { ngo, campaign, story: await beginStory(title, { [ngo.id]: name }) };
}

const donor = `donor-${randomText()}@test.example`;
async function give(
  campaign: { slug: string },
  amountCents: number,
  more: Partial<GiveInput> = {},
) {
  const started = await startDonation(
    visitor,
    typedDonation(campaign.slug, { amountCents, donorEmail: donor, method: "card", ...more }),
  );
  if (started.kind !== "checkout") throw new Error("a checkout was expected");
  return started;
}
/** Delivers the provider's webhooks and processes them. */
async function webhooks() {
  expect((await sandbox.deliver()).open).toBe(0);
  await runMoneyWork();
}
async function paid(
  campaign: { slug: string },
  amountCents: number,
  more: Partial<GiveInput> = {},
) {
  const started = await give(campaign, amountCents, more);
  expect((await sandbox.pay(started.sessionId)).outcome).toBe("paid");
  await webhooks();
  return db.donation.findUniqueOrThrow({ where: { id: started.donationId } });
}

test("[GIVE-058, GIVE-061, GIVE-095] a gift", async () => {
  const { campaign, story } = await cast("A gift");
  const started = await give(campaign, 25_00);
  await story.step("A donor begins a gift of $25.00 by card and sees the provider's page");
  expect((await sandbox.pay(started.sessionId, "4000000000000002")).outcome).toBe("declined");
  await webhooks();
  await story.step("The card is declined");
  expect((await sandbox.pay(started.sessionId)).outcome).toBe("paid");
  await webhooks();
  await story.step("Another card is taken");
  await story.end();
});

test("[GIVE-061] a bank debit", async () => {
  const { campaign, story } = await cast("A bank debit");
  const started = await give(campaign, 80_00, { method: "bank_transfer" });
  expect((await sandbox.pay(started.sessionId, "us_bank_account")).outcome).toBe("processing");
  await webhooks();
  await story.step("A donor gives $80.00 by bank debit, which takes days");
  await sandbox.settle(started.sessionId);
  await webhooks();
  await story.step("The debit clears");
  await story.end();
});

test("[GIVE-061] a monthly year", { timeout: 120_000 }, async () => {
  const { campaign, story } = await cast("A monthly year");
  const started = await give(campaign, 20_00, { frequency: "monthly" });
  expect((await sandbox.pay(started.sessionId)).outcome).toBe("paid");
  await webhooks();
  await story.step("January: a donor begins to give $20.00 a month");
  const months = [
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ];
  const gift = await db.monthlyGift.findUniqueOrThrow({
    where: { firstDonationId: started.donationId },
  });
  for (const month of months) {
    // a day after the provider's own anchor; the events of that day would be signed with today's time, so they are
    // fetched
    const { currentPeriodEnd } = await db.monthlyGift.findUniqueOrThrow({ where: { id: gift.id } });
    const at = new Date(currentPeriodEnd!.getTime() + days(1));
    setClockForTests(at);
    await sandbox.time(Math.round((at.getTime() - Date.now()) / 1000));
    await pollEvents();
    await runMoneyWork();
    await story.step(`${month}: the month is charged`);
  }
  expect(
    await db.donation.count({ where: { monthlyGiftId: gift.id, settledAt: { not: null } } }),
  ).toBe(12);
  await story.end();
});

test(
  "[GIVE-061] a monthly gift begun on 31 January of a leap year is charged twelve times in twelve months, each on its day",
  { timeout: 120_000 },
  async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const at = async (moment: string) => {
      setClockForTests(new Date(moment));
      await sandbox.time(Math.round((Date.parse(moment) - Date.now()) / 1000));
    };
    await at("2032-01-31T22:30:00Z");
    const started = await give(campaign, 20_00, { frequency: "monthly" });
    expect((await sandbox.pay(started.sessionId)).outcome).toBe("paid");
    const days = [
      "02-29",
      "03-31",
      "04-30",
      "05-31",
      "06-30",
      "07-31",
      "08-31",
      "09-30",
      "10-31",
      "11-30",
      "12-31",
    ];
    // a day after each anchor: nothing is charged early, nothing twice
    for (const [i, day] of days.entries()) {
      await pollEvents();
      await runMoneyWork();
      const gift = await db.monthlyGift.findUniqueOrThrow({
        where: { firstDonationId: started.donationId },
      });
      expect(gift.currentPeriodEnd!.toISOString().slice(5, 13)).toBe(`${day}T22`);
      await at(`2032-${day}T22:29:00Z`);
      expect(
        await db.donation.count({ where: { monthlyGiftId: gift.id, settledAt: { not: null } } }),
      ).toBe(i + 1);
      await at(new Date(Date.parse(`2032-${day}T22:30:00Z`) + 86_400_000).toISOString());
    }
    await pollEvents();
    await runMoneyWork();
    const gifts = await db.donation.findMany({
      where: { monthlyGift: { firstDonationId: started.donationId } },
      orderBy: { settledAt: "asc" },
    });
    expect(gifts.map((gift) => [gift.status, gift.amountCents])).toEqual(
      Array.from({ length: 12 }, () => ["succeeded", 2000n]),
    );
    expect(new Set(gifts.map((gift) => gift.receiptNumber)).size).toBe(12);
    expect(
      gifts.every(
        (gift) =>
          gift.settledAt!.getUTCFullYear() === 2032 ||
          gift.settledAt!.toISOString().startsWith("2033-01-01T00"),
      ),
    ).toBe(true);
  },
);

test("[GIVE-061] a partial refund", async () => {
  const { campaign, story } = await cast("A partial refund");
  const gift = await paid(campaign, 50_00);
  await story.step("A gift of $50.00 is paid");
  await orderRefund(admin, { donationId: gift.id, amountCents: 20_00 });
  await story.step("An admin asks to give $20.00 of it back; the money has not gone yet");
  await runMoneyWork();
  await webhooks();
  await story.step("The provider has given it back");
  await sandbox.client().refunds.create({ charge: gift.chargeId!, amount: 10_00 });
  await webhooks();
  await story.step("Another $10.00 are given back on the provider's own pages");
  await expect(
    orderRefund(admin, { donationId: gift.id, amountCents: 20_01 }),
  ).rejects.toMatchObject({ key: "refundTooMuch" });
  await story.step("More than the rest is refused");
  await story.end();
});

test("[GIVE-061, GIVE-091] a dispute lost after the payout", async () => {
  const { ngo, campaign, story } = await cast("A dispute lost after the payout");
  const gift = await paid(campaign, 150_00);
  await story.step("A gift of $150.00 is paid");
  const payout = (await payOutApproved(admin, { ngoId: ngo.id }))!;
  await finishPayout(admin, {
    payoutId: payout.payoutId,
    result: "sent",
    reference: `bank-${randomText()}`,
  });
  await story.step("All of it is paid out to the organisation");
  const { dispute } = await sandbox.dispute(gift.chargeId!);
  await webhooks();
  await story.step(
    "The donor's bank takes the money back: the organisation owes it, the operator bears the fee",
  );
  await sandbox.closeDispute(dispute, false);
  await webhooks();
  await story.step("The dispute is lost");
  await paid(campaign, 300_00);
  await story.step("A gift of $300.00 is paid");
  const second = (await payOutApproved(admin, { ngoId: ngo.id }))!;
  await finishPayout(admin, {
    payoutId: second.payoutId,
    result: "sent",
    reference: `bank-${randomText()}`,
  });
  await story.step("The next payout first clears what the organisation owes");
  await story.end();
});

test("[GIVE-061] a dispute won", async () => {
  const { campaign, story } = await cast("A dispute won");
  const gift = await paid(campaign, 60_00);
  await story.step("A gift of $60.00 is paid");
  const { dispute } = await sandbox.dispute(gift.chargeId!);
  await webhooks();
  await story.step("It is disputed");
  await sandbox.closeDispute(dispute, true);
  await webhooks();
  await story.step("The dispute is won: the money is back, the fee is not");
  await story.end();
});

test("[GIVE-055] a pledge", async () => {
  const { campaign, story } = await cast("A pledge");
  const started = await startDonation(visitor, {
    campaign: campaign.slug,
    amountCents: 500_00,
    donorName: "Test Donor",
    donorEmail: donor,
    method: "daf",
    frequency: "once",
    message: null,
    showName: false,
    shareWithNgo: true,
    dedication: null,
    clientKey: null,
  });
  await story.step("A donor pledges $500.00 from a donor-advised fund");
  await confirmPledge(admin, { donationId: started.donationId, receivedCents: 480_00 });
  await story.step("$480.00 arrive, and an admin confirms them");
  await expect(confirmPledge(admin, { donationId: started.donationId })).rejects.toMatchObject({
    key: "pledgeDecided",
  });
  await story.step("A second admin's confirmation is refused");
  await story.end();
});

test("[GIVE-094, GIVE-099] a payout that failed and was repeated", async () => {
  const { ngo, campaign, story } = await cast("A payout that failed and was repeated");
  await paid(campaign, 120_00);
  await paid(campaign, 30_00, { donorEmail: `other-${randomText()}@test.example` });
  await story.step("Two gifts, of $120.00 and $30.00");
  await runPayouts(systemActor("story"));
  const made = await db.payout.findFirstOrThrow({
    where: { ngoId: ngo.id },
    orderBy: { number: "desc" },
    include: { lines: true },
  });
  await story.step("The daily run sets the balance aside");
  await Promise.all(Array.from({ length: 4 }, () => runPayouts(systemActor("story"))));
  await story.step("Four more runs at once find nothing to do");
  await finishPayout(admin, { payoutId: made.id, result: "failed" });
  await story.step("The bank refuses it: the money is in the balance again");
  await runPayouts(systemActor("story"));
  const again = await db.payout.findFirstOrThrow({
    where: { ngoId: ngo.id, status: "reserved" },
    include: { lines: true },
  });
  expect(again.lines.length).toBe(made.lines.length);
  await approveWaiting(ngo.id);
  await finishPayout(admin, {
    payoutId: again.id,
    result: "sent",
    reference: `bank-${randomText()}`,
  });
  await story.step("The next run repeats it, and it is sent");
  await ended(admin, { payoutId: again.id, result: "returned" });
  await story.step("Days later the bank sends it back");
  await story.end();
});

test("[FUND-048] a gift to the operator's fund", async () => {
  const operator =
    (await db.ngo.findFirst({ where: { isOperator: true } })) ??
    (await makeNgo({ isOperator: true, name: "Operator" })).ngo;
  const campaign = await makeCampaign(operator.id);
  const story = await beginStory("A gift to the operator's fund", { [operator.id]: "Fund" });
  await paid(campaign, 100_00);
  await story.step("A gift of $100.00: the operator carries the fee, the fund has all of it");
  await story.end();
});

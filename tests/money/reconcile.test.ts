import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { lastReconcile } from "@/lib/ledger/queries";
import { postEntry } from "@/lib/ledger/post-entry";
import { compareBalance } from "@/lib/donations/reconcile";
import { startDonation } from "@/lib/donations/start-donation";
import { makeCampaign, makeNgo, randomEmail, visitor } from "@/tests/support/factories";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { emptyBooks } from "./play";

/** No webhook is ever delivered here: what is in the ledger, reconciliation brought in. */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
});
beforeEach(async () => {
  await sandbox.reset();
  await emptyBooks();
});
afterAll(async () => {
  await sandbox.stop();
  await db.$disconnect();
});

const compare = (whole = true) => compareBalance(new Date(Date.now() - days(2)), whole);
const words = async (whole = true) => (await compare(whole)).map((f) => [f.text.replace(/(ch|re|dp|po)_\w+/g, "$1"), f.cents]);

async function paid(amountCents = 50_00, frequency: "once" | "monthly" = "once", card?: string) {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const started = await startDonation(visitor, { campaign: campaign.slug, amountCents, donorName: "Test", donorEmail: randomEmail(), method: "card", frequency, message: null, showName: false, shareWithNgo: true, dedication: null, clientKey: null, website: "" });
  if (started.kind !== "checkout") throw new Error("a checkout");
  expect((await sandbox.pay(started.sessionId, card)).outcome).toBe("paid");
  const charge = (await sandbox.truth("charge"))[0]!;
  return { ngo, started, charge, gift: () => db.donation.findUniqueOrThrow({ where: { id: started.donationId } }) };
}

test("what no webhook told is brought in: gift, month, refund, dispute, payout to our bank; then nothing is left to say", async () => {
  const one = await paid(50_00, "once", "4000000000000077"); // available at once, so that it can be paid out
  await sandbox.client().payouts.create({ amount: 500, currency: "usd" });
  await paid(20_00, "monthly");
  const disputed = await paid(30_00);
  await sandbox.client().refunds.create({ charge: one.charge.id, amount: 1_000 });
  await sandbox.dispute(disputed.charge.id);
  expect(await words()).toEqual([]);
  expect(await one.gift()).toMatchObject({ status: "partially_refunded", refundedCents: 1_000n });
  expect((await disputed.gift()).status).toBe("disputed");
  expect(await db.donation.count({ where: { settledAt: { not: null } } })).toBe(3);
  expect(await words()).toEqual([]);
});

test("a charge that fits nothing is said to be missing", async () => {
  const session = await sandbox.client().checkout.sessions.create({ mode: "payment", line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount: 4_000, product_data: { name: "x" } } }], success_url: "http://localhost/x" });
  await sandbox.pay(session.id);
  expect(await words()).toEqual([["charge:ch is not in the ledger", 4_000n], ["fee:ch is not in the ledger", -146n], ["the ledger and the provider's balance differ", 3_854n]]);
  expect((await lastReconcile())?.findings).toHaveLength(3);
});

test("a posting that the provider knows nothing of, such as one posted twice, is named", async () => {
  const { gift, ngo, charge } = await paid();
  await compare();
  const donation = await gift();
  await db.$transaction((tx) => postEntry(tx, { kind: "charge", key: `charge:${charge.id}:again`, providerTxn: "txn_doubled", occurredAt: new Date(), lines: [{ account: accounts.clearing, direction: "D", cents: 5_000n }, { account: accounts.payable(ngo.id), direction: "C", cents: 5_000n }] }));
  expect(donation.chargeId).toBe(charge.id);
  expect(await words()).toEqual([["charge:ch:again is in the ledger and not at the provider", -5_000n], ["the ledger and the provider's balance differ", -5_000n]]);
  await emptyBooks();
});

test("a posting of another amount is named with the difference, also without comparing balances", async () => {
  const { ngo, charge } = await paid();
  const fee = 175n;
  await db.$transaction(async (tx) => {
    await postEntry(tx, { kind: "charge", key: `charge:${charge.id}`, occurredAt: new Date(), lines: [{ account: accounts.clearing, direction: "D", cents: 4_900n }, { account: accounts.payable(ngo.id), direction: "C", cents: 4_900n }] });
    await postEntry(tx, { kind: "fee", key: `fee:${charge.id}`, occurredAt: new Date(), lines: [{ account: accounts.payable(ngo.id), direction: "D", cents: fee }, { account: accounts.clearing, direction: "C", cents: fee }] });
  });
  expect(await words(false)).toEqual([["charge:ch has another amount in the ledger", 100n]]);
  await emptyBooks();
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, setClockForTests } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { lastReconcile } from "@/lib/ledger/findings";
import { postEntry } from "@/lib/ledger/post-entry";
import { runDueEvents } from "@/lib/worker/events";
import { compareBalance } from "@/lib/payment-events/reconcile";
import { pollEvents } from "@/lib/payment-events/poll-events";
import { startDonation } from "@/lib/checkout/start";
import { makeCampaign, makeNgo, visitor } from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { openProxy } from "@/tests/faults/proxy";
import { emptyBooks } from "./world";

/** No webhook is ever delivered here: everything in the ledger comes from reconciliation. */
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
const words = async (whole = true) =>
  (await compare(whole)).map((f) => [f.text.replace(/(ch|re|dp|po)_\w+/g, "$1"), f.cents]);

async function paid(amountCents = 50_00, frequency: "once" | "monthly" = "once", card?: string) {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const started = await startDonation(
    visitor,
    typedDonation(campaign.slug, { amountCents, method: "card", frequency }),
  );
  if (started.kind !== "checkout") throw new Error("a checkout");
  expect((await sandbox.pay(started.sessionId, card)).outcome).toBe("paid");
  const charge = (await sandbox.truth("charge"))[0]!;
  return {
    ngo,
    started,
    charge,
    gift: () => db.donation.findUniqueOrThrow({ where: { id: started.donationId } }),
  };
}

test("what no webhook reported is brought in: gift, month, refund, dispute, payout to our bank; then nothing is left to report", async () => {
  const one = await paid(50_00, "once", "4000000000000077"); // available at once, so that it can be paid out
  await sandbox.payOut(500);
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

/** A payment at the provider for which we have no donation. */
async function chargeOfNobody(cents: number): Promise<void> {
  const price_data = { currency: "usd", unit_amount: cents, product_data: { name: "x" } };
  const session = await sandbox.client().checkout.sessions.create({
    mode: "payment",
    line_items: [{ quantity: 1, price_data }],
    success_url: "http://localhost/x",
  });
  await sandbox.pay(session.id);
}

test("a charge that fits nothing is said to be missing", async () => {
  await chargeOfNobody(4_000);
  expect(await words()).toEqual([
    ["charge:ch is not in the ledger", 4_000n],
    ["fee:ch is not in the ledger", -146n],
    ["the ledger and the provider's balance differ", 3_854n],
  ]);
  expect((await lastReconcile("balance"))?.findings).toHaveLength(3);
});

test("a posting that the provider knows nothing of, such as one posted twice, is named", async () => {
  const { gift, ngo, charge } = await paid();
  await compare();
  const donation = await gift();
  await db.$transaction((tx) =>
    postEntry(tx, {
      kind: "charge",
      key: `charge:${charge.id}:again`,
      providerTxn: "txn_doubled",
      occurredAt: new Date(),
      lines: [
        { account: accounts.clearing, direction: "D", cents: 5_000n },
        { account: accounts.payable(ngo.id), direction: "C", cents: 5_000n },
      ],
    }),
  );
  expect(donation.chargeId).toBe(charge.id);
  expect(await words()).toEqual([
    ["charge:ch:again is in the ledger and not at the provider", -5_000n],
    ["the ledger and the provider's balance differ", -5_000n],
  ]);
  await emptyBooks();
});

/** Posts a charge and its fee directly, bypassing the product. Cents. */
const postCharge = (chargeId: string, ngoId: string, gross: bigint, fee: bigint) =>
  db.$transaction(async (tx) => {
    await postEntry(tx, {
      kind: "charge",
      key: `charge:${chargeId}`,
      occurredAt: new Date(),
      lines: [
        { account: accounts.clearing, direction: "D", cents: gross },
        { account: accounts.payable(ngoId), direction: "C", cents: gross },
      ],
    });
    await postEntry(tx, {
      kind: "fee",
      key: `fee:${chargeId}`,
      occurredAt: new Date(),
      lines: [
        { account: accounts.payable(ngoId), direction: "D", cents: fee },
        { account: accounts.clearing, direction: "C", cents: fee },
      ],
    });
  });

test("a posting of another amount is named with the difference, also without comparing balances", async () => {
  const { ngo, charge } = await paid();
  await postCharge(charge.id, ngo.id, 4_900n, 175n);
  expect(await words(false)).toEqual([["charge:ch has another amount in the ledger", 100n]]);
  await emptyBooks();
});

/** A posting that somebody made bypassing the product: the clearing account against the organisation's. */
const plant = (
  key: string,
  kind: "charge" | "refund",
  ngoId: string,
  cents: bigint,
  occurredAt = new Date(),
) =>
  db.$transaction((tx) =>
    postEntry(tx, {
      kind,
      key,
      providerTxn: `txn_${key}`,
      occurredAt,
      lines:
        cents > 0n
          ? [
              { account: accounts.clearing, direction: "D", cents },
              { account: accounts.payable(ngoId), direction: "C", cents },
            ]
          : [
              { account: accounts.payable(ngoId), direction: "D", cents: -cents },
              { account: accounts.clearing, direction: "C", cents: -cents },
            ],
    }),
  );

test("a fee that differs, a refund and a dispute that are not the provider's, one of another amount: each is named", async () => {
  const { ngo, charge } = await paid(80_00);
  await postCharge(charge.id, ngo.id, 8_000n, 200n);
  const refund = await sandbox.client().refunds.create({ charge: charge.id, amount: 1_000 });
  await plant(`refund:${refund.id}`, "refund", ngo.id, -900n);
  await plant("refund:re_nobody", "refund", ngo.id, -300n);
  await db.$transaction((tx) =>
    postEntry(tx, {
      kind: "dispute_withdrawn",
      key: "dispute:dp_nobody:out",
      occurredAt: new Date(),
      lines: [
        { account: accounts.payable(ngo.id), direction: "D", cents: 500n },
        { account: accounts.clearing, direction: "C", cents: 500n },
      ],
    }),
  );
  const found = await words();
  expect(found).toHaveLength(5);
  expect(found).toEqual(
    expect.arrayContaining([
      ["fee:ch has another amount in the ledger", -62n],
      ["refund:re has another amount in the ledger", -100n],
      ["refund:re is in the ledger and not at the provider", 300n],
      ["dispute:dp:out is in the ledger and not at the provider", 500n],
      ["the ledger and the provider's balance differ", 638n],
    ]),
  );
  await emptyBooks();
});

test("a movement in another currency is named with it: its cents are not taken for dollars", async () => {
  const { charge } = await paid(40_00);
  await compare();
  const gate = await openProxy(() => sandbox.url);
  try {
    Object.assign(env, { STRIPE_SANDBOX_URL: gate.url });
    gate.set(async (request, forward) => {
      const answer = await forward();
      if (!request.path.includes("/balance_transactions")) return answer;
      const list = JSON.parse(answer.body.toString()) as {
        data: { source: string; currency: string }[];
      };
      for (const txn of list.data) if (txn.source === charge.id) txn.currency = "eur";
      return { ...answer, body: Buffer.from(JSON.stringify(list)) };
    });
    expect(await words(false)).toEqual([
      ["a movement for ch is in eur, and the ledger has only usd", 3_854n],
      ["charge:ch is in the ledger and not at the provider", -4_000n],
      ["fee:ch is in the ledger and not at the provider", 146n],
    ]);
  } finally {
    Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
    await gate.close();
  }
});

test(
  "more than a hundred movements: what is missing, doubled or wrong is found on the first page, on the second and at their border",
  { timeout: 120_000 },
  async () => {
    const { ngo } = await paid(10_00);
    for (let i = 0; i < 119; i++) await chargeOfNobody(1_000 + i);
    await compare(false);
    const charges = (await sandbox.truth("charge"))
      .map(({ id }) => id)
      .reverse()
      .slice(1);
    const fee = (i: number) => (BigInt(1_000 + i) * 29n + 500n) / 1000n + 30n;
    // all but one are in the books, one of them a cent too high, one twice; boundaries of pages of 100, newest first
    const [lost, wrong, doubled] = [20, 19, 118];
    for (const [i, id] of charges.entries()) {
      if (i === lost) continue;
      await plant(`charge:${id}`, "charge", ngo.id, BigInt(1_000 + i) + (i === wrong ? 1n : 0n));
      await db.$transaction((tx) =>
        postEntry(tx, {
          kind: "fee",
          key: `fee:${id}`,
          occurredAt: new Date(),
          lines: [
            { account: accounts.payable(ngo.id), direction: "D", cents: fee(i) },
            { account: accounts.clearing, direction: "C", cents: fee(i) },
          ],
        }),
      );
    }
    await plant(`charge:${charges[doubled]}:again`, "charge", ngo.id, 1_118n);
    const found = await compare();
    expect(found.map((f) => [f.text, f.cents])).toEqual([
      [`charge:${charges[wrong]} has another amount in the ledger`, -1n],
      [`charge:${charges[lost]} is not in the ledger`, 1_020n],
      [`fee:${charges[lost]} is not in the ledger`, -fee(lost)],
      [`charge:${charges[doubled]}:again is in the ledger and not at the provider`, -1_118n],
      ["the ledger and the provider's balance differ", 1_020n - fee(lost) - 1n - 1_118n],
    ]);
    expect((await lastReconcile("balance"))?.findings).toHaveLength(5);
    await emptyBooks();
  },
);

test("a clock of ours that went a day wrong, either way, steps over no event of the provider", async () => {
  for (const wrong of [days(1), -days(1)]) {
    await emptyBooks();
    setClockForTests(new Date(Date.now() + wrong));
    await pollEvents();
    setClockForTests(null);
    const { gift } = await paid();
    expect(await pollEvents()).toBeGreaterThan(0);
    await runDueEvents();
    expect((await gift()).status).toBe("succeeded");
    // and it looks back no further than necessary: what it saw a month ago is not read again
    const mark = await db.setting.findUniqueOrThrow({ where: { key: "events.watermark" } });
    expect(Math.abs(Date.parse(String(mark.value)) - Date.now())).toBeLessThan(60_000);
  }
});

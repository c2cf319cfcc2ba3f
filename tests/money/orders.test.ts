import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hours } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { listEvents } from "@/lib/payments/events";
import { handleEvent } from "@/lib/payment-events/handle-event";
import { startDonation } from "@/lib/checkout/start";
import { makeCampaign, makeNgo, visitor } from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { balance, expectSoundBooks } from "@/tests/support/money";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { emptyBooks } from "./world";

/**
 * Every order in which the events of one payment can arrive, each delivered twice. `npm run test:money` tests all
 * orders of the small sets and every eighth of the 5,040 orders of seven events, with ORDERS=all each of them; `npm
 * test` some of each set, always the same ones.
 */
const wide = process.env["ORDERS"] ?? "few";
function step(count: number, few: number): number {
  if (wide === "few") return Math.ceil(count / few);
  return count > 1_000 && wide !== "all" ? 8 : 1;
}
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
});
beforeEach(async () => {
  await emptyBooks();
  await db.rateLimit.deleteMany(); // thousands of delivered charges would count as card attempts from this address
  await sandbox.reset();
});
afterAll(async () => {
  await emptyBooks();
  await sandbox.stop();
  await db.$disconnect();
});

type Event = { type: string; objectId: string | null; raw: Uint8Array };
type Paid = { id: string; sessionId: string; charge: () => Promise<string> };

async function begin(method: "card" | "bank_transfer" = "card"): Promise<Paid> {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const started = await startDonation(
    visitor,
    typedDonation(campaign.slug, { amountCents: 90_00, method }),
  );
  if (started.kind !== "checkout") throw new Error("a checkout");
  return {
    id: started.donationId,
    sessionId: started.sessionId,
    charge: async () => (await sandbox.truth("charge"))[0]!.id,
  };
}

function* permutations<T>(things: T[]): Generator<T[]> {
  if (things.length < 2) return yield things;
  for (const [i, first] of things.entries())
    for (const rest of permutations(things.filter((_, n) => n !== i))) yield [first, ...rest];
}

/**
 * Delivers them in that order, each twice (at once, or in a second round); those that come too early are delivered
 * again, as the inbox does.
 */
async function tell(events: Event[], twin: "at once" | "later"): Promise<void> {
  let open =
    twin === "at once"
      ? events.flatMap((event) => [[event, event]])
      : [...events, ...events].map((event) => [event]);
  for (let round = 0; open.length > 0; round++) {
    if (round > 5)
      throw new Error(`too early for ever: ${open.map(([event]) => event!.type).join(", ")}`);
    const early: Event[][] = [];
    for (const group of open)
      if ((await Promise.all(group.map((event) => handleEvent(event)))).includes("too_early"))
        early.push(group);
    open = early;
  }
}

/** The final state, however it came about. */
async function outcome(id: string) {
  await expectSoundBooks();
  const gift = await db.donation.findUniqueOrThrow({ where: { id } });
  const campaign = await db.campaign.findUniqueOrThrow({ where: { id: gift.campaignId } });
  const truth = (await sandbox.truth("balance_transaction")).reduce(
    (sum, txn) => sum + BigInt(Number(txn["net"])),
    0n,
  );
  expect(await balance(accounts.clearing)).toBe(truth);
  const [payable, receivable] = [
    await balance(accounts.payable(gift.ngoId)),
    await balance(accounts.receivable(gift.ngoId)),
  ];
  return {
    status: gift.status,
    refunded: gift.refundedCents,
    fee: gift.feeCents,
    raised: campaign.raisedCents,
    owed: payable - receivable,
    suspense: await balance(accounts.suspense),
    receipts: await db.job.count({ where: { dedupeKey: `receipt:${id}` } }),
    refunds: await db.refund.count({ where: { donationId: id, status: "succeeded" } }),
    disputes: await db.dispute.count({ where: { donationId: id } }),
  };
}

/** Tests every order of these kinds of events from the same start, and compares the final states. */
async function everyOrder(
  paid: Paid,
  kinds: string[],
  end: Partial<Awaited<ReturnType<typeof outcome>>>,
): Promise<void> {
  const heard = await listEvents(new Date(Date.now() - hours(1)));
  const events = kinds.map((kind) => {
    const found = heard.find(({ facts }) => facts.type === kind);
    if (!found)
      throw new Error(
        `the provider told no ${kind}, but ${[...new Set(heard.map((h) => h.facts.type))].join(", ")}`,
      );
    return { type: kind, objectId: found.facts.objectId, raw: found.raw };
  });
  const begun = await db.donation.findUniqueOrThrow({ where: { id: paid.id } });
  const count = kinds.reduce((product, _kind, i) => product * (i + 1), 1);
  let played = 0;
  let index = 0;
  for (const order of permutations(events)) {
    if (index++ % step(count, 8) !== 0) continue;
    await emptyBooks();
    const { emailKey: _generated, ...row } = begun;
    await db.donation.create({ data: row as never });
    await tell(order, played % 2 ? "at once" : "later");
    expect(await outcome(paid.id), order.map((event) => event.type).join(" → ")).toMatchObject(end);
    played++;
  }
  expect(played).toBeGreaterThanOrEqual(Math.min(count, 6));
  if (process.env["PRINT_STORIES"])
    process.stdout.write(
      `${String(played).padStart(5)} orders of ${count} of ${kinds.join(", ")}\n`,
    );
}

describe("[GIVE-061] every order of one payment's events, each told twice, ends the same", () => {
  const first = { receipts: 1, suspense: 0n, fee: 2_91n };
  test("refunded in part, disputed, won", { timeout: 3_000_000 }, async () => {
    const paid = await begin();
    await sandbox.pay(paid.sessionId);
    await sandbox.client().refunds.create({ charge: await paid.charge(), amount: 10_00 });
    const { dispute } = await sandbox.dispute(await paid.charge());
    await sandbox.closeDispute(dispute, true);
    const kinds = [
      "checkout.session.completed",
      "charge.succeeded",
      "charge.refunded",
      "refund.created",
      "charge.dispute.created",
      "charge.dispute.funds_withdrawn",
      "charge.dispute.closed",
    ];
    await everyOrder(paid, kinds, {
      ...first,
      status: "partially_refunded",
      refunded: 10_00n,
      raised: 80_00n,
      owed: 90_00n - 2_91n - 10_00n,
      refunds: 1,
      disputes: 1,
    });
  });

  test("disputed and lost", { timeout: 600_000 }, async () => {
    const paid = await begin();
    await sandbox.pay(paid.sessionId);
    const { dispute } = await sandbox.dispute(await paid.charge());
    await sandbox.closeDispute(dispute, false);
    const kinds = [
      "checkout.session.completed",
      "charge.succeeded",
      "charge.dispute.created",
      "charge.dispute.funds_withdrawn",
      "charge.dispute.closed",
    ];
    await everyOrder(paid, kinds, {
      ...first,
      status: "dispute_lost",
      raised: 0n,
      owed: -2_91n,
      disputes: 1,
    });
  });

  test("two refunds of which one fails later", { timeout: 600_000 }, async () => {
    const paid = await begin();
    await sandbox.pay(paid.sessionId);
    await sandbox.client().refunds.create({ charge: await paid.charge(), amount: 30_00 });
    const failing = await sandbox
      .client()
      .refunds.create({ charge: await paid.charge(), amount: 20_00 });
    await sandbox.failRefund(failing.id);
    const kinds = [
      "checkout.session.completed",
      "charge.succeeded",
      "charge.refunded",
      "refund.created",
      "refund.failed",
    ];
    await everyOrder(paid, kinds, {
      ...first,
      status: "partially_refunded",
      refunded: 30_00n,
      raised: 60_00n,
      owed: 90_00n - 2_91n - 30_00n,
      refunds: 1,
    });
  });

  test("a bank debit that clears and is refunded whole", { timeout: 600_000 }, async () => {
    const paid = await begin("bank_transfer");
    await sandbox.pay(paid.sessionId, "us_bank_account");
    await sandbox.settle(paid.sessionId);
    await sandbox.client().refunds.create({ charge: await paid.charge() });
    await everyOrder(
      paid,
      [
        "checkout.session.completed",
        "checkout.session.async_payment_succeeded",
        "charge.succeeded",
        "charge.refunded",
      ],
      { receipts: 1, suspense: 0n, status: "refunded", refunded: 90_00n, raised: 0n, refunds: 1 },
    );
  });

  test(
    "a bank debit that is sent back: nothing is ever booked or thanked for",
    { timeout: 600_000 },
    async () => {
      const paid = await begin("bank_transfer");
      await sandbox.pay(paid.sessionId, "us_bank_account");
      await sandbox.settle(paid.sessionId, false);
      await everyOrder(
        paid,
        ["checkout.session.completed", "checkout.session.async_payment_failed", "charge.failed"],
        { status: "failed", receipts: 0, raised: 0n, owed: 0n, suspense: 0n },
      );
    },
  );
});

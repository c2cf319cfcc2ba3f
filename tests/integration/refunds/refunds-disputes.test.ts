import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { accounts } from "@/lib/ledger/accounts";
import { postEntry } from "@/lib/ledger/post-entry";
import { approveOrder, refuseOrder } from "@/lib/order-approval/decide";
import { orderRefund } from "@/lib/refunds/order-refund";
import { failRefund, settleRefund } from "@/lib/refunds/settle-refund";
import { settleDonation } from "@/lib/donations/settle";
import { applyDispute } from "@/lib/disputes/settle";
import type { DisputeSnapshot, RefundSnapshot } from "@/lib/payments/snapshots";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { balance, expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";

afterEach(expectSoundBooks);
afterAll(() => db.$disconnect());

async function settled() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const donation = await makeOpenDonation(campaign);
  const charge = paidCharge({ donationId: donation.id });
  await settleDonation({ donationId: donation.id, charge, cause: "test" });
  const admin = await actorOf(await makeAdmin());
  return { ngo, owner, campaign, donation, charge, admin };
}
const facts = (
  chargeId: string,
  amountCents: bigint,
  more: Partial<RefundSnapshot> = {},
): RefundSnapshot => ({
  id: `re_${randomText(8)}`,
  chargeId,
  refundId: null,
  amountCents,
  status: "succeeded",
  at: new Date(),
  ...more,
});
const reload = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });
const raised = async (id: string) =>
  (await db.campaign.findUniqueOrThrow({ where: { id } })).raisedCents;

/** As if the balance had been paid out. */
async function emptyBalance(ngoId: string) {
  const cents = await balance(accounts.payable(ngoId));
  await db.$transaction((tx) =>
    postEntry(tx, {
      kind: "correction",
      key: `test:${randomText(8)}`,
      occurredAt: new Date(),
      lines: [
        { account: accounts.payable(ngoId), direction: "D", cents },
        { account: accounts.bank, direction: "C", cents },
      ],
    }),
  );
}

describe("refunds", () => {
  test("[CAMP-091] a part and then the rest, each told ten times at once, count once each", async () => {
    const { ngo, campaign, donation, charge } = await settled();
    const first = facts(charge.id, 10_00n);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => settleRefund(first, "test")),
    );
    expect(results.filter((r) => r === "applied")).toHaveLength(1);
    expect(await reload(donation.id)).toMatchObject({
      status: "partially_refunded",
      refundedCents: 1000n,
    });
    expect(await raised(campaign.id)).toBe(1500n);
    await settleRefund(facts(charge.id, 15_00n), "test");
    expect(await reload(donation.id)).toMatchObject({ status: "refunded", refundedCents: 2500n });
    expect(await raised(campaign.id)).toBe(0n);
    // the provider keeps the fee: the organisation owes it
    expect(await balance(accounts.payable(ngo.id))).toBe(0n);
    expect(await balance(accounts.receivable(ngo.id))).toBe(103n);
  });

  test("[GIVE-061] two parallel refunds of 60 % each: one is taken, the other is too much, and nothing over the gift", async () => {
    const { donation, admin } = await settled();
    const results = await Promise.allSettled([
      orderRefund(admin, { donationId: donation.id, amountCents: 1500 }),
      orderRefund(admin, { donationId: donation.id, amountCents: 1500 }),
    ]);
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    expect(results.find((r) => r.status === "rejected")).toMatchObject({
      reason: { key: "refundTooMuch" },
    });
    await expect(
      orderRefund(admin, { donationId: donation.id, amountCents: 1001 }),
    ).rejects.toMatchObject({ key: "refundTooMuch" });
    await expect(
      orderRefund(admin, { donationId: donation.id, amountCents: 0 }),
    ).rejects.toMatchObject({ key: "refundTooMuch" });
    await expect(
      orderRefund(admin, { donationId: donation.id, amountCents: 0.5 }),
    ).rejects.toMatchObject({ key: "refundTooMuch" });
    expect(await db.refund.count({ where: { donationId: donation.id } })).toBe(1);
  });

  test("[GIVE-061] a part is given back once, whether its form is sent again or by two administrators at once", async () => {
    const { donation, admin } = await settled();
    const other = await actorOf(await makeAdmin());
    const part = { donationId: donation.id, amountCents: 500, leftCents: 2500n };
    const results = await Promise.allSettled(
      [admin, other, admin].map((who) => orderRefund(who, part)),
    );
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    await expect(orderRefund(admin, part)).rejects.toMatchObject({ key: "refundChanged" });
    expect(await db.refund.count({ where: { donationId: donation.id } })).toBe(1);
    // after a second look it is a new decision
    await orderRefund(other, { ...part, leftCents: 2000n });
    expect(await db.refund.count({ where: { donationId: donation.id } })).toBe(2);
  });

  test("[GIVE-061] a part that waits for a second administrator is not given back if some of the gift went back meanwhile", async () => {
    const { ngo, campaign, admin } = await settled();
    const amountCents = 30_000_00n;
    const donation = await makeOpenDonation(campaign, { amountCents });
    const charge = paidCharge({ donationId: donation.id, amountCents });
    await settleDonation({ donationId: donation.id, charge, cause: "test" });
    const second = await actorOf(await makeAdmin());
    const part = { donationId: donation.id, amountCents: 12_000_00, leftCents: amountCents };
    const waiting = async () => {
      expect(await orderRefund(admin, part)).toMatchObject({ waiting: true });
      return (await db.moneyOrder.findFirstOrThrow({ where: { ngoId: ngo.id, status: "waiting" } }))
        .id;
    };
    const orderId = await waiting();
    // the same part, on the provider's own pages
    await settleRefund(facts(charge.id, 12_000_00n), "test");
    await expect(approveOrder(second, { orderId })).rejects.toMatchObject({ key: "refundChanged" });
    expect(await db.refund.count({ where: { donationId: donation.id } })).toBe(1);
    // ordered anew by who has seen it, it goes
    await refuseOrder(second, { orderId });
    part.leftCents = 18_000_00n;
    await approveOrder(second, { orderId: await waiting() });
    expect(await db.refund.count({ where: { donationId: donation.id } })).toBe(2);
  });

  test("[GIVE-110] only an admin may refund", async () => {
    const { donation, owner } = await settled();
    await expect(orderRefund(visitor, { donationId: donation.id })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(
      orderRefund(await ngoActorOf(owner), { donationId: donation.id }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });

  test("a gift that is not paid, a pledge and a refunded one cannot be refunded", async () => {
    const { donation, charge, admin, campaign } = await settled();
    const open = await makeOpenDonation(campaign);
    await expect(orderRefund(admin, { donationId: open.id })).rejects.toMatchObject({
      code: "conflict",
    });
    await settleRefund(facts(charge.id, 25_00n), "test");
    await expect(orderRefund(admin, { donationId: donation.id })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("a refund that fails after it succeeded is put back to the cent; told again it stays so", async () => {
    const { ngo, campaign, donation, charge } = await settled();
    const refund = facts(charge.id, 25_00n);
    await settleRefund(refund, "test");
    await emptyBalance(ngo.id).catch(() => undefined);
    await Promise.all(
      Array.from({ length: 5 }, () => settleRefund({ ...refund, status: "failed" }, "test")),
    );
    expect(await settleRefund(refund, "test")).toBe("already");
    expect(await reload(donation.id)).toMatchObject({ status: "succeeded", refundedCents: 0n });
    expect(await raised(campaign.id)).toBe(2500n);
    expect(
      (await balance(accounts.payable(ngo.id))) - (await balance(accounts.receivable(ngo.id))),
    ).toBe(2397n);
  });

  test("failed before created, pending before succeeded, refused by the provider", async () => {
    const { charge, donation, admin } = await settled();
    const refund = facts(charge.id, 5_00n);
    expect(await settleRefund({ ...refund, status: "failed" }, "test")).toBe("applied");
    expect(await settleRefund(refund, "test")).toBe("already");
    const slow = facts(charge.id, 5_00n);
    expect(await settleRefund({ ...slow, status: "pending" }, "test")).toBe("applied");
    expect(await reload(donation.id)).toMatchObject({ refundedCents: 0n });
    expect(await settleRefund(slow, "test")).toBe("applied");
    const { refundId } = await orderRefund(admin, { donationId: donation.id });
    expect(await failRefund({ refundId: refundId!, status: "failed", cause: "test" })).toBe(
      "applied",
    );
    expect(await reload(donation.id)).toMatchObject({ refundedCents: 500n });
  });

  test("a refund that an admin asked for is one with the provider's that carries its id", async () => {
    const { charge, donation, admin } = await settled();
    const { refundId } = await orderRefund(admin, { donationId: donation.id, amountCents: 700 });
    await settleRefund(facts(charge.id, 7_00n, { refundId }), "test");
    expect(await db.refund.findMany({ where: { donationId: donation.id } })).toMatchObject([
      { id: refundId, status: "succeeded", amountCents: 700n },
    ]);
  });

  test("a refund known before its gift waits", async () => {
    expect(await settleRefund(facts(`ch_${randomText(8)}`, 100n), "test")).toBe("too_early");
  });

  test("[GIVE-061] money in suspense that is given back empties suspense", async () => {
    const before = await balance(accounts.suspense);
    const charge = paidCharge();
    await settleDonation({ donationId: null, charge, cause: "test" });
    await settleRefund(facts(charge.id, 25_00n), "test");
    expect(await balance(accounts.suspense)).toBe(before);
  });
});

describe("disputes", () => {
  const at = new Date();
  const dispute = (chargeId: string, more: Partial<DisputeSnapshot> = {}): DisputeSnapshot => ({
    id: `dp_${randomText(8)}`,
    chargeId,
    paymentIntentId: null,
    amountCents: 25_00n,
    currency: "usd",
    status: "needs_response",
    reason: "fraudulent",
    livemode: false,
    withdrawn: null,
    reinstated: null,
    ...more,
  });
  const out = (feeCents = 15_00n) => ({
    txnId: `txn_${randomText(8)}`,
    amountCents: 25_00n,
    feeCents,
    at,
  });
  const back = () => ({ txnId: `txn_${randomText(8)}`, amountCents: 25_00n, feeCents: 0n, at });

  test("[CAMP-092] withdrawn, then lost: the total is less, each part once, in any order and twenty at once", async () => {
    const { ngo, campaign, donation, charge } = await settled();
    const first = dispute(charge.id);
    const withdrawn = { ...first, withdrawn: out() };
    const lost = { ...withdrawn, status: "lost" };
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => applyDispute([first, withdrawn, lost][i % 3]!, "test")),
    );
    await applyDispute(first, "test");
    expect(await reload(donation.id)).toMatchObject({ status: "dispute_lost" });
    expect(await raised(campaign.id)).toBe(0n);
    expect(await balance(accounts.payable(ngo.id))).toBe(0n);
    expect(await balance(accounts.receivable(ngo.id))).toBe(103n);
  });

  test("won, and the winning told before the withdrawing: both booked once, the gift counts again", async () => {
    const { ngo, campaign, donation, charge } = await settled();
    const base = dispute(charge.id);
    expect(await applyDispute({ ...base, status: "won" }, "test")).toBe("applied");
    const won = { ...base, status: "won", withdrawn: out(), reinstated: back() };
    await Promise.all(Array.from({ length: 10 }, () => applyDispute(won, "test")));
    expect(await reload(donation.id)).toMatchObject({ status: "succeeded" });
    expect(await raised(campaign.id)).toBe(2500n);
    expect(
      (await balance(accounts.payable(ngo.id))) - (await balance(accounts.receivable(ngo.id))),
    ).toBe(2397n);
  });

  test("after everything was paid out the organisation owes it", async () => {
    const { ngo, charge } = await settled();
    await emptyBalance(ngo.id);
    await applyDispute({ ...dispute(charge.id), withdrawn: out() }, "test");
    expect(await balance(accounts.payable(ngo.id))).toBe(0n);
    expect(await balance(accounts.receivable(ngo.id))).toBe(2500n);
  });

  test("a partly refunded gift that is disputed goes back to partly refunded when it is won", async () => {
    const { campaign, donation, charge } = await settled();
    await settleRefund(facts(charge.id, 10_00n), "test");
    const base = { ...dispute(charge.id), amountCents: 15_00n };
    const move = { ...out(0n), amountCents: 15_00n };
    await applyDispute({ ...base, withdrawn: move }, "test");
    expect(await reload(donation.id)).toMatchObject({ status: "disputed" });
    await applyDispute(
      { ...base, status: "won", withdrawn: move, reinstated: { ...back(), amountCents: 15_00n } },
      "test",
    );
    expect(await reload(donation.id)).toMatchObject({ status: "partially_refunded" });
    expect(await raised(campaign.id)).toBe(1500n);
  });

  test("a dispute of a charge we do not know waits", async () => {
    expect(await applyDispute(dispute(`ch_${randomText(8)}`), "test")).toBe("too_early");
  });
});

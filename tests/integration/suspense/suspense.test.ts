import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { setClockForTests } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { systemActor, type Actor } from "@/lib/auth/actor";
import { runDueJobs } from "@/lib/worker/run";
import { accounts } from "@/lib/ledger/accounts";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { suspenseEntries, suspenseEntry } from "@/lib/ledger/suspense";
import { decideSuspense } from "@/lib/suspense/decide";
import { settleDonation } from "@/lib/donations/settle";
import { settleRefundsOf } from "@/lib/refunds/settle-refund";
import { runDailyPayouts } from "@/lib/payouts/run-daily";
import { payoutOutlook } from "@/lib/payouts/queries";
import { reservePayout } from "@/lib/payouts/reserve-payout";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { balance, expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { mailsTo } from "@/tests/support/mails";
import { agree } from "@/tests/support/second-person";

let sandbox: Sandbox;
let admin: Actor;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
  admin = await actorOf(await makeAdmin());
});
afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(async () => {
  await sandbox.stop();
  await db.$disconnect();
});

/** This many days later, at an hour when the daily run is due: it waits for 02:00 UTC, and tests run at any hour. */
const atPayoutHour = (days: number) =>
  new Date(Math.ceil(Date.now() / 86_400_000 + days) * 86_400_000 + 3 * 3_600_000);

async function payable(cents: bigint) {
  const { ngo } = await makeNgo();
  const bank = encrypt(
    JSON.stringify({
      accountHolderName: "Test",
      bankName: "Bank",
      accountNumber: "DE89370400440532013000",
      swiftCode: "COBADEFF",
    }),
    `bank:${ngo.id}`,
  );
  await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
  });
  const campaign = await makeCampaign(ngo.id);
  const gift = await makeOpenDonation(campaign, { amountCents: cents });
  await settleDonation({
    donationId: gift.id,
    charge: paidCharge({ amountCents: cents, feeCents: 0n, donationId: gift.id }),
    cause: "test",
  });
  return { ngo, campaign };
}

/** D10: the donation's own session was paid, with an amount other than the session's. */
async function otherAmount(more: { paid?: bigint; wished?: bigint } = {}) {
  const { ngo, campaign } = await payable(150_00n);
  const gift = await makeOpenDonation(campaign, { amountCents: more.wished ?? 25_00n });
  const charge = paidCharge({ amountCents: more.paid ?? 20_00n, donationId: gift.id });
  const session = { id: gift.sessionId!, amountCents: charge.amountCents, currency: "usd" };
  const event = `evt_${randomText(10)}`;
  await db.providerEvent.create({
    data: {
      id: event,
      type: "checkout.session.completed",
      objectId: session.id,
      livemode: false,
      providerCreated: new Date(),
      raw: Buffer.from("{}"),
      source: "webhook",
      status: "done",
      processedAt: new Date(),
    },
  });
  expect(await settleDonation({ donationId: gift.id, charge, session, cause: "test" })).toBe(
    "suspense",
  );
  return { ngo, campaign, gift, charge, session };
}
const reload = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });

describe("[D10] [OP-135] money in suspense stops nobody else", () => {
  test("the books are sound, the gift is no open checkout, the daily run pays everybody but the organisation it could touch", async () => {
    const other = await payable(200_00n);
    const { ngo, gift, charge } = await otherAmount();
    expect((await reload(gift.id)).status).toBe("processing");
    expect((await checkInvariants()).filter((r) => r.rows.length > 0)).toEqual([]);
    setClockForTests(atPayoutHour(1));
    await runDailyPayouts();
    expect(await db.payout.count({ where: { ngoId: other.ngo.id } })).toBe(1);
    expect(await db.payout.count({ where: { ngoId: ngo.id } })).toBe(0);
    expect((await payoutOutlook(ngo.id)).block).toBe("suspense");
    // after the decision it is paid out like the others
    await decideSuspense(admin, {
      chargeId: charge.id,
      way: "keep",
      reason: "a test of the provider",
    });
    expect((await payoutOutlook(ngo.id)).block).toBeNull();
    expect(
      await reservePayout(systemActor("test"), { ngoId: ngo.id, reason: "threshold" }),
    ).not.toBeNull();
  });

  test("a real break still stops the run", async () => {
    const { ngo } = await payable(200_00n);
    const event = `evt_${randomText(10)}`;
    const gift = await makeOpenDonation(await makeCampaign(ngo.id), {});
    await db.providerEvent.create({
      data: {
        id: event,
        type: "checkout.session.completed",
        objectId: gift.sessionId,
        livemode: false,
        providerCreated: new Date(),
        raw: Buffer.from("{}"),
        source: "webhook",
        status: "done",
        processedAt: new Date(),
      },
    });
    setClockForTests(atPayoutHour(3));
    await runDailyPayouts();
    expect(await db.payout.count({ where: { ngoId: ngo.id } })).toBe(0);
    await db.providerEvent.delete({ where: { id: event } });
    await runDailyPayouts();
    expect(await db.payout.count({ where: { ngoId: ngo.id } })).toBe(1);
  });

  test("a second payment of a paid gift, and one without a gift, do not hold any payout", async () => {
    const { ngo, campaign } = await payable(150_00n);
    const paid = await makeOpenDonation(campaign, {});
    await settleDonation({
      donationId: paid.id,
      charge: paidCharge({ donationId: paid.id }),
      cause: "test",
    });
    expect(
      await settleDonation({
        donationId: paid.id,
        charge: paidCharge({ donationId: paid.id }),
        cause: "test",
      }),
    ).toBe("suspense");
    expect(await settleDonation({ donationId: null, charge: paidCharge(), cause: "test" })).toBe(
      "suspense",
    );
    expect((await payoutOutlook(ngo.id)).block).toBeNull();
  });
});

describe("[OP-135] the three ways out", () => {
  test("attach: the gift settles at the amount paid, the donor gets a receipt for it, and it is reported as paid from then on", async () => {
    const { ngo, campaign, gift, charge, session } = await otherAmount();
    const before = await balance(accounts.payable(ngo.id));
    await decideSuspense(admin, {
      chargeId: charge.id,
      way: "attach",
      reason: "the donor changed the amount",
    });
    expect(await reload(gift.id)).toMatchObject({
      status: "succeeded",
      amountCents: 20_00n,
      chargeId: charge.id,
      feeCents: 1_03n,
    });
    expect((await balance(accounts.payable(ngo.id))) - before).toBe(20_00n);
    expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
      raisedCents: 170_00n,
      giftCount: 2,
    });
    await runDueJobs();
    expect(
      (await mailsTo(gift.donorEmail!)).map((m) => [m.kind, m.text.includes("$20.00")]),
    ).toEqual([["receipt", true]]);
    expect(await db.job.count({ where: { dedupeKey: `arrived:${gift.id}` } })).toBe(1);
    expect(await suspenseEntry(db, charge.id)).toBeNull();
    expect(await settleDonation({ donationId: gift.id, charge, session, cause: "test" })).toBe(
      "already",
    );
    await expect(
      decideSuspense(admin, { chargeId: charge.id, way: "keep", reason: "again" }),
    ).rejects.toMatchObject({ code: "already_decided" });
    const payout = await reservePayout(systemActor("test"), { ngoId: ngo.id, reason: "threshold" });
    expect(payout!.amountCents).toBe(170_00n);
  });

  test("attach to a gift that the payment did not name, by its number; not to a pledge, a paid gift or an unknown number", async () => {
    const { campaign } = await payable(100_00n);
    const charge = paidCharge({ amountCents: 40_00n });
    await settleDonation({ donationId: null, charge, cause: "test" });
    const decide = (gift: string | undefined) =>
      decideSuspense(admin, { chargeId: charge.id, way: "attach", reason: "found", gift });
    const pledge = await makeOpenDonation(campaign, {
      kind: "pledge",
      method: "daf",
      status: "pending_confirmation",
      sessionId: null,
    });
    const paid = await db.donation.findFirstOrThrow({
      where: { campaignId: campaign.id, settledAt: { not: null } },
    });
    for (const ref of [pledge.ref, paid.ref])
      await expect(decide(ref)).rejects.toMatchObject({ key: "suspenseNotAttachable" });
    for (const ref of [undefined, "DN-NONE0000"])
      await expect(decide(ref)).rejects.toMatchObject({
        issues: [{ message: "donationNotFound" }],
      });
    const waiting = await makeOpenDonation(campaign, { amountCents: 45_00n });
    await decide(waiting.ref.toLowerCase());
    expect(await reload(waiting.id)).toMatchObject({ status: "succeeded", amountCents: 40_00n });
  });

  test("keep: a correction with its reason, the gift has failed, nobody's balance moved", async () => {
    const { ngo, gift, charge } = await otherAmount();
    const [before, kept] = [
      await balance(accounts.payable(ngo.id)),
      await balance(accounts.corrections),
    ];
    await expect(
      decideSuspense(admin, { chargeId: charge.id, way: "keep", reason: "  " }),
    ).rejects.toMatchObject({ code: "invalid" });
    await decideSuspense(admin, {
      chargeId: charge.id,
      way: "keep",
      reason: "the provider's own test",
    });
    expect(await balance(accounts.payable(ngo.id))).toBe(before);
    expect((await balance(accounts.corrections)) - kept).toBe(20_00n);
    expect((await reload(gift.id)).status).toBe("failed");
    expect(
      await db.ledgerTransaction.findUniqueOrThrow({ where: { idemKey: `keep:${charge.id}` } }),
    ).toMatchObject({ kind: "correction", meta: { note: "the provider's own test" } });
  });

  test("give back: the provider refunds it, suspense is empty, the donor is told, the gift has failed", async () => {
    const { gift, charge } = await paidAtSandbox();
    await decideSuspense(admin, {
      chargeId: charge.id,
      way: "return",
      reason: "not what was wished",
    });
    expect((await suspenseEntry(db, charge.id))?.returning).toBe(true);
    await expect(
      decideSuspense(admin, { chargeId: charge.id, way: "keep", reason: "both" }),
    ).rejects.toMatchObject({ code: "already_decided" });
    await runDueJobs();
    await settleRefundsOf(charge.id, "test");
    expect(await suspenseEntry(db, charge.id)).toBeNull();
    expect((await sandbox.client().charges.retrieve(charge.id)).amount_refunded).toBe(
      Number(charge.amountCents),
    );
    await runDueJobs();
    expect((await mailsTo(gift.donorEmail!)).map((m) => m.kind)).toEqual(["suspense_returned"]);
    expect((await reload(gift.id)).status).toBe("failed");
  });

  test("give back that the provider refuses: it waits for a decision again", async () => {
    const { charge } = await otherAmount();
    await decideSuspense(admin, { chargeId: charge.id, way: "return", reason: "give it back" }); // the sandbox has no such charge
    await runDueJobs();
    expect(await suspenseEntry(db, charge.id)).toMatchObject({ returning: false, cents: 20_00n });
    await decideSuspense(admin, {
      chargeId: charge.id,
      way: "keep",
      reason: "gone at the provider",
    });
    expect(await suspenseEntry(db, charge.id)).toBeNull();
  });

  test("give back a second time, after the first job's row is long gone, is a refund of its own at the provider", async () => {
    const { charge } = await otherAmount();
    const giveBack = () =>
      decideSuspense(admin, { chargeId: charge.id, way: "return", reason: "give it back" });
    const attempts = async () =>
      (
        await db.job.findMany({
          where: { dedupeKey: { startsWith: `suspense_return:${charge.id}:` } },
        })
      ).map((job) => job.payload);
    await giveBack();
    await runDueJobs();
    expect(await attempts()).toEqual([{ chargeId: charge.id, cents: 20_00, attempt: 1 }]);
    await db.job.deleteMany({
      where: { dedupeKey: `suspense_return:${charge.id}:1`, status: "done" },
    });
    await giveBack();
    expect(await attempts()).toEqual([{ chargeId: charge.id, cents: 20_00, attempt: 2 }]);
    await runDueJobs();
    await decideSuspense(admin, { chargeId: charge.id, way: "keep", reason: "refused twice" });
  });

  test("above the threshold a second administrator agrees; nobody else decides at all", async () => {
    const { ngo, gift, charge } = await otherAmount({ paid: 12_000_00n, wished: 13_000_00n });
    await expect(
      decideSuspense(visitor, { chargeId: charge.id, way: "keep", reason: "x" }),
    ).rejects.toMatchObject({ code: "unauthenticated" });
    const before = await balance(accounts.payable(ngo.id));
    expect(
      await decideSuspense(admin, { chargeId: charge.id, way: "attach", reason: "found" }),
    ).toEqual({ waiting: true });
    await expect(
      decideSuspense(admin, { chargeId: charge.id, way: "keep", reason: "or so" }),
    ).rejects.toMatchObject({ key: "orderWaiting" });
    expect(await balance(accounts.payable(ngo.id))).toBe(before);
    await agree(charge.id);
    expect(await reload(gift.id)).toMatchObject({ status: "succeeded", amountCents: 12_000_00n });
  });

  test("of many decisions at once one holds", async () => {
    const { charge } = await otherAmount();
    const ways = ["keep", "attach", "return", "keep", "attach"] as const;
    const results = await Promise.allSettled(
      ways.map((way) => decideSuspense(admin, { chargeId: charge.id, way, reason: "race" })),
    );
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    await runDueJobs();
    if (await suspenseEntry(db, charge.id))
      await decideSuspense(admin, { chargeId: charge.id, way: "keep", reason: "race" });
  });

  test("every cause can be resolved: payments in suspense are listed with their reasons", async () => {
    const { campaign } = await payable(100_00n);
    const causes: [string, object][] = [
      ["amount", { amountCents: 1_00n }],
      ["currency", { currency: "eur" }],
      ["other mode", { livemode: true }],
      ["another gift's charge", { donationId: "don_00000000000000000000" }],
    ];
    for (const [cause, change] of causes) {
      const gift = await makeOpenDonation(campaign, {});
      const charge = paidCharge({ donationId: gift.id, ...change });
      await settleDonation({ donationId: gift.id, charge, cause: "test" });
      const entry = (await suspenseEntries()).find((e) => e.chargeId === charge.id);
      expect(entry).toMatchObject({
        mismatch: cause,
        claimed: { donationId: gift.id, ref: gift.ref },
      });
      await decideSuspense(admin, { chargeId: charge.id, way: "keep", reason: cause });
      expect(await suspenseEntry(db, charge.id)).toBeNull();
    }
  });
});

/** Like D10, with a charge that the sandbox really has. */
async function paidAtSandbox() {
  const { campaign } = await payable(150_00n);
  const gift = await makeOpenDonation(campaign, { amountCents: 25_00n });
  const made = await sandbox.client().checkout.sessions.create({
    mode: "payment",
    success_url: "https://a.example/",
    client_reference_id: gift.id,
    metadata: { donation_id: gift.id },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "usd", unit_amount: 20_00, product_data: { name: "Other" } },
      },
    ],
    payment_intent_data: { metadata: { donation_id: gift.id } },
  });
  await db.donation.update({ where: { id: gift.id }, data: { sessionId: made.id } });
  await sandbox.pay(made.id);
  const { settleSession } = await import("@/lib/checkout/settle-session");
  expect(await settleSession(made.id, "test")).toEqual({ payment: "paid", result: "suspense" });
  const entry = (await suspenseEntries()).find((e) => e.claimed?.donationId === gift.id)!;
  return { gift: await reload(gift.id), charge: { id: entry.chargeId, amountCents: entry.cents } };
}

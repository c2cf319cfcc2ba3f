import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, hours, setClockForTests } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { systemActor } from "@/lib/auth/actor";
import { accounts } from "@/lib/ledger/accounts";
import { settleDonation } from "@/lib/donations/settle";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { makeGrant } from "@/lib/payouts/make-grant";
import { payoutOutlook } from "@/lib/payouts/queries";
import { payoutStatement } from "@/lib/payouts/statement-queries";
import { payOutNow, reservePayout } from "@/lib/payouts/reserve-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";
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
import { approveWaiting, ended, payOutApproved } from "@/tests/support/second-person";
import { workbookText } from "@/tests/support/workbook";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());
const system = systemActor("test");

/** An organisation that is owed `cents`, ready to be paid. */
async function owed(cents: bigint, fields: Record<string, unknown> = {}) {
  const { ngo, owner } = await makeNgo(fields);
  const bank = encrypt(
    JSON.stringify({
      accountHolderName: "Test",
      bankName: "Bank",
      accountNumber: "DE89370400440532013000",
      swiftCode: "COBADEFF",
      preferredCurrency: "USD",
    }),
    `bank:${ngo.id}`,
  );
  if (!("bankCipher" in fields))
    await db.ngo.update({
      where: { id: ngo.id },
      data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
    });
  const campaign = await makeCampaign(ngo.id);
  const gift = await makeOpenDonation(campaign, { amountCents: cents });
  const charge = paidCharge({ amountCents: cents, feeCents: 0n, donationId: gift.id });
  await settleDonation({ donationId: gift.id, charge, cause: "test" });
  return { ngo, owner, campaign, gift, charge };
}
const payoutsOf = (ngoId: string) =>
  db.payout.findMany({ where: { ngoId }, orderBy: { createdAt: "asc" } });
const at = (text: string) => setClockForTests(new Date(text));

describe("payouts", () => {
  test("[GIVE-087] [GIVE-088] [GIVE-099] $100.00 is paid, $99.99 is carried over, by every way", async () => {
    at("2027-03-10T03:00:00Z");
    const admin = await actorOf(await makeAdmin());
    const enough = await owed(100_00n);
    const less = await owed(99_99n);
    await runPayouts(system);
    expect(await payoutsOf(enough.ngo.id)).toMatchObject([
      { amountCents: 10_000n, status: "reserved", bankMasked: "•••• 3000" },
    ]);
    expect(await payoutsOf(less.ngo.id)).toEqual([]);
    await expect(payOutNow(admin, { ngoId: less.ngo.id })).rejects.toMatchObject({
      key: "payoutNotDue",
    });
    await expect(payOutNow(admin, { ngoId: enough.ngo.id })).rejects.toMatchObject({
      key: "payoutOpen",
    });
    expect(await balance(accounts.inTransit(enough.ngo.id))).toBe(10_000n);
  });

  test("[GIVE-100] in January $10.00 is paid once, $9.99 is not; in other months neither", async () => {
    at("2028-12-15T03:00:00Z");
    const ten = await owed(10_00n);
    const less = await owed(9_99n);
    await runPayouts(system);
    expect(await payoutsOf(ten.ngo.id)).toEqual([]);
    at("2029-01-03T03:00:00Z");
    await runPayouts(system);
    expect(await payoutsOf(ten.ngo.id)).toMatchObject([{ amountCents: 1000n, reason: "yearly" }]);
    expect(await payoutsOf(less.ngo.id)).toEqual([]);
    const gift = await makeOpenDonation(ten.campaign, { amountCents: 20_00n });
    await settleDonation({
      donationId: gift.id,
      charge: paidCharge({ amountCents: 20_00n, feeCents: 0n }),
      cause: "test",
    });
    const admin = await actorOf(await makeAdmin());
    await approveWaiting(ten.ngo.id);
    await finishPayout(admin, {
      payoutId: (await payoutsOf(ten.ngo.id))[0]!.id,
      result: "sent",
      reference: randomText(),
    });
    await runPayouts(system);
    expect(await payoutsOf(ten.ngo.id)).toHaveLength(1);
  });

  test.each([
    ["[GIVE-089] [NGO-060] no bank details", { bankCipher: null }],
    ["[GIVE-090] suspended", { suspendedAt: new Date() }],
    ["[GIVE-101] held", { payoutsHeldUntil: new Date(Date.now() + hours(1)) }],
    ["verification over for 31 days", { verifiedUntil: new Date(Date.now() - days(31)) }],
  ])("%s: no payout", async (_name, fields) => {
    const { ngo } = await owed(500_00n, fields);
    expect(await reservePayout(system, { ngoId: ngo.id, reason: "manual" })).toBeNull();
    expect((await payoutOutlook(ngo.id)).block).not.toBeNull();
  });

  test("[GIVE-090] not approved, [GIVE-101] the hold ends after its 72 hours", async () => {
    const held = await owed(500_00n, { payoutsHeldUntil: new Date(Date.now() + hours(72)) });
    await db.ngo.update({ where: { id: held.ngo.id }, data: { status: "rejected" } });
    expect(await reservePayout(system, { ngoId: held.ngo.id, reason: "manual" })).toBeNull();
    await db.ngo.update({ where: { id: held.ngo.id }, data: { status: "approved" } });
    setClockForTests(new Date(Date.now() + hours(71)));
    expect(await reservePayout(system, { ngoId: held.ngo.id, reason: "manual" })).toBeNull();
    setClockForTests(new Date(Date.now() + hours(73)));
    expect(await reservePayout(system, { ngoId: held.ngo.id, reason: "manual" })).not.toBeNull();
  });

  test("[GIVE-087] ten runs at once make one payout an organisation", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => owed(150_00n)));
    await Promise.all(Array.from({ length: 10 }, () => runPayouts(system)));
    for (const { ngo } of all) expect(await payoutsOf(ngo.id)).toHaveLength(1);
  });

  test("[GIVE-092] [GIVE-096] the statement lists every gift with its fee, its sum is the payout, and only its own NGO sees it", async () => {
    const { ngo, owner, campaign, charge } = await owed(100_00n);
    const shy = await makeOpenDonation(campaign, { amountCents: 50_00n, shareWithNgo: false });
    await settleDonation({
      donationId: shy.id,
      charge: paidCharge({ amountCents: 50_00n, feeCents: 1_75n }),
      cause: "test",
    });
    await settleRefund(
      {
        id: `re_${randomText(8)}`,
        chargeId: charge.id,
        refundId: null,
        amountCents: 20_00n,
        status: "succeeded",
        at: new Date(),
      },
      "test",
    );
    const { payoutId, amountCents } = await payOutNow(await actorOf(await makeAdmin()), {
      ngoId: ngo.id,
    });
    expect(amountCents).toBe(128_25n);
    const actor = await ngoActorOf(owner);
    const { lines } = await payoutStatement(actor, payoutId);
    expect(lines.map((l) => [l.kind, l.grossCents, l.feeCents])).toEqual([
      ["gift", 10_000n, 0n],
      ["gift", 5_000n, -175n],
      ["refund", -2_000n, 0n],
    ]);
    expect(lines[1]!.donorName).toBe("Anonymous");
    expect(lines.reduce((sum, l) => sum + l.netCents, 0n)).toBe(amountCents);
    const { owner: other } = await makeNgo();
    await expect(payoutStatement(await ngoActorOf(other), payoutId)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(payoutStatement(visitor, payoutId)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  test("[GIVE-093] [GIVE-094] [GIVE-110] sent, failed and returned; of twenty decisions at once one holds", async () => {
    const admin = await actorOf(await makeAdmin());
    const { ngo, owner } = await owed(120_00n);
    const first = await payOutNow(admin, { ngoId: ngo.id });
    await expect(
      finishPayout(await ngoActorOf(owner), { payoutId: first.payoutId, result: "sent" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await finishPayout(admin, { payoutId: first.payoutId, result: "failed" });
    expect(await balance(accounts.payable(ngo.id))).toBe(12_000n);
    const second = await payOutApproved(admin, { ngoId: ngo.id });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        finishPayout(admin, {
          payoutId: second.payoutId,
          result: i % 2 ? "sent" : "failed",
          reference: `ref-${randomText()}`,
        }),
      ),
    );
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    const row = await db.payout.findUniqueOrThrow({ where: { id: second.payoutId } });
    if (row.status === "sent") {
      await ended(admin, { payoutId: second.payoutId, result: "returned" });
      await expect(
        finishPayout(admin, { payoutId: second.payoutId, result: "returned", reference: "again" }),
      ).rejects.toMatchObject({ code: "already_decided" });
    }
    expect(await balance(accounts.payable(ngo.id))).toBe(12_000n);
    // the donations are in the next payout again
    const third = await payOutNow(admin, { ngoId: ngo.id });
    expect((await payoutStatement(admin, third.payoutId)).lines).toHaveLength(1);
  });

  test("[GIVE-110] an admin takes the open payouts to the bank: they are being sent, and each export is written down", async () => {
    const admin = await actorOf(await makeAdmin());
    const { ngo, owner } = await owed(140_00n);
    const { payoutId } = await payOutApproved(admin, { ngoId: ngo.id });
    await expect(exportPayouts(await ngoActorOf(owner), { format: "xlsx" })).rejects.toMatchObject({
      code: "forbidden",
    });
    const file = await exportPayouts(admin, { format: "xlsx" });
    expect(file).toMatchObject({
      fileName: expect.stringMatching(/^payouts-\d{4}-\d\d-\d\d\.xlsx$/),
      contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      leftOut: [],
    });
    const number = "DE89370400440532013000";
    expect(workbookText(file.body)).toMatch(
      new RegExp(`,${number},${number},,COBADEFF,,[^,]*,USD,140\\.00,`),
    );
    expect(await db.payout.findUniqueOrThrow({ where: { id: payoutId } })).toMatchObject({
      status: "sending",
    });
    expect(
      await db.auditLog.count({ where: { action: "payouts.exported", actorId: admin.userId } }),
    ).toBe(1);
    await finishPayout(admin, { payoutId, result: "sent", reference: randomText() });
  });

  test("what an organisation owes is taken off its next payout", async () => {
    const admin = await actorOf(await makeAdmin());
    const { ngo, campaign, charge } = await owed(200_00n);
    const first = await payOutApproved(admin, { ngoId: ngo.id });
    await finishPayout(admin, {
      payoutId: first.payoutId,
      result: "sent",
      reference: randomText(),
    });
    await settleRefund(
      {
        id: `re_${randomText(8)}`,
        chargeId: charge.id,
        refundId: null,
        amountCents: 50_00n,
        status: "succeeded",
        at: new Date(),
      },
      "test",
    );
    expect(await balance(accounts.receivable(ngo.id))).toBe(5_000n);
    const gift = await makeOpenDonation(campaign, { amountCents: 180_00n });
    await settleDonation({
      donationId: gift.id,
      charge: paidCharge({ amountCents: 180_00n, feeCents: 0n }),
      cause: "test",
    });
    expect((await payOutNow(admin, { ngoId: ngo.id })).amountCents).toBe(13_000n);
    expect(await balance(accounts.receivable(ngo.id))).toBe(0n);
  });

  test("[FUND-049] the fund's money goes to an organisation by a posting of an admin, never more than there is", async () => {
    const admin = await actorOf(await makeAdmin());
    const operator =
      (await db.ngo.findFirst({ where: { isOperator: true } })) ??
      (await makeNgo({ isOperator: true })).ngo;
    const campaign = await makeCampaign(operator.id);
    const gift = await makeOpenDonation(campaign, { amountCents: 300_00n });
    await settleDonation({
      donationId: gift.id,
      charge: paidCharge({ amountCents: 300_00n }),
      cause: "test",
    });
    const { ngo } = await owed(1_00n);
    const key = randomText(8);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        makeGrant(admin, { ngoId: ngo.id, amountCents: 250_00, requestKey: key }),
      ),
    );
    expect(await balance(accounts.payable(ngo.id))).toBe(25_100n);
    // a page gone back to, with other details: nobody is told that they were granted
    for (const other of [{ amountCents: 50_00 }, { ngoId: (await owed(1_00n)).ngo.id }])
      await expect(
        makeGrant(admin, { ngoId: ngo.id, amountCents: 250_00, requestKey: key, ...other }),
      ).rejects.toMatchObject({ key: "formSentBefore" });
    await expect(
      makeGrant(admin, { ngoId: ngo.id, amountCents: 999_999_00 }),
    ).rejects.toMatchObject({ key: "payoutNotDue" });
    await expect(makeGrant(visitor, { ngoId: ngo.id, amountCents: 100 })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await reservePayout(system, { ngoId: operator.id, reason: "manual" })).toBeNull();
    expect((await payOutNow(admin, { ngoId: ngo.id })).amountCents).toBe(25_100n);
  });
});

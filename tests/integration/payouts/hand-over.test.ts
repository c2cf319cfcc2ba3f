import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { hours, setClockForTests } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { systemActor } from "@/lib/auth/actor";
import { settleDonation } from "@/lib/donations/settle";
import { approvePayout, approvePayouts } from "@/lib/payouts/approve-payout";
import { payoutBalances } from "@/lib/payouts/balances-queries";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { listPayouts, payoutOutlook } from "@/lib/payouts/queries";
import { payOutNow, reservePayout } from "@/lib/payouts/reserve-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";
import { handOver } from "@/lib/users/change-member";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeMember,
  makeNgo,
  randomText,
} from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { workbookText } from "@/tests/support/workbook";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

/** An organisation with a bank account that is owed this amount, and a second member who can become its owner. */
async function owed(cents: bigint) {
  const { ngo, owner } = await makeNgo();
  const mate = await makeMember(ngo.id);
  const bank = encrypt(
    JSON.stringify({
      accountHolderName: "Maji",
      bankName: "Bank",
      accountNumber: "DE89370400440532013000",
      swiftCode: "COBADEFF",
      preferredCurrency: "USD",
    }),
    `bank:${ngo.id}`,
  );
  await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
  });
  const donation = await makeOpenDonation(await makeCampaign(ngo.id), { amountCents: cents });
  await settleDonation({
    donationId: donation.id,
    charge: paidCharge({ amountCents: cents, feeCents: 0n, donationId: donation.id }),
    cause: "test",
  });
  const give = async () => handOver(await actorOf(owner), { userId: mate.id });
  return { ngo, give };
}
const admin = async () => actorOf(await makeAdmin());
const after = (n: number) => setClockForTests(new Date(Date.now() + hours(n)));
const statusOf = async (id: string) =>
  (await db.payout.findUniqueOrThrow({ where: { id } })).status;

describe("72 hours from a hand-over", () => {
  test("[T3-2] nothing is prepared, by the run or by hand, and both sides see why and until when", async () => {
    const by = await admin();
    const { ngo, give } = await owed(321_00n);
    expect((await payoutOutlook(ngo.id)).block).toBeNull();
    const before = Date.now();
    await give();
    await runPayouts(systemActor("test"));
    expect(await db.payout.count({ where: { ngoId: ngo.id } })).toBe(0);
    await expect(payOutNow(by, { ngoId: ngo.id })).rejects.toMatchObject({ key: "payoutNotDue" });
    const outlook = await payoutOutlook(ngo.id);
    expect(outlook).toMatchObject({ block: "handed_over", dueCents: 0n });
    expect(outlook.heldUntil!.getTime()).toBeGreaterThanOrEqual(before + hours(72));
    const row = (await payoutBalances(by)).rows.find((one) => one.ngoId === ngo.id);
    expect(row).toMatchObject({ hold: "handed_over", heldUntil: outlook.heldUntil });
    after(71);
    expect(await reservePayout(by, { ngoId: ngo.id, reason: "manual" })).toBeNull();
    after(73);
    expect((await payoutOutlook(ngo.id)).block).toBeNull();
    await runPayouts(systemActor("test"));
    expect(await db.payout.findMany({ where: { ngoId: ngo.id } })).toMatchObject([
      { amountCents: 321_00n, status: "reserved" },
    ]);
  });

  test("[T3-2] one that was prepared before is neither approved, nor in the bank's file, nor sent; then it goes on", async () => {
    const [maker, second] = [await admin(), await admin()];
    const { ngo, give } = await owed(432_17n);
    const { payoutId } = await payOutNow(maker, { ngoId: ngo.id });
    const other = await owed(150_00n);
    const theirs = await payOutNow(maker, { ngoId: other.ngo.id });
    await give();
    const held = { code: "conflict", key: "payoutHandedOver" };
    await expect(approvePayout(second, { payoutId })).rejects.toMatchObject(held);
    // many concurrently: the others are approved
    expect(await approvePayouts(second, { payoutIds: [payoutId, theirs.payoutId] })).toBe(1);
    // payouts approved a moment before are not sent either
    await db.payout.update({
      where: { id: payoutId },
      data: { approvedBy: second.userId, approvedAt: new Date() },
    });
    expect(workbookText((await exportPayouts(maker, { format: "xlsx" })).body)).not.toContain(
      "432.17",
    );
    const sent = { payoutId, result: "sent", reference: randomText() } as const;
    await expect(finishPayout(maker, sent)).rejects.toMatchObject(held);
    expect(await statusOf(payoutId)).toBe("reserved");
    const { payouts } = await listPayouts(maker, { search: ngo.name, page: 1, limit: 5 });
    expect(payouts[0]!.heldUntil).toBeInstanceOf(Date);
    expect(await payoutOutlook(ngo.id)).toMatchObject({ block: "handed_over", open: true });
    after(73);
    expect(workbookText((await exportPayouts(maker, { format: "xlsx" })).body)).toContain("432.17");
    await finishPayout(maker, sent);
    expect(await statusOf(payoutId)).toBe("sent");
  });

  test("[T3-2] one that the bank was given has left: what became of it is recorded; one that waits may be given up", async () => {
    const [maker, second] = [await admin(), await admin()];
    const { ngo, give } = await owed(210_00n);
    const { payoutId } = await payOutNow(maker, { ngoId: ngo.id });
    await approvePayout(second, { payoutId });
    await exportPayouts(maker, { format: "xlsx" });
    await give();
    await finishPayout(maker, { payoutId, result: "sent", reference: randomText() });
    expect(await statusOf(payoutId)).toBe("sent");
    const waits = await owed(120_00n);
    const { payoutId: reserved } = await payOutNow(maker, { ngoId: waits.ngo.id });
    await waits.give();
    await finishPayout(maker, { payoutId: reserved, result: "failed" });
    expect(await statusOf(reserved)).toBe("failed");
  });
});

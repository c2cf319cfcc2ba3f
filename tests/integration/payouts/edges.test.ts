import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, hours, setClockForTests } from "@/lib/clock";
import { decrypt, encrypt } from "@/lib/auth/encryption";
import { systemActor } from "@/lib/auth/actor";
import { accounts } from "@/lib/ledger/accounts";
import { settleDonation } from "@/lib/donations/settle";
import { failRefund, settleRefund } from "@/lib/refunds/settle-refund";
import {
  markPayoutUnknown,
  markSilentPayoutsUnknown,
  unknownPayouts,
} from "@/lib/payouts/mark-unknown";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { payoutOutlook } from "@/lib/payouts/queries";
import { payoutStatement } from "@/lib/payouts/statement-queries";
import { payOutNow } from "@/lib/payouts/reserve-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";
import { runDailyPayouts } from "@/lib/payouts/run-daily";
import { statementPdf } from "@/lib/payouts/statement-files";
import { Statement } from "@/components/payouts/statement";
import { actorOf, makeAdmin, makeCampaign, makeNgo, randomText } from "@/tests/support/factories";
import { balance, expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { approveWaiting, ended, payOutApproved } from "@/tests/support/second-person";
import { workbookText } from "@/tests/support/workbook";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());
const admin = async () => actorOf(await makeAdmin());
const bankOf = (ngoId: string, accountNumber: string) => {
  const sealed = encrypt(
    JSON.stringify({
      accountHolderName: "Test",
      bankName: "Bank",
      accountNumber,
      swiftCode: "COBADEFF",
      preferredCurrency: "USD",
    }),
    `bank:${ngoId}`,
  );
  return { bankCipher: sealed.cipher, bankKeyVersion: sealed.keyVersion };
};

async function owed(cents: bigint, { bank = true, ...fields }: Record<string, unknown> = {}) {
  const { ngo } = await makeNgo(fields);
  if (bank)
    await db.ngo.update({ where: { id: ngo.id }, data: bankOf(ngo.id, "DE89370400440532013000") });
  const campaign = await makeCampaign(ngo.id);
  const give = async (amountCents: bigint) => {
    const gift = await makeOpenDonation(campaign, { amountCents });
    const charge = paidCharge({ amountCents, feeCents: 0n, donationId: gift.id });
    await settleDonation({ donationId: gift.id, charge, cause: "test" });
    return { gift, charge };
  };
  const { gift, charge } = await give(cents);
  const refund = (amountCents: bigint, of = charge.id) =>
    settleRefund(
      {
        id: `re_${randomText(8)}`,
        chargeId: of,
        refundId: null,
        amountCents,
        status: "succeeded",
        at: new Date(),
      },
      "test",
    );
  const books = async () => ({
    payable: await balance(accounts.payable(ngo.id)),
    transit: await balance(accounts.inTransit(ngo.id)),
    receivable: await balance(accounts.receivable(ngo.id)),
  });
  return { ngo, campaign, gift, charge, give, refund, books };
}
const payoutsOf = (ngoId: string) =>
  db.payout.findMany({ where: { ngoId }, orderBy: { number: "asc" } });

describe("a refund amid a payout", () => {
  test("between reserving and sending: the payout keeps its amount, the refund is owed and deducted from the next one", async () => {
    const by = await admin();
    const { ngo, give, refund, books } = await owed(200_00n);
    const first = await payOutApproved(by, { ngoId: ngo.id });
    await refund(50_00n);
    expect(await books()).toEqual({ payable: 0n, transit: 200_00n, receivable: 50_00n });
    await finishPayout(by, { payoutId: first.payoutId, result: "sent", reference: randomText() });
    expect(await payoutOutlook(ngo.id)).toMatchObject({ dueCents: 0n });
    await give(149_00n);
    await expect(payOutNow(by, { ngoId: ngo.id })).rejects.toMatchObject({ key: "payoutNotDue" }); // 99.00 after deducting what is owed
    await give(1_00n);
    expect((await payOutApproved(by, { ngoId: ngo.id })).amountCents).toBe(100_00n);
    expect(await books()).toEqual({ payable: 0n, transit: 100_00n, receivable: 0n });
  });

  test("the payout fails after that: what comes back is owed less the refund, and the next payout is that", async () => {
    const by = await admin();
    const { ngo, refund, books } = await owed(200_00n);
    const first = await payOutApproved(by, { ngoId: ngo.id });
    await refund(50_00n);
    await finishPayout(by, { payoutId: first.payoutId, result: "failed" });
    expect(await books()).toEqual({ payable: 200_00n, transit: 0n, receivable: 50_00n });
    const second = await payOutApproved(by, { ngoId: ngo.id });
    expect(second.amountCents).toBe(150_00n);
    await finishPayout(by, { payoutId: second.payoutId, result: "sent", reference: randomText() });
    expect(
      (await payoutStatement(by, second.payoutId)).lines.reduce(
        (sum, line) => sum + line.netCents,
        0n,
      ),
    ).toBe(150_00n);
    expect(await books()).toEqual({ payable: 0n, transit: 0n, receivable: 0n });
  });

  test("returned by the bank after it was sent, with a refund between, and paid again", async () => {
    const by = await admin();
    const { ngo, refund, books } = await owed(200_00n);
    const first = await payOutApproved(by, { ngoId: ngo.id });
    await finishPayout(by, { payoutId: first.payoutId, result: "sent", reference: randomText() });
    await expect(
      finishPayout(by, { payoutId: first.payoutId, result: "failed" }),
    ).rejects.toMatchObject({ code: "already_decided" });
    await refund(30_00n);
    await ended(by, { payoutId: first.payoutId, result: "returned" });
    expect(await books()).toEqual({ payable: 200_00n, transit: 0n, receivable: 30_00n });
    expect((await payOutApproved(by, { ngoId: ngo.id })).amountCents).toBe(170_00n);
  });

  test("more is refunded than is owed: the balance is never below zero, nothing is paid until it is earned again; a refund that fails later gives it back", async () => {
    const by = await admin();
    const { ngo, gift, refund, books } = await owed(300_00n);
    const first = await payOutApproved(by, { ngoId: ngo.id });
    await finishPayout(by, { payoutId: first.payoutId, result: "sent", reference: randomText() });
    await refund(300_00n);
    expect(await books()).toEqual({ payable: 0n, transit: 0n, receivable: 300_00n });
    await runPayouts(systemActor("test"));
    expect(await payoutsOf(ngo.id)).toHaveLength(1);
    const { id } = await db.refund.findFirstOrThrow({ where: { donationId: gift.id } });
    await failRefund({ refundId: id, status: "failed", cause: "test" });
    const after = await books();
    expect(after.payable - after.receivable).toBe(0n);
    expect((await payoutOutlook(ngo.id)).dueCents).toBe(0n);
  });
});

describe("an organisation that changes while its payout waits", () => {
  test("new bank details: the payout goes to the account it was set aside for, the next one to the new one after 72 hours", async () => {
    const by = await admin();
    const { ngo, give } = await owed(120_00n);
    const first = await payOutApproved(by, { ngoId: ngo.id });
    await db.ngo.update({
      where: { id: ngo.id },
      data: {
        ...bankOf(ngo.id, "GB33BUKB20201555555555"),
        payoutsHeldUntil: new Date(Date.now() + hours(72)),
      },
    });
    const file = await exportPayouts(by, { format: "xlsx" });
    const number = (await db.payout.findUniqueOrThrow({ where: { id: first.payoutId } })).number;
    expect(
      workbookText(file.body)
        .split("\n")
        .find((line) => line.startsWith(`HARAMBEE-${number},`)),
    ).toContain("DE89370400440532013000");
    await finishPayout(by, { payoutId: first.payoutId, result: "sent", reference: randomText() });
    await give(130_00n);
    await expect(payOutNow(by, { ngoId: ngo.id })).rejects.toMatchObject({ key: "payoutNotDue" });
    setClockForTests(new Date(Date.now() + hours(73)));
    const second = await payOutApproved(by, { ngoId: ngo.id });
    const row = await db.payout.findUniqueOrThrow({ where: { id: second.payoutId } });
    expect(decrypt(row.bankCipher!, row.bankKeyVersion!, `bank:${ngo.id}`)).toContain(
      "GB33BUKB20201555555555",
    );
  });

  test.each([
    ["suspended", { suspendedAt: new Date() }],
    ["rejected", { status: "rejected" }],
    ["its verification over for 31 days", { verifiedUntil: new Date(Date.now() - days(31)) }],
  ])(
    "%s: it is in no bank file and not marked as sent; it can fail, and the money stays owed",
    async (_name, change) => {
      const by = await admin();
      const { ngo, books } = await owed(432_10n);
      const { payoutId } = await payOutApproved(by, { ngoId: ngo.id });
      await owed(100_00n).then((other) => payOutApproved(by, { ngoId: other.ngo.id }));
      await db.ngo.update({ where: { id: ngo.id }, data: change });
      expect(workbookText((await exportPayouts(by, { format: "xlsx" })).body)).not.toContain(
        "432.10",
      );
      await expect(
        finishPayout(by, { payoutId, result: "sent", reference: randomText() }),
      ).rejects.toMatchObject({ code: "conflict", key: "payoutStopped" });
      expect(await db.payout.findUniqueOrThrow({ where: { id: payoutId } })).toMatchObject({
        status: "reserved",
      });
      await ended(by, { payoutId, result: "failed" });
      expect(await books()).toEqual({ payable: 432_10n, transit: 0n, receivable: 0n });
      await expect(payOutNow(by, { ngoId: ngo.id })).rejects.toMatchObject({ key: "payoutNotDue" });
    },
  );

  test("suspended after the bank had its file: the payout can still be marked as sent", async () => {
    const by = await admin();
    const { ngo } = await owed(210_00n);
    const { payoutId } = await payOutApproved(by, { ngoId: ngo.id });
    await exportPayouts(by, { format: "xlsx" });
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: new Date() } });
    await finishPayout(by, { payoutId, result: "sent", reference: randomText() });
    expect((await db.payout.findUniqueOrThrow({ where: { id: payoutId } })).status).toBe("sent");
  });
});

describe("limits and months", () => {
  test.each([
    [99_99n, 0],
    [100_00n, 1],
    [9_999_99n, 1],
    [10_000_00n, 1],
    [100_000_00n, 1],
  ])("%i cents: %i payouts, of the whole balance", async (cents, count) => {
    setClockForTests(new Date("2031-03-15T12:00:00Z")); // in January a smaller amount is enough (GIVE-100)
    const { ngo } = await owed(cents);
    await runPayouts(systemActor("test"));
    const made = await payoutsOf(ngo.id);
    expect(made.map((p) => p.amountCents)).toEqual(count ? [cents] : []);
    if (count)
      await expect(
        finishPayout(await admin(), {
          payoutId: made[0]!.id,
          result: "sent",
          reference: randomText(),
        }),
      ).rejects.toMatchObject({ key: "payoutUnapproved" });
  });

  test("months without bank details carry everything over; with them the next run pays it all, once", async () => {
    const { ngo, give } = await owed(150_00n, {
      bank: false,
      verifiedUntil: new Date("2040-01-01"),
    });
    for (const day of ["2031-03-01", "2031-04-01", "2031-04-30", "2031-05-01"]) {
      setClockForTests(new Date(`${day}T02:30:00Z`));
      await runPayouts(systemActor("test"));
    }
    expect(await payoutsOf(ngo.id)).toEqual([]);
    await give(20_00n);
    await db.ngo.update({ where: { id: ngo.id }, data: bankOf(ngo.id, "DE89370400440532013000") });
    setClockForTests(new Date("2031-05-02T02:30:00Z"));
    await Promise.all([runPayouts(systemActor("test")), runPayouts(systemActor("test"))]);
    expect(await payoutsOf(ngo.id)).toMatchObject([{ amountCents: 170_00n, period: "2031-05" }]);
  });

  test("[GIVE-087] the daily run at a leap month's end: doubled, across midnight, missed for three days, in a zone that changes its clocks", async () => {
    const { ngo, give } = await owed(150_00n, { verifiedUntil: new Date("2040-01-01") });
    const boss = await admin();
    const run = async (at: string, times = 1) => {
      setClockForTests(new Date(at));
      await Promise.all(Array.from({ length: times }, () => runDailyPayouts()));
      const open = (await payoutsOf(ngo.id)).filter((p) => p.status === "reserved");
      await approveWaiting(ngo.id);
      for (const { id } of open)
        await finishPayout(boss, { payoutId: id, result: "sent", reference: randomText() });
      return (await payoutsOf(ngo.id))
        .map((p) => `${p.period} ${p.reason} ${p.amountCents}`)
        .sort();
    };
    const zone = process.env["TZ"];
    process.env["TZ"] = "America/New_York"; // 2032-03-14: New York's clocks go forward, at 07:00 UTC
    try {
      const first = ["2032-02 monthly 15000"];
      expect(await run("2032-02-28T23:59:59Z", 3)).toEqual(first); // three instances at once
      await give(120_00n);
      expect(await run("2032-02-28T23:59:59.999Z")).toEqual(first); // that day already had its run
      expect(await run("2032-02-29T00:00:01Z")).toEqual(first); // the day has begun, but not the hour of the run
      const second = [...first, "2032-02 threshold 12000"];
      expect(await run("2032-02-29T02:00:00Z", 2)).toEqual(second);
      await give(110_00n);
      const third = [...second, "2032-03 monthly 11000"]; // the 1st to the 3rd were missed
      expect(await run("2032-03-04T01:59:59Z")).toEqual(second);
      expect(await run("2032-03-04T05:00:00Z", 2)).toEqual(third);
      await give(130_00n);
      expect(await run("2032-03-14T06:59:59Z")).toEqual(
        [...third, "2032-03 threshold 13000"].sort(),
      );
      await give(140_00n);
      expect(await run("2032-03-14T07:00:01Z")).toEqual(
        [...third, "2032-03 threshold 13000"].sort(),
      ); // still the same day
      expect(await run("2032-03-15T02:00:00Z")).toEqual(
        [...third, "2032-03 threshold 13000", "2032-03 threshold 14000"].sort(),
      );
    } finally {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    }
  });

  test("an account number longer than any bank's file holds counts as none: it is never cut", async () => {
    const { ngo } = await owed(150_00n, { bank: false });
    await db.ngo.update({ where: { id: ngo.id }, data: bankOf(ngo.id, "1".repeat(35)) });
    await runPayouts(systemActor("test"));
    expect(await payoutsOf(ngo.id)).toEqual([]);
    expect((await payoutOutlook(ngo.id)).block).toBe("no_bank_details");
  });

  test("two admins at once: of paying out, of the bank file, of the end, one is done", async () => {
    const [one, two] = [await admin(), await admin()];
    const { ngo } = await owed(654_32n);
    const paid = await Promise.allSettled([one, two].map((by) => payOutNow(by, { ngoId: ngo.id })));
    expect(
      paid
        .map((r) => (r.status === "rejected" ? (r.reason as { key: string }).key : r.status))
        .sort(),
    ).toEqual(["fulfilled", "payoutOpen"]);
    await approveWaiting(ngo.id);
    const files = await Promise.allSettled(
      [one, two].map((by) => exportPayouts(by, { format: "xlsx" })),
    );
    expect(
      files.filter(
        (f) => f.status === "fulfilled" && workbookText(f.value.body).includes("654.32"),
      ),
    ).toHaveLength(1);
    const [payout] = await payoutsOf(ngo.id);
    const ends = await Promise.allSettled(
      [one, two].map((by) =>
        finishPayout(by, { payoutId: payout!.id, result: "sent", reference: randomText() }),
      ),
    );
    expect(ends.map((r) => r.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a payout of unknown outcome (R6)", () => {
  test("a week without word after the bank file: it is listed, in no further file, and no other payout is made before someone has looked it up", async () => {
    const by = await admin();
    const { ngo, give, books } = await owed(765_43n);
    const { payoutId } = await payOutApproved(by, { ngoId: ngo.id });
    await markSilentPayoutsUnknown();
    await expect(markPayoutUnknown(by, { payoutId })).rejects.toMatchObject({
      code: "already_decided",
    }); // it has not been sent yet
    expect(workbookText((await exportPayouts(by, { format: "xlsx" })).body)).toContain("765.43");
    setClockForTests(new Date(Date.now() + days(6)));
    await markSilentPayoutsUnknown();
    expect(await db.payout.findUniqueOrThrow({ where: { id: payoutId } })).toMatchObject({
      status: "sending",
    });
    setClockForTests(new Date(Date.now() + days(8)));
    await Promise.all([markSilentPayoutsUnknown(), markSilentPayoutsUnknown()]);
    expect(await db.payout.findUniqueOrThrow({ where: { id: payoutId } })).toMatchObject({
      status: "unknown",
    });
    expect(await unknownPayouts(by)).toContainEqual(
      expect.objectContaining({ id: payoutId, ngoName: ngo.name, amountCents: 765_43n }),
    );
    expect(
      await db.auditLog.count({ where: { entityId: payoutId, action: "payout.unknown" } }),
    ).toBe(1);
    // never a second time without checking: not by a file, not on request, not by a run
    const again = await exportPayouts(by, { format: "xlsx", again: true }).then(
      ({ body }) => workbookText(body),
      (error: { key: string }) => error.key,
    );
    expect(again).not.toContain("765.43");
    await give(200_00n);
    await expect(payOutNow(by, { ngoId: ngo.id })).rejects.toMatchObject({ key: "payoutOpen" });
    await runPayouts(systemActor("test"));
    expect(await payoutsOf(ngo.id)).toHaveLength(1);
    expect(await books()).toEqual({ payable: 200_00n, transit: 765_43n, receivable: 0n });
    // the bank does not have it: its money is owed again, and is part of the next one
    await ended(by, { payoutId, result: "failed" });
    expect((await unknownPayouts(by)).map((p) => p.id)).not.toContain(payoutId);
    // its statement has no lines any more, and says why
    const { payout, lines } = await payoutStatement(by, payoutId);
    expect(lines).toEqual([]);
    expect(
      renderToStaticMarkup(createElement(Statement, { locale: "en", payout, lines })),
    ).toContain("This payout did not arrive");
    expect((await statementPdf(by, payoutId, "af")).bytes.length).toBeGreaterThan(1_000);
    expect((await payOutApproved(by, { ngoId: ngo.id })).amountCents).toBe(965_43n);
  });

  test("an admin says at once that the bank gave no answer; looked up and found there, it is sent, once", async () => {
    const by = await admin();
    const { ngo, books } = await owed(321_00n);
    const { payoutId } = await payOutApproved(by, { ngoId: ngo.id });
    await exportPayouts(by, { format: "xlsx" });
    const at = await Promise.allSettled([
      markPayoutUnknown(by, { payoutId }),
      markPayoutUnknown(await admin(), { payoutId }),
    ]);
    expect(at.map((r) => r.status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(
      finishPayout(by, { payoutId, result: "returned", reference: "x" }),
    ).rejects.toMatchObject({ code: "already_decided" });
    await finishPayout(by, { payoutId, result: "sent", reference: randomText() });
    await expect(markPayoutUnknown(by, { payoutId })).rejects.toMatchObject({
      code: "already_decided",
    });
    expect(await books()).toEqual({ payable: 0n, transit: 0n, receivable: 0n });
    await expect(markPayoutUnknown(by, { payoutId: "pay_none" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { accounts } from "@/lib/ledger/accounts";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { bookSettlement, readSettling } from "@/lib/donations/book-settlement";
import { settleDonation as settleOnce } from "@/lib/donations/settle";
import { makeCampaign, makeNgo } from "@/tests/support/factories";
import {
  balance,
  expectSoundBooks,
  makeOpenDonation,
  paidCharge,
  patiently,
} from "@/tests/support/money";

const settleDonation: typeof settleOnce = (input) => patiently(() => settleOnce(input));
afterEach(expectSoundBooks);
afterAll(() => db.$disconnect());

async function open(fields: Record<string, unknown> = {}) {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const donation = await makeOpenDonation(campaign, fields);
  const charge = paidCharge({ donationId: donation.id });
  const settle = (more: Partial<Parameters<typeof settleDonation>[0]> = {}) =>
    settleDonation({
      donationId: donation.id,
      charge,
      session: { id: donation.sessionId!, amountCents: charge.amountCents, currency: "usd" },
      cause: "test",
      ...more,
    });
  return { ngo, campaign, donation, charge, settle };
}
const reload = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });

describe("what the check list saw is compared under the lock", () => {
  const input = (donationId: string, charge: ReturnType<typeof paidCharge>) => ({
    donationId,
    charge,
    cause: "test",
  });
  const nothingWritten = async (id: string, chargeId: string) => {
    expect(await db.job.count({ where: { dedupeKey: { endsWith: id } } })).toBe(0);
    expect(await db.ledgerTransaction.count({ where: { idemKey: `charge:${chargeId}` } })).toBe(0);
    expect((await reload(id)).receiptNumber).toBeNull();
  };

  test.each([
    ["its state", { status: "processing" }],
    ["its session", { sessionId: "cs_test_of_another_try" }],
  ])(
    "%s changed since it was read: nothing is written, and it is looked at anew",
    async (_what, change) => {
      const { donation, charge, settle } = await open();
      const seen = (await readSettling(db, [donation.id])).get(donation.id);
      await db.donation.update({ where: { id: donation.id }, data: change });
      expect(await bookSettlement(db, seen!, input(donation.id, charge))).toBe(false);
      await nothingWritten(donation.id, charge.id);
      if ("status" in change) expect(await settle()).toBe("applied");
    },
  );

  test("it was settled since it was read: the second charge is not booked as this donation", async () => {
    const { donation, charge, settle } = await open();
    const seen = (await readSettling(db, [donation.id])).get(donation.id);
    expect(await settle()).toBe("applied");
    const second = paidCharge({ donationId: donation.id });
    expect(await bookSettlement(db, seen!, input(donation.id, second))).toBe(false);
    expect(await bookSettlement(db, seen!, input(donation.id, charge))).toBe(false);
    expect((await reload(donation.id)).chargeId).toBe(charge.id);
    expect(await settle({ charge: second })).toBe("suspense");
  });

  test("its charge was booked to suspense since it was read: nothing is written", async () => {
    const { donation, charge, settle } = await open();
    const seen = (await readSettling(db, [donation.id])).get(donation.id);
    expect(await settle({ donationId: null })).toBe("suspense");
    expect(await bookSettlement(db, seen!, input(donation.id, charge))).toBe(false);
    expect((await reload(donation.id)).settledAt).toBeNull();
  });
});

describe("settling a paid gift", () => {
  test("[GIVE-060] [GIVE-077] twenty webhooks and twenty verifications at once make one gift, one receipt job, one posting", async () => {
    const { ngo, campaign, donation, charge, settle } = await open({
      dedicationType: "honour",
      dedicationName: "Amina",
      dedicationEmail: "amina@test.example",
    });
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, i) => settle({ cause: i % 2 ? "webhook" : "verify" })),
    );
    expect(results.filter((r) => r === "applied")).toHaveLength(1);
    expect(results.filter((r) => r === "already")).toHaveLength(39);
    const after = await reload(donation.id);
    expect(after).toMatchObject({ status: "succeeded", chargeId: charge.id, feeCents: 103n });
    expect(after.receiptNumber).not.toBeNull();
    expect(await db.job.count({ where: { dedupeKey: `receipt:${donation.id}` } })).toBe(1);
    expect(await db.job.count({ where: { dedupeKey: `dedication:${donation.id}` } })).toBe(1);
    expect(await balance(accounts.payable(ngo.id))).toBe(2397n);
    expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
      raisedCents: 2500n,
      giftCount: 1,
      donorCount: 1,
    });
  });

  test("[GIVE-060] fifty different gifts at once get fifty receipt numbers without a gap", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const gifts = await Promise.all(Array.from({ length: 50 }, () => makeOpenDonation(campaign)));
    await Promise.all(
      gifts.map((g) =>
        settleDonation({
          donationId: g.id,
          charge: paidCharge({ donationId: g.id }),
          cause: "test",
        }),
      ),
    );
    const numbers = (
      await db.donation.findMany({
        where: { campaignId: campaign.id },
        select: { receiptNumber: true },
      })
    )
      .map((d) => Number(d.receiptNumber))
      .sort((a, b) => a - b);
    expect(numbers.at(-1)! - numbers[0]!).toBe(49);
    expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
      raisedCents: 125_000n,
      giftCount: 50,
      donorCount: 50,
    });
  });

  test("[CAMP-093] donors are unique e-mails, case-folded", async () => {
    const { ngo } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    for (const email of ["A@x.example", "a@x.example"]) {
      const gift = await makeOpenDonation(campaign, {
        donorEmail: email,
        donorKey: email.toLowerCase(),
      });
      await settleDonation({ donationId: gift.id, charge: paidCharge(), cause: "test" });
    }
    expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
      giftCount: 2,
      donorCount: 1,
    });
  });

  test.each([
    ["amount", { charge: { amountCents: 24_99n } }],
    ["currency", { charge: { currency: "eur" } }],
    ["another gift's charge", { charge: { donationId: "don_00000000000000000000" } }],
    [
      "another session",
      { session: { id: "cs_test_foreign", amountCents: 25_00n, currency: "usd" } },
    ],
    ["session amount", { session: { amountCents: 1n, currency: "usd" } }],
    ["other mode", { charge: { livemode: true } }],
  ])(
    "[GIVE-061] money that does not fit (%s) is parked in suspense, once, and the gift is no open checkout any more",
    async (reason, change: { charge?: object; session?: object }) => {
      const { ngo, donation, charge } = await open();
      const before = await balance(accounts.suspense);
      const wrong = { ...charge, ...change.charge };
      const session = {
        id: donation.sessionId!,
        amountCents: 25_00n,
        currency: "usd",
        ...change.session,
      };
      const results = await Promise.all(
        Array.from({ length: 5 }, () =>
          settleDonation({ donationId: donation.id, charge: wrong, session, cause: "test" }),
        ),
      );
      expect(new Set(results)).toEqual(new Set(["suspense"]));
      expect((await balance(accounts.suspense)) - before).toBe(wrong.amountCents);
      expect((await reload(donation.id)).status).toBe(
        reason === "another session" ? "checkout_open" : "processing",
      );
      expect(await balance(accounts.payable(ngo.id))).toBe(0n);
      expect(
        (await db.ledgerTransaction.findUniqueOrThrow({ where: { idemKey: `charge:${wrong.id}` } }))
          .meta,
      ).toMatchObject({ mismatch: reason });
    },
  );

  test("[GIVE-061] a second charge for one gift goes to suspense, and an unknown gift's charge too", async () => {
    const { settle, donation } = await open();
    expect(await settle()).toBe("applied");
    const second = paidCharge({ donationId: donation.id });
    expect(await settle({ charge: second })).toBe("suspense");
    expect(
      await db.ledgerTransaction.findUniqueOrThrow({ where: { idemKey: `charge:${second.id}` } }),
    ).toMatchObject({ meta: { double_charge_of: donation.id } });
    expect(await settleDonation({ donationId: null, charge: paidCharge(), cause: "test" })).toBe(
      "suspense",
    );
    expect(
      await settleDonation({
        donationId: "don_00000000000000000000",
        charge: paidCharge(),
        cause: "test",
      }),
    ).toBe("suspense");
  });

  test("[GIVE-057] an unpaid charge makes no gift", async () => {
    const { settle, charge, donation } = await open();
    expect(await settle({ charge: { ...charge, paid: false } })).toBe("too_early");
    expect((await reload(donation.id)).settledAt).toBeNull();
  });

  test("[GIVE-105] a late success wins over expired and failed", async () => {
    for (const status of ["expired", "failed", "processing", "created"]) {
      const { settle, donation } = await open({ status });
      expect(await settle()).toBe("applied");
      expect((await reload(donation.id)).status).toBe("succeeded");
    }
  });

  test("[GIVE-095] a fee that comes later is booked once, when it is known", async () => {
    const { settle, charge, ngo, donation } = await open();
    expect(await settle({ charge: { ...charge, feeCents: null } })).toBe("applied");
    expect(await db.job.count({ where: { dedupeKey: `fee:${donation.id}` } })).toBe(1);
    expect(await balance(accounts.payable(ngo.id))).toBe(2500n);
    await Promise.all(Array.from({ length: 8 }, () => settle()));
    expect(await balance(accounts.payable(ngo.id))).toBe(2397n);
    expect((await reload(donation.id)).feeCents).toBe(103n);
  });

  test("[FUND-048] for the operator's fund the fee is carried by the operator: the fund has the whole gift", async () => {
    const operator =
      (await db.ngo.findFirst({ where: { isOperator: true } })) ??
      (await makeNgo({ isOperator: true, name: "Operator" })).ngo;
    const before = await balance(accounts.payable(operator.id));
    const fees = await balance(accounts.processorFees);
    const campaign = await makeCampaign(operator.id);
    const gift = await makeOpenDonation(campaign);
    await settleDonation({ donationId: gift.id, charge: paidCharge(), cause: "test" });
    expect((await balance(accounts.payable(operator.id))) - before).toBe(2500n);
    expect((await balance(accounts.processorFees)) - fees).toBe(103n);
  });

  test("the facts of a settled gift cannot be changed, and steps follow the table", async () => {
    const { settle, donation } = await open();
    await settle();
    await expect(
      db.donation.update({ where: { id: donation.id }, data: { amountCents: 1_000_000n } }),
    ).rejects.toThrow();
    await expect(
      db.donation.update({ where: { id: donation.id }, data: { status: "expired" } }),
    ).rejects.toThrow();
    expect((await checkInvariants({ timed: true })).length).toBeGreaterThan(25);
  });
});

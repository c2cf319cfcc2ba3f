import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { makeMonthly } from "@/lib/checkout/make-monthly";
import { openCheckout } from "@/lib/checkout/open-checkout";
import { settleSession } from "@/lib/checkout/settle-session";
import { startDonation } from "@/lib/checkout/start";
import { verifySession } from "@/lib/checkout/verify";
import { donationFilter } from "@/lib/donations/donation-filter";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { allNgoDonations, ngoDonations } from "@/lib/donations/queries";
import {
  changeMonthlyAmount,
  pauseMonthlyGift,
  resumeMonthlyGift,
  stopMonthlyGift,
} from "@/lib/monthly-gifts/change";
import { bindSubscription } from "@/lib/monthly-gifts/bind";
import { followCampaign } from "@/lib/monthly-gifts/follow-campaigns";
import { monthlyGiftsAfter } from "@/lib/monthly-gifts/list-queries";
import { toApiMonthlyGift } from "@/lib/monthly-gifts/api-schema";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";
import { cancelSubscription } from "@/lib/payments/subscriptions";
import { pendingGifts } from "@/lib/pledges/pending-queries";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import { runDueJobs } from "@/lib/worker/run";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { ngoActorOf, randomText, visitor } from "@/tests/support/factories";
import { openPayments } from "@/tests/support/giving";
import { expectSoundBooks } from "@/tests/support/money";
import { giftOf, kinds, manageLink, onceToMonthly, row } from "@/tests/support/once-to-monthly";
import type { Sandbox } from "@/tests/support/sandbox";

/** What can happen to a monthly gift between its setup and its first payment, with the real sandbox. */
let payments: Awaited<ReturnType<typeof openPayments>>;
let sandbox: Sandbox;
let world: ReturnType<typeof onceToMonthly>;
beforeAll(async () => {
  payments = await openPayments();
  ({ sandbox } = payments);
  world = onceToMonthly(sandbox);
});
afterEach(async () => {
  setClockForTests(null);
  await sandbox.clearFaults();
  await sandbox.time(0);
  await expectSoundBooks();
});
afterAll(() => payments.close());

const month = 33 * 86_400;
const later = async () => {
  await sandbox.advance(month);
  await world.hear();
};
const paidInvoices = async (customer: string | null) =>
  (await sandbox.truth("invoice")).filter(
    (one) => Number(one["amount_paid"]) > 0 && one["customer"] === customer,
  );
const subscriptionOf = async (giftId: string) =>
  (await sandbox.truth("subscription")).find(
    (one) => (one["metadata"] as Record<string, string>)["gift_id"] === giftId,
  )!;
const settledOf = (monthlyGiftId: string) =>
  db.donation.findMany({ where: { monthlyGiftId, NOT: { settledAt: null } } });

describe("the report that it is set up, late or again", () => {
  test("reopens no donation that was closed: first paid with another amount, or stopped", async () => {
    const { setUp, gift: single } = await world.givenOnce();
    const { donationId, sessionId, gift } = await setUp();
    await runDueJobs();
    await changeMonthlyAmount(visitor, { token: manageLink(gift), amountCents: 30_00 });
    await later();
    expect((await row(donationId)).status).toBe("expired");
    // reopening the success page asks the provider again, which still reports a completed checkout
    expect(await verifySession(visitor, { sessionId })).toMatchObject({ state: "failed" });
    await settleSession(sessionId, "again");
    expect((await row(donationId)).status).toBe("expired");
    // back to the first amount: the next month is a payment of its own
    await changeMonthlyAmount(visitor, { token: manageLink(gift), amountCents: 25_00 });
    await sandbox.advance(31 * 86_400);
    await world.hear();
    const paid = await settledOf(gift.id);
    expect(paid.map(({ amountCents }) => amountCents).sort()).toEqual([25_00n, 30_00n]);
    expect((await row(donationId)).settledAt).toBeNull();
    await stopMonthlyGift(visitor, { token: manageLink(gift) });
    await settleSession(sessionId, "again");
    expect((await row(donationId)).status).toBe("expired");
    await runDueJobs();
    const mails = await kinds(single.donorEmail!);
    expect(mails.filter((kind) => kind === "monthly_set_up")).toHaveLength(1);
  });

  test("after its end, and with the provider away: the donation is closed, and no mail says that it is set up", async () => {
    const { begin, gift: single } = await world.givenOnce();
    await sandbox.fault({ do: "drop_webhook", match: { event: "*" } });
    const { donationId, sessionId } = await begin();
    await sandbox.pay(sessionId);
    const gift = await giftOf(donationId);
    const subscription = await subscriptionOf(gift.id);
    await cancelSubscription(subscription.id);
    // the subscription's own event arrives before that of its checkout
    await bindSubscription(gift.id, subscription.id, null);
    await syncMonthlyGift(gift.id, "webhook");
    expect((await giftOf(donationId)).status).toBe("canceled");
    await sandbox.fault({ do: "500_before", match: { path: "/v1/subscriptions" } });
    await settleSession(sessionId, "webhook");
    expect((await row(donationId)).status).toBe("expired");
    await sandbox.clearFaults();
    await runDueJobs();
    expect(await kinds(single.donorEmail!)).not.toContain("monthly_set_up");
  });

  test("never, until the first payment is here: that pays the donation that was begun", async () => {
    const { begin } = await world.givenOnce();
    await sandbox.fault({ do: "drop_webhook", match: { event: "*" } });
    const dedication = {
      ...{ type: "honour", name: "Mama Achieng", recipientEmail: null, text: null },
    } as never;
    const { donationId, sessionId } = await begin({ dedication });
    await sandbox.pay(sessionId);
    const gift = await giftOf(donationId);
    const subscription = await subscriptionOf(gift.id);
    await sandbox.advance(month);
    const [invoice, more] = await paidInvoices(subscription["customer"] as string);
    expect(more).toBeUndefined();
    await Promise.all([1, 2, 3].map(() => settleInvoice(invoice!.id, "reconcile")));
    expect(await row(donationId)).toMatchObject({
      ...{ status: "succeeded", invoiceId: invoice!.id, dedicationName: "Mama Achieng" },
    });
    await settleSession(sessionId, "late");
    expect((await row(donationId)).status).toBe("succeeded");
    expect(await settledOf(gift.id)).toHaveLength(1);
  });

  test("at the same moment as its first payment and a stop: paid once or not at all, and nothing waits", async () => {
    for (let round = 0; round < 3; round++) {
      const { setUp } = await world.givenOnce();
      const { donationId, sessionId, gift } = await setUp();
      await sandbox.fault({ do: "drop_webhook", match: { event: "*" } });
      await sandbox.advance(month);
      const [invoice] = await paidInvoices(gift.customerId);
      await Promise.allSettled([
        settleSession(sessionId, "a"),
        settleInvoice(invoice!.id, "b"),
        stopMonthlyGift(visitor, { token: manageLink(gift) }),
        settleInvoice(invoice!.id, "c"),
        settleSession(sessionId, "d"),
      ]);
      await settleInvoice(invoice!.id, "after");
      expect((await row(donationId)).status).toBe("succeeded");
      expect(await settledOf(gift.id)).toHaveLength(1);
      await sandbox.clearFaults();
      await sandbox.time(0);
    }
  });
});

describe("two tabs", () => {
  test("a checkout whose provider was slow is not given out once another tab's gift runs: nobody gives twice", async () => {
    const { begin, monthly, actor, campaign } = await world.givenOnce();
    const one = await begin({ amountCents: 20_00 });
    // its session is being created at the provider, and its id is not stored: the process is waiting, or was killed
    await db.donation.update({
      where: { id: one.donationId },
      data: { sessionId: null, sessionUrl: null },
    });
    setClockForTests(new Date(Date.now() + 90_000));
    const sent = await monthly({ amountCents: 15_00 });
    const two = await startDonation(actor, sent);
    if (two.kind !== "checkout") throw new Error("a checkout was expected");
    expect((await row(one.donationId)).status).toBe("expired");
    await sandbox.pay(two.sessionId);
    await world.hear();
    await expect(
      openCheckout(
        await row(one.donationId),
        { ...campaign, versionLanguages: [] } as never,
        "hosted",
      ),
    ).rejects.toMatchObject({ key: "alreadyMonthly" });
    expect((await sandbox.pay(one.sessionId)).outcome).toBe("closed");
    await world.hear();
    const running = await db.monthlyGift.findMany({
      where: { campaignId: campaign.id, status: { notIn: ["expired", "canceled"] } },
    });
    expect(running.map(({ amountCents }) => amountCents)).toEqual([15_00n]);
  });

  test("and where the other was left, it is opened again and can be paid", async () => {
    const { begin, campaign } = await world.givenOnce();
    const one = await begin({ amountCents: 20_00 });
    await db.donation.update({
      where: { id: one.donationId },
      data: { sessionId: null, sessionUrl: null, status: "expired" },
    });
    await db.monthlyGift.update({
      where: { firstDonationId: one.donationId },
      data: { status: "expired" },
    });
    const again = await openCheckout(
      await row(one.donationId),
      { ...campaign, versionLanguages: [] } as never,
      "hosted",
    );
    if (again.kind !== "checkout") throw new Error("a checkout was expected");
    expect((await row(one.donationId)).sessionId).toBe(again.sessionId);
    await sandbox.pay(again.sessionId);
    await world.hear();
    expect((await row(one.donationId)).status).toBe("scheduled");
    expect((await giftOf(one.donationId)).status).toBe("active");
  });
});

describe("what happens to the single gift meanwhile", () => {
  test("disputed before: nothing is begun, also with the cookie of before; won: it can be repeated again", async () => {
    const { gift, token, monthly, actor, campaign } = await world.givenOnce();
    const sent = await monthly();
    const { dispute: id } = await sandbox.dispute(gift.chargeId!);
    await world.hear();
    expect((await row(gift.id)).status).toBe("disputed");
    await expect(makeMonthly({ token })).rejects.toMatchObject({ key: "monthlyWentBack" });
    await expect(startDonation(actor, sent)).rejects.toMatchObject({ key: "monthlyFormOld" });
    expect(await db.monthlyGift.count({ where: { campaignId: campaign.id } })).toBe(0);
    await sandbox.closeDispute(id, true);
    await world.hear();
    expect((await row(gift.id)).status).toBe("succeeded");
    expect((await makeMonthly({ token })).to).toBe("form");
  });

  test("disputed while its checkout is open, or after: the monthly gift is not affected", async () => {
    const { gift, begin } = await world.givenOnce();
    const { donationId, sessionId } = await begin();
    const { dispute: id } = await sandbox.dispute(gift.chargeId!);
    await world.hear();
    await sandbox.pay(sessionId);
    await world.hear();
    expect((await row(donationId)).status).toBe("scheduled");
    await sandbox.closeDispute(id, false);
    await world.hear();
    expect((await row(gift.id)).status).toBe("dispute_lost");
    await later();
    expect((await row(donationId)).status).toBe("succeeded");
    expect((await row(gift.id)).status).toBe("dispute_lost");
  });

  test("refunded after: the monthly gift is not affected; its first payment, refunded, is paid back once", async () => {
    const { gift, setUp } = await world.givenOnce();
    const { donationId } = await setUp();
    const refund = (chargeId: string | null, amountCents: bigint) =>
      settleRefund(
        {
          ...{ id: `re_${randomText()}`, chargeId, refundId: null, amountCents },
          ...{ status: "succeeded" as const, at: now() },
        },
        "test",
      );
    await refund(gift.chargeId, 25_00n);
    await later();
    const first = await row(donationId);
    expect(first.status).toBe("succeeded");
    await refund(first.chargeId, 25_00n);
    expect(await row(donationId)).toMatchObject({ status: "refunded", refundedCents: 25_00n });
    expect((await giftOf(donationId)).status).toBe("active");
  });
});

describe("the first payment", () => {
  test("declined, and paid when it is tried again: it waits, the donor is told, and it counts once", async () => {
    const { setUp, gift: single } = await world.givenOnce();
    const { donationId, gift } = await setUp({}, "4000000000000341");
    await later();
    const tried = await row(donationId);
    const open = (await sandbox.truth("invoice")).filter(
      (one) => one["customer"] === gift.customerId && one["status"] === "open",
    );
    if (open.length > 0) {
      expect(tried).toMatchObject({ status: "scheduled", settledAt: null });
      expect((await giftOf(donationId)).status).toBe("past_due");
      await runDueJobs();
      expect(await kinds(single.donorEmail!)).toContain("monthly_failed");
      // no attempt succeeds: the provider ends it, and nothing is pending any more
      await sandbox.advance(20 * 86_400);
      await world.hear();
      expect((await giftOf(donationId)).status).toBe("canceled");
      expect(await row(donationId)).toMatchObject({ status: "expired", settledAt: null });
      await runDueJobs();
      const mail = await db.emailMessage.findFirstOrThrow({
        where: { kind: "monthly_stopped", toAddress: single.donorEmail! },
      });
      expect(mail.text).toContain("Nothing was ever charged for it");
    } else expect(tried.status).toBe("succeeded");
  });

  test("paused over it and resumed: no month is caught up, and the next one pays the donation that waits", async () => {
    const { setUp } = await world.givenOnce();
    const { donationId, gift } = await setUp();
    await pauseMonthlyGift(visitor, { token: manageLink(gift), until: null });
    await later();
    expect((await row(donationId)).status).toBe("scheduled");
    expect(await paidInvoices(gift.customerId)).toHaveLength(0);
    await resumeMonthlyGift(visitor, { token: manageLink(gift) });
    await world.hear();
    expect(await paidInvoices(gift.customerId)).toHaveLength(0);
    await sandbox.advance(31 * 86_400);
    await world.hear();
    expect((await row(donationId)).status).toBe("succeeded");
    expect(await settledOf(gift.id)).toHaveLength(1);
  });

  test.each([
    ["suspended", "paused"],
    ["no longer approved", "paused"],
    ["with its campaign paused", "paused"],
    ["with its campaign completed", "canceled"],
    ["with its campaign deleted", "canceled"],
  ] as const)(
    "of an organisation that is %s meanwhile: nothing is charged",
    async (what, status) => {
      const { setUp, ngo, campaign } = await world.givenOnce();
      const { donationId, gift } = await setUp();
      if (what === "suspended")
        await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: now() } });
      else if (what === "no longer approved")
        await db.ngo.update({ where: { id: ngo.id }, data: { status: "rejected" } });
      else {
        const stopped = {
          "with its campaign paused": { status: "paused" },
          "with its campaign completed": { status: "completed" },
          "with its campaign deleted": { archivedAt: now() },
        } as const;
        await db.campaign.update({ where: { id: campaign.id }, data: stopped[what] });
      }
      expect(await followCampaign(gift.id)).toBe(true);
      await runDueJobs();
      await later();
      expect((await giftOf(donationId)).status).toBe(status);
      expect(await paidInvoices(gift.customerId)).toHaveLength(0);
      expect(await row(donationId)).toMatchObject({
        ...{ status: status === "paused" ? "scheduled" : "expired", settledAt: null },
      });
    },
  );
});

describe("what an organisation sees of one that waits", () => {
  test("no list, sum or file has its donation; programs read that it is paid until no day", async () => {
    const { setUp, owner, campaign } = await world.givenOnce();
    await runDueJobs();
    const actor = await ngoActorOf(owner);
    const all = donationFilter({ timeframe: "all" });
    const look = async () => {
      const files = [];
      for await (const rows of allNgoDonations(actor, all)) files.push(...rows);
      const { expected: _, money, ...overview } = await ngoOverview(actor);
      return {
        list: await ngoDonations(actor, all, 1),
        donors: await ngoDonors(actor, { search: "", page: 1 }),
        pending: await pendingGifts(actor),
        campaign: await db.campaign.findUniqueOrThrow({
          where: { id: campaign.id },
          select: { raisedCents: true, giftCount: true, donorCount: true },
        }),
        files,
        overview,
        given: money.givenCents,
        balance: money.balanceCents,
        told: await db.webhookEvent.count({
          where: { ngoId: campaign.ngoId, type: { startsWith: "donation." } },
        }),
      };
    };
    const before = await look();
    await setUp();
    await runDueJobs();
    expect(await look()).toEqual(before);
    const paidUntil = async () => {
      const { rows } = await monthlyGiftsAfter(actor, { sort: "newest", after: null, limit: 10 });
      return rows.map((one) => toApiMonthlyGift(one, true).paidUntil);
    };
    expect(await paidUntil()).toEqual([null]);
    await later();
    const [until] = await paidUntil();
    expect(until).toBeGreaterThan(Date.now() + days(40));
    expect((await look()).list.shown).toBe(before.list.shown + 1);
  });
});

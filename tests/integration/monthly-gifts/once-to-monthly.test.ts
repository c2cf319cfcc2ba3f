import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { carriedGift, withCarried } from "@/lib/checkout/carried-gift";
import type { GiveInput, TypedDonation } from "@/lib/checkout/form-schemas";
import { makeMonthly } from "@/lib/checkout/make-monthly";
import { settleSession } from "@/lib/checkout/settle-session";
import { startDonation, startDonationInPage } from "@/lib/checkout/start";
import { encryptTypedDonation } from "@/lib/checkout/typed-donation";
import { verifySession } from "@/lib/checkout/verify";
import { monthsLater, nextCharge } from "@/lib/donations/monthly-dates";
import { donationByToken } from "@/lib/donors/donation-queries";
import { changeMonthlyAmount, skipMonth, stopMonthlyGift } from "@/lib/monthly-gifts/change";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { runDueJobs } from "@/lib/worker/run";
import { checkDonation } from "@/lib/payment-events/check-donation";
import { endLinksOf } from "@/lib/donor-links/life";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { makeCampaign, randomText, visitor } from "@/tests/support/factories";
import { openPayments } from "@/tests/support/giving";
import { linkOf } from "@/tests/support/links";
import { expectSoundBooks, makeOpenDonation } from "@/tests/support/money";
import { giftOf, kinds, manageLink, onceToMonthly, row } from "@/tests/support/once-to-monthly";
import type { Sandbox } from "@/tests/support/sandbox";

/**
 * A donor of a single donation gives every month from a later day on: with the real sandbox, its sessions, clock and
 * events.
 */
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

const hear = () => world.hear();
const givenOnce = () => world.givenOnce();

describe("set up today, paid first a month later", () => {
  test("nothing is charged, settled, counted or thanked for; the gift is active with its day, and a mail says so", async () => {
    const { campaign, gift, begin } = await givenOnce();
    const before = await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } });
    const started = await begin();
    await sandbox.pay(started.sessionId);
    // the page to which the donor returns asks first, before any event arrives
    const said = await verifySession(visitor, { sessionId: started.sessionId });
    const first = await carriedDay(gift.settledAt!);
    expect(said).toMatchObject({ state: "scheduled", amountCents: 25_00n, firstPaymentAt: first });
    await hear();
    expect(await row(started.donationId)).toMatchObject({
      status: "scheduled",
      settledAt: null,
      chargeId: null,
      receiptNumber: null,
    });
    expect(await giftOf(started.donationId)).toMatchObject({
      status: "active",
      currentPeriodEnd: first,
      firstPaymentAt: first,
      fromDonationId: gift.id,
      donorName: "Wanjiru Kamau",
    });
    const after = await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } });
    expect(after).toMatchObject({
      raisedCents: before.raisedCents,
      giftCount: before.giftCount,
      donorCount: before.donorCount,
    });
    expect((await sandbox.truth("charge")).filter((c) => c["amount"] === 0)).toEqual([]);
    await runDueJobs();
    // the invoice of nothing was processed: it has no further event
    const heard = await db.providerEvent.findMany({ where: { type: { startsWith: "invoice." } } });
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.filter(({ lastError }) => lastError !== null)).toEqual([]);
    expect(await kinds(gift.donorEmail!)).toEqual(["monthly_set_up", "receipt"]);
    const mail = await db.emailMessage.findFirstOrThrow({
      where: { kind: "monthly_set_up", toAddress: gift.donorEmail! },
    });
    expect(mail.text).toContain("Nothing was charged today.");
    expect(mail.text).toContain("First payment of $25.00 on");
  });

  test("the first invoice that is paid pays the donation that was begun; each later one its own", async () => {
    const { campaign, setUp } = await givenOnce();
    const { donationId, gift } = await setUp();
    await sandbox.advance(33 * 86_400);
    await hear();
    const paid = await row(donationId);
    expect(paid).toMatchObject({ status: "succeeded", amountCents: 25_00n });
    expect(paid.invoiceId).toMatch(/^in_/);
    await sandbox.advance(31 * 86_400);
    await hear();
    const months = await db.donation.findMany({
      where: { monthlyGiftId: gift.id },
      orderBy: { settledAt: "asc" },
    });
    expect(months.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
      raisedCents: 75_00n,
      giftCount: 3,
      donorCount: 1,
    });
  });

  test("two paid invoices at once are two payments: one takes the donation that waits", async () => {
    const { setUp } = await givenOnce();
    const { gift } = await setUp();
    await sandbox.fault({ do: "drop_webhook", match: { event: "*" } });
    await sandbox.advance(65 * 86_400);
    const invoices = (await sandbox.truth("invoice")).filter(
      (i) => Number(i["amount_paid"]) > 0 && i["customer"] === gift.customerId,
    );
    expect(invoices).toHaveLength(2);
    const each = invoices.flatMap(({ id }) => [id, id, id]);
    await Promise.all(each.map((id) => settleInvoice(id, "test")));
    const months = await db.donation.findMany({ where: { monthlyGiftId: gift.id } });
    expect(months.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    expect(new Set(months.map(({ invoiceId }) => invoiceId)).size).toBe(2);
  });

  test("events doubled, shuffled or lost bring the same", async () => {
    for (const fault of [
      { do: "duplicate:3", match: { event: "checkout.session.completed" } },
      { do: "hold", match: { event: "checkout.session.completed" } },
      { do: "drop_webhook", match: { event: "*" } },
    ]) {
      const { gift, begin } = await givenOnce();
      await sandbox.fault(fault);
      const { donationId, sessionId } = await begin();
      await sandbox.pay(sessionId);
      await hear();
      // the invoice of nothing arrives before the session's own event: it settles nothing
      expect((await row(donationId)).settledAt).toBeNull();
      await sandbox.clearFaults();
      await sandbox.release(7);
      await hear();
      await checkDonation(donationId, "reconcile");
      for (let i = 0; i < 3; i++) await settleSession(sessionId, "again");
      await hear();
      expect((await row(donationId)).status).toBe("scheduled");
      expect((await giftOf(donationId)).status).toBe("active");
      await runDueJobs();
      expect(await kinds(gift.donorEmail!)).toEqual(["monthly_set_up", "receipt"]);
    }
  });

  test("changed before its first payment: that is paid with the new amount, and the donation that waited is closed", async () => {
    const { setUp } = await givenOnce();
    const { donationId, gift } = await setUp();
    await changeMonthlyAmount(visitor, { token: manageLink(gift), amountCents: 30_00 });
    await sandbox.advance(33 * 86_400);
    await hear();
    expect((await row(donationId)).status).toBe("expired");
    const months = await db.donation.findMany({
      where: { monthlyGiftId: gift.id, NOT: { settledAt: null } },
    });
    expect(months.map(({ amountCents }) => amountCents)).toEqual([30_00n]);
  });

  test("stopped before it: never charged, and mail and page say so; skipped: the first payment is a month later", async () => {
    const one = await givenOnce();
    const stopped = await one.setUp();
    await stopMonthlyGift(visitor, { token: manageLink(stopped.gift) });
    expect((await row(stopped.donationId)).status).toBe("expired");
    await runDueJobs();
    const mail = await db.emailMessage.findFirstOrThrow({
      where: { kind: "monthly_stopped", toAddress: one.gift.donorEmail! },
    });
    expect(mail.text).toContain("Nothing was ever charged for it");
    expect(mail.text).not.toContain("Thank you for your support");
    const other = await givenOnce();
    const skipped = await other.setUp();
    const token = manageLink(skipped.gift);
    const { currentPeriodEnd: end } = await db.monthlyGift.findUniqueOrThrow({
      where: { id: skipped.gift.id },
    });
    // the page of the month before: that charge was made, and this one is not skipped in its place
    await expect(
      skipMonth(visitor, {
        token,
        charge: nextCharge({ currentPeriodEnd: monthsLater(end!, -1) })!.toISOString(),
      }),
    ).rejects.toMatchObject({ key: "giftNotChangeable" });
    await skipMonth(visitor, {
      token,
      charge: nextCharge({ currentPeriodEnd: end })!.toISOString(),
    });
    setClockForTests(new Date(Date.now() + days(33)));
    await sandbox.advance(33 * 86_400);
    await hear();
    expect((await row(stopped.donationId)).status).toBe("expired");
    expect((await row(skipped.donationId)).status).toBe("scheduled");
    await sandbox.advance(31 * 86_400);
    const paid = (await sandbox.truth("invoice")).filter(
      (i) => Number(i["amount_paid"]) > 0 && i["customer"] === skipped.gift.customerId,
    );
    expect(paid).toHaveLength(1);
    await settleInvoice(paid[0]!.id, "test");
    expect((await row(skipped.donationId)).status).toBe("succeeded");
  });

  test("today instead: charged now, as any monthly gift; in the page the amount is the gift's, not what is due", async () => {
    const { begin, actor, monthly, campaign } = await givenOnce();
    const page = await startDonationInPage(actor, await monthly());
    expect(page).toMatchObject({ kind: "in_page", amountCents: 25_00n, monthly: true });
    const today = await begin({ firstPayment: "today" });
    await sandbox.pay(today.sessionId);
    await hear();
    expect((await row(today.donationId)).status).toBe("succeeded");
    expect((await giftOf(today.donationId)).firstPaymentAt).toBeNull();
    expect((await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).raisedCents).toBe(
      50_00n,
    );
  });
});

const carriedDay = async (settledAt: Date) => {
  const { firstPaymentAfter } = await import("@/lib/donations/monthly-offer");
  return firstPaymentAfter(settledAt, now()).at;
};

/** Replaces one letter in the middle. */
const altered = (text: string) =>
  `${text.slice(0, 40)}${text[40] === "A" ? "B" : "A"}${text.slice(41)}`;

describe("what may be repeated, and by whom", () => {
  const empty = { frequency: "monthly", amount: "25" } as TypedDonation;

  test("the form is filled in from the donation's row; a cookie holds neither name nor address", async () => {
    const { campaign, gift, cookie } = await givenOnce();
    const found = await carriedGift(cookie, campaign.slug);
    expect(withCarried(empty, found, "25", "en")).toMatchObject({
      name: "Wanjiru Kamau",
      email: gift.donorEmail,
      amount: "25",
      later: { proposed: true },
    });
    const bytes = Buffer.from(cookie.split(".")[1]!, "base64").toString("latin1");
    for (const hidden of [cookie, bytes]) {
      expect(hidden).not.toContain("Wanjiru");
      expect(hidden).not.toContain(gift.donorEmail!);
      expect(hidden).not.toContain(gift.id);
    }
    expect(
      withCarried({ ...empty, frequency: "once" }, found, undefined, "en").name,
    ).toBeUndefined();
  });

  test("a cookie opens for half an hour, on its campaign's form, and not after the links were ended", async () => {
    const { campaign, gift, cookie } = await givenOnce();
    const other = await makeCampaign(campaign.ngoId);
    expect(await carriedGift(cookie, other.slug)).toBeNull();
    for (const bad of [undefined, "", "1.x", altered(cookie), encryptTypedDonation(gift.id)])
      expect(await carriedGift(bad, campaign.slug)).toBeNull();
    setClockForTests(new Date(Date.now() + 1_801_000));
    expect(await carriedGift(cookie, campaign.slug)).toBeNull();
    setClockForTests(null);
    await endLinksOf(db, gift.emailKey!);
    expect(await carriedGift(cookie, campaign.slug)).toBeNull();
  });

  test("refunded, disputed, a pledge, unpaid, or of a campaign that takes nothing: refused, also with the cookie of before", async () => {
    const { campaign, gift, token, cookie, monthly, actor } = await givenOnce();
    const sent = await monthly();
    const refused = (key: string) =>
      expect(makeMonthly({ token })).rejects.toMatchObject({ key, code: "conflict" });
    for (const status of ["paused", "completed"] as const) {
      await db.campaign.update({ where: { id: campaign.id }, data: { status } });
      await refused("notTakingGifts");
      expect(await carriedGift(cookie, campaign.slug)).toBeNull();
    }
    await db.campaign.update({
      where: { id: campaign.id },
      data: { status: "ongoing", archivedAt: now() },
    });
    await refused("notTakingGifts");
    await db.campaign.update({ where: { id: campaign.id }, data: { archivedAt: null } });
    expect((await makeMonthly({ token })).to).toBe("form");
    await settleRefund(
      {
        id: `re_${randomText()}`,
        chargeId: gift.chargeId,
        refundId: null,
        amountCents: 10_00n,
        status: "succeeded",
        at: now(),
      },
      "test",
    );
    await refused("monthlyWentBack");
    expect(await carriedGift(cookie, campaign.slug)).toBeNull();
    await expect(startDonation(actor, sent)).rejects.toMatchObject({ key: "monthlyFormOld" });
    for (const [fields, key] of [
      [{ kind: "pledge", method: "paypal", status: "pending_confirmation" }, "monthlyFromPledge"],
      [{}, "monthlyWentBack"],
      [{ kind: "monthly" }, "giftIsMonthly"],
    ] as const) {
      const { id } = await makeOpenDonation(campaign, fields);
      const link = linkOf({ kind: "donation", id, linkVersion: 1 });
      await expect(makeMonthly({ token: link })).rejects.toMatchObject({ key });
    }
    expect(await db.monthlyGift.count({ where: { campaignId: campaign.id } })).toBe(0);
  });

  test("a forged, an expired and another purpose's token open nothing", async () => {
    const { gift } = await givenOnce();
    const of = { kind: "donation", id: gift.id, linkVersion: 1 } as const;
    const over = linkOf(of, { until: new Date(Date.now() - 1_000) });
    for (const token of ["x.y", `${linkOf(of)}x`, over, linkOf({ ...of, linkVersion: 2 })])
      await expect(makeMonthly({ token })).rejects.toMatchObject({ code: "not_found" });
    const { setUp } = await givenOnce();
    const monthlyGift = await setUp();
    await expect(makeMonthly({ token: manageLink(monthlyGift.gift) })).rejects.toMatchObject({
      key: "giftIsMonthly",
    });
  });

  test("a day that was not offered is refused, and none without a cookie: nothing is begun", async () => {
    const { campaign, actor, monthly } = await givenOnce();
    const tries: Partial<GiveInput>[] = [
      { firstPayment: "2099-01-01" },
      { carried: undefined },
      { carried: "1.forged" },
    ];
    for (const fields of tries)
      await expect(startDonation(actor, await monthly(fields))).rejects.toMatchObject({
        key: "monthlyFormOld",
      });
    expect(await db.monthlyGift.count({ where: { campaignId: campaign.id } })).toBe(0);
  });

  test("two tabs: only the last one can be completed, and after it no second is begun", async () => {
    const { begin, actor, monthly, campaign, token } = await givenOnce();
    const one = await begin({ amountCents: 20_00 });
    const two = await begin({ amountCents: 15_00 });
    expect((await sandbox.pay(one.sessionId)).outcome).toBe("closed");
    expect((await row(one.donationId)).status).toBe("expired");
    await sandbox.pay(two.sessionId);
    await hear();
    // back, and pressed again: with a different amount and with the same one
    await expect(startDonation(actor, await monthly({ amountCents: 10_00 }))).rejects.toMatchObject(
      { key: "alreadyMonthly" },
    );
    const running = await db.monthlyGift.findMany({
      where: { campaignId: campaign.id, status: "active" },
    });
    expect(running).toHaveLength(1);
    // requested again from the page of the single donation: leads to the monthly one
    const way = await makeMonthly({ token });
    expect(way.to).toBe("gift");
    const shown = await donationByToken((way as { path: string }).path.split("/").at(-1)!);
    expect(shown).toMatchObject({ kind: "monthlyGift", amountCents: 15_00n, payments: [] });
  });

  test("two presses at once with other amounts: one monthly gift at most", async () => {
    const { actor, monthly, campaign } = await givenOnce();
    const begun = await Promise.allSettled(
      [20_00, 15_00, 10_00].map(async (amountCents) =>
        startDonation(actor, await monthly({ amountCents })),
      ),
    );
    const paid = [];
    for (const one of begun)
      if (one.status === "fulfilled" && one.value.kind === "checkout")
        paid.push((await sandbox.pay(one.value.sessionId)).outcome);
    await hear();
    expect(paid.filter((outcome) => outcome === "paid").length).toBeLessThanOrEqual(1);
    expect(
      await db.monthlyGift.count({ where: { campaignId: campaign.id, status: "active" } }),
    ).toBeLessThanOrEqual(1);
  });

  test("a donor who already gives every month: paying with the same card leads to that gift; otherwise nothing shows it, and the mailbox is told once", async () => {
    const one = await givenOnce();
    const first = await one.setUp();
    await sandbox.advance(33 * 86_400);
    await hear();
    await sandbox.time(0);
    const again = async (card: string) => {
      const started = await startDonation(one.actor, {
        ...(await one.monthly()),
        frequency: "once",
        firstPayment: undefined,
      });
      if (started.kind !== "checkout") throw new Error("a checkout was expected");
      await sandbox.pay(started.sessionId, card);
      await hear();
      return linkOf({ kind: "donation", id: started.donationId, linkVersion: 1 });
    };
    const same = await makeMonthly({ token: await again("4242424242424242") });
    expect(same).toMatchObject({ to: "gift" });
    // a stranger may have given this dollar in the donor's name
    const strange = await again("5555555555554444");
    const way = await makeMonthly({ token: strange });
    expect(way).toMatchObject({ to: "form", slug: one.campaign.slug });
    const carried = (way as { cookie: string }).cookie;
    const other = await one.begin({ carried });
    await one.begin({ carried });
    await sandbox.pay((await one.begin({ carried })).sessionId, "5555555555554444");
    await hear();
    await runDueJobs();
    const mails = await db.emailMessage.findMany({
      where: { kind: "monthly_already", toAddress: one.gift.donorEmail! },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain("You already give $25.00 a month to it");
    expect(other.donationId).not.toBe(first.donationId);
    expect((await giftOf(first.donationId)).status).toBe("active");
  });

  test("an old gift: today is proposed, and a month from today offered", async () => {
    const { campaign, cookie, gift } = await givenOnce();
    await db.$executeRaw`alter table donation disable trigger donation_facts`;
    await db.donation.update({
      where: { id: gift.id },
      data: { settledAt: new Date(Date.now() - days(40)) },
    });
    await db.$executeRaw`alter table donation enable trigger donation_facts`;
    const found = await carriedGift(cookie, campaign.slug);
    expect(withCarried(empty, found, "25", "en").later?.proposed).toBe(false);
    expect(found!.first.at.getTime()).toBeGreaterThan(Date.now() + days(26));
    await db.$executeRaw`alter table donation disable trigger donation_facts`;
    await db.donation.update({ where: { id: gift.id }, data: { settledAt: gift.settledAt } });
    await db.$executeRaw`alter table donation enable trigger donation_facts`;
  });
});

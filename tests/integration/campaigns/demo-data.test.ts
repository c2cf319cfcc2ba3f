import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, setClockForTests } from "@/lib/clock";
import { systemActor } from "@/lib/auth/actor";
import { causes } from "@/lib/causes";
import { fundSlug } from "@/lib/fund";
import { settleDonation } from "@/lib/donations/settle";
import { estimatedFeeCents } from "@/lib/money/money";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { compareBalance } from "@/lib/payment-events/reconcile";
import { compareMonthlyGifts } from "@/lib/payment-events/reconcile-monthly-gifts";
import { followCampaigns } from "@/lib/monthly-gifts/follow-campaigns";
import { payoutMinimumCents } from "@/lib/payouts/rules";
import { runPayouts } from "@/lib/payouts/run-payouts";
import { stoppedAmong } from "@/lib/reports/queries";
import { verificationRecord } from "@/lib/statistics/record-queries";
import { demoCampaigns } from "@/prisma/seed/campaign-list";
import { seedDemo } from "@/prisma/seed/demo";
import { seedMoney } from "@/prisma/seed/money";
import { seedOperator } from "@/prisma/seed/operator";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { startSandbox } from "@/tests/support/sandbox";
import { emptyBooks } from "@/tests/money/world";

/** Demo data of one moment; each test checks another aspect. */
const start = new Date();
beforeAll(async () => {
  setClockForTests(start);
  await seedOperator();
  await seedDemo();
}, 240_000);
afterAll(async () => {
  setClockForTests(null);
  await db.$disconnect();
});

const paid = { settledAt: { not: null } };
const share = (part: number, whole: number) => part / whole;

/** All of the seed's data about money, by ids and keys that are the same at each start. */
async function snapshot(): Promise<unknown[]> {
  return [
    await db.donation.findMany({
      omit: { receiptNumber: true, version: true },
      orderBy: { id: "asc" },
    }),
    await db.monthlyGift.findMany({ orderBy: { id: "asc" } }),
    await db.ledgerTransaction.findMany({
      select: { idemKey: true, linesHash: true, occurredAt: true, donationId: true },
      orderBy: { idemKey: "asc" },
    }),
    await db.payout.findMany({ omit: { number: true, version: true }, orderBy: { id: "asc" } }),
    await db.campaign.findMany({
      select: { slug: true, raisedCents: true, donorCount: true, giftCount: true },
      orderBy: { slug: "asc" },
    }),
  ];
}

test("about 1,200 gifts of fourteen months: most around $60, a third of them without a name, a seventh of the donors monthly", async () => {
  const rows = await db.donation.findMany({ where: paid, orderBy: { settledAt: "asc" } });
  expect(rows.length).toBeGreaterThan(1_000);
  expect(rows.length).toBeLessThan(1_400);
  const oldest = rows[0]!.settledAt!.getTime();
  expect(start.getTime() - oldest).toBeGreaterThan(days(395));
  expect(start.getTime() - oldest).toBeLessThan(days(430));
  const cents = rows.map((row) => Number(row.amountCents)).sort((a, b) => a - b);
  expect(cents[cents.length >> 1]).toBeGreaterThanOrEqual(30_00);
  expect(cents[cents.length >> 1]).toBeLessThanOrEqual(75_00);
  const usual = rows.filter((row) => Number(row.amountCents) % 5_00 === 0);
  expect(share(usual.length, rows.length)).toBeGreaterThan(0.9);
  const unnamed = rows.filter((row) => !row.showName);
  expect(share(unnamed.length, rows.length)).toBeGreaterThan(0.24);
  expect(share(unnamed.length, rows.length)).toBeLessThan(0.36);
  const donors = new Set(rows.map((row) => row.donorKey));
  const monthly = new Set(rows.filter((r) => r.kind === "monthly").map((row) => row.donorKey));
  expect(share(monthly.size, donors.size)).toBeGreaterThan(0.12);
  expect(share(monthly.size, donors.size)).toBeLessThan(0.19);
  expect(rows.every((row) => row.isDemo && row.donorEmail!.endsWith("@donors.example"))).toBe(true);
});

test("no month of the last twelve is empty, for the whole and for the demo's organisation; the last day has gifts of its hours", async () => {
  const ngo = await db.ngoMember.findFirstOrThrow({
    where: { user: { email: "ngo@harambee.example" } },
  });
  for (const where of [paid, { ...paid, ngoId: ngo.ngoId }]) {
    const rows = await db.donation.findMany({ where, select: { settledAt: true } });
    const months = new Set(rows.map((row) => row.settledAt!.toISOString().slice(0, 7)));
    for (let back = 0; back < 12; back++) {
      const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - back, 1));
      // the current month may be a few minutes old
      if (back > 0) expect(months).toContain(month.toISOString().slice(0, 7));
    }
  }
  const last = await db.donation.findMany({
    where: { settledAt: { gt: new Date(start.getTime() - days(1)) } },
  });
  expect(last.length).toBeGreaterThanOrEqual(12);
  expect(await db.donation.count({ where: { settledAt: { gt: start } } })).toBe(0);
  expect(await db.donation.count({ where: { createdAt: { gt: start } } })).toBe(0);
});

test("what campaigns have raised is what the list says and fits their goals; none lives from one gift", async () => {
  const campaigns = await db.campaign.findMany({ include: { donations: { where: paid } } });
  expect(campaigns).toHaveLength(demoCampaigns.length + 1);
  for (const campaign of campaigns) {
    const { slug, raisedCents, fundingGoalCents: goal, donations, status } = campaign;
    const spec = demoCampaigns.find((one) => one.slug === slug);
    expect([slug, raisedCents]).toEqual([slug, BigInt(spec ? spec.raised : 48_300) * 100n]);
    const percent = Number((raisedCents * 100n) / goal);
    if (status === "completed") expect(percent).toBeGreaterThanOrEqual(100);
    expect(percent).toBeLessThanOrEqual(status === "completed" ? 104 : 97);
    if (slug === fundSlug) continue;
    for (const donation of donations) {
      expect(donation.amountCents).toBeLessThanOrEqual(1_000_00n);
      expect(donation.amountCents * 10n).toBeLessThanOrEqual(goal > 2_500_00n ? goal : goal * 2n);
      expect(donation.settledAt!.getTime()).toBeGreaterThan(campaign.createdAt.getTime());
    }
  }
  const scenes = demoCampaigns.flatMap((one) => one.scene ?? []);
  expect(new Set(scenes).size).toBe(scenes.length);
  expect(demoCampaigns.every((one) => (causes as readonly string[]).includes(one.cause))).toBe(
    true,
  );
});

test("the provider knows nothing of it, and the comparison with the provider finds nothing to say", async () => {
  const sandbox = await startSandbox();
  try {
    Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url });
    expect(await compareBalance(new Date(0), true)).toEqual([]);
    expect(await compareMonthlyGifts(new Date(0))).toEqual([]);
  } finally {
    await sandbox.stop();
  }
}, 60_000);

test("a gift of the seed stands in the books as one that was settled", async () => {
  const seeded = await db.donation.findFirstOrThrow({
    where: { ...paid, kind: "one_off", status: "succeeded", campaign: { slug: "rain-tanks" } },
    orderBy: { settledAt: "desc" },
  });
  const { campaignId, ngoId, amountCents } = seeded;
  const open = await makeOpenDonation({ id: campaignId, ngoId }, { amountCents, isDemo: true });
  const feeCents = BigInt(estimatedFeeCents(Number(amountCents)));
  const charge = paidCharge({ amountCents, feeCents, donationId: open.id });
  expect(await settleDonation({ donationId: open.id, charge, cause: "test" })).toBe("applied");
  const books = async (id: string) => ({
    postings: (
      await db.ledgerTransaction.findMany({
        where: { donationId: id },
        orderBy: { id: "asc" },
        include: { entries: { orderBy: { seq: "asc" }, include: { account: true } } },
      })
    ).map(({ kind, linesHash, entries }) => ({
      kind,
      linesHash,
      lines: entries.map((e) => [e.seq, e.account.code, e.direction, e.amountCents]),
    })),
    states: await db.stateLog.findMany({
      where: { entityId: id },
      select: { entity: true, toS: true },
    }),
    audit: await db.auditLog.findMany({ where: { entityId: id }, select: { action: true } }),
    row: await db.donation.findUniqueOrThrow({
      where: { id },
      select: { status: true, feeCents: true, amountCents: true, refundedCents: true },
    }),
  });
  expect(await books(seeded.id)).toEqual(await books(open.id));
});

test("monthly gifts are series: one charge a month, the first is the one that began it, none waits for its campaign", async () => {
  const gifts = await db.monthlyGift.findMany({
    include: { donations: { orderBy: { createdAt: "asc" } } },
  });
  expect(gifts.length).toBeGreaterThan(50);
  for (const gift of gifts) {
    expect(gift.donations[0]?.id).toBe(gift.firstDonationId);
    const months = gift.donations.map((d) => d.createdAt.toISOString().slice(0, 7));
    expect(new Set(months).size).toBe(months.length);
    expect(gift.donations.every((d) => d.amountCents === gift.amountCents)).toBe(true);
    if (gift.status === "active")
      expect(gift.currentPeriodEnd!.getTime()).toBeGreaterThan(start.getTime());
  }
  expect(new Set(gifts.map((gift) => gift.status))).toEqual(
    new Set(["active", "paused", "past_due", "canceled"]),
  );
  expect(await followCampaigns()).toBe(0);
});

test("twelve monthly runs are paid, with two people's hands; six grants of the fund; refunds, a dispute, pledges", async () => {
  const payouts = await db.payout.findMany({ where: { status: "sent" } });
  expect(new Set(payouts.map((payout) => payout.period)).size).toBe(12);
  for (const payout of payouts) {
    expect(payout.approvedBy).not.toBeNull();
    expect(payout.approvedBy).not.toBe(payout.sentBy);
    expect(payout.sentAt!.getTime()).toBeLessThan(start.getTime());
  }
  const grants = await db.ledgerTransaction.findMany({ where: { kind: "grant" } });
  expect(grants).toHaveLength(6);
  expect(await db.moneyOrder.count({ where: { kind: "grant", status: "done" } })).toBe(6);
  expect(await db.refund.count({ where: { status: "succeeded" } })).toBe(6);
  expect(await db.dispute.count({ where: { withdrawn: true } })).toBe(1);
  const pledges = await db.donation.groupBy({
    by: ["status"],
    where: { kind: "pledge" },
    _count: true,
  });
  const count = (status: string) => pledges.find((row) => row.status === status)?._count;
  expect(count("pending_confirmation")).toBe(4);
  expect(count("confirmed")).toBeGreaterThan(8);
});

test("messages, mails and jobs that are done; three applications of different age", async () => {
  expect(await db.contactMessage.count()).toBe(12);
  const mails = await db.emailMessage.findMany();
  expect(mails.length).toBeGreaterThanOrEqual(36);
  expect(mails.every((mail) => mail.status === "kept" && mail.createdAt <= start)).toBe(true);
  expect(new Set(mails.map((mail) => mail.kind)).size).toBeGreaterThanOrEqual(8);
  expect(await db.job.count({ where: { status: "done" } })).toBeGreaterThanOrEqual(30);
  const waiting = await db.ngo.findMany({
    where: { status: "pending" },
    orderBy: { submittedAt: "desc" },
  });
  const ages = waiting.map((ngo) => (start.getTime() - ngo.submittedAt!.getTime()) / days(1));
  expect(ages.map(Math.round)).toEqual([0, 2, expect.any(Number)]);
  expect(ages[2]).toBeGreaterThan(7.9);
});

test("with a mail server the seed mails nothing", async () => {
  const before = await db.emailMessage.count();
  const { seedMails } = await import("@/prisma/seed/mails");
  await db.emailMessage.deleteMany();
  Object.assign(env, { SMTP_URL: "smtp://127.0.0.1:1" });
  await seedMails([]);
  Object.assign(env, { SMTP_URL: undefined });
  expect(before).toBeGreaterThan(0);
  expect(await db.emailMessage.count()).toBe(0);
});

test("a payout of what is left waits for each organisation from the start on, to the cent; the next run finds nothing to do", async () => {
  const waiting = await db.payout.findMany({ where: { status: "reserved" } });
  expect(waiting).toHaveLength(6);
  expect(new Set(waiting.map((payout) => payout.ngoId)).size).toBe(6);
  for (const { approvedBy, amountCents } of waiting) {
    expect(approvedBy).toBeNull();
    expect(amountCents).toBeGreaterThanOrEqual(payoutMinimumCents);
  }
  expect(await runPayouts(systemActor("payouts"))).toEqual([]);
  expect((await checkInvariants()).filter((r) => r.rows.length > 0)).toEqual([]);
});

test("an organisation's record says what was paid out by month, to the cent, and which reports were on time", async () => {
  setClockForTests(start);
  const { ngoId } = await db.campaign.findUniqueOrThrow({ where: { slug: "loima-pumps" } });
  const sent = await db.payout.findMany({ where: { ngoId, status: "sent" } });
  const record = await verificationRecord(ngoId);
  expect(sent.length).toBeGreaterThan(3);
  expect(record.paid.reduce((sum, row) => sum + row.payouts, 0)).toBe(sent.length);
  const inMonth = (month: Date) =>
    sent.filter((p) => p.sentAt!.toISOString().slice(0, 7) === month.toISOString().slice(0, 7));
  for (const { month, cents, payouts } of record.paid) {
    expect(payouts).toBe(inMonth(month).length);
    expect(cents).toBe(inMonth(month).reduce((sum, p) => sum + p.amountCents, 0n));
  }
  expect(record.reports.punctuality.onTime).toBeGreaterThanOrEqual(3);
  expect(record.concerns).toMatchObject({ raised: 2, answered: 1 });
});

test("of the demo's campaigns one small one has stopped, because nobody reported", async () => {
  setClockForTests(start);
  const ids = (await db.campaign.findMany({ select: { id: true } })).map(({ id }) => id);
  const stopped = await db.campaign.findMany({
    where: { id: { in: [...(await stoppedAmong(ids))] }, status: "ongoing" },
    select: { slug: true },
  });
  expect(stopped).toEqual([{ slug: "net-shed-keta" }]);
});

test("a second start in the same minute makes the same", async () => {
  const people = async (email: string) =>
    (await db.user.findUniqueOrThrow({ where: { email } })).id;
  const staff = {
    admin: await people("admin@harambee.example"),
    second: await people("second-admin@harambee.example"),
  };
  const ngos = new Map(
    await Promise.all(
      ["loima", "kita", "racines", "mangochi", "keta", "bohicon"].map(async (key) => {
        const slug = demoCampaigns.find((one) => one.ngo === key)!.slug;
        const campaign = await db.campaign.findUniqueOrThrow({ where: { slug } });
        return [key, campaign.ngoId] as const;
      }),
    ),
  );
  const minute = new Date("2027-03-09T10:15:20.000Z");
  const again = async () => {
    await emptyBooks();
    setClockForTests(minute);
    await seedMoney(ngos, staff);
    return snapshot();
  };
  const first = await again();
  expect(await again()).toEqual(first);
}, 120_000);

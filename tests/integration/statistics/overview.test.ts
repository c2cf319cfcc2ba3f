import { afterAll, afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { newId } from "@/lib/ids";
import { settleDonation } from "@/lib/donations/settle";
import { applyDispute } from "@/lib/disputes/settle";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { ended, payOutApproved } from "@/tests/support/second-person";

vi.setConfig({ testTimeout: 120_000 }); // forty money transactions; generous, for a busy machine

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

const at = (text: string) => setClockForTests(new Date(text));
const last = "2028-05-20T12:00:00Z";

type Campaign = { id: string; ngoId: string };

async function gift(campaign: Campaign, time: string, cents: bigint, more: object = {}) {
  at(time);
  const donation = await makeOpenDonation(campaign, { amountCents: cents, ...more });
  const charge = paidCharge({ amountCents: cents, donationId: donation.id });
  await settleDonation({ donationId: donation.id, charge, cause: "test" });
  return { donation, charge };
}

const refund = (chargeId: string, amountCents: bigint) =>
  settleRefund(
    {
      id: `re_${randomText(8)}`,
      chargeId,
      refundId: null,
      amountCents,
      status: "succeeded",
      at: new Date(),
    },
    "test",
  );

const loseDispute = (chargeId: string, amountCents: bigint) =>
  applyDispute(
    {
      id: `dp_${randomText(8)}`,
      chargeId,
      paymentIntentId: null,
      amountCents,
      currency: "usd",
      status: "lost",
      reason: "fraudulent",
      livemode: false,
      withdrawn: { txnId: `txn_${randomText(8)}`, amountCents, feeCents: 15_00n, at: new Date() },
      reinstated: null,
    },
    "test",
  );

async function monthlyGift(campaign: Campaign, status: string, amountCents: bigint) {
  const first = await makeOpenDonation(campaign, { kind: "monthly", amountCents });
  await db.monthlyGift.create({
    data: {
      id: newId("monthlyGift"),
      campaignId: campaign.id,
      ngoId: campaign.ngoId,
      status,
      amountCents,
      method: "card",
      firstDonationId: first.id,
      donorName: "Monthly Donor",
      donorEmail: randomEmail(),
      donorKey: first.donorKey,
    },
  });
}

/** Fourteen months of donations to ten campaigns, some refunded, some lost, two payouts. */
async function filledNgo() {
  const { ngo, owner } = await makeNgo();
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
  await db.ngo.update({
    where: { id: ngo.id },
    data: {
      bankCipher: bank.cipher,
      bankKeyVersion: bank.keyVersion,
      verifiedUntil: new Date("2030-01-01"),
    },
  });
  const campaigns: Campaign[] = [];
  for (let i = 0; i < 10; i++) campaigns.push(await makeCampaign(ngo.id));
  await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
  const archived = await makeCampaign(ngo.id, { archivedAt: new Date() });
  const of = (i: number) => campaigns[i]!;
  const regular = { donorEmail: "again@test.example", donorKey: `again-${ngo.id}@test.example` };

  await gift(of(0), "2027-03-31T23:59:59Z", 700_00n); // before the twelve months
  await gift(of(1), "2027-06-01T00:00:00Z", 25_00n, regular); // the first instant of them
  await gift(of(2), "2027-11-05T10:00:00Z", 25_01n, { ...regular, kind: "monthly" });
  const part = await gift(of(3), "2028-02-29T23:59:59Z", 60_01n);
  await gift(of(4), "2028-03-01T00:00:00Z", 150_00n, { ...regular, kind: "monthly" });
  const whole = await gift(of(5), "2028-03-09T09:00:00Z", 500_00n);
  const lost = await gift(of(6), "2028-04-11T10:00:00Z", 500_01n);
  await gift(archived, "2028-04-12T10:00:00Z", 90_00n);
  const admin = await actorOf(await makeAdmin());
  for (const day of ["2028-04-13T10:00:00Z", "2028-05-02T10:00:00Z"]) {
    await gift(of(7), day, 333_33n);
    const made = await payOutApproved(admin, { ngoId: ngo.id });
    await ended(admin, { payoutId: made.payoutId, result: "sent" });
  }
  await refund(part.charge.id, 20_00n);
  await refund(whole.charge.id, 500_00n);
  await loseDispute(lost.charge.id, 500_01n);
  at(last);
  for (let i = 0; i < 10; i++) await gift(of(i), last, BigInt(1000 + i));
  await gift(of(9), last, 999_99n);
  await gift(of(8), last, 120_00n);
  const onItsWay = await payOutApproved(admin, { ngoId: ngo.id });
  await gift(of(8), last, 44_00n);
  await monthlyGift(of(0), "active", 15_00n);
  await monthlyGift(of(1), "active", 20_50n);
  await monthlyGift(of(2), "paused", 900_00n);
  return { ngo, owner, onItsWay };
}

/** The sums added by donations, calculated with plain SQL from donations, refunds and disputes. */
async function plainSums(ngoId: string) {
  const net = `greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
    - coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0))`;
  const rows = await db.$queryRawUnsafe<
    {
      month: string;
      monthly: boolean;
      cents: bigint;
      gross: bigint;
      campaign: string;
      donor: string;
    }[]
  >(
    `select to_char(d.settled_at at time zone 'UTC', 'YYYY-MM') as month, d.kind = 'monthly' as monthly, (${net})::bigint as cents,
       d.amount_cents as gross, d.campaign_id as campaign, d.donor_key as donor
     from donation d where d.ngo_id = $1 and d.settled_at is not null`,
    ngoId,
  );
  return rows;
}

const totalOf = (rows: { cents: bigint }[]) => rows.reduce((sum, r) => sum + r.cents, 0n);

test("every figure of the overview is that of the donations and the books, with refunds and a lost dispute", async () => {
  const { ngo, owner, onItsWay } = await filledNgo();
  at(last);
  const actor = await ngoActorOf(owner);
  const shown = await ngoOverview(actor);
  const all = (await plainSums(ngo.id)).filter((row) => row.cents > 0n);
  const year = all.filter((r) => r.month >= "2027-06");

  expect(shown.months.map((m) => m.month.toISOString().slice(0, 7))).toEqual(
    ["06", "07", "08", "09", "10", "11", "12"]
      .map((m) => `2027-${m}`)
      .concat(["01", "02", "03", "04", "05"].map((m) => `2028-${m}`)),
  );
  for (const m of shown.months) {
    const own = year.filter((r) => r.month === m.month.toISOString().slice(0, 7));
    expect(m).toMatchObject({
      onceCents: totalOf(own.filter((r) => !r.monthly)),
      monthlyCents: totalOf(own.filter((r) => r.monthly)),
      gifts: own.length,
    });
  }
  expect(shown.once.cents).toBe(totalOf(year.filter((r) => !r.monthly)));
  expect(shown.monthly).toEqual({ cents: 175_01n, gifts: 2 });
  const bounds = [0n, 25_00n, 60_00n, 150_00n, 500_00n, 1n << 60n];
  expect(shown.sizes).toEqual(
    bounds
      .slice(1)
      .map((upTo, i) => year.filter((r) => r.gross > (bounds[i] ?? 0n) && r.gross <= upTo).length),
  );

  // February: 60.01 less 20; March: the refunded donation; April: 90.00 and 333.33, the lost dispute
  const threeMonths = 40_01n + 0n + 423_33n;
  expect(shown.expected).toMatchObject({
    month: new Date("2028-06-01"),
    monthlyGifts: 2,
    monthlyCents: 35_50n,
    onceCents: threeMonths / 3n,
    cents: 35_50n + threeMonths / 3n,
  });

  const campaigns = await db.campaign.findMany({
    where: { ngoId: ngo.id, status: "ongoing", archivedAt: null },
  });
  const raised = campaigns
    .map((c) => totalOf(all.filter((r) => r.campaign === c.id)))
    .sort((a, b) => Number(b - a));
  expect(shown.campaigns.top.map((c) => c.raisedCents)).toEqual(raised.slice(0, 8));
  expect(shown.campaigns.rest).toEqual({
    count: 2,
    raisedCents: raised.slice(8).reduce((sum, cents) => sum + cents, 0n),
  });

  const giftsOf = new Map<string, number>();
  for (const { donor } of all) giftsOf.set(donor, (giftsOf.get(donor) ?? 0) + 1);
  expect(shown.donors).toBe(giftsOf.size);
  expect(shown.returningDonors).toBe([...giftsOf.values()].filter((n) => n > 1).length);
  expect(shown.returningDonors).toBe(1);

  const [books] = await db.$queryRaw<{ payable: bigint; transit: bigint }[]>`
    select coalesce(sum(case e.dir when 'C' then e.amount else -e.amount end) filter (where a.code not like '%in_transit%'), 0)::bigint as payable,
      coalesce(sum(case e.dir when 'C' then e.amount else -e.amount end) filter (where a.code like '%in_transit%'), 0)::bigint as transit
    from ledger_entry e join ledger_account a on a.id = e.account_id where a.ngo_id = ${ngo.id}`;
  const sent = await db.payout.findMany({
    where: { ngoId: ngo.id, status: "sent" },
    orderBy: { sentAt: "desc" },
  });
  expect(sent).toHaveLength(2);
  expect(shown.money).toMatchObject({
    givenCents: totalOf(all),
    balanceCents: books?.payable,
    inTransitCents: books?.transit,
    paidCents: sent.reduce((sum, p) => sum + p.amountCents, 0n),
    payouts: 2,
    lastPayout: { at: sent[0]?.sentAt, cents: sent[0]?.amountCents, account: "•••• 3000" },
    next: { nextRunAt: new Date("2028-05-21T02:00:00Z"), open: true, block: null },
  });
  expect(shown.money.inTransitCents).toBe(
    (await db.payout.findUniqueOrThrow({ where: { id: onItsWay.payoutId } })).amountCents,
  );
});

test("a new organisation has nothing, and nobody else may look", async () => {
  const { owner } = await makeNgo();
  const shown = await ngoOverview(await ngoActorOf(owner));
  expect(shown).toMatchObject({
    once: { cents: 0n, gifts: 0 },
    sizes: [0, 0, 0, 0, 0],
    campaigns: { top: [], rest: { count: 0, raisedCents: 0n } },
    donors: 0,
    money: { givenCents: 0n, paidCents: 0n, lastPayout: null },
  });
  const pending = await makeNgo({ status: "pending" });
  for (const actor of [visitor, await actorOf(await makeAdmin()), await actorOf(pending.owner)])
    await expect(ngoOverview(actor)).rejects.toThrow();
});

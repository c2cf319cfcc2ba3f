import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { inLogContext } from "@/lib/log-context";
import { settleDonation } from "@/lib/donations/settle";
import { makeCampaign, makeNeed, makeNgo, randomEmail } from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { makeSupporterPage } from "@/tests/support/supporters";

afterEach(expectSoundBooks);
afterAll(() => db.$disconnect());

const given = async (count: number, ...campaigns: { id: string; ngoId: string }[]) =>
  Promise.all(
    Array.from({ length: count }, (_, i) => makeOpenDonation(campaigns[i % campaigns.length]!)),
  );
type Given = Awaited<ReturnType<typeof given>>[number];
const settle = (donation: Given, more: { charge?: object; cause?: string } = {}) =>
  settleDonation({
    donationId: donation.id,
    charge: paidCharge({ donationId: donation.id, ...more.charge }),
    cause: more.cause ?? "test",
  });
const stateOf = async (donations: Given[]) =>
  db.donation.findMany({
    where: { id: { in: donations.map(({ id }) => id) } },
    orderBy: { receiptNumber: "asc" },
  });
/** The number of transactions that wrote the donations' rows. */
async function transactions(donations: Given[]): Promise<number> {
  const ids = donations.map(({ id }) => id);
  const [row] = await db.$queryRaw<{ n: number }[]>`
    select count(distinct xmin::text)::int as n from donation where id = any(${ids}::text[])`;
  return row!.n;
}

test("settlements that wait while one is written are written together, with receipt numbers without a gap", async () => {
  const { ngo } = await makeNgo();
  const donations = await given(20, await makeCampaign(ngo.id), await makeCampaign(ngo.id));
  const results = await Promise.all(donations.map((donation) => settle(donation)));
  expect(results).toEqual(donations.map(() => "applied"));
  const numbers = (await stateOf(donations)).map((row) => Number(row.receiptNumber));
  expect(numbers.at(-1)! - numbers[0]!).toBe(19);
  expect(await transactions(donations)).toBe(2);
});

test("sums are counted once each: donors who give again, a need, a supporter's page, a promise, another organisation", async () => {
  const { ngo } = await makeNgo();
  const { ngo: other } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, { hasMatches: true });
  const second = await makeCampaign(ngo.id);
  const third = await makeCampaign(other.id);
  const need = await makeNeed(campaign.id, { unitCents: 10_00n });
  const page = await makeSupporterPage(campaign.id);
  const match = await db.match.create({
    data: {
      id: newId("match"),
      campaignId: campaign.id,
      kind: "match",
      status: "confirmed",
      sponsorName: "Amina",
      sponsorEmail: "amina@test.example",
      showsName: false,
      percent: 50,
      capCents: 1_000_00n,
      startsAt: new Date(nowMs() - days(1)),
      endsAt: new Date(nowMs() + days(1)),
      askedBy: "test",
      decidedAt: now(),
    },
  });
  const email = randomEmail();
  const again = { donorEmail: email, donorKey: email };
  const toNeed = { needId: need.id, needQuantity: 2, needCents: 20_00n };
  const donations = await Promise.all([
    makeOpenDonation(second),
    makeOpenDonation(campaign, again),
    makeOpenDonation(campaign, again),
    makeOpenDonation(second, again),
    makeOpenDonation(third, again),
    makeOpenDonation(campaign, toNeed),
    makeOpenDonation(campaign, toNeed),
    makeOpenDonation(campaign, { supporterPageId: page.id }),
  ]);
  await Promise.all(donations.map((donation) => settle(donation)));
  expect(await transactions(donations)).toBe(2);
  const totals = await db.campaign.findMany({
    where: { id: { in: [campaign.id, second.id, third.id] } },
    select: { id: true, raisedCents: true, giftCount: true, donorCount: true },
  });
  expect(new Map(totals.map(({ id, ...sums }) => [id, sums]))).toEqual(
    new Map([
      [campaign.id, { raisedCents: 125_00n, giftCount: 5, donorCount: 4 }],
      [second.id, { raisedCents: 50_00n, giftCount: 2, donorCount: 2 }],
      [third.id, { raisedCents: 25_00n, giftCount: 1, donorCount: 1 }],
    ]),
  );
  expect(await db.need.findUniqueOrThrow({ where: { id: need.id } })).toMatchObject({
    fundedCents: 40_00n,
  });
  expect(await db.supporterPage.findUniqueOrThrow({ where: { id: page.id } })).toMatchObject({
    raisedCents: 25_00n,
    giftCount: 1,
  });
  expect(await db.match.findUniqueOrThrow({ where: { id: match.id } })).toMatchObject({
    givenCents: 125_00n,
    donors: 4,
  });
  const ngos = await db.$queryRaw<object[]>`
    select donors::int, returning_donors::int as back from ngo_totals where ngo_id in (${ngo.id}, ${other.id}) order by donors`;
  expect(ngos).toEqual([
    { donors: 1, back: 0 },
    { donors: 5, back: 1 },
  ]);
});

test("one that a rule of the database refuses does not take the others along", async () => {
  const { ngo } = await makeNgo();
  const donations = await given(6, await makeCampaign(ngo.id));
  const paymentIntentId = `pi_${newId("donation")}`;
  const results = await Promise.allSettled(
    donations.map((donation, i) =>
      // the same payment for two donations: the database allows only one
      settle(donation, { charge: i === 2 || i === 3 ? { paymentIntentId } : {} }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 5 }, () => "fulfilled"),
    "rejected",
  ]);
  expect((await stateOf(donations)).filter((row) => row.settledAt !== null)).toHaveLength(5);
});

test("one that somebody else works on does not hold up the others, and is settled when it is free", async () => {
  const { ngo } = await makeNgo();
  const donations = await given(5, await makeCampaign(ngo.id));
  const [held, ...others] = donations;
  let late: Promise<string> | undefined;
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select id from donation where id = ${held!.id} for update`;
      late = settle(held!);
      const results = await Promise.all(others.map((donation) => settle(donation)));
      expect(results).toEqual(others.map(() => "applied"));
      expect((await stateOf([held!]))[0]!.settledAt).toBeNull();
    },
    { timeout: 60_000 },
  );
  expect(await late).toBe("applied");
});

test("each keeps its cause and its request: those of one cause are written together", async () => {
  const { ngo } = await makeNgo();
  const donations = await given(6, await makeCampaign(ngo.id));
  await Promise.all(
    donations.map((donation, i) =>
      inLogContext({ requestId: `req_${i}` }, () =>
        settle(donation, { cause: i % 2 === 0 ? "webhook" : "verify" }),
      ),
    ),
  );
  const jobs = await db.job.findMany({
    where: { dedupeKey: { in: donations.map(({ id }) => `receipt:${id}`) } },
    select: { dedupeKey: true, requestId: true },
  });
  expect(new Map(jobs.map((job) => [job.dedupeKey, job.requestId]))).toEqual(
    new Map(donations.map(({ id }, i) => [`receipt:${id}`, `req_${i}`])),
  );
  const steps = await db.$queryRaw<{ id: string; cause: string }[]>`
    select entity_id as id, cause from state_log where entity_id = any(${donations.map(({ id }) => id)}::text[]) and to_s = 'succeeded'`;
  expect(new Map(steps.map(({ id, cause }) => [id, cause]))).toEqual(
    new Map(donations.map(({ id }, i) => [id, i % 2 === 0 ? "webhook" : "verify"])),
  );
});

test("the same donation several times at once, among others: settled once, then it is already", async () => {
  const { ngo } = await makeNgo();
  const donations = await given(4, await makeCampaign(ngo.id));
  const charges = donations.map(({ id }) => paidCharge({ donationId: id }));
  const results = await Promise.all(
    [0, 1, 1, 2, 3, 1].map((i) =>
      settleDonation({ donationId: donations[i]!.id, charge: charges[i]!, cause: "test" }),
    ),
  );
  expect(results).toEqual(["applied", "applied", "already", "applied", "applied", "already"]);
  // it did not undo what was written along with it
  expect(await transactions(donations)).toBe(2);
});

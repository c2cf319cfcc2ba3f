import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GET as listedCampaigns } from "@/app/api/v1/campaigns/route";
import { GET as oneCampaign } from "@/app/api/v1/campaigns/[idOrSlug]/route";
import { GET as ownCampaigns } from "@/app/api/v1/campaigns/ngo/my-campaigns/route";
import { GET as donorsCall } from "@/app/api/v1/donors/route";
import { createKey } from "@/lib/api-keys/create-key";
import type { NgoActor, UserActor } from "@/lib/auth/actor";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { listPublicCampaigns, publicTotals } from "@/lib/campaigns/list-queries";
import { campaignPerformance } from "@/lib/campaigns/performance-queries";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import { donationFilter } from "@/lib/donations/donation-filter";
import { ngoDonors } from "@/lib/donations/ngo-donor-queries";
import { ngoDonations } from "@/lib/donations/queries";
import { settleDonation } from "@/lib/donations/settle";
import { applyDispute } from "@/lib/disputes/settle";
import { newId } from "@/lib/ids";
import { toDollars } from "@/lib/money/money";
import { consoleNgos } from "@/lib/ngos/console-list";
import { ngoStats, statsDto } from "@/lib/ngos/stats";
import { recordGift } from "@/lib/recorded-gifts/record-gift";
import { failRefund, settleRefund } from "@/lib/refunds/settle-refund";
import { adminOverview } from "@/lib/statistics/admin-queries";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import { campaignGiving, ngoFigures } from "@/lib/statistics/public-queries";
import { call } from "@/tests/support/call";
import { donationsCsv, donorsCsv } from "@/tests/support/exports";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";

// Each number has the same meaning on every page that shows it: what remains of donations after refunds, donations of
// which something remains, and their donors. Pairs of pages are compared with the same data, which has donations of
// every kind.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
afterAll(() => db.$disconnect());

const everything = donationFilter({});

type Campaign = Awaited<ReturnType<typeof makeCampaign>>;
let ngoId: string;
let owner: NgoActor;
let admin: UserActor;
let token: string;
let goal: Campaign;
let open: Campaign;
let deleted: Campaign;

async function give(campaign: Campaign, cents: bigint, who: string, more: object = {}) {
  const email = `${who}-${campaign.ngoId}@test.example`.toLowerCase();
  const donation = await makeOpenDonation(campaign, {
    amountCents: cents,
    donorName: who,
    donorEmail: email,
    donorKey: email,
    ...more,
  });
  const charge = paidCharge({ amountCents: cents, donationId: donation.id });
  await settleDonation({ donationId: donation.id, charge, cause: "test" });
  return { id: donation.id, charge: charge.id };
}

async function refund(chargeId: string, amountCents: bigint) {
  const id = `re_${randomText(8)}`;
  const at = now();
  await settleRefund(
    { id, chargeId, refundId: null, amountCents, status: "succeeded", at },
    "test",
  );
  return db.refund.findFirstOrThrow({ where: { providerId: id } });
}

const dispute = (chargeId: string, amountCents: bigint, status: "lost" | "needs_response") =>
  applyDispute(
    {
      id: `dp_${randomText(8)}`,
      chargeId,
      paymentIntentId: null,
      amountCents,
      currency: "usd",
      status,
      reason: "fraudulent",
      livemode: false,
      withdrawn: { txnId: `txn_${randomText(8)}`, amountCents, feeCents: 15_00n, at: now() },
      reinstated: null,
    },
    "test",
  );

beforeAll(async () => {
  const made = await makeNgo();
  ngoId = made.ngo.id;
  owner = await ngoActorOf(made.owner);
  admin = await actorOf(await makeAdmin());
  const scopes = ["donations:read", "donors:read", "campaigns:read"] as const;
  token = (await createKey(owner, { name: "Website", scopes: [...scopes], days: 30 })).key;
  goal = await makeCampaign(ngoId, { deadline: new Date("2040-01-01") });
  open = await makeCampaign(ngoId);
  deleted = await makeCampaign(ngoId);
  await makeCampaign(ngoId, { status: "draft", publishedAt: null });

  await give(goal, 25_00n, "Ada", { showName: true });
  await give(goal, 10_00n, "ADA"); // the same person
  await give(open, 15_00n, "Ada", { kind: "monthly" });
  await give(goal, 40_00n, "Hidden", { shareWithNgo: false });
  const part = await give(goal, 60_00n, "Part");
  const whole = await give(goal, 500_00n, "Whole"); // gave nothing else
  const again = await give(open, 80_00n, "Part"); // something remains of this person's other donation
  const lost = await give(open, 90_00n, "Lost");
  const disputed = await give(open, 30_00n, "Disputed");
  const back = await give(goal, 70_00n, "Back");
  await give(deleted, 20_00n, "Deleted");
  await give(goal, 33_00n, "Deleted");
  await db.campaign.update({ where: { id: deleted.id }, data: { archivedAt: now() } });
  await refund(part.charge, 20_00n);
  await refund(whole.charge, 500_00n);
  await refund(again.charge, 50_00n);
  await refund(again.charge, 30_00n);
  await dispute(lost.charge, 90_00n, "lost");
  await dispute(disputed.charge, 30_00n, "needs_response");
  // refunded, but the bank rejected the refund
  const undone = await refund(back.charge, 70_00n);
  await failRefund({ refundId: undone.id, status: "failed", cause: "test" });
  await recordGift(owner, {
    id: newId("recordedGift"),
    campaignId: goal.id,
    method: "mpesa",
    receivedOn: "2026-01-05",
    currency: "USD",
    original: 1_000n,
    rateMicros: 1_000_000n,
    reference: null,
    donorName: "Recorded",
    donorEmail: null,
    note: null,
  });
});

/** Counted by hand: Ada twice, Hidden, Part, Back and Deleted for the one; Ada and Disputed for the other. */
const byHand = {
  goal: { raised: 25_00 + 10_00 + 40_00 + 40_00 + 70_00 + 33_00, gifts: 6, donors: 5 },
  open: { raised: 15_00 + 30_00, gifts: 2, donors: 2 },
};
const all = {
  raised: byHand.goal.raised + byHand.open.raised,
  gifts: 8,
  /** Ada, Hidden, Part, Back, Deleted, Disputed */
  donors: 6,
};

const row = async (id: string) => {
  const c = await db.campaign.findUniqueOrThrow({ where: { id } });
  return { raised: Number(c.raisedCents), gifts: c.giftCount, donors: c.donorCount };
};
const card = async (id: string) => {
  const { campaigns } = await listPublicCampaigns({ page: 1, limit: 100 });
  const found = campaigns.find((c) => c.id === id)!;
  return { raised: found.raisedCents, donors: found.donors };
};
const page = async (id: string) => {
  const giving = await campaignGiving(id);
  return { raised: Number(giving.raisedCents), gifts: giving.gifts, donors: giving.donors };
};
const performance = async (id: string) => {
  const found = (await campaignPerformance(owner)).find((c) => c.id === id)!;
  return { raised: Number(found.raisedCents), gifts: found.gifts, donors: found.donors };
};
const inConsole = async (id: string) => {
  const { campaigns } = await consoleCampaigns(admin, { page: 1, limit: 100 });
  const found = campaigns.find((c) => c.id === id)!;
  return { raised: Number(found.raisedCents), donors: found.donors };
};
type Told = { id: string; totalRaised: number; donors: number };
const told = (c: Told) => ({ raised: Math.round(c.totalRaised * 100), donors: c.donors });
const listedCall = async (id: string) => {
  const answer = await call(listedCampaigns, { query: "?limit=100" });
  return told((answer.body.data["campaigns"] as unknown as Told[]).find((c) => c.id === id)!);
};
const oneCall = async (id: string) => {
  const answer = await call(oneCampaign, { params: { idOrSlug: id } });
  return told(answer.body.data["campaign"] as unknown as Told);
};
const ownCall = async (id: string) => {
  const answer = await call(ownCampaigns, { token });
  type Own = Told & { donationCount: number; donations: unknown[] };
  const found = (answer.body.data["campaigns"] as unknown as Own[]).find((c) => c.id === id)!;
  expect(found.donations).toHaveLength(found.donationCount);
  return { ...told(found), gifts: found.donationCount };
};
const cards = async () => {
  const stats = await ngoStats(ngoId);
  return {
    raised: Number(stats.totalRaisedCents),
    gifts: stats.totalDonations,
    donors: stats.uniqueDonors,
  };
};
const organisation = async () => {
  const figures = (await ngoFigures(ngoId))!;
  return { raised: Number(figures.raisedCents), gifts: figures.gifts, donors: figures.donors };
};
const overview = async () => {
  const shown = await ngoOverview(owner);
  const gifts = shown.months.reduce((sum, m) => sum + m.gifts, 0);
  expect(shown.sizes.reduce((sum, n) => sum + n, 0)).toBe(gifts);
  expect(shown.once.gifts + shown.monthly.gifts).toBe(gifts);
  return { raised: Number(shown.money.givenCents), gifts, donors: shown.donors };
};
const donorsTab = async () => {
  const { donors } = await ngoDonors(owner, { page: 1, search: "" });
  return {
    raised: donors.reduce((sum, d) => sum + Number(d.totalCents), 0),
    gifts: donors.reduce((sum, d) => sum + d.donationCount, 0),
    donors: donors.filter((d) => d.donationCount > 0).length,
  };
};
const donationsTab = async () => {
  const { donations } = await ngoDonations(owner, everything, 1);
  const left = donations.filter((d) => (d.netCents ?? 0n) > 0n);
  return { raised: left.reduce((sum, d) => sum + Number(d.netCents), 0), gifts: left.length };
};
const same = (a: object, b: object) => {
  const shared = Object.keys(a).filter((key) => key in b);
  const only = (of: object) =>
    Object.fromEntries(Object.entries(of).filter(([k]) => shared.includes(k)));
  expect(only(a)).toEqual(only(b));
};

test("the sums of each campaign are those counted by hand, and the books are sound", async () => {
  expect(await row(goal.id)).toEqual(byHand.goal);
  expect(await row(open.id)).toEqual(byHand.open);
  await expectSoundBooks();
});

test.each([
  ["the listing", card],
  ["the campaign's page", page],
  ["the dashboard's table of campaigns", performance],
  ["the console's campaigns", inConsole],
  ["the call of the listing", listedCall],
  ["the call of one campaign", oneCall],
  ["the call of the own campaigns", ownCall],
])("a campaign's gifts are counted alike by the books' sums and %s", async (_, of) => {
  for (const id of [goal.id, open.id]) same(await of(id), await row(id));
});

test("as many strips are woven as there are gifts", async () => {
  for (const id of [goal.id, open.id])
    expect((await campaignGiving(id)).strips).toHaveLength((await row(id)).gifts);
});

test("the front page's sum and number are those of the listing", async () => {
  const { campaigns, pagination } = await listPublicCampaigns({ page: 1, limit: 100 });
  expect(await publicTotals()).toEqual({
    campaigns: pagination.total,
    raisedCents: campaigns.reduce((sum, c) => sum + c.raisedCents, 0),
  });
});

test("the dashboard's cards are those counted by hand, and those of the call of the profile and of the console's row", async () => {
  expect(await cards()).toEqual(all);
  const { totalRaised, totalDonations, uniqueDonors } = statsDto(await ngoStats(ngoId));
  expect({
    raised: Math.round(totalRaised * 100),
    gifts: totalDonations,
    donors: uniqueDonors,
  }).toEqual(all);
  const name = (await db.ngo.findUniqueOrThrow({ where: { id: ngoId } })).name;
  const { ngos } = await consoleNgos(admin, { search: name, verified: true, page: 1, limit: 20 });
  const mine = ngos.find((n) => n.id === ngoId)!;
  expect({ raised: Number(mine.raisedCents), campaigns: mine.campaigns }).toEqual({
    raised: all.raised,
    campaigns: (await ngoStats(ngoId)).totalCampaigns,
  });
  expect(await ngoStats(ngoId)).toMatchObject({ totalCampaigns: 2, activeCampaigns: 2, drafts: 1 });
});

test("what the organisation was given in all is the same on its public page, in the overview, and by donor and donation", async () => {
  // and a donation to a deleted campaign, by a donor who also gave to another
  const given = { raised: all.raised + 20_00, gifts: all.gifts + 1, donors: all.donors };
  expect(await organisation()).toEqual(given);
  same(await overview(), given);
  same(await donorsTab(), given);
  same(await donationsTab(), given);
  expect((await ngoOverview(owner)).money.archivedCents).toBe(20_00n);
});

test("the files and the call of donors say what the lists say", async () => {
  const lines = async (csv: AsyncGenerator<string>) => {
    let text = "";
    for await (const piece of csv) text += piece;
    return text.trim().split("\n").slice(1);
  };
  const donors = await lines(donorsCsv(owner, ""));
  const gifts = donors.reduce((sum, line) => sum + Number(line.trim().split(",").at(-1)), 0);
  expect(gifts).toBe((await donorsTab()).gifts);
  const { all: rows } = await ngoDonations(owner, everything, 1);
  expect(await lines(donationsCsv(owner, everything))).toHaveLength(rows);
  const answer = await call(donorsCall, { token, query: "?limit=100" });
  const shared = answer.body.data["donors"] as unknown as { total: number; donations: number }[];
  const { donors: listed } = await ngoDonors(owner, { page: 1, search: "" });
  const named = listed.filter((d) => d.name !== null);
  expect(shared.map((d) => [d.total, d.donations]).sort()).toEqual(
    named.map((d) => [toDollars(d.totalCents), d.donationCount]).sort(),
  );
});

test("the console's thirty days hold what the campaigns hold", async () => {
  const [shown, sums] = await Promise.all([
    adminOverview(admin),
    db.campaign.aggregate({ _sum: { raisedCents: true, giftCount: true } }),
  ]);
  expect(shown.days.reduce((sum, day) => sum + day.cents, 0n)).toBe(sums._sum.raisedCents);
  expect(shown.days.reduce((sum, day) => sum + day.gifts, 0)).toBe(sums._sum.giftCount);
});

test("an organisation whose only gift was given back shows no figures, and a donor of nothing is no donor", async () => {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const gift = await give(campaign, 25_00n, "Once");
  await refund(gift.charge, 25_00n);
  expect(await row(campaign.id)).toEqual({ raised: 0, gifts: 0, donors: 0 });
  expect(await ngoFigures(ngo.id)).toBeNull();
  expect(await ngoStats(ngo.id)).toMatchObject({ totalDonations: 0, uniqueDonors: 0 });
  await db.$executeRaw`select recount_giving(${ngo.id})`;
  expect(await row(campaign.id)).toEqual({ raised: 0, gifts: 0, donors: 0 });
  await give(campaign, 10_00n, "Once");
  expect(await row(campaign.id)).toEqual({ raised: 10_00, gifts: 1, donors: 1 });
  await expectSoundBooks();
});

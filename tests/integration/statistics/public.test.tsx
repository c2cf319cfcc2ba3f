import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import { locales } from "@/lib/i18n/locales";
import { settleDonation } from "@/lib/donations/settle";
import { stripSeed } from "@/lib/donations/strip-seed";
import { fundSlug } from "@/lib/fund";
import { makeGrant } from "@/lib/payouts/make-grant";
import { CampaignGiving } from "@/components/campaigns/campaign-giving";
import { FundFigures } from "@/components/fund/fund-figures";
import { NgoBars } from "@/components/ngos/ngo-bars";
import { NgoFigures } from "@/components/ngos/ngo-figures";
import { campaignGiving, fundFigures, ngoFigures } from "@/lib/statistics/public-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  recountGiving,
} from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

const text = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

type Row = [settledAt: string, amountCents: bigint, fields?: Record<string, unknown>];

async function campaignWith(rows: Row[], fields: Record<string, unknown> = {}) {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, {
    deadline: new Date("2029-01-01"),
    fundingGoalCents: 1_000_00n,
    ...fields,
  });
  for (const [settledAt, amountCents, more] of rows)
    await makeDonationRow(campaign, {
      settledAt: new Date(settledAt),
      createdAt: new Date(settledAt),
      amountCents,
      ...more,
    });
  await recountGiving(ngo.id);
  return { ngo, campaign };
}

// a Wednesday
const today = "2028-11-22T12:00:00Z";
const five: Row[] = [
  ["2028-11-20T00:00:00Z", 40_00n], // Monday: this week
  ["2028-11-19T23:59:59Z", 20_00n], // Sunday: the week before
  ["2028-11-13T00:00:00Z", 10_00n], // Monday of that week
  ["2028-10-04T09:00:00Z", 20_00n], // seven weeks before
  ["2028-10-04T10:00:00Z", 30_00n],
  // a sixth that is counted nowhere
  ["2028-10-04T11:00:00Z", 30_00n, { status: "refunded", refundedCents: 30_00n }],
];

test("weeks begin on Monday, UTC; at least eight are shown, and none under five gifts", async () => {
  setClockForTests(new Date(today));
  const { campaign } = await campaignWith(five);
  const giving = await campaignGiving(campaign.id);
  expect(giving.weeks.map((w) => w.start.toISOString().slice(0, 10))).toEqual([
    "2028-10-02",
    "2028-10-09",
    "2028-10-16",
    "2028-10-23",
    "2028-10-30",
    "2028-11-06",
    "2028-11-13",
    "2028-11-20",
  ]);
  expect(giving.weeks.map((w) => [w.cents, w.gifts])).toEqual([
    [50_00n, 2],
    [0n, 0],
    [0n, 0],
    [0n, 0],
    [0n, 0],
    [0n, 0],
    [30_00n, 2],
    [40_00n, 1],
  ]);
  expect(giving.toGo).toEqual({ cents: 880_00n, meanCents: 24_00n });

  const few = await campaignWith(five.slice(0, 4));
  expect((await campaignGiving(few.campaign.id)).weeks).toEqual([]);
  const long = await campaignWith([...five, ["2028-05-01T00:00:00Z", 90_00n]]);
  expect((await campaignGiving(long.campaign.id)).weeks).toHaveLength(8);
  const steady = await campaignWith([...five, ["2028-09-06T00:00:00Z", 90_00n]]);
  expect((await campaignGiving(steady.campaign.id)).weeks).toHaveLength(12);
});

test("each gift has its own strip, the newest sixty, none of a gift that was given back or not paid", async () => {
  setClockForTests(new Date(today));
  const { ngo, campaign } = await campaignWith(five);
  await makeDonationRow(campaign, { status: "failed" });
  const kept = await db.donation.findMany({
    where: { campaignId: campaign.id, status: "succeeded" },
    orderBy: { createdAt: "desc" },
  });
  expect((await campaignGiving(campaign.id)).strips).toEqual(kept.map((d) => stripSeed(d.id)));
  for (let i = 0; i < 60; i++) await makeDonationRow(campaign);
  await recountGiving(ngo.id);
  const giving = await campaignGiving(campaign.id);
  expect(giving.strips).toHaveLength(60);
  expect(new Set(giving.strips).size).toBe(60);
  const markup = renderToStaticMarkup(<CampaignGiving locale="en" giving={giving} />);
  expect(markup.match(/<img /g)).toHaveLength(60);
  expect(markup).not.toContain(kept[0]!.id);
  expect(text(markup)).toContain("65 gifts so far.");
  expect(text(markup)).toContain("The latest 60 are shown.");
});

test("the week's bars say their finding and stand in a table, in every language", async () => {
  setClockForTests(new Date(today));
  const { campaign } = await campaignWith(five);
  const giving = await campaignGiving(campaign.id);
  const shown = text(renderToStaticMarkup(<CampaignGiving locale="en" giving={giving} />));
  expect(shown).toContain("$880 to go. That is about 37 gifts of $24, the average here.");
  expect(shown).toContain("Oct 2, 2028 $50 2");
  for (const locale of locales)
    expect(
      text(renderToStaticMarkup(<CampaignGiving locale={locale} giving={giving} />)),
    ).not.toMatch(/statistics\.|undefined|NaN|\{/);
});

test("an organisation of fewer than three years shows the last twelve months, and a table of them", async () => {
  setClockForTests(new Date(today));
  const { ngo } = await campaignWith(five);
  const figures = await ngoFigures(ngo.id);
  expect(figures!.months).toHaveLength(12);
  expect(figures!.months.reduce((sum, m) => sum + m.cents, 0n)).toBe(figures!.raisedCents);
  const shown = text(renderToStaticMarkup(<NgoBars locale="en" figures={figures!} />));
  expect(shown).toContain("Raised in the last twelve months");
  expect(shown).toMatch(/Nov so far \$70 Oct \$50/);
  expect(
    renderToStaticMarkup(
      <NgoBars
        locale="en"
        figures={{ ...figures!, months: figures!.months.map((m) => ({ ...m, cents: 0n })) }}
      />,
    ),
    "nothing in a year: no bars",
  ).toBe("");
});

test("an organisation's years add up to what it raised", async () => {
  setClockForTests(new Date(today));
  const { ngo } = await campaignWith([...five, ["2026-12-31T23:59:59Z", 70_00n]]);
  const figures = await ngoFigures(ngo.id);
  expect(figures).toMatchObject({
    raisedCents: 190_00n,
    gifts: 6,
    donors: 6,
    years: [
      { year: 2026, cents: 70_00n },
      { year: 2027, cents: 0n },
      { year: 2028, cents: 120_00n },
    ],
  });
  for (const locale of locales) {
    const shown = text(
      renderToStaticMarkup(
        <>
          <NgoFigures locale={locale} figures={figures!} campaigns={1} />
          <NgoBars locale={locale} figures={figures!} />
        </>,
      ),
    );
    expect(shown).toMatch(/2028/);
    expect(shown).toMatch(/190/);
    expect(shown).not.toMatch(/statistics\.|undefined|NaN|\{/);
  }
  expect(await ngoFigures((await makeNgo()).ngo.id)).toBeNull();
});

test("the fund's figures are those of its campaign and of the grants in the books", async () => {
  const operator =
    (await db.ngo.findFirst({ where: { isOperator: true } })) ??
    (await makeNgo({ isOperator: true })).ngo;
  const fund =
    (await db.campaign.findUnique({ where: { slug: fundSlug } })) ??
    (await makeCampaign(operator.id, { slug: fundSlug, country: null }));
  const before = await fundFigures();
  const gift = await makeOpenDonation(fund, { amountCents: 500_00n });
  await settleDonation({
    donationId: gift.id,
    charge: paidCharge({ amountCents: 500_00n, donationId: gift.id }),
    cause: "test",
  });
  const admin = await actorOf(await makeAdmin());
  const { ngo } = await makeNgo();
  for (const amountCents of [100_00, 20_00]) await makeGrant(admin, { ngoId: ngo.id, amountCents });
  const after = await fundFigures();
  expect({
    raisedCents: after.raisedCents - before.raisedCents,
    grants: after.grants - before.grants,
    grantedCents: after.grantedCents - before.grantedCents,
    organisations: after.organisations - before.organisations,
  }).toEqual({ raisedCents: 500_00n, grants: 2, grantedCents: 120_00n, organisations: 1 });
  expect(text(renderToStaticMarkup(<FundFigures locale="en" figures={after} />))).toContain(
    "grants",
  );
});

import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { reachingFee } from "@/lib/donations/rules";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { settleDonation } from "@/lib/donations/settle";
import { stripSeed } from "@/lib/donations/strip-seed";
import { thankYou } from "@/lib/checkout/thank-you";
import { makeCampaign, makeNgo } from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";

afterEach(expectSoundBooks);
afterAll(() => db.$disconnect());

type Campaign = Awaited<ReturnType<typeof makeCampaign>>;
async function give(campaign: Campaign, fields: Record<string, unknown> = {}) {
  const donation = await makeOpenDonation(campaign, fields);
  const charge = paidCharge({ donationId: donation.id });
  expect(await settleDonation({ donationId: donation.id, charge, cause: "test" })).toBe("applied");
  return donation;
}

test("[GIVE-064] what a gift became: its account, the campaign before and after, the last gifts' cloth", async () => {
  const { ngo } = await makeNgo({ name: "Maji" });
  const campaign = await makeCampaign(ngo.id, { fundingGoalCents: 100_00n });
  const first = await give(campaign);
  const second = await give(campaign);
  const view = await thankYou(second.id, "en");
  expect(view).toMatchObject({
    ref: second.ref,
    gift: "$25.00",
    fee: "−$1.03",
    harambeeFee: "$0.00",
    reaches: "$23.97",
    ngo: "Maji",
    before: "$25",
    after: "$50",
    percent: null,
    toGo: null,
    strips: [stripSeed(first.id)],
    own: stripSeed(second.id),
  });
  // it contains no link to other donations and no other donor's name
  const text = JSON.stringify(view);
  for (const hidden of [first.id, first.ref, second.id, second.donorEmail!, second.donorName])
    expect(text).not.toContain(hidden);

  await db.campaign.update({
    where: { id: campaign.id },
    data: { deadline: new Date(now().getTime() + 864e5) },
  });
  expect(await thankYou(second.id, "fr")).toMatchObject({
    percent: { before: 25, after: 50, text: expect.stringMatching(/^25\s% → 50\s%$/) },
    toGo: expect.stringMatching(/^50\s\$$/),
    offer: {
      amounts: ["25", "20", "10"].map((dollars) => ({
        dollars,
        text: expect.stringMatching(new RegExp(String.raw`^${dollars}\s\$$`)),
      })),
      first: expect.stringMatching(/^\d/),
    },
  });
});

test("the page of a gift that is opened again says what the campaign had before it, whatever came since", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const first = await give(campaign);
  const second = await give(campaign);
  await give(campaign);
  expect(await thankYou(second.id, "en")).toMatchObject({ before: "$25", after: "$75" });
  expect(await thankYou(first.id, "en")).toMatchObject({ before: "$0", after: "$75" });
});

test("a gift to the operator's own fund reaches it whole; one to a campaign that was archived since is thanked for too", async () => {
  const { ngo } = await makeNgo({ isOperator: true });
  const fund = await makeCampaign(ngo.id);
  expect(await thankYou((await give(fund)).id, "en")).toMatchObject({
    fee: null,
    reaches: "$25.00",
  });
  const other = await makeCampaign((await makeNgo()).ngo.id);
  const gift = await give(other);
  await db.campaign.update({ where: { id: other.id }, data: { archivedAt: now() } });
  expect((await thankYou(gift.id, "en")).after).toBe("$25");
});

test("only a donation that has settled is thanked for", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const donation = await makeOpenDonation(campaign);
  await expect(thankYou(donation.id, "en")).rejects.toThrow();
});

test("after a refund, whole or in part, or a dispute, nothing is said of what reaches the organisation", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const donation = await makeOpenDonation(campaign);
  const charge = paidCharge({ donationId: donation.id });
  await settleDonation({ donationId: donation.id, charge, cause: "test" });
  const refund = {
    id: "re_thanks",
    chargeId: charge.id,
    refundId: null,
    amountCents: 5_00n,
    status: "succeeded" as const,
    at: new Date(),
  };
  expect(await settleRefund(refund, "test")).toBe("applied");
  expect(await thankYou(donation.id, "en")).toMatchObject({ fee: null, reaches: null });
  for (const status of ["disputed", "dispute_lost"])
    expect(
      reachingFee({ ...donation, status, feeCents: 10n, ngo: { isOperator: false } }),
      status,
    ).toBeNull();
});

import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { recordDonationInput } from "@/lib/pledges/record-schema";
import { recordableCampaigns, recordTypedGift } from "@/lib/pledges/record-form";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";

const typed = (more: Record<string, string>) => ({
  amount: "40.00",
  donorName: "Mama Njeri",
  donorEmail: "",
  method: "bank_transfer",
  message: "",
  requestKey: `req_${randomText(12)}`,
  ...more,
});

describe("[CAMP-094] the console's form for a gift received by post or bank", () => {
  test("records it without an e-mail; the campaign by its address; twice sent is one", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const admin = await actorOf(await makeAdmin());
    const input = recordDonationInput.parse(typed({ campaign: campaign.slug }));
    const [first, second] = [
      await recordTypedGift(admin, input),
      await recordTypedGift(admin, input),
    ];
    expect(first).toEqual({ donationId: second.donationId, waiting: false });
    expect(await db.donation.findUniqueOrThrow({ where: { id: first.donationId } })).toMatchObject({
      kind: "pledge",
      method: "bank_transfer",
      donorEmail: null,
      donorName: "Mama Njeri",
      status: "confirmed",
      confirmedCents: 4000n,
      campaignId: campaign.id,
    });
    expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
      raisedCents: 4000n,
      giftCount: 1,
      donorCount: 1,
    });
  });

  test("the campaign by its name, as the list has it; of two with one name by its address", async () => {
    const { ngo } = await makeNgo();
    const title = `Night clinic ${randomText()}`;
    const campaign = await makeCampaign(ngo.id, { title });
    const admin = await actorOf(await makeAdmin());
    const name = `${title} · ${ngo.name}`;
    expect(await recordableCampaigns(admin)).toContain(name);
    for (const named of [name, title]) {
      const input = recordDonationInput.parse(typed({ campaign: named }));
      const { donationId } = await recordTypedGift(admin, input);
      const donation = await db.donation.findUniqueOrThrow({ where: { id: donationId } });
      expect(donation.campaignId).toBe(campaign.id);
    }
    const twin = await makeCampaign(ngo.id, { title });
    const offered = await recordableCampaigns(admin);
    expect(offered).not.toContain(name);
    expect(offered).toEqual(expect.arrayContaining([campaign.slug, twin.slug]));
    await expect(
      recordTypedGift(admin, recordDonationInput.parse(typed({ campaign: name }))),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  test("is for administrators only, and refuses invalid gifts", async () => {
    const { ngo, owner } = await makeNgo();
    const campaign = await makeCampaign(ngo.id);
    const input = recordDonationInput.parse(typed({ campaign: campaign.id, method: "daf" }));
    await expect(recordTypedGift(visitor, input)).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(recordTypedGift(await actorOf(owner), input)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(
      recordTypedGift(await actorOf(await makeAdmin()), { ...input, campaign: "no-such" }),
    ).rejects.toMatchObject({ key: "campaignNotFound" });
    for (const wrong of [
      { amount: "0.50" },
      { amount: "x" },
      { donorName: "\u200b" },
      { donorEmail: "nobody" },
      { method: "card" },
      { requestKey: "x" },
      { campaign: "" },
    ])
      expect(
        recordDonationInput.safeParse({ ...typed({ campaign: "c" }), ...wrong }).success,
        JSON.stringify(wrong),
      ).toBe(false);
  });
});

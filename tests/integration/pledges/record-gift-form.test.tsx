import { describe, expect, test } from "vitest";
import { days, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { cancelPledge } from "@/lib/pledges/cancel";
import { recordDonationInput } from "@/lib/pledges/record-schema";
import { recordableCampaigns, recordTypedGift } from "@/lib/pledges/record-form";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
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
    for (const [amount, named] of [
      ["40.00", name],
      ["41.00", title],
    ] as const) {
      const input = recordDonationInput.parse(typed({ campaign: named, amount }));
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

  test("a page gone back to loses no gift: other details are refused, and recorded once when they are another gift", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const admin = await actorOf(await makeAdmin());
    const form = typed({ campaign: campaign.id });
    const send = (more: Record<string, string> = {}) =>
      recordTypedGift(admin, recordDonationInput.parse({ ...form, ...more }));
    const { donationId } = await send();
    const next = { amount: "75", donorName: "Baba Otieno" };
    const others: Record<string, string>[] = [
      next,
      { amount: "75" },
      { donorName: "Baba Otieno" },
      { method: "daf" },
    ];
    for (const other of others)
      await expect(send(other), JSON.stringify(other)).rejects.toMatchObject({
        code: "conflict",
        key: "formSentBefore",
      });
    const more = await Promise.all([1, 2].map(() => send({ ...next, another: "1" })));
    expect(new Set(more.map((made) => made.donationId)).size).toBe(1);
    expect((await send()).donationId).toBe(donationId);
    expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
      raisedCents: 11_500n,
      giftCount: 2,
    });
  });

  test("sent again after a second administrator refused it, it is not called recorded", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const admin = await actorOf(await makeAdmin());
    const input = recordDonationInput.parse(typed({ campaign: campaign.id, amount: "10,000.00" }));
    const { donationId, waiting } = await recordTypedGift(admin, input);
    expect(waiting).toBe(true);
    expect(await recordTypedGift(admin, input)).toEqual({ donationId, waiting: true });
    await cancelPledge(await actorOf(await makeAdmin()), { donationId });
    await expect(recordTypedGift(admin, input)).rejects.toMatchObject({ code: "already_decided" });
  });

  test("the same cheque in two administrators' hands is recorded once, unless one of them says that it is another", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const admins = await Promise.all([makeAdmin(), makeAdmin()].map(async (a) => actorOf(await a)));
    const send = (i: number, more: Record<string, string> = {}) =>
      recordTypedGift(
        admins[i]!,
        recordDonationInput.parse({ ...typed({ campaign: campaign.id }), ...more }),
      );
    const both = await Promise.allSettled([send(0), send(1)]);
    expect(both.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    await expect(send(1, { donorName: "mama njeri ", method: "daf" })).rejects.toMatchObject({
      key: "giftLooksRecorded",
    });
    await send(1, { amount: "41" });
    await send(1, { another: "1" });
    // a week later it is the next one
    setClockForTests(new Date(Date.now() + days(7) + 1));
    await send(0);
    setClockForTests(null);
    expect((await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).giftCount).toBe(4);
  });

  test("a pledge that waits for its money is not recorded beside it", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const admin = await actorOf(await makeAdmin());
    await makeDonationRow(campaign, {
      kind: "pledge",
      method: "daf",
      status: "pending_confirmation",
      settledAt: null,
      amountCents: 40_00n,
      donorName: "Mama Njeri",
      donorEmail: "njeri@test.example",
      donorKey: "njeri@test.example",
    });
    const form = typed({ campaign: campaign.id, donorEmail: "Njeri@test.example" });
    await expect(recordTypedGift(admin, recordDonationInput.parse(form))).rejects.toMatchObject({
      key: "giftLooksRecorded",
    });
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

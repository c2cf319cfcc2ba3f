import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as card } from "@/app/api/v1/campaigns/[idOrSlug]/supporters/route";
import { POST as donate } from "@/app/api/v1/campaigns/[idOrSlug]/donate/route";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { applyDispute } from "@/lib/disputes/settle";
import { giveInput } from "@/lib/checkout/form-schemas";
import { settleDonation } from "@/lib/donations/settle";
import { startDonation } from "@/lib/checkout/start";
import { namedSupporters } from "@/lib/donations/supporters-queries";
import { encryptTypedDonation, readTypedDonation } from "@/lib/checkout/typed-donation";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { confirmPledge } from "@/lib/pledges/confirm";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { pageForGift } from "@/lib/supporters/page-for-gift";
import { listedPages } from "@/lib/supporters/public-queries";
import { runDueJobs } from "@/lib/worker/run";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { expectSoundBooks, makeOpenDonation, paidCharge, patiently } from "@/tests/support/money";
import { makeSupporterPage } from "@/tests/support/supporters";

beforeAll(() => vi.setConfig({ testTimeout: 120_000 }));
afterEach(expectSoundBooks);
afterAll(() => db.$disconnect());

async function world() {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  return { ngo, campaign, page: await makeSupporterPage(campaign.id) };
}
type World = Awaited<ReturnType<typeof world>>;

/** A paid card donation through the page. */
async function give({ campaign, page }: World, cents: bigint, more: object = {}) {
  const donation = await makeOpenDonation(campaign, {
    amountCents: cents,
    supporterPageId: page.id,
    ...more,
  });
  const charge = paidCharge({ donationId: donation.id, amountCents: cents });
  return {
    donation,
    charge,
    settle: () =>
      patiently(() => settleDonation({ donationId: donation.id, charge, cause: "test" })),
    refund: (part: bigint) =>
      patiently(() =>
        settleRefund(
          {
            id: `re_${randomText(8)}`,
            chargeId: charge.id,
            refundId: null,
            amountCents: part,
            status: "succeeded",
            at: new Date(),
          },
          "test",
        ),
      ),
  };
}
const sumsOf = async ({ page, campaign }: World) => {
  const [own, all] = await Promise.all([
    db.supporterPage.findUniqueOrThrow({ where: { id: page.id } }),
    db.campaign.findUniqueOrThrow({ where: { id: campaign.id } }),
  ]);
  return {
    page: [Number(own.raisedCents), own.giftCount],
    campaign: [Number(all.raisedCents), all.giftCount],
  };
};

describe("what a page raised", () => {
  test("[IMP-071] settled gifts count on the page and for the campaign, once however often they are settled; others for the campaign alone", async () => {
    const w = await world();
    const gift = await give(w, 25_00n);
    expect(await sumsOf(w)).toEqual({ page: [0, 0], campaign: [0, 0] });
    await Promise.all(Array.from({ length: 8 }, gift.settle));
    await (await give(w, 10_00n, { supporterPageId: null })).settle();
    expect(await sumsOf(w)).toEqual({ page: [25_00, 1], campaign: [35_00, 2] });
  });

  test("twenty gifts and six refunds at once end right", async () => {
    const w = await world();
    const gifts = await Promise.all(Array.from({ length: 20 }, () => give(w, 10_00n)));
    await Promise.all(gifts.slice(0, 6).map((one) => one.settle()));
    await Promise.all([
      ...gifts.slice(6).map((one) => one.settle()),
      ...gifts.slice(0, 6).map((one) => one.refund(4_00n)),
    ]);
    const cents = 20 * 10_00 - 6 * 4_00;
    expect(await sumsOf(w)).toEqual({ page: [cents, 20], campaign: [cents, 20] });
  });

  test("[IMP-072] a lost dispute takes it back, one that is won does not", async () => {
    const w = await world();
    const [lost, won] = [await give(w, 70_00n), await give(w, 35_00n)];
    await lost.settle();
    await won.settle();
    const at = new Date();
    const move = (amountCents: bigint) => ({
      txnId: `txn_${randomText(8)}`,
      amountCents,
      feeCents: 0n,
      at,
    });
    const dispute = (chargeId: string, amountCents: bigint) => ({
      id: `dp_${randomText(8)}`,
      chargeId,
      paymentIntentId: null,
      amountCents,
      currency: "usd",
      status: "needs_response" as const,
      reason: "fraudulent",
      livemode: false,
      withdrawn: move(amountCents),
      reinstated: null,
    });
    const one = dispute(lost.charge.id, 70_00n);
    await applyDispute(one, "test");
    await applyDispute({ ...one, status: "lost" }, "test");
    const other = dispute(won.charge.id, 35_00n);
    await applyDispute(other, "test");
    await applyDispute({ ...other, status: "won", reinstated: move(35_00n) }, "test");
    expect(await sumsOf(w)).toEqual({ page: [35_00, 1], campaign: [35_00, 1] });
  });

  test("a pledge counts when it is confirmed, with what came", async () => {
    const w = await world();
    const { donationId } = await startDonation(
      visitor,
      typedDonation(w.campaign.slug, { supporter: w.page.address }),
    );
    expect((await sumsOf(w)).page).toEqual([0, 0]);
    await confirmPledge(await actorOf(await makeAdmin()), { donationId, receivedCents: 4_00 });
    expect(await sumsOf(w)).toEqual({ page: [4_00, 1], campaign: [4_00, 1] });
  });

  test("[IMP-073] the check of the books finds a page that says more, or less, than its gifts", async () => {
    const w = await world();
    await (await give(w, 25_00n)).settle();
    const broken = async () =>
      (await checkInvariants()).filter((r) => r.rows.length > 0).map((r) => r.name);
    expect(await broken()).toEqual([]);
    for (const change of ["raised_cents = 2600", "raised_cents = 0", "gift_count = 2"]) {
      await db.$executeRawUnsafe(`update supporter_page set ${change} where id = '${w.page.id}'`);
      expect(await broken(), change).toEqual(["C07"]);
      await db.$executeRaw`select recount_supporter_pages(${w.ngo.id})`;
      expect(await broken()).toEqual([]);
    }
  });

  test("the database takes no gift for another campaign's page, and deletes no page that has one", async () => {
    const w = await world();
    const other = await world();
    await expect(give({ ...w, page: other.page }, 5_00n)).rejects.toThrow(
      /donation_supporter_page/,
    );
    await (await give(w, 5_00n)).settle();
    await expect(db.supporterPage.delete({ where: { id: w.page.id } })).rejects.toThrow(
      /donation_supporter_page/,
    );
  });
});

describe("a gift that is begun", () => {
  const pageOf = async (campaign: string, supporter: string | null) => {
    const { donationId } = await startDonation(
      { ...visitor, address: `198.51.${Math.floor(Math.random() * 250)}.${process.pid % 250}` },
      typedDonation(campaign, { supporter }),
    );
    return (await db.donation.findUniqueOrThrow({ where: { id: donationId } })).supporterPageId;
  };

  test("remembers an open page of its campaign; of any other the gift is the campaign's alone", async () => {
    const w = await world();
    const other = await world();
    expect(await pageOf(w.campaign.slug, w.page.address)).toBe(w.page.id);
    expect(await pageOf(w.campaign.id, w.page.address)).toBe(w.page.id);
    expect(await pageOf(w.campaign.slug, other.page.address)).toBeNull();
    expect(await pageOf(w.campaign.slug, w.page.id)).toBeNull();
    expect(await pageOf(w.campaign.slug, "../admin")).toBeNull();
    expect(await pageOf(w.campaign.slug, null)).toBeNull();
    for (const closed of [
      { confirmedAt: null },
      { endedAt: now() },
      { hiddenAt: now(), hiddenBy: "organisation", hiddenReason: "No." },
    ]) {
      const page = await makeSupporterPage(w.campaign.id, closed);
      expect(await pageOf(w.campaign.slug, page.address)).toBeNull();
    }
    expect(await pageForGift(w.campaign.id, undefined)).toBeNull();
  });

  test("pressed twice is one; on another page it is another", async () => {
    const w = await world();
    const second = await makeSupporterPage(w.campaign.id);
    const input = typedDonation(w.campaign.slug, { clientKey: randomText() });
    const begin = async (supporter: string) =>
      (await startDonation(visitor, { ...input, supporter })).donationId;
    const first = await begin(w.page.address);
    expect(await begin(w.page.address)).toBe(first);
    expect(await begin(second.address)).not.toBe(first);
  });

  test("by the form and by a call", async () => {
    const w = await world();
    const fields = {
      amount: "25",
      donorName: "Ada",
      donorEmail: "ada@test.example",
      campaign: w.campaign.slug,
      method: "paypal",
      supporter: w.page.address,
    };
    expect(giveInput.parse(fields)).toMatchObject({ supporter: w.page.address });
    expect(giveInput.parse({ ...fields, supporter: undefined })).toMatchObject({ supporter: null });
    expect(giveInput.safeParse({ ...fields, supporter: "x".repeat(81) }).success).toBe(false);
    const { status } = await call(donate, {
      params: { idOrSlug: w.campaign.slug },
      body: {
        amount: 5_00,
        donorName: "Ada",
        donorEmail: `ada-${randomText()}@test.example`,
        paymentMethod: "paypal",
        supporter: w.page.address,
      },
    });
    expect(status).toBe(200);
    expect(await db.donation.count({ where: { supporterPageId: w.page.id } })).toBe(1);
  });

  test("is still on the page when the donor comes back from the provider", async () => {
    const w = await world();
    const { donation } = await give(w, 5_00n);
    expect(
      await readTypedDonation(encryptTypedDonation(donation.id), w.campaign.slug),
    ).toMatchObject({ supporter: w.page.address });
  });
});

describe("what is shown and said", () => {
  test("donors who chose to be named, of this page alone; a refunded gift is not among them", async () => {
    const w = await world();
    const shown = await give(w, 25_00n, { showName: true, donorName: "Kofi Mensah" });
    await shown.settle();
    await (await give(w, 25_00n, { donorName: "Nobody To See" })).settle();
    const back = await give(w, 25_00n, { showName: true, donorName: "Went Back" });
    await back.settle();
    await back.refund(25_00n);
    await (await give(w, 25_00n, { supporterPageId: null, showName: true })).settle();
    const named = await namedSupporters({ supporterPageId: w.page.id });
    expect(named.map((one) => one.name)).toEqual(["Kofi Mensah"]);
  });

  test("the owner gets one mail about the first gift, without amount and name", async () => {
    const w = await world();
    const gifts = [await give(w, 25_00n), await give(w, 30_00n)];
    for (const gift of gifts) await gift.settle();
    await runDueJobs();
    await runDueJobs();
    const mails = await db.emailMessage.findMany({ where: { toAddress: w.page.email! } });
    expect(mails.map((mail) => mail.subject)).toEqual(["The first gift on your page"]);
    expect(mails[0]!.html).not.toMatch(/\$25|Test Donor/);
  });

  test("the call lists public fields alone, those that raised most first, in pages", async () => {
    const w = await world();
    const second = { ...w, page: await makeSupporterPage(w.campaign.id, { goalCents: null }) };
    await makeSupporterPage(w.campaign.id, { confirmedAt: null });
    await (await give(w, 25_00n)).settle();
    await (await give(second, 60_00n)).settle();
    const ask = (query: string) =>
      call(card, {
        params: { idOrSlug: w.campaign.slug },
        query,
      });
    const { status, body } = await ask("");
    expect(status).toBe(200);
    expect(body.data["supporters"]).toEqual(
      [
        { page: second.page, goal: null, raised: 60 },
        { page: w.page, goal: 1000, raised: 25 },
      ].map(({ page, goal, raised }) => ({
        _id: page.id,
        id: page.id,
        slug: page.address,
        name: page.name,
        text: page.words,
        goal,
        raised,
        gifts: 1,
        image: null,
        createdAt: page.createdAt.getTime(),
        url: expect.stringMatching(
          new RegExp(`^https?://[^/]+/campaigns/${w.campaign.slug}/with/${page.address}$`),
        ),
      })),
    );
    expect(body.data["pagination"]).toEqual({ page: 1, limit: 24, total: 2, totalPages: 1 });
    expect((await ask("?limit=1&page=2")).body.data["supporters"]).toMatchObject([
      { slug: w.page.address },
    ]);
    expect((await ask("?limit=1000")).status).toBe(400);
    expect((await ask("?sort=name")).status).toBe(400);
    expect((await listedPages(w.campaign.id, { page: 1, limit: 1 })).pages).toMatchObject([
      { id: second.page.id, raisedCents: 60_00, gifts: 1 },
    ]);
  });
});

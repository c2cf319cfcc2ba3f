import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests, hours } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { cancelPledge, expirePledges } from "@/lib/pledges/cancel";
import { confirmPledge } from "@/lib/pledges/confirm";
import { listPledges } from "@/lib/pledges/queries";
import { releasePledge } from "@/lib/pledges/release";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { startDonation } from "@/lib/checkout/start";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { balance, expectSoundBooks } from "@/tests/support/money";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

const input = (campaign: string, more: Partial<GiveInput> = {}): GiveInput =>
  typedDonation(campaign, { amountCents: 50_00, method: "crypto", ...more });
async function world() {
  const { ngo, owner } = await makeNgo();
  return {
    ngo,
    owner,
    campaign: await makeCampaign(ngo.id),
    admin: await actorOf(await makeAdmin()),
  };
}
const someone = () => ({
  ...visitor,
  address: `198.51.100.${Math.floor(Math.random() * 250)}-${randomText(3)}`,
});

describe("pledges", () => {
  test.each(["crypto", "stocks", "daf", "paypal", "venmo"] as const)(
    "[GIVE-047..051] [CAMP-090] %s makes a pledge with instructions, and moves no money",
    async (method) => {
      const { ngo, campaign } = await world();
      const started = await startDonation(
        someone(),
        input(campaign.slug, { method, frequency: "monthly" }),
      );
      expect(started).toMatchObject({
        kind: "pledge",
        orderId: expect.stringMatching(/^PP-/),
        redirectUrl: null,
      });
      const row = await db.donation.findUniqueOrThrow({ where: { id: started.donationId } });
      expect(row).toMatchObject({
        kind: "pledge",
        status: "pending_confirmation",
        wishesMonthly: true,
      });
      expect(await db.job.count({ where: { dedupeKey: `pledge:${row.id}` } })).toBe(1);
      expect(await balance(accounts.payable(ngo.id))).toBe(0n);
      expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
        raisedCents: 0n,
        giftCount: 0,
      });
    },
  );

  test("[GIVE-055] [GIVE-110] twenty admins confirm, ten cancel at once: one decides, with the amount that came", async () => {
    const { ngo, owner, campaign, admin } = await world();
    const { donationId } = await startDonation(someone(), input(campaign.id));
    await expect(confirmPledge(visitor, { donationId })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(cancelPledge(await ngoActorOf(owner), { donationId })).rejects.toMatchObject({
      code: "forbidden",
    });
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () =>
        confirmPledge(admin, { donationId, receivedCents: 47_31 }),
      ),
      ...Array.from({ length: 10 }, () => cancelPledge(admin, { donationId })),
    ]);
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    for (const r of results)
      if (r.status === "rejected") expect(r.reason).toMatchObject({ code: "already_decided" });
    const row = await db.donation.findUniqueOrThrow({ where: { id: donationId } });
    if (row.status === "confirmed") {
      expect(row.confirmedCents).toBe(4731n);
      expect(await balance(accounts.payable(ngo.id))).toBe(4731n);
      expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
        raisedCents: 4731n,
        giftCount: 1,
      });
      expect(await db.job.count({ where: { dedupeKey: `receipt:${donationId}` } })).toBe(1);
    } else expect(row.status).toBe("rejected");
  });

  test("[GIVE-056] a cancelled pledge is neither pending nor a gift", async () => {
    const { campaign, admin } = await world();
    const { donationId } = await startDonation(someone(), input(campaign.id));
    await cancelPledge(admin, { donationId, reason: "never came" });
    await expect(confirmPledge(admin, { donationId })).rejects.toMatchObject({
      code: "already_decided",
    });
    expect(await db.donation.findUniqueOrThrow({ where: { id: donationId } })).toMatchObject({
      status: "rejected",
      settledAt: null,
    });
  });

  test.each([99, 0, -5, 100_000_000, 10.5, Number.NaN])(
    "a received amount of %s cents is refused",
    async (receivedCents) => {
      const { campaign, admin } = await world();
      const { donationId } = await startDonation(someone(), input(campaign.id));
      await expect(confirmPledge(admin, { donationId, receivedCents })).rejects.toMatchObject({
        key: "validAmount",
      });
    },
  );

  test("[GIVE-106] a pledge that nobody confirms ends after 60 days, not before", async () => {
    const { campaign } = await world();
    const { donationId } = await startDonation(someone(), input(campaign.id));
    const status = async () =>
      (await db.donation.findUniqueOrThrow({ where: { id: donationId } })).status;
    setClockForTests(new Date(now().getTime() + days(59.9)));
    await expirePledges();
    expect(await status()).toBe("pending_confirmation");
    setClockForTests(new Date(Date.now() + days(60.1)));
    await expirePledges();
    expect(await status()).toBe("expired");
  });

  test("[GIVE-108] [RI-19] a pledge whose decoy was filled is held: no mail before an administrator lets it through", async () => {
    const { campaign, admin, owner } = await world();
    const actor = someone();
    const gift = input(campaign.id, { held: true, clientKey: "k-held" });
    const started = await startDonation(actor, gift);
    expect(started).toMatchObject({ kind: "pledge", held: true, redirectUrl: null });
    expect(await startDonation(actor, gift), "pressed twice").toEqual(started);
    const { donationId } = started;
    const instructions = () => db.job.count({ where: { dedupeKey: `pledge:${donationId}` } });
    const status = async () =>
      (await db.donation.findUniqueOrThrow({ where: { id: donationId } })).status;
    expect([await status(), await instructions()]).toEqual(["held", 0]);
    const { pledges } = await listPledges(admin, {
      all: false,
      page: 1,
      limit: 50,
      search: gift.donorEmail,
    });
    expect(pledges.map(({ id, status: shown }) => [id, shown])).toEqual([[donationId, "held"]]);
    await expect(confirmPledge(admin, { donationId })).rejects.toMatchObject({
      code: "already_decided",
    });
    for (const stranger of [someone(), await ngoActorOf(owner)])
      await expect(releasePledge(stranger, { donationId })).rejects.toMatchObject({
        code: expect.stringMatching(/unauthenticated|forbidden/) as unknown,
      });
    await releasePledge(admin, { donationId });
    expect([await status(), await instructions()]).toEqual(["pending_confirmation", 1]);
    await expect(releasePledge(admin, { donationId })).rejects.toMatchObject({
      code: "already_decided",
    });
    await confirmPledge(admin, { donationId });
    expect(await status()).toBe("confirmed");
  });

  test("[RI-19] a held pledge that is spam ends without a mail, by an administrator or when it expires", async () => {
    const { campaign, admin } = await world();
    const held = async () =>
      (await startDonation(someone(), input(campaign.id, { held: true }))).donationId;
    const [canceled, expired] = [await held(), await held()];
    await cancelPledge(admin, { donationId: canceled });
    setClockForTests(new Date(Date.now() + days(60.1)));
    await expirePledges();
    const rows = await db.donation.findMany({
      where: { id: { in: [canceled, expired] } },
      select: { id: true, status: true },
    });
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [canceled, "rejected"],
        [expired, "expired"],
      ]),
    );
    const keys = [canceled, expired].map((id) => `pledge_ended:${id}`);
    expect(await db.job.count({ where: { dedupeKey: { in: keys } } })).toBe(0);
  });

  test("[API-093] twenty presses with one key are one pledge and one order id; with other content another", async () => {
    const { campaign } = await world();
    const actor = someone();
    const gift = input(campaign.id, { clientKey: "k1" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => startDonation(actor, gift)));
    expect(new Set(answers.map((a) => a.kind === "pledge" && a.orderId)).size).toBe(1);
    await startDonation(actor, { ...gift, amountCents: 60_00 });
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(2);
    expect(
      await db.job.count({
        where: { kind: "mail.pledge_instructions", dedupeKey: `pledge:${answers[0]!.donationId}` },
      }),
    ).toBe(1);
  });
});

describe("[API-093] one key for seven days", () => {
  /**
   * Two presses of one form, at two times.
   * @returns their donations
   */
  async function twice(first: Date, second: Date): Promise<Set<string>> {
    const { campaign } = await world();
    const actor = someone();
    const gift = input(campaign.id, { clientKey: "k1" });
    const made = new Set<string>();
    for (const time of [first, second]) {
      setClockForTests(time);
      made.add((await startDonation(actor, gift)).donationId);
    }
    setClockForTests(null);
    return made;
  }
  const midnight = new Date(`${now().toISOString().slice(0, 10)}T00:00:00Z`).getTime();

  test("a form that is sent again after midnight is the same donation", async () => {
    const made = await twice(new Date(midnight - 20_000), new Date(midnight + 20_000));
    expect(made.size).toBe(1);
  });

  test("[OP-141] almost seven days later the same, later another", async () => {
    const start = midnight + hours(9);
    expect((await twice(new Date(start), new Date(start + days(7) - hours(0.1)))).size).toBe(1);
    expect((await twice(new Date(start), new Date(start + days(7) + hours(0.1)))).size).toBe(2);
  });
});

describe("what a campaign takes", () => {
  test.each(["draft", "paused", "completed"])(
    "[CAMP-085] [API-088] a %s campaign takes no gift and none is made",
    async (status) => {
      const { ngo } = await world();
      const campaign = await makeCampaign(ngo.id, {
        status,
        ...(status === "completed" ? { completedAt: now() } : {}),
      });
      await expect(startDonation(someone(), input(campaign.slug))).rejects.toMatchObject(
        status === "draft" ? { key: "campaignNotFound" } : { key: "notTakingGifts" },
      );
      expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(0);
    },
  );

  test("[CAMP-085] a suspended, a pending and a rejected organisation's campaign takes none", async () => {
    for (const fields of [{ suspendedAt: now() }, { status: "pending" }, { status: "rejected" }]) {
      const { ngo } = await makeNgo(fields);
      const campaign = await makeCampaign(ngo.id);
      await expect(startDonation(someone(), input(campaign.slug))).rejects.toMatchObject({
        key: "notTakingGifts",
      });
    }
  });

  test("[FUND-027] a card-only campaign refuses every other method", async () => {
    const { ngo } = await world();
    const campaign = await makeCampaign(ngo.id, { cardOnly: true });
    for (const method of [
      "crypto",
      "stocks",
      "daf",
      "paypal",
      "venmo",
      "google_pay",
      "bank_transfer",
    ] as const)
      await expect(
        startDonation(someone(), input(campaign.slug, { method })),
      ).rejects.toMatchObject({ key: "methodNotTaken" });
  });

  test("[API-088] an unknown campaign is not found; an old address still is its campaign's", async () => {
    const { campaign } = await world();
    await expect(startDonation(someone(), input("no-such-campaign"))).rejects.toMatchObject({
      code: "not_found",
    });
    const old = `old-${randomText(5)}`;
    await db.campaignSlug.create({ data: { slug: old, campaignId: campaign.id } });
    expect(await startDonation(someone(), input(old))).toMatchObject({ kind: "pledge" });
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { NgoActor } from "@/lib/auth/actor";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { DonationsPart } from "@/app/(app)/dashboard/_parts/donations-part";
import { formatDate } from "@/lib/format";
import { endMonthlyGift } from "@/lib/monthly-gifts/end";
import { nextCharge } from "@/lib/donations/monthly-dates";
import { unpaidMonthlyGifts, unpaidMonthlyGiftsFound } from "@/lib/monthly-gifts/unpaid-queries";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeUser,
  ngoActorOf,
  randomEmail,
  visitor,
} from "@/tests/support/factories";

vi.mock("server-only", () => ({}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

let actor: NgoActor;
let other: NgoActor;
let campaign: Awaited<ReturnType<typeof makeCampaign>>;
let elsewhere: typeof campaign;
beforeAll(async () => {
  const { ngo, owner } = await makeNgo();
  actor = await ngoActorOf(owner);
  campaign = await makeCampaign(ngo.id, { title: "Pumps" });
  const second = await makeNgo();
  other = await ngoActorOf(second.owner);
  elsewhere = await makeCampaign(second.ngo.id);
});
afterAll(() => db.$disconnect());

const firstAt = new Date(Date.UTC(2031, 0, 15, 12));

/** A monthly gift that is set up, with the donation that waits for its first payment. */
async function setUp(of: { id: string; ngoId: string }, fields: object = {}, status = "scheduled") {
  const donorEmail = randomEmail("monthly");
  const [id, firstDonationId] = [newId("monthlyGift"), newId("donation")];
  const donor = {
    donorName: "Wanjiru Kamau",
    donorEmail,
    donorKey: donorEmail,
    shareWithNgo: true,
  };
  await db.monthlyGift.create({
    data: {
      ...{ id, firstDonationId, campaignId: of.id, ngoId: of.ngoId, method: "card", locale: "en" },
      ...{ amountCents: 25_00n, status: "active", currentPeriodEnd: firstAt },
      ...{ firstPaymentAt: firstAt, createdAt: now(), showName: false, message: null },
      ...donor,
      ...fields,
    },
  });
  await makeDonationRow(of, {
    ...{ id: firstDonationId, kind: "monthly", monthlyGiftId: id, settledAt: null, status },
    ...donor,
  });
  return { id, firstDonationId, donorEmail };
}

/** The block above the list, as rendered; null if there is none. */
async function block(params: Record<string, string> = {}, of = actor): Promise<string | null> {
  const markup = renderToStaticMarkup(<>{await DonationsPart({ actor: of, params, at: now() })}</>);
  return /<section data-slot="unpaid-monthly-gifts".*?<\/section>/s.exec(markup)?.[0] ?? null;
}

describe("[DASH-042] monthly gifts of which nothing was paid yet, above the list of donations", () => {
  it("are not shown for gifts that are paid, never begun, ended or somebody else's", async () => {
    await setUp(campaign, {}, "processing");
    for (const fields of [
      { status: "incomplete" },
      { status: "expired" },
      { status: "canceled", endReason: "donor" },
      { endReason: "ngo" },
    ])
      await setUp(campaign, fields, "expired");
    await setUp(elsewhere);
    const paid = await setUp(campaign, {}, "expired");
    await makeDonationRow(campaign, { kind: "monthly", monthlyGiftId: paid.id });
    expect(await unpaidMonthlyGifts(actor)).toEqual({ count: 0, cents: 0n, rows: [] });
    expect(await block()).toBeNull();
  });

  it("show the day of the first payment, the name only of donors who share it, and a button to stop each", async () => {
    const named = await setUp(campaign);
    await setUp(campaign, {
      ...{ donorName: "Hidden One", shareWithNgo: false, amountCents: 40_00n },
      ...{ status: "paused", pausedBy: "campaign" },
    });
    const key = await makeDonationRow(campaign, {
      ...{ donorEmail: named.donorEmail, donorKey: named.donorEmail },
    });
    const drawn = await block();
    expect(drawn).toContain("2 monthly gifts await their first payment: $65.00 a month");
    expect(drawn).toContain(
      `First payment on ${formatDate(nextCharge({ currentPeriodEnd: firstAt })!, "en")}`,
    );
    expect(drawn).toMatch(/Anonymous.*Paused before its first payment/s);
    expect(drawn).toContain(`href="/dashboard/donors/${key.id}"`);
    expect(drawn).not.toContain("Hidden One");
    expect(drawn?.match(/name="giftId"/g)).toHaveLength(2);
    expect(drawn).toContain('aria-label="Stop the monthly gift of Wanjiru Kamau, $25.00"');
    expect(await block({ search: "wanjiru" })).toBeNull();
    const suspended = { ...actor, ngo: { ...actor.ngo, suspended: true } };
    expect(await block({}, suspended as NgoActor)).not.toContain('name="giftId"');
  });
});

describe("found in the console", () => {
  it("of every organisation, by the donor's name, address or reference; what is paid or ended is not", async () => {
    const admin = await actorOf(await makeAdmin());
    const hidden = { donorName: "Zeinabou Élan", shareWithNgo: false };
    const here = await setUp(campaign, hidden);
    await db.donation.update({ where: { id: here.firstDonationId }, data: hidden });
    const there = await setUp(elsewhere);
    const ended = await setUp(elsewhere, { endReason: "donor" }, "expired");
    const paid = await setUp(elsewhere, {}, "expired");
    await makeDonationRow(elsewhere, { kind: "monthly", monthlyGiftId: paid.id });
    const found = async (search: string) => {
      const { count, cents, rows } = await unpaidMonthlyGiftsFound(admin, search);
      expect(rows).toHaveLength(count);
      expect(cents).toBe(BigInt(count) * 25_00n);
      return rows;
    };
    const { name } = await db.ngo.findUniqueOrThrow({ where: { id: elsewhere.ngoId } });
    expect(await found(there.donorEmail.toUpperCase())).toEqual([
      {
        id: there.id,
        donor: { name: "Wanjiru Kamau", email: there.donorEmail, key: null },
        cents: 25_00n,
        campaignTitle: elsewhere.title,
        ngo: name,
        firstPaymentAt: nextCharge({ currentPeriodEnd: firstAt }),
      },
    ]);
    expect((await found("zeinabou elan")).map(({ id }) => id)).toEqual([here.id]);
    const { ref } = await db.donation.findUniqueOrThrow({ where: { id: here.firstDonationId } });
    expect((await found(ref.toLowerCase())).map(({ id }) => id)).toEqual([here.id]);
    for (const { donorEmail } of [ended, paid]) expect(await found(donorEmail)).toEqual([]);
    expect(await found("%")).toEqual([]);
  });

  it("by administrators alone, who may stop it", async () => {
    const { id, donorEmail } = await setUp(campaign);
    for (const [who, code] of [
      [visitor, "unauthenticated"],
      [actor, "forbidden"],
    ] as const)
      await expect(unpaidMonthlyGiftsFound(who, donorEmail)).rejects.toMatchObject({ code });
    const admin = await actorOf(await makeAdmin());
    await endMonthlyGift(admin, { giftId: id });
    expect((await unpaidMonthlyGiftsFound(admin, donorEmail)).count).toBe(0);
  });
});

describe("who may stop one", () => {
  const gift = (id: string) => db.monthlyGift.findUniqueOrThrow({ where: { id } });

  it("its own organisation alone: nobody else, and not while it is suspended", async () => {
    const { id } = await setUp(campaign);
    const refused = async (who: Parameters<typeof endMonthlyGift>[0], code: string) =>
      expect(endMonthlyGift(who, { giftId: id })).rejects.toMatchObject({ code });
    await refused(visitor, "unauthenticated");
    await refused(await actorOf(await makeUser()), "forbidden");
    await refused(other, "not_found");
    const suspended = { ...actor, ngo: { ...actor.ngo, suspended: true } };
    await refused(suspended as NgoActor, "ngo_suspended");
    expect((await gift(id)).endReason).toBeNull();
    await endMonthlyGift(actor, { giftId: id });
    expect((await gift(id)).endReason).toBe("ngo");
    await refused(actor, "conflict");
    expect((await unpaidMonthlyGifts(actor)).rows.map((row) => row.id)).not.toContain(id);
  });
});

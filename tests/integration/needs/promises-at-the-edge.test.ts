import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { applyDispute } from "@/lib/disputes/settle";
import { donorKeyOf } from "@/lib/donations/rules";
import { settleDonation } from "@/lib/donations/settle";
import { matchInput, type MatchInput } from "@/lib/matches/form-schemas";
import { makeMatch } from "@/lib/matches/make-match";
import { publicMatches } from "@/lib/matches/queries";
import { recordMatchPayment } from "@/lib/matches/record-payment";
import { tellMatches } from "@/lib/matches/tell-sides";
import type { DisputeSnapshot } from "@/lib/payments/snapshots";
import { settleRefund } from "@/lib/refunds/settle-refund";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNeed,
  makeNgo,
  randomEmail,
  randomText,
} from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge, patiently } from "@/tests/support/money";
import { makeSupporterPage } from "@/tests/support/supporters";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

async function world() {
  const { ngo } = await makeNgo();
  return { campaign: await makeCampaign(ngo.id), admin: await actorOf(await makeAdmin()) };
}
type World = Awaited<ReturnType<typeof world>>;

const promise = (w: World, more: Partial<MatchInput> = {}) =>
  makeMatch(w.admin, {
    ...{ campaign: w.campaign.slug, kind: "match", percent: 100, per: 100, donorsWanted: null },
    ...{ sponsorName: "Baobab", sponsorEmail: randomEmail("sponsor"), showsName: true },
    capCents: 1_000_00,
    startsAt: new Date(now().getTime() - days(1)),
    endsAt: new Date(now().getTime() + days(7)),
    ...more,
  });
const threshold = (w: World, donorsWanted: number) =>
  promise(w, { kind: "threshold", percent: null, donorsWanted });

async function give(
  w: World,
  cents: bigint,
  { email = randomEmail(), paidAt = now(), also = {} } = {},
) {
  const who = { donorEmail: email, donorKey: donorKeyOf(email, "Test Donor") };
  const donation = await makeOpenDonation(w.campaign, { amountCents: cents, ...who, ...also });
  const charge = paidCharge({
    ...{ donationId: donation.id, amountCents: cents, paidAt, feeCents: 30n },
  });
  const settle = () =>
    patiently(() => settleDonation({ donationId: donation.id, charge, cause: "test" }));
  const refund = (part: bigint) =>
    patiently(() =>
      settleRefund(
        {
          ...{ id: `re_${randomText(8)}`, chargeId: charge.id, refundId: null, amountCents: part },
          ...{ status: "succeeded" as const, at: new Date() },
        },
        "test",
      ),
    );
  return { charge, settle, refund };
}
const rowOf = (id: string) => db.match.findUniqueOrThrow({ where: { id } });

describe("a ratio", () => {
  test.each([
    ["1:3", 1n, 3n],
    ["3:2", 3n, 2n],
    ["33", 33n, 100n],
    ["7:9", 7n, 9n],
  ])(
    "[IMP-085] of %s: fifty gifts of odd cents at once release it to the cent and never more than the cap",
    async (typed, sponsor, gift) => {
      const w = await world();
      const form = matchInput.parse({
        ...{ campaign: w.campaign.slug, kind: "match", sponsorName: "B", percent: typed },
        ...{ sponsorEmail: "b@test.example", cap: "100.01" },
        starts: now().toISOString().slice(0, 10),
        ends: now().toISOString().slice(0, 10),
      });
      const id = await makeMatch(w.admin, form);
      const amounts = Array.from({ length: 50 }, (_, i) => 1_01n + BigInt(i * 37));
      const gifts = await Promise.all(amounts.map((cents) => give(w, cents)));
      const seen: bigint[] = [];
      await Promise.all(
        gifts.map(async (one) => {
          await one.settle();
          seen.push((await rowOf(id)).matchedCents);
        }),
      );
      const released = (given: bigint) => {
        const share = (given * sponsor) / gift;
        return share < 100_01n ? share : 100_01n;
      };
      let given = amounts.reduce((sum, cents) => sum + cents, 0n);
      expect(seen.every((cents) => cents <= 100_01n)).toBe(true);
      expect(await rowOf(id)).toMatchObject({ givenCents: given, matchedCents: released(given) });
      for (const [i, one] of gifts.slice(10).entries()) {
        const part = i % 2 === 0 ? 1n : amounts[i + 10]!;
        await one.refund(part);
        given -= part;
      }
      expect((await rowOf(id)).matchedCents).toBe(released(given));
    },
  );

  test.each(["0", "1001", "1:0", "0:3", "11:1", "1:1001", "1:3:5", "1.5", "-1", "", "1/3", "x:y"])(
    "%s is none",
    (typed) => {
      const result = matchInput.safeParse({
        ...{ campaign: "c", kind: "match", sponsorName: "B", sponsorEmail: "b@test.example" },
        ...{ percent: typed, cap: "100", starts: "2026-01-01", ends: "2026-01-02" },
      });
      expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
        ["percent", "matchPercent"],
      ]);
    },
  );
});

test("a form without a sponsor asks for the sponsor, not for whoever fills it in", () => {
  const result = matchInput.safeParse({
    ...{ campaign: "c", kind: "match", sponsorName: "", sponsorEmail: "", percent: "100" },
    ...{ cap: "100", starts: "2026-01-01", ends: "2026-01-02" },
  });
  expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["sponsorName", "matchSponsorName"],
    ["sponsorEmail", "matchSponsorEmail"],
  ]);
});

describe("people", () => {
  test("the same one giving 25 times at once, however the address is typed, is one; the 25th releases it, raced by others", async () => {
    const w = await world();
    const id = await threshold(w, 25);
    const name = randomText();
    const typed = [
      `ada-${name}@test.example`,
      `Ada-${name}@TEST.example`,
      ` ADA-${name}@Test.Example `,
    ];
    const same = await Promise.all(
      Array.from({ length: 25 }, (_, i) => give(w, 5_00n, { email: typed[i % 3]! })),
    );
    await Promise.all(same.map((one) => one.settle()));
    expect(await rowOf(id)).toMatchObject({ donors: 1, matchedCents: 0n });
    const before = await Promise.all(Array.from({ length: 23 }, () => give(w, 1_00n)));
    await Promise.all(before.map((one) => one.settle()));
    expect(await rowOf(id)).toMatchObject({ donors: 24, matchedCents: 0n });
    const last = await Promise.all(Array.from({ length: 6 }, () => give(w, 1_00n)));
    await Promise.all([
      ...last.map((one) => one.settle()),
      ...same.map((one) => one.refund(5_00n)),
    ]);
    expect(await rowOf(id)).toMatchObject({ donors: 29, matchedCents: 1_000_00n });
    for (const one of last.slice(0, 4)) await one.refund(1_00n);
    expect((await rowOf(id)).matchedCents).toBe(1_000_00n);
    await last[4]!.refund(1_00n);
    expect(await rowOf(id)).toMatchObject({ donors: 24, matchedCents: 0n });
  });

  test("[IMP-093] addresses of one mailbox are one person where the provider is known to deliver them so, and two anywhere else", async () => {
    const w = await world();
    const id = await threshold(w, 4);
    const name = randomText(8).toLowerCase();
    const from = async (email: string) => {
      const one = await give(w, 5_00n, { email });
      await one.settle();
      return one;
    };
    const people = async () => (await rowOf(id)).donors;
    const first = await from(`ada.${name}@gmail.com`);
    const again = await Promise.all(
      [`ada${name}+1@gmail.com`, `A.d.a${name}@GoogleMail.com`, `ada${name}@gmail.com`].map(from),
    );
    expect(await people()).toBe(1);
    // Outlook distinguishes dots in an address, but not tags
    for (const email of [`ada.${name}+x@outlook.com`, `ada.${name}@outlook.com`]) await from(email);
    expect(await people()).toBe(2);
    await from(`ada${name}@outlook.com`);
    expect(await people()).toBe(3);
    // a refund of some of a person's gifts still counts the person
    for (const one of again) await one.refund(5_00n);
    expect(await people()).toBe(3);
    await first.refund(5_00n);
    expect(await people()).toBe(2);
    // how an unknown server treats them is unknown
    for (const email of [`ada+1-${name}@ngo.example`, `ada+2-${name}@ngo.example`])
      await from(email);
    expect(await rowOf(id)).toMatchObject({ donors: 4, matchedCents: 1_000_00n });
    await db.$executeRaw`select recount_match(${id})`;
    expect(await people()).toBe(4);
  });

  test("a promise that was over before counts addresses, as both sides were told", async () => {
    const w = await world();
    const id = await threshold(w, 2);
    await db.$executeRaw`update match set by_mailbox = false where id = ${id}`;
    const name = randomText(8).toLowerCase();
    for (const tag of ["1", "2"])
      await (await give(w, 5_00n, { email: `${name}+${tag}@gmail.com` })).settle();
    expect(await rowOf(id)).toMatchObject({ donors: 2, matchedCents: 1_000_00n });
  });

  test("a lost dispute that is won after all gives its person and its money again, to a need and a supporter’s page too", async () => {
    const w = await world();
    const [id, one] = [await promise(w), await threshold(w, 1)];
    const need = await makeNeed(w.campaign.id, { unitCents: 15_00n });
    const page = await makeSupporterPage(w.campaign.id);
    const gift = await give(w, 20_00n, {
      also: { needId: need.id, needQuantity: 1, needCents: 15_00n, supporterPageId: page.id },
    });
    await gift.settle();
    const sums = async () => [
      (await rowOf(id)).matchedCents,
      (await rowOf(one)).matchedCents,
      (await db.need.findUniqueOrThrow({ where: { id: need.id } })).fundedCents,
      (await db.supporterPage.findUniqueOrThrow({ where: { id: page.id } })).raisedCents,
    ];
    const given = [20_00n, 1_000_00n, 15_00n, 20_00n];
    expect(await sums()).toEqual(given);
    const move = { txnId: `txn_${randomText(8)}`, amountCents: 20_00n, feeCents: 0n, at: now() };
    const dispute: DisputeSnapshot = {
      ...{ id: `dp_${randomText(8)}`, chargeId: gift.charge.id, paymentIntentId: null },
      ...{ amountCents: 20_00n, currency: "usd", status: "lost", reason: "fraudulent" },
      ...{ livemode: false, withdrawn: move, reinstated: null },
    };
    await applyDispute(dispute, "test");
    expect(await sums()).toEqual([0n, 0n, 0n, 0n]);
    const back = { ...move, txnId: `txn_${randomText(8)}` };
    await applyDispute({ ...dispute, status: "won", reinstated: back }, "test");
    expect(await sums()).toEqual(given);
  });
});

test("its time begins and ends with its days in UTC, by when the gift was paid", async () => {
  const w = await world();
  setClockForTests(new Date("2026-05-01T12:00:00Z"));
  const form = matchInput.parse({
    ...{ campaign: w.campaign.slug, kind: "match", sponsorName: "B", percent: "100", cap: "500" },
    ...{ sponsorEmail: "b@test.example", starts: "2026-05-01", ends: "2026-05-02" },
  });
  const id = await makeMatch(w.admin, form);
  setClockForTests(new Date("2026-05-03T12:00:00Z"));
  for (const [moment, cents] of [
    ["2026-04-30T23:59:59Z", 0n],
    ["2026-05-01T00:00:00Z", 1_00n],
    ["2026-05-02T23:59:59Z", 2_00n],
    ["2026-05-03T00:00:00Z", 2_00n],
    ["2026-05-03T02:59:59+03:00", 3_00n],
  ] as const) {
    await (await give(w, 1_00n, { paidAt: new Date(moment) })).settle();
    expect((await rowOf(id)).givenCents, moment).toBe(cents);
  }
});

test("two promises at once each count every gift, each to its own cap", async () => {
  const w = await world();
  const ids = [await promise(w, { capCents: 30_00 }), await promise(w, { percent: 1, per: 3 })];
  const gifts = await Promise.all(Array.from({ length: 10 }, () => give(w, 10_00n)));
  await Promise.all(gifts.map((one) => one.settle()));
  const rows = await Promise.all(ids.map(rowOf));
  expect(rows.map((row) => row.matchedCents)).toEqual([30_00n, 33_33n]);
});

test("[IMP-084] a promise paid in part says so, and counts as paid, with mails to both sides, only once all of it has arrived", async () => {
  const w = await world();
  const id = await promise(w);
  await (await give(w, 74_00n)).settle();
  const pay = (amountCents: number) =>
    recordMatchPayment(w.admin, {
      ...{ id, amountCents, method: "bank_transfer", requestKey: randomText(8) },
    });
  setClockForTests(new Date(now().getTime() + days(8)));
  const told = async () => {
    await tellMatches();
    return db.job.count({ where: { dedupeKey: `match_paid:${id}` } });
  };
  const shown = async () => {
    const [match] = await publicMatches({ id: w.campaign.id, hasMatches: true });
    return [match!.state, match!.paidCents];
  };
  expect(await shown()).toEqual(["over", 0n]);
  await pay(10_00);
  expect(await shown()).toEqual(["over", 10_00n]);
  expect(await told()).toBe(0);
  await pay(64_00);
  expect(await shown()).toEqual(["paid", 74_00n]);
  expect(await told()).toBe(1);
});

import { afterAll, expect, test, vi } from "vitest";
import { days, now } from "@/lib/clock";
import { db } from "@/lib/db";
import { settleDonation } from "@/lib/donations/settle";
import { lastAlarm } from "@/lib/ledger/check-invariants";
import { alarmOnViolations } from "@/lib/ledger/check-invariants";
import { log } from "@/lib/log";
import { makeMatch } from "@/lib/matches/make-match";
import { recordGift } from "@/lib/recorded-gifts/record-gift";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNeed,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { makeSupporterPage } from "@/tests/support/supporters";

afterAll(() => db.$disconnect());

/** What the nightly job stores for the console, and what it logs. */
async function nightly(): Promise<string[]> {
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  try {
    await alarmOnViolations();
    const named = (await lastAlarm())!.broken.map((one) => one.name);
    expect(errors.mock.calls.map(([, data]) => (data as { invariant: string }).invariant)).toEqual(
      named,
    );
    return named;
  } finally {
    errors.mockRestore();
  }
}

/** A campaign with one gift that affects every sum, and a promise that nobody has confirmed. */
async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const need = await makeNeed(campaign.id, { unitCents: 10_00n });
  const page = await makeSupporterPage(campaign.id);
  const promised = {
    ...{ campaign: campaign.slug, sponsorName: "Baobab", sponsorEmail: "b@test.example" },
    ...{ showsName: true, capCents: 50_00 },
    startsAt: new Date(now().getTime() - days(1)),
    endsAt: new Date(now().getTime() + days(1)),
  };
  const admin = await actorOf(await makeAdmin());
  const share = { ...promised, kind: "match", percent: 1, per: 3, donorsWanted: null } as const;
  const match = await makeMatch(admin, share);
  const people = { ...promised, kind: "threshold", percent: null, per: 100 } as const;
  const threshold = await makeMatch(admin, { ...people, donorsWanted: 2 });
  const waiting = await makeMatch(admin, share);
  await db.match.update({
    where: { id: waiting },
    data: { status: "proposed", decidedAt: null, decidedBy: null },
  });
  const donation = await makeOpenDonation(campaign, {
    ...{ amountCents: 25_00n, needId: need.id, needQuantity: 1, needCents: 10_00n },
    supporterPageId: page.id,
  });
  const charge = paidCharge({ donationId: donation.id, amountCents: 25_00n });
  await settleDonation({ donationId: donation.id, charge, cause: "test" });
  await recordGift(await ngoActorOf(owner), {
    ...{ id: "", campaignId: campaign.id, method: "cash", receivedOn: "2026-03-04" },
    ...{ original: 7_00n, currency: "USD", rateMicros: 1_000_000n, reference: randomText() },
    ...{ donorName: null, donorEmail: null, note: null },
  });
  return { campaign, need, page, match, threshold, waiting };
}

test("[IMP-083] the nightly check names each sum that is planted wrong, and none once it is right again", async () => {
  const w = await world();
  expect(await nightly()).toEqual([]);
  const planted: [rule: string, table: string, where: string, column: string, wrong: number][] = [
    ["C05", "need", `id = '${w.need.id}'`, "funded_cents", 20_00],
    ["C06", "match", `id = '${w.match}'`, "given_cents", 25_01],
    ["C06", "match", `id = '${w.threshold}'`, "donors", 2],
    ["C06", "match", `id = '${w.waiting}'`, "given_cents", 1],
    ["C06", "match_donor", `match_id = '${w.match}'`, "cents", 24_99],
    ["C07", "supporter_page", `id = '${w.page.id}'`, "raised_cents", 25_01],
    ["C07", "supporter_page", `id = '${w.page.id}'`, "gift_count", 2],
    ["C08", "campaign", `id = '${w.campaign.id}'`, "recorded_cents", 7_01],
    ["C08", "campaign", `id = '${w.campaign.id}'`, "recorded_gifts", 0],
  ];
  for (const [rule, table, where, column, wrong] of planted) {
    const [row] = await db.$queryRawUnsafe<{ right: bigint }[]>(
      `select ${column}::bigint as right from ${table} where ${where}`,
    );
    const set = (value: bigint | number) =>
      db.$executeRawUnsafe(`update ${table} set ${column} = ${value} where ${where}`);
    await set(wrong);
    expect(await nightly(), `${table}.${column}`).toEqual([rule]);
    await set(row!.right);
    expect(await nightly()).toEqual([]);
  }
});

test("what a promise releases is computed again, not taken from the column that says it", async () => {
  const w = await world();
  // last in this file, which has a database of its own: from here on the column is wrong
  await db.$executeRaw`alter table match alter column released_cents drop expression`;
  for (const [id, right] of [
    [w.match, 8_33],
    [w.threshold, 0],
  ] as const) {
    const release = (cents: number) =>
      db.$executeRaw`update match set released_cents = ${cents} where id = ${id}`;
    await release(right + 1);
    expect(await nightly()).toEqual(["C06"]);
    await release(right);
    expect(await nightly()).toEqual([]);
  }
});

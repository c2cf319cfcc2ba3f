import { afterAll, afterEach, describe, expect, test } from "vitest";
import { GET } from "@/app/api/v1/campaigns/[idOrSlug]/matches/route";
import { db } from "@/lib/db";
import { days, hours, now, setClockForTests } from "@/lib/clock";
import { applyDispute } from "@/lib/disputes/settle";
import { settleDonation } from "@/lib/donations/settle";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { decideMatch } from "@/lib/matches/decide-match";
import type { MatchInput } from "@/lib/matches/form-schemas";
import { makeMatch, proposeMatch } from "@/lib/matches/make-match";
import { consoleMatches, ownMatches, publicMatches } from "@/lib/matches/queries";
import { recordMatchPayment } from "@/lib/matches/record-payment";
import { tellMatches } from "@/lib/matches/tell-sides";
import type { DisputeSnapshot } from "@/lib/payments/snapshots";
import { cancelPledge } from "@/lib/pledges/cancel";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { runDueJobs } from "@/lib/worker/run";
import { formatDate } from "@/lib/format";
import { mailsTo } from "@/tests/support/mails";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge, patiently } from "@/tests/support/money";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
const promise = () => ({ fileName: "promise.pdf", byteSize: pdf.length, read: async () => pdf });

async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  return {
    ngo,
    campaign,
    member: await ngoActorOf(owner),
    admin: await actorOf(await makeAdmin()),
    shown: { id: campaign.id, hasMatches: true },
  };
}
const all = { search: "", sort: "new", page: 1, limit: 20 } as const;
type World = Awaited<ReturnType<typeof world>>;

const input = ({ campaign }: World, more: Partial<MatchInput> = {}): MatchInput => ({
  campaign: campaign.slug,
  kind: "match",
  sponsorName: "Baobab Foundation",
  sponsorEmail: `sponsor-${randomText()}@test.example`,
  showsName: true,
  percent: 100,
  per: 100,
  donorsWanted: null,
  capCents: 1_000_00,
  startsAt: new Date(now().getTime() - days(1)),
  endsAt: new Date(now().getTime() + days(7)),
  ...more,
});
const threshold = (w: World, donorsWanted: number) =>
  input(w, { kind: "threshold", percent: null, donorsWanted });

async function give({ campaign }: World, cents: bigint, fields: Record<string, unknown> = {}) {
  const donation = await makeOpenDonation(campaign, { amountCents: cents, ...fields });
  const charge = paidCharge({ donationId: donation.id, amountCents: cents });
  const settle = () =>
    patiently(() => settleDonation({ donationId: donation.id, charge, cause: "test" }));
  const dispute = (status: "lost" | "won") => {
    const at = new Date();
    const move = () => ({ txnId: `txn_${randomText(8)}`, amountCents: cents, feeCents: 0n, at });
    const opened: DisputeSnapshot = {
      ...{ id: `dp_${randomText(8)}`, chargeId: charge.id, paymentIntentId: null },
      ...{ amountCents: cents, currency: "usd", status: "needs_response" },
      ...{ reason: "fraudulent", livemode: false, withdrawn: move(), reinstated: null },
    };
    return applyDispute(opened, "test").then(() =>
      applyDispute({ ...opened, status, reinstated: status === "won" ? move() : null }, "test"),
    );
  };
  const refund = (part: bigint) =>
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
    );
  return { donation, settle, refund, dispute };
}
const rowOf = (id: string) => db.match.findUniqueOrThrow({ where: { id } });
const raised = async ({ campaign }: World) =>
  (await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).raisedCents;

describe("what gifts release of a promise", () => {
  test("[IMP-026] fifty gifts at once never pass the cap, and what was beyond it fills what a refund takes away", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, input(w));
    const gifts = await Promise.all(Array.from({ length: 50 }, () => give(w, 25_00n)));
    const seen: bigint[] = [];
    await Promise.all(
      gifts.map(async (gift) => {
        await gift.settle();
        seen.push((await rowOf(id)).matchedCents);
      }),
    );
    expect(seen.reduce((most, one) => (one > most ? one : most))).toBe(1_000_00n);
    expect(await rowOf(id)).toMatchObject({
      matchedCents: 1_000_00n,
      givenCents: 1_250_00n,
      donors: 50,
    });
    // it is a promise: it adds nothing to the amount raised
    expect(await raised(w)).toBe(1_250_00n);
    for (const gift of gifts.slice(0, 10)) await gift.refund(25_00n);
    expect((await rowOf(id)).matchedCents).toBe(1_000_00n);
    await gifts[10]!.refund(5_00n);
    expect((await rowOf(id)).matchedCents).toBe(995_00n);
  });

  test("gifts and refunds at once end right; half of each gift is half, floored", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, input(w, { percent: 50 }));
    const gifts = await Promise.all(Array.from({ length: 8 }, () => give(w, 25_01n)));
    await Promise.all(gifts.slice(0, 4).map((one) => one.settle()));
    await Promise.all([
      ...gifts.slice(4).map((one) => one.settle()),
      ...gifts.slice(0, 4).map((one) => patiently(() => one.refund(25_01n))),
    ]);
    expect(await rowOf(id)).toMatchObject({
      givenCents: 100_04n,
      matchedCents: 50_02n,
      donors: 4,
    });
  });

  test("a lost dispute takes back what a gift released, of a threshold too; one that is won does not", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, input(w));
    const two = await makeMatch(w.admin, threshold(w, 2));
    const [lost, won] = [await give(w, 30_00n), await give(w, 20_00n)];
    await lost.settle();
    await won.settle();
    expect(await rowOf(id)).toMatchObject({ matchedCents: 50_00n, donors: 2 });
    expect((await rowOf(two)).matchedCents).toBe(1_000_00n);
    await won.dispute("won");
    expect(await rowOf(id)).toMatchObject({ matchedCents: 50_00n, donors: 2 });
    await lost.dispute("lost");
    expect(await rowOf(id)).toMatchObject({ matchedCents: 20_00n, donors: 1 });
    expect(await rowOf(two)).toMatchObject({ matchedCents: 0n, donors: 1 });
  });

  test("[IMP-027] only gifts of its time; confirmed late it counts those before, canceled none", async () => {
    const w = await world();
    await (await give(w, 10_00n)).settle();
    const later = await makeMatch(
      w.admin,
      input(w, { startsAt: new Date(now().getTime() + days(1)) }),
    );
    const over = await makeMatch(
      w.admin,
      input(w, { endsAt: new Date(now().getTime() + hours(1)) }),
    );
    expect(await rowOf(over)).toMatchObject({ matchedCents: 10_00n, donors: 1 });
    await db.match.update({ where: { id: over }, data: { endsAt: now() } });
    const canceled = await makeMatch(w.admin, input(w));
    await decideMatch(w.admin, { id: canceled, to: "canceled" });
    await (await give(w, 20_00n)).settle();
    expect((await rowOf(later)).matchedCents).toBe(0n);
    expect((await rowOf(over)).matchedCents).toBe(10_00n);
    expect((await rowOf(canceled)).matchedCents).toBe(10_00n);
    expect((await publicMatches(w.shown)).map((match) => match.id).sort()).toEqual(
      [later, over].sort(),
    );
  });

  test("[IMP-028] a threshold counts people, not gifts; the last one given back takes the sum back", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, threshold(w, 2));
    const one = { donorKey: "ada@test.example", donorEmail: "ada@test.example" };
    await (await give(w, 10_00n, one)).settle();
    await (await give(w, 15_00n, one)).settle();
    expect(await rowOf(id)).toMatchObject({ donors: 1, matchedCents: 0n });
    const second = await give(w, 5_00n);
    await second.settle();
    expect(await rowOf(id)).toMatchObject({ donors: 2, matchedCents: 1_000_00n });
    await second.refund(4_00n);
    expect((await rowOf(id)).donors).toBe(2);
    await second.refund(1_00n);
    expect(await rowOf(id)).toMatchObject({ donors: 1, matchedCents: 0n });
  });

  test("[IMP-032] the check of the books finds a promise that says more than its gifts", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, input(w));
    await db.$executeRaw`update match set given_cents = 100 where id = ${id}`;
    expect((await checkInvariants()).filter((r) => r.rows.length > 0).map((r) => r.name)).toEqual([
      "C06",
    ]);
    await db.$executeRaw`update match set given_cents = 0 where id = ${id}`;
  });
});

describe("a promise that is entered twice", () => {
  const once = { once: true }; // as the forms ask
  test("[IMP-026] stands once, sent again, by two administrators at once, or by both sides with one letter", async () => {
    const w = await world();
    const other = await actorOf(await makeAdmin());
    const same = input(w);
    const made = await Promise.allSettled([
      makeMatch(w.admin, same, once),
      makeMatch(other, { ...same, sponsorName: "The Baobab Foundation" }, once),
      makeMatch(w.admin, same, once),
    ]);
    expect(made.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    await expect(proposeMatch(w.member, same, promise(), once)).rejects.toMatchObject({
      key: "matchThere",
    });
    expect(await db.match.count({ where: { campaignId: w.campaign.id } })).toBe(1);
    // more money, or another time, is another promise; and one that was taken back may be made anew
    await makeMatch(w.admin, { ...same, capCents: same.capCents + 1 }, once);
    const [first] = await db.match.findMany({
      where: { campaignId: w.campaign.id, capCents: BigInt(same.capCents) },
    });
    await decideMatch(w.admin, { id: first!.id, to: "canceled" });
    await makeMatch(w.admin, same, once);
  });
});

describe("the sponsor's money", () => {
  test("[IMP-029] is recorded once by two administrators who read of the same payment, and never lost with a page gone back to", async () => {
    const w = await world();
    const other = await actorOf(await makeAdmin());
    const id = await makeMatch(w.admin, input(w));
    const form = (who = w.admin, recorded = 0, more = {}) =>
      recordMatchPayment(who, {
        id,
        amountCents: 100_00,
        method: "bank_transfer",
        requestKey: randomText(8),
        recorded,
        ...more,
      });
    const results = await Promise.allSettled([form(), form(other), form()]);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    await expect(form(other)).rejects.toMatchObject({ key: "matchPaymentsChanged" });
    expect(await raised(w)).toBe(100_00n);
    const { matches } = await consoleMatches(w.admin, { ...all, search: w.campaign.title });
    expect(matches).toMatchObject([{ recorded: 1, paidCents: 100_00n }]);
    // read again, it is another payment
    const requestKey = randomText(8);
    await form(other, 1, { requestKey });
    await form(other, 1, { requestKey });
    expect(await raised(w)).toBe(200_00n);
    await expect(form(other, 2, { requestKey, amountCents: 40_00 })).rejects.toMatchObject({
      key: "formSentBefore",
    });
    expect(await raised(w)).toBe(200_00n);
  });

  const pay = (w: World, id: string, cents: number, key = randomText(8)) =>
    recordMatchPayment(w.admin, {
      id,
      amountCents: cents,
      method: "bank_transfer",
      requestKey: key,
    });

  test("[IMP-029] counts as raised when it comes, once, and is matched by nobody; a refund after it shows what is overpaid", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, input(w));
    const gift = await give(w, 100_00n);
    await gift.settle();
    const key = randomText(8);
    await pay(w, id, 100_00, key);
    await pay(w, id, 100_00, key);
    expect(await raised(w)).toBe(200_00n);
    expect(await rowOf(id)).toMatchObject({ matchedCents: 100_00n, givenCents: 100_00n });
    const [before] = await ownMatches(w.member, w.campaign.id);
    expect(before).toMatchObject({ paidCents: 100_00n, due: 0n, overpaid: 0n, state: "running" });
    await gift.refund(40_00n);
    const [after] = (await consoleMatches(w.admin, { ...all, search: w.campaign.title })).matches;
    expect(after).toMatchObject({ matchedCents: 60_00n, due: 0n, overpaid: 40_00n });
    await expect(decideMatch(w.admin, { id, to: "canceled" })).rejects.toMatchObject({
      key: "matchPaid",
    });
    await expect(pay(w, "mat_none", 100)).rejects.toMatchObject({ code: "not_found" });
  });

  test("one that is canceled while its payment is written down takes none", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, input(w));
    let paying: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      // as decideMatch does
      await tx.$queryRaw`select 1 from campaign where id = ${w.campaign.id} for no key update`;
      await tx.match.update({ where: { id }, data: { status: "canceled" } });
      paying = pay(w, id, 100_00).then(
        () => "taken",
        (error: { key?: string }) => error.key,
      );
      for (let waiting = 0; waiting === 0;) {
        const rows = await db.$queryRaw<{ n: number }[]>`
          select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`;
        waiting = rows[0]?.n ?? 0;
      }
    });
    expect(await paying).toBe("matchDecided");
    expect(await raised(w)).toBe(0n);
    expect(await db.donation.count({ where: { matchId: id } })).toBe(0);
  });

  test("a payment that the second person refused keeps no promise from being canceled", async () => {
    const w = await world();
    const id = await makeMatch(w.admin, input(w, { capCents: 20_000_00 }));
    expect(await pay(w, id, 12_000_00)).toEqual({ waiting: true });
    const cancel = () => decideMatch(w.admin, { id, to: "canceled" });
    await expect(cancel()).rejects.toMatchObject({ key: "matchPaid" });
    const { id: donationId } = await db.donation.findFirstOrThrow({ where: { matchId: id } });
    await cancelPledge(w.admin, { donationId });
    await cancel();
    expect((await rowOf(id)).status).toBe("canceled");
  });

  test("an administrator finds every promise: those that wait first, page by page, by sponsor, campaign or organisation", async () => {
    const w = await world();
    const sponsorName = `Mango ${randomText(10)}`;
    const made: string[] = [];
    for (const ago of [5, 4, 3]) {
      setClockForTests(new Date(Date.now() - hours(ago)));
      made.push(await makeMatch(w.admin, input(w, { sponsorName })));
    }
    await db.match.update({
      where: { id: made[0]! },
      data: { status: "proposed", decidedAt: null, decidedBy: null },
    });
    setClockForTests(null);
    const order = [made[0]!, made[2]!, made[1]!];
    const found = async (more: Partial<Parameters<typeof consoleMatches>[1]>) => {
      const { matches, total } = await consoleMatches(w.admin, { ...all, ...more });
      return [total, matches.map(({ id }) => id)];
    };
    for (const search of [sponsorName.toUpperCase(), w.campaign.title])
      expect(await found({ search }), search).toEqual([3, order]);
    expect(await found({ search: sponsorName, sort: "old" })).toEqual([
      3,
      [made[0], made[1], made[2]],
    ]);
    for (const [i, id] of order.entries())
      expect(await found({ search: sponsorName, page: i + 1, limit: 1 })).toEqual([3, [id]]);
    expect(await found({ search: `${sponsorName}%` })).toEqual([0, []]);
    await expect(consoleMatches(w.member, all)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("[IMP-030] a sponsor hears what is confirmed, how much and until when, in the language it was made in", async () => {
    const w = await world();
    const sponsorEmail = `hears-${randomText()}@test.example`;
    const made = input(w, { sponsorEmail, percent: 1, per: 3, showsName: false });
    const id = await makeMatch(w.admin, made);
    await makeMatch({ ...w.admin, locale: "fr" }, { ...threshold(w, 25), sponsorEmail });
    await runDueJobs();
    await runDueJobs();
    const [mail, french, ...more] = await mailsTo(sponsorEmail);
    expect(more).toEqual([]);
    const day = formatDate(made.endsAt, "en");
    expect(mail!.dedupeKey).toBe(`match_confirmed:${id}:sponsor`);
    // the sponsor can read its own name, even if no page shows it
    expect(mail!.text).toContain("Baobab Foundation adds $1 for every $3 given");
    expect(mail!.text).toContain(`${day}, up to $1,000`);
    expect(mail!.text).toContain("You pay nothing now");
    expect(mail!.text).toContain(`/campaigns/${w.campaign.slug}`);
    expect(mail!.text).not.toContain("/dashboard");
    expect(french!.text).toContain("Vous ne payez rien maintenant");
  });

  test("[IMP-030] both sides hear once that gifts have used a promise up, also where a refund and another gift follow", async () => {
    const w = await world();
    const sponsorEmail = `full-${randomText()}@test.example`;
    const id = await makeMatch(w.admin, input(w, { sponsorEmail, capCents: 50_00 }));
    const part = await give(w, 49_00n);
    await part.settle();
    const full = () =>
      db.emailMessage.findMany({
        where: { kind: "match_full", dedupeKey: { contains: id } },
        orderBy: { dedupeKey: "asc" },
      });
    const look = async () => {
      await Promise.all([tellMatches(), tellMatches()]);
      await runDueJobs();
    };
    await look();
    expect(await full()).toEqual([]);
    await pay(w, id, 10_00);
    await (await give(w, 10_00n)).settle();
    await look();
    const told = await full();
    expect(told.map((mail) => mail.toAddress).sort()).toEqual(
      [w.member.email, sponsorEmail].sort(),
    );
    const toSponsor = told.find((mail) => mail.toAddress === sponsorEmail)!;
    expect(toSponsor.text).toContain("all $50.00 that you promised");
    expect(toSponsor.text).toContain("pay $40.00");
    await part.refund(49_00n);
    await look();
    await (await give(w, 60_00n)).settle();
    await look();
    expect(await full()).toHaveLength(2);
    // for a promise whose time is over that is the only message
    const late = await makeMatch(w.admin, input(w, { capCents: 5_00 }));
    setClockForTests(new Date(now().getTime() + days(8)));
    await look();
    expect(
      await db.emailMessage.count({ where: { dedupeKey: { contains: late }, kind: "match_full" } }),
    ).toBe(0);
  });

  test("[IMP-030] ended, missed and paid are mailed to both sides, once, however often it is looked", async () => {
    const w = await world();
    const sponsorEmail = `both-${randomText()}@test.example`;
    const id = await makeMatch(w.admin, input(w, { sponsorEmail }));
    const missed = await makeMatch(w.admin, threshold(w, 25));
    await (await give(w, 74_00n)).settle();
    const mails = (of: string) =>
      db.emailMessage.findMany({
        where: { dedupeKey: { contains: of }, kind: { not: "match_confirmed" } },
        orderBy: { dedupeKey: "asc" },
      });
    const look = async () => {
      await Promise.all([tellMatches(), tellMatches()]);
      await runDueJobs();
    };
    await look();
    expect(await mails(id)).toEqual([]);
    setClockForTests(new Date(now().getTime() + days(7) + hours(2)));
    await look();
    const ended = await mails(id);
    expect(ended.map((mail) => [mail.kind, mail.toAddress])).toEqual([
      ["match_ended", sponsorEmail],
      ["match_ended", w.member.email],
    ]);
    expect(ended[0]!.text).toContain("$74.00");
    expect((await mails(missed)).map((mail) => mail.kind)).toEqual([
      "match_missed",
      "match_missed",
    ]);
    await pay(w, id, 74_00);
    await look();
    await look();
    expect((await mails(id)).map((mail) => mail.kind).sort()).toEqual([
      "match_ended",
      "match_ended",
      "match_paid",
      "match_paid",
    ]);
    const states = (await publicMatches(w.shown)).map((match) => [match.id, match.state]);
    expect(states).toContainEqual([id, "paid"]);
  });

  test.each([
    [74_00, "so nothing is left to pay"],
    [50_00, "Your $50.00 has already arrived, and $24.00 is left to pay"],
  ])(
    "a sponsor who paid %i before the end is asked for no more than what is left",
    async (cents, said) => {
      const w = await world();
      const id = await makeMatch(w.admin, input(w));
      await (await give(w, 74_00n)).settle();
      await pay(w, id, cents);
      setClockForTests(new Date(now().getTime() + days(7) + hours(2)));
      await tellMatches();
      await runDueJobs();
      const { text } = await db.emailMessage.findFirstOrThrow({
        where: { dedupeKey: `match_ended:${id}:sponsor` },
      });
      expect(text).toContain("released $74.00");
      expect(text).toContain(said);
      expect(text.includes("how to pay")).toBe(cents < 74_00);
    },
  );
});

test("[IMP-078] everyone reads confirmed ones by a call: a sponsor's name only where it is shown, an address and a promise that waits never", async () => {
  const w = await world();
  const sponsorEmail = `hidden-${randomText()}@test.example`;
  const id = await makeMatch(w.admin, input(w, { sponsorEmail }));
  const other = await makeMatch(w.admin, { ...threshold(w, 25), showsName: false });
  await proposeMatch(w.member, input(w, { sponsorName: "Not Yet Ltd" }), promise());
  await (await give(w, 40_00n)).settle();
  const { status, body } = await call(GET, { params: { idOrSlug: w.campaign.slug } });
  expect(status).toBe(200);
  const [first, second] = (body.data["matches"] as unknown as { id: string }[]).sort((a) =>
    a.id === id ? -1 : 1,
  );
  const { startsAt, endsAt } = await rowOf(id);
  expect(first).toEqual({
    ...{ _id: id, id, kind: "match", state: "running", sponsor: "Baobab Foundation" },
    ...{
      percent: 100,
      ratio: { added: 1, given: 1 },
      donorsWanted: null,
      donors: 1,
      cap: 1_000,
      matched: 40,
      paid: 0,
    },
    ...{ paidAt: null, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
  });
  expect(second).toMatchObject({
    ...{ id: other, kind: "threshold", sponsor: null, percent: null, ratio: null },
    ...{ donorsWanted: 25, donors: 1, matched: 0 },
  });
  expect(JSON.stringify(body)).not.toMatch(/Not Yet|hidden-/);
});

describe("who makes one", () => {
  test("[IMP-031] an organisation proposes with the written promise; an administrator confirms or declines, once", async () => {
    const w = await world();
    const stranger = await world();
    await expect(proposeMatch(w.member, input(w), undefined)).rejects.toMatchObject({
      issues: [{ path: "additionalDocument", message: "matchPromise" }],
    });
    await expect(proposeMatch(stranger.member, input(w), promise())).rejects.toMatchObject({
      issues: [{ path: "campaign", message: "campaignNotFound" }],
    });
    await (await give(w, 30_00n)).settle();
    const id = await proposeMatch(w.member, input(w), promise());
    expect(await rowOf(id)).toMatchObject({ status: "proposed", matchedCents: 0n });
    expect(await publicMatches(w.shown)).toEqual([]);
    const { documentId } = await rowOf(id);
    expect(await db.ngoDocument.findUniqueOrThrow({ where: { id: documentId! } })).toMatchObject({
      ngoId: w.ngo.id,
      purpose: "match",
    });
    const results = await Promise.allSettled([
      decideMatch(w.admin, { id, to: "confirmed" }),
      decideMatch(w.admin, { id, to: "declined" }),
      decideMatch(w.admin, { id, to: "confirmed" }),
    ]);
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    const second = await proposeMatch(w.member, input(w), promise());
    await decideMatch(w.admin, { id: second, to: "confirmed" });
    expect((await rowOf(second)).matchedCents).toBe(30_00n);
    const third = await proposeMatch(w.member, input(w), promise());
    await decideMatch(w.admin, { id: third, to: "declined" });
    await runDueJobs();
    await runDueJobs();
    const mails = (of: string) =>
      db.emailMessage.findMany({ where: { dedupeKey: { contains: of } } });
    const told = async (of: string) =>
      (await mails(of)).map((mail) => [mail.kind, mail.toAddress]).sort();
    const both = (kind: string, sponsor: string | null) =>
      [
        [kind, w.member.email],
        [kind, sponsor],
      ].sort();
    const { sponsorEmail } = await rowOf(second);
    expect(await told(second)).toEqual(both("match_confirmed", sponsorEmail));
    // the sponsor is not mailed about an unconfirmed promise: the organisation typed the address
    expect(await told(third)).toEqual([["match_declined", w.member.email]]);
    await decideMatch(w.admin, { id: second, to: "canceled" });
    await runDueJobs();
    expect(await told(second)).toEqual([
      ...both("match_canceled", sponsorEmail),
      ...both("match_confirmed", sponsorEmail),
    ]);
    await expect(makeMatch(w.member, input(w))).rejects.toMatchObject({ code: "forbidden" });
    await expect(ownMatches(stranger.member, w.campaign.id)).resolves.toEqual([]);
  });

  test("a promise that is confirmed while gifts come counts each of them once", async () => {
    const w = await world();
    const id = await proposeMatch(w.member, input(w), promise());
    const gifts = await Promise.all(Array.from({ length: 12 }, () => give(w, 10_00n)));
    await Promise.all([
      ...gifts.slice(0, 6).map((gift) => gift.settle()),
      decideMatch(w.admin, { id, to: "confirmed" }),
      ...gifts.slice(6).map((gift) => gift.settle()),
    ]);
    expect(await rowOf(id)).toMatchObject({ givenCents: 120_00n, donors: 12 });
  });
});

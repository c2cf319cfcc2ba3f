import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { hours } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { scopes } from "@/lib/auth/scopes";
import { createKey } from "@/lib/api-keys/create-key";
import { GET as donations } from "@/app/api/v1/donations/route";
import { GET as donors } from "@/app/api/v1/donors/route";
import { GET as gifts } from "@/app/api/v1/monthly-gifts/route";
import { GET as needs } from "@/app/api/v1/needs/route";
import { GET as payouts } from "@/app/api/v1/payouts/route";
import { GET as updates } from "@/app/api/v1/updates/route";
import {
  actorOf,
  makeCampaign,
  makeDonationRow,
  makeNeed,
  makeNgo,
  makeUpdate,
} from "@/tests/support/factories";
import { call } from "@/tests/support/call";

vi.setConfig({ testTimeout: 120_000 });

type Made = { id: string; at: number; cents: number };
type List = { handler: unknown; name: string; made: Made[]; bySum: boolean };

/** Noon of a day, or hours after it: some times and amounts are equal. */
const moments = [1, 3, 3, 2, 5, 4, 3].map((day) => Date.UTC(2026, 2, day, 12));
const amounts = [700, 200, 900, 200, 900, 100, 200];
const plan = moments.map((at, i) => ({ at: new Date(at), cents: BigInt(amounts[i]!) }));

let token = "";
let ngoId = "";
const lists: List[] = [];

beforeAll(async () => {
  const { ngo, owner } = await makeNgo();
  ngoId = ngo.id;
  const campaign = await makeCampaign(ngo.id);
  const actor = await actorOf(owner);
  token = (await createKey(actor, { name: "Lists", scopes: [...scopes], days: 1 })).key;
  const made: Record<string, Made[]> = {};
  const keep = (list: string, id: string, { at, cents }: (typeof plan)[number]) =>
    (made[list] ??= []).push({ id, at: at.getTime(), cents: Number(cents) });
  for (const [i, one] of plan.entries()) {
    const donation = await makeDonationRow(campaign, {
      amountCents: one.cents,
      settledAt: one.at,
      createdAt: new Date(one.at.getTime() - hours(1)),
    });
    keep("donations", donation.id, one);
    keep("donors", donation.id, one); // each gave once
    const gift = await db.monthlyGift.create({
      data: {
        id: newId("monthlyGift"),
        campaignId: campaign.id,
        ngoId: ngo.id,
        status: "active",
        amountCents: one.cents,
        method: "card",
        firstDonationId: donation.id,
        donorName: "Amina",
        donorEmail: `amina${i}@giver.example`,
        donorKey: `amina${i}@giver.example`,
        createdAt: one.at,
      },
    });
    keep("monthlyGifts", gift.id, one);
    const payout = await db.payout.create({
      data: {
        id: newId("payout"),
        ngoId: ngo.id,
        amountCents: one.cents,
        status: "canceled",
        reason: "manual",
        period: "2026-03",
        createdAt: one.at,
      },
    });
    keep("payouts", payout.id, one);
    const need = await makeNeed(campaign.id, {
      unitCents: one.cents,
      position: i + 1,
      createdAt: one.at,
      closedAt: i === 0 ? one.at : null,
    });
    keep("needs", need.id, one);
    const update = await makeUpdate(campaign.id, {
      number: i + 1,
      createdAt: one.at,
      publishedAt: i === 1 ? null : one.at,
      ...(i === 2 ? { hiddenAt: one.at, hiddenReason: "Not theirs" } : {}),
    });
    keep("updates", update.id, one);
  }
  const add = (handler: unknown, name: string, bySum = true) =>
    lists.push({ handler, name, made: made[name]!, bySum });
  add(donations, "donations");
  add(donors, "donors");
  add(gifts, "monthlyGifts");
  add(payouts, "payouts");
  add(needs, "needs");
  add(updates, "updates", false);
});

// there are no ledger entries for them
afterAll(() => db.payout.deleteMany({ where: { ngoId } }));

/** The ids of a whole list, read `limit` rows at a time. */
async function idsOf({ handler, name }: List, query: string, limit = 2): Promise<string[]> {
  const ids: string[] = [];
  for (let more = true; more;) {
    const after = ids.at(-1);
    const answer = await call(handler, {
      token,
      query: `?limit=${limit}${query}${after === undefined ? "" : `&starting_after=${after}`}`,
    });
    expect(answer.status, `${name}${query}: ${answer.body.error}`).toBe(200);
    const rows = answer.body.data[name] as unknown as { id: string }[];
    ids.push(...rows.map(({ id }) => id));
    more = answer.body.data["hasMore"] as unknown as boolean;
    expect(ids.length, `${name}${query} comes to an end`).toBeLessThan(30);
  }
  return ids;
}

const sortOf = { newest: "at", oldest: "at", largest: "cents", smallest: "cents" } as const;

describe("[API-129] the order of a program's list", () => {
  test("each order to its end, in pages of any size: every row once, equal ones too", async () => {
    for (const list of lists)
      for (const [sort, by] of Object.entries(sortOf)) {
        if (by === "cents" && !list.bySum) continue;
        const label = `${list.name} ${sort}`;
        const whole = await idsOf(list, `&sort=${sort}`, 100);
        const values = whole.map((id) => list.made.find((row) => row.id === id)![by]);
        const down = sort === "newest" || sort === "largest";
        expect(values, label).toEqual(
          list.made.map((row) => row[by]).toSorted((a, b) => (down ? b - a : a - b)),
        );
        for (const limit of [1, 2, 3])
          expect(await idsOf(list, `&sort=${sort}`, limit), `${label} by ${limit}`).toEqual(whole);
      }
  });

  test("newest first by default; ascending order is the same list reversed", async () => {
    for (const list of lists) {
      const usual = await idsOf(list, "");
      expect(await idsOf(list, "&sort=newest"), list.name).toEqual(usual);
      expect(await idsOf(list, "&sort=oldest"), list.name).toEqual(usual.toReversed());
    }
  });

  test("an order that a list does not have is refused at its field", async () => {
    for (const list of lists)
      for (const sort of ["", "amount", "newest,oldest", ...(list.bySum ? [] : ["largest"])]) {
        const answer = await call(list.handler, { token, query: `?sort=${sort}` });
        expect([answer.status, answer.body.issues?.[0]?.path], `${list.name} ${sort}`).toEqual([
          400,
          "sort",
        ]);
      }
  });
});

describe("[API-129] the filters of a program's list", () => {
  const named = (name: string): List => lists.find((list) => list.name === name)!;
  const ofDays = (list: List, from: number, to: number): string[] =>
    list.made
      .filter(({ at }) => at >= Date.UTC(2026, 2, from) && at < Date.UTC(2026, 2, to + 1))
      .map(({ id }) => id)
      .toSorted();

  test("a first and a last day, both with it, in pages too", async () => {
    for (const list of lists.filter(({ name }) => name !== "needs")) {
      const asked = "&from=2026-03-02&to=2026-03-03";
      expect((await idsOf(list, asked)).toSorted(), list.name).toEqual(ofDays(list, 2, 3));
      expect((await idsOf(list, "&from=2026-03-05")).toSorted()).toEqual(ofDays(list, 5, 31));
      expect((await idsOf(list, "&to=2026-03-01&sort=oldest")).toSorted()).toEqual(
        ofDays(list, 1, 1),
      );
      for (const query of ["?from=2026-02-30", "?to=yesterday", "?from=", "?from=0000-01-01"]) {
        const refused = await call(list.handler, { token, query });
        expect(refused.status, query).toBe(400);
        expect(refused.body, query).toMatchObject({
          error: "There is no such day. Please write it as 2026-02-28",
          issues: [{ path: query.slice(1).split("=")[0] }],
        });
      }
      for (const query of ["?from=1000-01-01", "?to=9999-12-31"])
        expect((await call(list.handler, { token, query })).status, query).toBe(200);
    }
  });

  test("updates by their state, needs by whether they are closed", async () => {
    const of = (list: List, ...at: number[]) => at.map((i) => list.made[i]!.id).toSorted();
    const news = named("updates");
    expect(await idsOf(news, "&state=draft")).toEqual(of(news, 1));
    expect(await idsOf(news, "&state=hidden")).toEqual(of(news, 2));
    expect((await idsOf(news, "&state=published")).toSorted()).toEqual(of(news, 0, 3, 4, 5, 6));
    const wanted = named("needs");
    expect(await idsOf(wanted, "&closed=true")).toEqual(of(wanted, 0));
    expect((await idsOf(wanted, "&closed=false")).toSorted()).toEqual(of(wanted, 1, 2, 3, 4, 5, 6));
    expect((await call(needs, { token, query: "?closed=yes" })).status).toBe(400);
    expect((await call(updates, { token, query: "?state=gone" })).status).toBe(400);
  });
});

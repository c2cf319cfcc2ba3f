import { afterAll, describe, expect, test } from "vitest";
import { GET as payouts } from "@/app/api/v1/payouts/route";
import { createKey } from "@/lib/api-keys/create-key";
import { systemActor } from "@/lib/auth/actor";
import { encrypt } from "@/lib/auth/encryption";
import type { Scope } from "@/lib/auth/scopes";
import { db } from "@/lib/db";
import { settleDonation } from "@/lib/donations/settle";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { mostDonations } from "@/lib/payouts/expand-queries";
import { reservePayout } from "@/lib/payouts/reserve-payout";
import { statementsOf } from "@/scripts/bench-lists/plans";
import { call } from "@/tests/support/call";
import { actorOf, makeAdmin, makeCampaign, makeNgo, randomText } from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { approveWaiting } from "@/tests/support/second-person";

afterAll(() => db.$disconnect());

type Part = { id: string; inPayout: number; donorName: string | null; campaignId: string };
type Row = { id: string; amount: number; donations?: Part[]; donationCount?: number };

async function world() {
  const { ngo, owner } = await makeNgo();
  const account = {
    accountHolderName: "Test",
    bankName: "Bank",
    accountNumber: "DE89370400440532013000",
    swiftCode: "COBADEFF",
    preferredCurrency: "USD",
  };
  const bank = encrypt(JSON.stringify(account), `bank:${ngo.id}`);
  const { cipher: bankCipher, keyVersion: bankKeyVersion } = bank;
  await db.ngo.update({ where: { id: ngo.id }, data: { bankCipher, bankKeyVersion } });
  const campaign = await makeCampaign(ngo.id);
  const actor = await actorOf(owner);
  return {
    campaign,
    key: async (...scopes: Scope[]) =>
      (await createKey(actor, { name: "Accounts", scopes, days: 30 })).key,
    async give(fields: Record<string, unknown> = {}): Promise<string> {
      const gift = await makeOpenDonation(campaign, { amountCents: 50_00n, ...fields });
      const charge = paidCharge({ amountCents: 50_00n, feeCents: 1_75n, donationId: gift.id });
      await settleDonation({ donationId: gift.id, charge, cause: "test" });
      return gift.id;
    },
    async pay(): Promise<string> {
      const id = await reservePayout(systemActor("test"), { ngoId: ngo.id, reason: "manual" });
      if (id === null) throw new Error("nothing was paid");
      return id.payoutId;
    },
    async sent(payoutId: string): Promise<void> {
      await approveWaiting(ngo.id);
      const by = await actorOf(await makeAdmin());
      await finishPayout(by, { payoutId, result: "sent", reference: randomText() });
    },
  };
}
const ask = (token: string, query = "?limit=100&expand=donations") =>
  call(payouts, { token, query });
async function rowsOf(token: string, query?: string): Promise<Map<string, Row>> {
  const answer = await ask(token, query);
  expect(answer.status, answer.body.error).toBe(200);
  return new Map((answer.body.data["payouts"] as unknown as Row[]).map((row) => [row.id, row]));
}

describe("[API-124] the donations of payouts", () => {
  test("each with what it moved, in the payout that it came with; nothing where nobody asked", async () => {
    const { campaign, give, pay, sent, key } = await world();
    const [one, two, three] = [await give(), await give(), await give()];
    const first = await pay();
    await sent(first);
    const [four, five] = [await give(), await give(), await give()];
    const second = await pay();
    const token = await key("payouts:read", "donations:read");
    const rows = await rowsOf(token);
    expect(rows.get(first)).toMatchObject({ amount: 144.75, donationCount: 3 });
    expect(rows.get(first)!.donations!.map(({ id }) => id)).toEqual([three, two, one]);
    expect(rows.get(first)!.donations![0]).toMatchObject({
      inPayout: 48.25,
      campaignId: campaign.id,
    });
    expect(
      rows
        .get(second)!
        .donations!.map(({ id }) => id)
        .slice(1),
    ).toEqual([five, four]);
    for (const row of (await rowsOf(token, "")).values()) {
      expect(row).not.toHaveProperty("donations");
      expect(row).not.toHaveProperty("donationCount");
    }
  });

  test("donors are named within the key's scopes, and who hides never; another organisation sees none", async () => {
    const { give, pay, key } = await world();
    await give({ donorName: "Shown" });
    await give({ donorName: "Hidden", shareWithNgo: false });
    await give({ donorName: "Shown too" });
    const id = await pay();
    const names = async (...scopes: Scope[]) =>
      (await rowsOf(await key("payouts:read", "donations:read", ...scopes)))
        .get(id)!
        .donations!.map(({ donorName }) => donorName);
    expect(await names()).toEqual([null, null, null]);
    expect(await names("donors:read")).toEqual(["Shown too", null, "Shown"]);
    const stranger = await (await world()).key("payouts:read", "donations:read");
    expect((await rowsOf(stranger)).size).toBe(0);
  });

  test("a key needs donations:read for it, with rows and without; no other name is known", async () => {
    const { give, pay, key } = await world();
    const token = await key("payouts:read");
    const refused = async () => {
      const { status, body } = await ask(token);
      return `${status} ${body.code}: ${body.error}`;
    };
    const lacks = "403 insufficient_scope: This API key lacks the scope donations:read";
    expect(await refused()).toBe(lacks);
    for (let i = 0; i < 3; i++) await give();
    await pay();
    expect(await refused()).toBe(lacks);
    expect((await ask(await key("donations:read"))).status).toBe(403);
    const wrong = await ask(token, "?expand=campaign");
    expect(wrong.body.issues).toEqual([
      { path: "expand", message: "This list can carry along: donations" },
    ]);
  });

  test("the newest hundred of many, and in as many statements as for few", async () => {
    const { give, pay, sent, key } = await world();
    const token = await key("payouts:read", "donations:read");
    for (let i = 0; i < 3; i++) await give();
    await sent(await pay());
    await rowsOf(token); // the key's first use is recorded
    const few = (await statementsOf(() => ask(token))).length;
    const many: string[] = [];
    for (let i = 0; i < mostDonations + 3; i++) many.push(await give());
    const id = await pay();
    expect((await statementsOf(() => ask(token))).length).toBe(few);
    const row = (await rowsOf(token)).get(id)!;
    expect(row.donationCount).toBe(mostDonations + 3);
    expect(row.donations!.map((donation) => donation.id)).toEqual(
      many.reverse().slice(0, mostDonations),
    );
  }, 60_000);
});

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { campaignFor } from "@/lib/checkout/giving-campaign";
import { insertDonation } from "@/lib/checkout/insert-donation";
import { termsOf } from "@/lib/checkout/terms";
import { makeCampaign, makeNgo, randomText, visitor } from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { makeOpenDonation } from "@/tests/support/money";

afterAll(() => db.$disconnect());

async function begun() {
  const { id } = await makeCampaign((await makeNgo()).ngo.id);
  const campaign = await campaignFor(id);
  const input = typedDonation(id, { method: "card", frequency: "monthly" });
  const caller = { clientKey: `test:${randomText()}`, actor: visitor };
  const terms = await termsOf(campaign, input);
  return { campaign, caller, insert: () => insertDonation(campaign, input, terms, caller) };
}
const giftsOf = (campaignId: string) => db.monthlyGift.count({ where: { campaignId } });

test("a monthly gift and its first donation are inserted once a key", async () => {
  const { campaign, insert } = await begun();
  const first = await insert();
  expect(first).toMatchObject({ kind: "monthly", status: "created", sessionId: null });
  expect(await insert()).toBeNull();
  expect(await giftsOf(campaign.id)).toBe(1);
});

test("of a request that is overtaken while it inserts no monthly gift is left", async () => {
  const { campaign, caller, insert } = await begun();
  const row = await makeOpenDonation(campaign);
  const other = await db.$transaction(
    async (tx) => {
      await tx.donation.update({ where: { id: row.id }, data: { clientKey: caller.clientKey } });
      const overtaken = insert();
      // it has looked for the key, found none, and its insert waits for this transaction
      for (;;) {
        const [{ n }] = await db.$queryRaw<[{ n: number }]>`
          select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into%donation%'`;
        if (n > 0) break;
        await wait(20);
      }
      return { overtaken };
    },
    { timeout: 60_000 },
  );
  expect(await other.overtaken).toBeNull();
  expect(await giftsOf(campaign.id)).toBe(0);
});

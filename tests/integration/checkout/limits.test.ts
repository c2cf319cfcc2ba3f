import { afterAll, afterEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { startDonation } from "@/lib/checkout/start";
import { verifySession } from "@/lib/checkout/verify";
import { makeCampaign, makeNgo, randomEmail, randomText, visitor } from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";

const scale = env.rateLimitScale;
afterEach(() => void Object.assign(env, { rateLimitScale: scale }));
afterAll(() => db.$disconnect());

const input = typedDonation;

test("[GIVE-108] fifteen gifts a minute from one address, the sixteenth is refused and leaves nothing; pressing again is no new one", async () => {
  Object.assign(env, { rateLimitScale: 1 });
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const actor = { ...visitor, address: `addr-${randomText()}` };
  const same = input(campaign.slug, { clientKey: "again" });
  await startDonation(actor, same);
  for (let i = 0; i < 14; i++) await startDonation(actor, input(campaign.slug));
  await expect(startDonation(actor, input(campaign.slug))).rejects.toMatchObject({
    code: "rate_limited",
    key: "manyFromNetwork",
  });
  await startDonation(actor, same);
  await startDonation({ ...visitor, address: `addr-${randomText()}` }, input(campaign.slug));
  expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(16);
});

test("N24: gifts that strangers begin in a donor's name, from anywhere, do not refuse her own", async () => {
  Object.assign(env, { rateLimitScale: 1 });
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const email = randomEmail();
  const give = (donorEmail: string) =>
    startDonation(
      { ...visitor, address: `addr-${randomText()}` },
      input(campaign.slug, { donorEmail }),
    );
  for (let i = 0; i < 14; i++) await give(i % 2 ? email.toUpperCase() : email);
  expect(await give(email)).toMatchObject({ kind: "pledge" });
});

test("sixty questions a minute after sessions from one address", async () => {
  Object.assign(env, { rateLimitScale: 1 });
  const actor = { ...visitor, address: `addr-${randomText()}` };
  const ask = () => verifySession(actor, { sessionId: "nonsense" });
  for (let i = 0; i < 60; i++) expect(await ask()).toEqual({ state: "unknown" });
  const rest = await Promise.allSettled(Array.from({ length: 61 }, ask));
  expect(rest.some((r) => r.status === "rejected")).toBe(true);
});

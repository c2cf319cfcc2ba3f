import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hours, setClockForTests } from "@/lib/clock";
import { networkOf } from "@/lib/auth/network";
import { limits } from "@/lib/auth/rate-limit";
import type { GiveInput } from "@/lib/donations/schema";
import { startDonation } from "@/lib/donations/start-donation";
import { makeCampaign, makeNgo, randomEmail, randomText, visitor } from "@/tests/support/factories";
import { listEvents } from "@/lib/payments/events";
import { recordEvent } from "@/lib/donations/record-event";
import { runMoneyWork } from "@/tests/support/doors";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";

/** `npm run test:money` makes 10,000 attempts; `npm test` fewer. */
const attempts = Number(process.env["ATTEMPTS"] ?? 600);
const scale = env.rateLimitScale;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url, rateLimitScale: 1 });
  // no window of ten minutes ends while we count
  setClockForTests(new Date(Math.ceil(Date.now() / hours(1)) * hours(1) - hours(1) + 1_000));
});
afterEach(async () => void (await hearOfAll()));
afterAll(async () => {
  Object.assign(env, { rateLimitScale: scale });
  setClockForTests(null);
  await sandbox.stop();
  await db.$disconnect();
});

/** Every event of the provider comes in and is worked off; a signature would be of another hour than our clock's. */
async function hearOfAll(): Promise<void> {
  for (const { facts, raw } of await listEvents(new Date(Date.now() - hours(1)))) await recordEvent(facts, raw, "poll");
  await runMoneyWork();
}
const input = (campaign: string, more: Partial<GiveInput> = {}): GiveInput => ({ campaign, amountCents: 100, donorName: "Test", donorEmail: randomEmail(), method: "card", frequency: "once", message: null, showName: false, shareWithNgo: true, dedication: null, clientKey: null, website: "", ...more });
const from = (address: string) => ({ ...visitor, address });
const fresh = () => `honest-${randomText()}`;
const sessions = async () => (await sandbox.truth("checkout.session")).length;

test(`[GIVE-108] ${attempts} attempts from 150 addresses make no session beyond the limits, and donors from elsewhere give meanwhile`, { timeout: 900_000 }, async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const began = Date.now();
  let refused = 0;
  let made = 0;
  const addresses = Array.from({ length: 150 }, (_, i) => (i % 3 === 0 ? `2001:db8:0:${i.toString(16)}` : `192.0.${i}.9`));
  let next = 0;
  const attack = async () => {
    while (next < attempts) {
      const address = addresses[next++ % addresses.length]!;
      // each time another of its net's 2^64
      const actor = from(address.includes(":") ? `${address}:${randomText(2)}:${randomText(2)}:1:2` : address);
      await startDonation(actor, input(campaign.slug)).then(() => made++, (error: { code?: string; retryAfter?: number }) => {
        expect(error).toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
        refused++;
      });
    }
  };
  const honest: string[] = [];
  const donors = async () => {
    for (let i = 0; i < 20; i++) {
      while (next < Math.min((attempts * (i + 1)) / 21, attempts)) await new Promise((resolve) => setTimeout(resolve, 2));
      const started = await startDonation(from(fresh()), input(campaign.slug, { amountCents: 25_00 }));
      if (started.kind === "checkout") honest.push(started.sessionId);
    }
  };
  await Promise.all([...Array.from({ length: 12 }, attack), donors()]);
  const minutes = Math.floor((Date.now() - began) / 60_000) + 2;
  expect(new Set(honest).size).toBe(20);
  expect(made + refused).toBe(attempts);
  expect(await sessions()).toBe(made + 20);
  expect(made).toBeLessThanOrEqual(Math.min(150 * limits["give.address.short"].hits, 150 * 2 + minutes * limits["give.campaign"].hits));
  // what was refused left nothing
  expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(made + 20);
  expect((await sandbox.pay(honest[0]!)).outcome).toBe("paid");
  if (process.env["PRINT_STORIES"]) process.stdout.write(`\n${attempts} attempts: ${made} sessions, ${refused} refused; 20 of 20 honest donors served meanwhile\n`);
});

test("when a campaign's room for repeated gifts is used up, a donor from another address still begins one, and a second", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const before = { ...limits["give.campaign"] };
  Object.assign(limits["give.campaign"], { hits: 3 });
  try {
    const repeats = await Promise.allSettled(Array.from({ length: 4 }, (_, i) => from(`attacker-${i}-${randomText()}`)).flatMap((actor) => Array.from({ length: 4 }, () => startDonation(actor, input(campaign.slug)))));
    expect(repeats.filter((r) => r.status === "fulfilled")).toHaveLength(4 * 2 + 3);
    const donor = from(fresh());
    for (let i = 0; i < 2; i++) expect(await startDonation(donor, input(campaign.slug))).toMatchObject({ kind: "checkout" });
  } finally {
    Object.assign(limits["give.campaign"], before);
  }
});

test("many cards in one session: after ten declined ones it is closed, and its address begins no other; others do", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const actor = from(`tester-${randomText()}`);
  const cards = ["4000000000000002", "4000000000009995", "4000000000009987", "4000000000009979", "4000000000006975", "4100000000000019", "4000000000000069", "4000000000000127", "4000000000000119"];
  for (const many of [0, 1]) {
    const started = await startDonation(actor, input(campaign.slug));
    if (started.kind !== "checkout") throw new Error("a checkout");
    for (let i = 0; i < 11; i++) expect((await sandbox.pay(started.sessionId, cards[(i + many) % cards.length]!)).outcome).toBe("declined");
    await hearOfAll();
    expect((await sandbox.client().checkout.sessions.retrieve(started.sessionId)).status).toBe("expired");
    expect((await sandbox.pay(started.sessionId)).outcome).toBe("closed");
  }
  const count = await sessions();
  await expect(startDonation(actor, input(campaign.slug))).rejects.toMatchObject({ code: "rate_limited" });
  expect(await sessions()).toBe(count);
  expect(await startDonation(from(fresh()), input(campaign.slug))).toMatchObject({ kind: "checkout" });
});

test("one card in many sessions: an address that uses it once more after ten tries begins no other gift", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const tried: string[] = [];
  for (let i = 0; i < 12; i++) {
    const address = `card-${i}-${randomText()}`;
    const started = await startDonation(from(address), input(campaign.slug));
    if (started.kind !== "checkout") throw new Error("a checkout");
    expect((await sandbox.pay(started.sessionId, "5555555555554444")).outcome).toBe("paid");
    tried.push(address);
  }
  await hearOfAll();
  const results = await Promise.allSettled(tried.map((address) => startDonation(from(address), input(campaign.slug))));
  expect(results.filter((r) => r.status === "rejected")).toHaveLength(2);
});

test("an address of IPv6 counts by its /64", () => {
  for (const [address, net] of [["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"], ["2001:DB8:0001:2::1", "2001:db8:1:2::/64"], ["::1", "0:0:0:0::/64"], ["fe80::1%eth0", "fe80:0:0:0::/64"], ["2001:db8::", "2001:db8:0:0::/64"], ["203.0.113.7", "203.0.113.7"], ["unknown", "unknown"]] as const) expect(networkOf(address)).toBe(net);
});

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hours, setClockForTests } from "@/lib/clock";
import { networkOf, wideNetworkOf } from "@/lib/auth/network";
import { limits } from "@/lib/auth/limits";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { startDonation } from "@/lib/checkout/start";
import { makeCampaign, makeNgo, randomEmail, randomText, visitor } from "@/tests/support/factories";
import { typedDonation } from "@/tests/support/giving";
import { listEvents } from "@/lib/payments/events";
import { recordEvent } from "@/lib/payment-events/record";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";

/** `npm run test:money` makes 10,000 attempts; `npm test` fewer. */
const attempts = Number(process.env["ATTEMPTS"] ?? 600);
const scale = env.rateLimitScale;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(env, { STRIPE_SANDBOX_URL: sandbox.url, rateLimitScale: 1 });
  // start early enough that no ten-minute window ends while we count
  setClockForTests(new Date(Math.ceil(Date.now() / hours(1)) * hours(1) - hours(1) + 1_000));
});
afterEach(async () => void (await hearOfAll()));
afterAll(async () => {
  Object.assign(env, { rateLimitScale: scale });
  setClockForTests(null);
  await sandbox.stop();
  await db.$disconnect();
});

/**
 * Receives and processes every event of the provider; signatures would not match our moved clock, so events are
 * fetched.
 */
async function hearOfAll(): Promise<void> {
  for (const { facts, raw } of await listEvents(new Date(Date.now() - hours(1))))
    await recordEvent(facts, raw, "poll");
  await runMoneyWork();
}
const input = (campaign: string, more: Partial<GiveInput> = {}): GiveInput =>
  typedDonation(campaign, { amountCents: 100, method: "card", ...more });
const from = (address: string) => ({ ...visitor, address });
const fresh = () => `honest-${randomText()}`;
const sessions = async () => (await sandbox.truth("checkout.session")).length;

test(
  `[GIVE-108] ${attempts} attempts from 150 addresses make no session beyond the limits, and donors from elsewhere give meanwhile`,
  { timeout: 900_000 },
  async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const began = Date.now();
    let refused = 0;
    let made = 0;
    const addresses = Array.from({ length: 150 }, (_, i) =>
      i % 3 === 0 ? `2001:db8:0:${i.toString(16)}` : `192.0.${i}.9`,
    );
    let next = 0;
    const attack = async () => {
      while (next < attempts) {
        const address = addresses[next++ % addresses.length]!;
        // each time another address of the same /64 network
        const actor = from(
          address.includes(":") ? `${address}:${randomText(2)}:${randomText(2)}:1:2` : address,
        );
        await startDonation(actor, input(campaign.slug)).then(
          () => made++,
          (error: { code?: string; retryAfter?: number }) => {
            expect(error).toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
            refused++;
          },
        );
      }
    };
    const honest: string[] = [];
    const donors = async () => {
      for (let i = 0; i < 20; i++) {
        while (next < Math.min((attempts * (i + 1)) / 21, attempts))
          await new Promise((resolve) => setTimeout(resolve, 2));
        const started = await startDonation(
          from(fresh()),
          input(campaign.slug, { amountCents: 25_00 }),
        );
        if (started.kind === "checkout") honest.push(started.sessionId);
      }
    };
    await Promise.all([...Array.from({ length: 12 }, attack), donors()]);
    const minutes = Math.floor((Date.now() - began) / 60_000) + 2;
    expect(new Set(honest).size).toBe(20);
    expect(made + refused).toBe(attempts);
    expect(await sessions()).toBe(made + 20);
    expect(made).toBeLessThanOrEqual(
      Math.min(
        150 * limits["give.address.minute"].hits,
        150 * 2 + minutes * limits["give.campaign"].hits,
      ),
    );
    // refused attempts left no rows
    expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(made + 20);
    expect((await sandbox.pay(honest[0]!)).outcome).toBe("paid");
    if (process.env["PRINT_STORIES"])
      process.stdout.write(
        `\n${attempts} attempts: ${made} sessions, ${refused} refused; 20 of 20 honest donors served meanwhile\n`,
      );
  },
);

test("when a campaign's room for repeated gifts is used up, a donor from another address still begins one, and a second", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const before = { ...limits["give.campaign"] };
  Object.assign(limits["give.campaign"], { hits: 3 });
  try {
    const repeats = await Promise.allSettled(
      Array.from({ length: 4 }, (_, i) => from(`attacker-${i}-${randomText()}`)).flatMap((actor) =>
        Array.from({ length: 4 }, () => startDonation(actor, input(campaign.slug))),
      ),
    );
    expect(repeats.filter((r) => r.status === "fulfilled")).toHaveLength(4 * 2 + 3);
    const donor = from(fresh());
    for (let i = 0; i < 2; i++)
      expect(await startDonation(donor, input(campaign.slug))).toMatchObject({ kind: "checkout" });
  } finally {
    Object.assign(limits["give.campaign"], before);
  }
});

/** Addresses never seen before, from a few networks or from the whole world (no private ones). */
const bots = (n: number, first: number, nets?: number) =>
  Array.from({ length: n }, (_, i) => {
    const net = nets ? i % nets : i;
    return `${first + (net % 50)}.${Math.floor(net / 50) % 256}.${Math.floor(i / 250) % 256}.${1 + (i % 250)}`;
  });
/** Limits so low that they are reached quickly; the full flood runs in `npm run test:money`. */
async function withRooms(run: (flood: number) => Promise<void>): Promise<void> {
  const names = [
    "give.campaign.fresh",
    "give.campaign.world",
    "give.campaign.waited",
    "give.campaign.net",
    "give.campaign",
  ] as const;
  const before = names.map((name) => limits[name].hits);
  const whole = attempts >= 5_000;
  if (!whole)
    names.forEach((name, i) => Object.assign(limits[name], { hits: [12, 12, 8, 1, 6][i] }));
  try {
    await run(whole ? 800 : 50);
  } finally {
    names.forEach((name, i) => Object.assign(limits[name], { hits: before[i] }));
  }
}
/**
 * Sends one request from each address, a few at a time; those refused must be told when to try again.
 * @returns how many got a session
 * @param at the time of all of them, however long it takes: each minute has its own slots
 */
async function flood(
  addresses: string[],
  slug: string,
  { emailOf = () => randomEmail(), at }: { emailOf?: (address: string) => string; at?: Date } = {},
): Promise<number> {
  let made = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < addresses.length) {
        const address = addresses[next++]!;
        if (at) setClockForTests(at);
        await startDonation(from(address), input(slug, { donorEmail: emailOf(address) })).then(
          () => made++,
          (error: unknown) =>
            expect(error).toMatchObject({ code: "rate_limited", key: "manyGifts", retryAfter: 20 }),
        );
      }
    }),
  );
  return made;
}

test(
  "[GIVE-108] a flood from ever new addresses of a few nets leaves half of the room to the world: donors from elsewhere begin at once",
  { timeout: 900_000 },
  () =>
    withRooms(async (n) => {
      const began = new Date(Math.floor(Date.now() / hours(1)) * hours(1) + 2_000);
      const campaign = await makeCampaign((await makeNgo()).ngo.id);
      const [room, share] = [limits["give.campaign.fresh"].hits, limits["give.campaign.net"].hits];
      const made = await flood(bots(n, 20, 3), campaign.slug, { at: began });
      expect(made).toBe(room + 3 * share);
      for (let i = 0; i < limits["give.campaign.world"].hits - 3 * share; i++) {
        setClockForTests(began);
        expect(
          await startDonation(from(`${150 + (i % 30)}.${i}.0.1`), input(campaign.slug)),
        ).toMatchObject({ kind: "checkout" });
      }
    }),
);

test(
  "[GIVE-108] a flood from the whole world: bounded; a donor is asked to press again in 20 seconds and then begins; who gave before begins at once",
  { timeout: 900_000 },
  () =>
    withRooms(async (n) => {
      const campaign = await makeCampaign((await makeNgo()).ngo.id);
      const room = limits["give.campaign.fresh"].hits + limits["give.campaign.world"].hits;
      const waited = limits["give.campaign.waited"].hits;
      const repeats = limits["give.campaign"].hits;
      const known = input(campaign.slug, { donorEmail: randomEmail() });
      const first = await startDonation(from("151.1.1.1"), known);
      if (first.kind !== "checkout") throw new Error("a checkout");
      await sandbox.pay(first.sessionId);
      await hearOfAll();
      const began = new Date(Math.floor(Date.now() / hours(1)) * hours(1) + 2_000);
      const moment = (seconds: number) => new Date(began.getTime() + seconds * 1000);
      const at = (seconds: number) => setClockForTests(moment(seconds));
      at(0);
      const addresses = bots(n, 80);
      expect(await flood(addresses, campaign.slug, { at: moment(0) })).toBeLessThanOrEqual(room);
      at(0);
      const donor = from("152.1.1.1");
      const gift = input(campaign.slug, { donorEmail: randomEmail(), clientKey: "page-1" });
      const asked = { code: "rate_limited", key: "manyGifts", params: { n: 20 }, retryAfter: 20 };
      await expect(startDonation(donor, gift)).rejects.toMatchObject(asked);
      expect(
        await startDonation(from("151.1.1.1"), { ...known, clientKey: "another" }),
      ).toMatchObject({ kind: "checkout" });
      at(10);
      await expect(startDonation(donor, gift)).rejects.toMatchObject(asked); // too soon: the slot is kept
      at(21);
      // the same addresses with other names have no slot
      expect(await flood(addresses.slice(0, 40), campaign.slug, { at: moment(21) })).toBe(0);
      at(21);
      // the slot is for one donation, however often the button is pressed
      const pressed = await Promise.all([startDonation(donor, gift), startDonation(donor, gift)]);
      expect(pressed[0]).toEqual(pressed[1]);
      expect(pressed[0]).toMatchObject({ kind: "checkout" });
      expect(
        await db.donation.count({
          where: { campaignId: campaign.id, donorEmail: gift.donorEmail },
        }),
      ).toBe(1);
      // machines that keep their names and wait are limited too
      const names = new Map(addresses.map((address) => [address, randomEmail()]));
      const emailOf = (address: string) => names.get(address)!;
      await flood(addresses, campaign.slug, { emailOf, at: moment(65) });
      expect(
        await flood(addresses, campaign.slug, { emailOf, at: moment(90) }),
      ).toBeLessThanOrEqual(waited + repeats);
      expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBeLessThanOrEqual(
        2 * (room + waited + repeats) + 4,
      );
    }),
);

test("many cards in one session: after ten declined ones it is closed, and its address begins no other; others do", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const actor = from(`tester-${randomText()}`);
  const cards = [
    "4000000000000002",
    "4000000000009995",
    "4000000000009987",
    "4000000000009979",
    "4000000000006975",
    "4100000000000019",
    "4000000000000069",
    "4000000000000127",
    "4000000000000119",
  ];
  for (const many of [0, 1]) {
    const started = await startDonation(actor, input(campaign.slug));
    if (started.kind !== "checkout") throw new Error("a checkout");
    for (let i = 0; i < 11; i++)
      expect(
        (await sandbox.pay(started.sessionId, cards[(i + many) % cards.length]!)).outcome,
      ).toBe("declined");
    await hearOfAll();
    expect((await sandbox.client().checkout.sessions.retrieve(started.sessionId)).status).toBe(
      "expired",
    );
    expect((await sandbox.pay(started.sessionId)).outcome).toBe("closed");
  }
  const count = await sessions();
  await expect(startDonation(actor, input(campaign.slug))).rejects.toMatchObject({
    code: "rate_limited",
  });
  expect(await sessions()).toBe(count);
  expect(await startDonation(from(fresh()), input(campaign.slug))).toMatchObject({
    kind: "checkout",
  });
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
  const results = await Promise.allSettled(
    tried.map((address) => startDonation(from(address), input(campaign.slug))),
  );
  expect(results.filter((r) => r.status === "rejected")).toHaveLength(2);
});

test("an address of IPv6 counts by its /64", () => {
  for (const [address, net] of [
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::1", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
    ["203.0.113.7", "203.0.113.7"],
    ["unknown", "unknown"],
  ] as const)
    expect(networkOf(address)).toBe(net);
  for (const [address, net] of [
    ["2001:db8:1:2:3:4:5:6", "2001:db8::/32"],
    ["203.0.113.7", "203.0.0.0/16"],
    ["unknown", "unknown"],
  ] as const)
    expect(wideNetworkOf(address)).toBe(net);
});

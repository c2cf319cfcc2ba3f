import { describe, expect } from "vitest";
import { minutes } from "@/lib/clock";
import { db, fault, key, openList, harness } from "./cases";
import type { Begun } from "./harness";

/** Our machine's clock is wrong: site and worker use it, the provider and PostgreSQL do not. */
openList();

async function withClock(
  skewMs: number,
  run: () => Promise<string | void>,
): Promise<string | void> {
  const wrong = async (ms: number) => {
    await Promise.all([harness.app.kill(), harness.worker.kill()]);
    if (ms === 0) delete harness.env["NODE_OPTIONS"];
    else
      Object.assign(harness.env, {
        CLOCK_SKEW_MS: String(ms),
        NODE_OPTIONS: "--import ./tests/faults/skewed-clock.mjs",
      });
    await harness.up();
  };
  await wrong(skewMs);
  try {
    return await run();
  } finally {
    await wrong(0);
    // work that the wrong clock postponed is due now
    await db.$executeRaw`update job set next_at = now(), lease_until = null where status = 'new'`;
    await db.$executeRaw`update provider_event set next_at = now(), lease_until = null where status = 'new'`;
  }
}

const settledOf = (prefix: string) =>
  db.donation.findMany({ where: { donorEmail: { startsWith: prefix }, settledAt: { not: null } } });
/** The site's responses to the provider's deliveries. */
const statuses = new Set<number>();
const listen = () => {
  statuses.clear();
  harness.hooks.set(async (_request, forward) => {
    const answer = await forward();
    statuses.add(answer.status);
    return answer;
  });
};

describe("our clock", () => {
  for (const wrong of [4, -4])
    fault(
      `F46 ${wrong > 0 ? "+" : "-"}4`,
      `${Math.abs(wrong)} minutes ${wrong > 0 ? "ahead" : "behind"}: deliveries are taken, gifts settle at once`,
      () =>
        withClock(minutes(wrong), async () => {
          listen();
          const name = key("f46");
          const began = Date.now();
          await harness.give(5, name);
          await harness.until(
            "they are settled",
            async () => (await settledOf(name)).length === 5,
            20,
          );
          expect([...statuses]).toEqual([200]);
          for (const gift of await settledOf(name))
            expect(gift.settledAt!.getTime()).toBeLessThan(Date.now() + minutes(1)); // dated by the provider
          return `settled within ${((Date.now() - began) / 1000).toFixed(1)} s`;
        }),
    );
  for (const wrong of [10, -10, 60 * 24, -60 * 24])
    fault(
      `F46 ${wrong > 0 ? "+" : "-"}${Math.abs(wrong) > 60 ? "day" : "10"}`,
      `${Math.abs(wrong) > 60 ? "a day" : `${Math.abs(wrong)} minutes`} ${wrong > 0 ? "ahead" : "behind"}: deliveries are refused, the polls settle, the clock is complained of`,
      async () => {
        const name = key("f46");
        // the provider refuses sessions that expired yesterday or expire in two days: with such a clock nobody can
        // begin a donation, only finish one
        const begun =
          Math.abs(wrong) > 60
            ? await Promise.all(
                Array.from({ length: 6 }, (_, i) =>
                  harness.begin({
                    key: `${name}${i === 5 ? "-more" : `-${i}`}`,
                    amount: 1_000 + i,
                  }),
                ),
              )
            : [];
        return withClock(minutes(wrong), () => afterwards(wrong, name, begun));
      },
      { polled: true, seconds: 90 },
    );
});

async function afterwards(wrong: number, name: string, begun: Begun[]): Promise<string> {
  listen();
  const gifts = begun.length > 0 ? begun.slice(0, 5) : await harness.give(5, name);
  for (const gift of begun.slice(0, 5)) await harness.sandbox.pay(gift.sessionId);
  await harness.sandbox.deliver().catch(() => undefined);
  expect([...statuses]).toEqual([400]);
  // pretend that the poll's minute is over (for a clock that was ahead it is); each poll looks again at what happened
  // before it
  await db.setting.deleteMany({ where: { key: "timer:events.poll" } });
  const took = await harness.until(
    "the poll settles them",
    async () => (await settledOf(name)).length === gifts.length,
    60,
  );
  expect(harness.worker.words()).toContain("clock.skew");
  // another donation after the first poll: the wrong clock must not have moved the poll's starting point past it
  if (begun[5]) await harness.sandbox.pay(begun[5].sessionId);
  else await harness.give(1, `${name}-more`);
  await db.setting.deleteMany({ where: { key: "timer:events.poll" } });
  await harness.until(
    "the next poll settles it too",
    async () => (await settledOf(`${name}-more`)).length === 1,
    60,
  );
  for (const gift of await settledOf(name))
    expect(gift.settledAt!.getTime()).toBeLessThan(Date.now() + minutes(1));
  return `the poll settled within ${(took / 1000).toFixed(1)} s of its turn`;
}

describe("the provider's own changes", () => {
  fault(
    "F59",
    "an event of another api version, one under two signatures while the secret rolls: taken, read again, settled",
    async () => {
      harness.hooks.set(async () => null);
      const [one, two] = await harness.give(2, key("f59"), 1);
      const event = (sessionId: string, api: string) =>
        JSON.stringify({
          id: `evt_${key("v").replace("-", "")}`,
          object: "event",
          api_version: api,
          created: Math.floor(Date.now() / 1000),
          livemode: false,
          type: "checkout.session.completed",
          data: { object: { id: sessionId, somethingNew: { of: ["a later version"] } } },
        });
      const later = event(one!.sessionId, "2031-01-01.future");
      expect((await harness.deliver(later, harness.sign(later))).status).toBe(200);
      const rolling = event(two!.sessionId, "2026-10-28.endive");
      const at = Math.floor(Date.now() / 1000);
      const [right, other] = [harness.sign(rolling, at), harness.sign(rolling, at, "whsec_other")];
      expect((await harness.deliver(rolling, other)).status).toBe(400);
      expect((await harness.deliver(rolling, `${other},${right.split(",")[1]!}`)).status).toBe(200);
      await harness.until(
        "both are settled",
        async () =>
          (await db.donation.count({
            where: {
              sessionId: { in: [one!.sessionId, two!.sessionId] },
              settledAt: { not: null },
            },
          })) === 2,
        20,
      );
      expect(harness.app.words()).toContain("webhook.api_version");
    },
  );
});

import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hours, now, nowMs, setClockForTests } from "@/lib/clock";
import { runDueEvents } from "@/lib/worker/events";
import { recordEvent } from "@/lib/payment-events/record";
import { recordDonation } from "@/lib/pledges/record";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { expectSoundBooks } from "@/tests/support/money";

// nobody listens there: the provider is unreachable
beforeEach(() => void Object.assign(env, { STRIPE_SANDBOX_URL: "http://127.0.0.1:9" }));
afterAll(() => db.$disconnect());

const record = async (
  type: string,
  object: Record<string, unknown> = { id: `cs_test_${randomText(8)}` },
) => {
  const id = `evt_${randomText(8)}`;
  await recordEvent(
    {
      id,
      type,
      objectId: typeof object["id"] === "string" ? object["id"] : null,
      livemode: false,
      apiVersion: null,
      createdAt: now(),
    },
    Buffer.from(JSON.stringify({ data: { object } })),
    "webhook",
  );
  return id;
};
const row = (id: string) => db.providerEvent.findUniqueOrThrow({ where: { id } });

describe("an event that is worked on at once", () => {
  const take = (type: string) => {
    const id = `evt_${randomText(8)}`;
    const facts = { id, type, objectId: "cs_test_taken", livemode: false, apiVersion: null };
    const raw = Buffer.from(JSON.stringify({ data: { object: { id: "cs_test_taken" } } }));
    return recordEvent({ ...facts, createdAt: now() }, raw, "webhook", true);
  };

  test("is taken by exactly one process when it is stored; delivered again it is only counted", async () => {
    await db.providerEvent.updateMany({ where: { status: "new" }, data: { status: "ignored" } });
    const { fresh, taken } = await take("checkout.session.completed");
    expect(fresh).toBe(true);
    const stored = await row(taken!.id);
    expect(stored).toMatchObject({ status: "new", attempts: 1 });
    expect(stored.leaseUntil!.getTime()).toBeGreaterThan(nowMs());
    expect(await runDueEvents()).toBe(0);
    const again = await recordEvent(
      {
        id: taken!.id,
        type: taken!.type,
        objectId: taken!.object_id,
        livemode: false,
        apiVersion: null,
        createdAt: now(),
      },
      Buffer.from("{}"),
      "webhook",
      true,
    );
    expect(again).toMatchObject({ fresh: false, taken: null });
    // the process that took it has died: it is due again when its lease expires
    setClockForTests(new Date(stored.leaseUntil!.getTime() + 1_000));
    expect(await runDueEvents()).toBe(1);
    setClockForTests(null);
    expect((await row(taken!.id)).attempts).toBe(2);
    await db.providerEvent.updateMany({ where: { status: "new" }, data: { status: "ignored" } });
  });

  test("waits for its turn behind one that is due, and nothing is done about a kind that nobody handles", async () => {
    const first = await record("checkout.session.completed");
    const second = await take("checkout.session.completed");
    expect(second).toMatchObject({ fresh: true, handled: true, taken: null });
    expect((await row(first)).leaseUntil).toBeNull();
    expect(await take("payment_intent.created")).toMatchObject({ handled: false, taken: null });
    await db.providerEvent.updateMany({ where: { status: "new" }, data: { status: "ignored" } });
  });
});

describe("the inbox's worker", () => {
  test("[API-092] an event of an unknown kind is stored and ignored; a known one waits", async () => {
    expect((await row(await record("product.created"))).status).toBe("ignored");
    expect((await row(await record("checkout.session.completed"))).status).toBe("new");
    await db.providerEvent.updateMany({ where: { status: "new" }, data: { status: "ignored" } });
  });

  test("while the provider is away an event is tried again later, later still, and given up after a day", async () => {
    const id = await record("checkout.session.completed");
    await runDueEvents();
    const once = await row(id);
    expect(once).toMatchObject({ status: "new", attempts: 1, leaseUntil: null });
    expect(once.nextAt.getTime()).toBeGreaterThan(nowMs());
    expect(await runDueEvents()).toBe(0);
    setClockForTests(new Date(Date.now() + hours(25)));
    await runDueEvents();
    setClockForTests(null);
    expect((await row(id)).status).toBe("dead");
    await db.providerEvent.update({ where: { id }, data: { status: "ignored" } });
  });

  test("ten workers at once: each event is held by one", async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () =>
        record("invoice.payment_failed", {
          id: `in_${randomText(8)}`,
          parent: null,
          billing_reason: "subscription_cycle",
          attempt_count: 1,
        }),
      ),
    );
    const counts = await Promise.all(Array.from({ length: 10 }, () => runDueEvents()));
    expect(counts.reduce((a, b) => a + b, 0)).toBe(8);
    for (const id of ids) expect(await row(id)).toMatchObject({ status: "done", attempts: 1 });
  });

  test("a lease that ran out is taken over", async () => {
    const id = await record("invoice.payment_failed", { id: `in_${randomText(8)}`, parent: null });
    await db.providerEvent.update({
      where: { id },
      data: { leaseUntil: new Date(nowMs() + 20_000), attempts: 1 },
    });
    expect(await runDueEvents()).toBe(0);
    await db.providerEvent.update({ where: { id }, data: { leaseUntil: new Date(nowMs() - 1) } });
    await runDueEvents();
    expect((await row(id)).status).toBe("done");
  });
});

test("[CAMP-094] gifts that an admin recorded without an e-mail count by the donor's name; twice pressed is one", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const admin = await actorOf(await makeAdmin());
  const gift = {
    campaignId: campaign.id,
    amountCents: 40_00,
    donorName: "Mama Njeri",
    donorEmail: null,
    method: "daf" as const,
    message: null,
    showName: false,
  };
  await expect(recordDonation(visitor, { ...gift, requestKey: "x" })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  const key = randomText();
  await Promise.all(
    Array.from({ length: 5 }, () => recordDonation(admin, { ...gift, requestKey: key })),
  );
  await recordDonation(admin, { ...gift, donorName: "mama njeri ", requestKey: randomText() });
  expect(await db.campaign.findUniqueOrThrow({ where: { id: campaign.id } })).toMatchObject({
    raisedCents: 8000n,
    giftCount: 2,
    donorCount: 1,
  });
  await expectSoundBooks();
});

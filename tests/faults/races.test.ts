import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { days } from "@/lib/clock";
import { reply, through } from "./proxy";
import { db, fault, key, openList, harness } from "./cases";
import type { Begun } from "./harness";

/** Everything that can settle a donation, at the same instant, against the production build over HTTP. */
const pairs = Number(process.env["PAIRS"] ?? 120);
openList();

type Action = { filename?: string; exportedName?: string };
/** The success page's question as the browser posts it: the build assigns the action's id. */
function verifyAction(): string {
  const { node } = JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, "../../.next/server/server-reference-manifest.json"),
      "utf8",
    ),
  ) as { node: Record<string, Action> };
  const found = Object.entries(node).find(([, action]) => action.exportedName === "checkPayment");
  if (!found) throw new Error("the build has no action checkPayment");
  return found[0];
}

async function successPage(
  slug: string,
  session: string,
  posted: string | null,
): Promise<{ status: number; text: string }> {
  const address = `${harness.site}/campaigns/${slug}/payment/success?session_id=${session}`;
  const answer = await fetch(
    address,
    posted === null
      ? {}
      : {
          method: "POST",
          headers: {
            "next-action": posted,
            accept: "text/x-component",
            "content-type": "text/plain;charset=UTF-8",
            origin: harness.site,
          },
          body: JSON.stringify([session, slug]),
        },
  );
  const text = await answer.text();
  if (answer.status >= 500 && answer.status !== 503)
    harness.bad.push(`${answer.status} ${posted === null ? "GET" : "POST"} success page`);
  return { status: answer.status, text };
}

/** Paid donations whose webhooks were held back, with the bytes of the event that would have reported each. */
async function paidUnheard(n: number, name: string): Promise<(Begun & { payload: string })[]> {
  harness.hooks.set(async () => reply(200, "{}"));
  const gifts = await harness.give(n, key(name), 8);
  harness.hooks.set(through);
  const payloads = new Map<string, string>();
  for await (const event of harness.sandbox
    .client()
    .events.list({ type: "checkout.session.completed", limit: 100 })) {
    const id = (event.data.object as { id: string }).id;
    payloads.set(id, JSON.stringify(event));
    if (gifts.every((gift) => payloads.has(gift.sessionId))) break;
  }
  return gifts.map((gift) => ({ ...gift, payload: payloads.get(gift.sessionId)! }));
}

/** One settled donation, one posting, one receipt number, one receipt job. */
async function onceEach(gifts: Begun[]): Promise<void> {
  const rows = await db.donation.findMany({
    where: { sessionId: { in: gifts.map((gift) => gift.sessionId) } },
  });
  expect(rows.length).toBe(gifts.length);
  const numbers = rows.map((row) => row.receiptNumber);
  expect(numbers.every((number) => number !== null) && new Set(numbers).size === gifts.length).toBe(
    true,
  );
  const ids = rows.map((row) => row.id);
  expect(
    await db.ledgerTransaction.count({ where: { donationId: { in: ids }, kind: "charge" } }),
  ).toBe(gifts.length);
  expect(
    await db.job.count({ where: { dedupeKey: { in: ids.map((id) => `receipt:${id}`) } } }),
  ).toBe(gifts.length);
}

describe("everything at once", () => {
  fault(
    "R1",
    "one event x 20, verify call x 20, success page's POST x 20 and GET x 10, at once, in twelve rounds of other timing",
    async () => {
      const { slug } = await db.campaign.findUniqueOrThrow({
        where: { id: harness.campaign().id },
      });
      const action = verifyAction();
      const gifts = await paidUnheard(12, "r1");
      const statuses = new Map<string, number>();
      const said: string[] = [];
      for (const [round, gift] of gifts.entries()) {
        // first all at the same instant, then spread over more and more milliseconds, with the webhook first, last, or
        // in between
        const spread = round * 12;
        const late = async <T>(share: number, call: () => Promise<T>): Promise<T> => (
          await harness.wait(share * spread),
          call()
        );
        const seen = (what: string, status: number) =>
          void statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);
        const webhookAt = [0, 1, 0.5][round % 3]!;
        await Promise.all([
          ...Array.from({ length: 20 }, () =>
            late(webhookAt, async () =>
              seen(
                "webhook",
                (await harness.deliver(gift.payload, harness.sign(gift.payload))).status,
              ),
            ),
          ),
          ...Array.from({ length: 20 }, () =>
            late(Math.random(), async () =>
              seen(
                "verify",
                (await harness.knock("GET", `/api/v1/payment/verify-session/${gift.sessionId}`))
                  .status,
              ),
            ),
          ),
          ...Array.from({ length: 20 }, () =>
            late(Math.random(), async () => {
              const answer = await successPage(slug, gift.sessionId, action);
              seen("POST", answer.status);
              said.push(/"state":"(\w+)"/.exec(answer.text)?.[1] ?? "nothing");
            }),
          ),
          ...Array.from({ length: 10 }, () =>
            late(Math.random(), async () =>
              seen("GET", (await successPage(slug, gift.sessionId, null)).status),
            ),
          ),
        ]);
      }
      await harness.until(
        "all are settled",
        async () =>
          (await db.donation.count({
            where: {
              sessionId: { in: gifts.map((gift) => gift.sessionId) },
              settledAt: { not: null },
            },
          })) === gifts.length,
        30,
      );
      await onceEach(gifts);
      // nobody was told that a paid donation had failed, and the action was really called
      expect([...new Set(said)]).toEqual(["paid"]);
      expect(statuses.get("webhook 200")).toBe(240);
      // a form posted from another site is refused, as the sender's error
      const foreign = await fetch(`${harness.site}/campaigns/${slug}/payment/success`, {
        method: "POST",
        headers: {
          "next-action": action,
          "content-type": "text/plain;charset=UTF-8",
          origin: "https://elsewhere.example",
        },
        body: "[]",
      });
      expect(foreign.status).toBe(403);
      return [...statuses].map(([what, n]) => `${n} ${what}`).join(", ");
    },
    { seconds: 180 },
  );

  fault(
    "F33",
    `webhook and verify call at the same instant, ${pairs} pairs`,
    async () => {
      const gifts = await paidUnheard(pairs, "f33");
      const began = Date.now();
      let next = 0;
      // sixteen pairs at a time, each pair at the same instant
      await Promise.all(
        Array.from({ length: 16 }, async () => {
          for (let gift = gifts[next++]; gift; gift = gifts[next++]) {
            const { sessionId, payload } = gift;
            const [webhook, verify] = await Promise.all([
              harness.deliver(payload, harness.sign(payload)),
              harness.knock("GET", `/api/v1/payment/verify-session/${sessionId}`),
            ]);
            expect([webhook.status, verify.status, verify.body?.["success"]]).toEqual([
              200,
              200,
              true,
            ]);
          }
        }),
      );
      const seconds = (Date.now() - began) / 1000;
      await onceEach(gifts);
      return `${pairs} pairs in ${seconds.toFixed(0)} s`;
    },
    { seconds: 240 },
  );
});

describe("monthly gifts", () => {
  fault(
    "F50",
    "a donor stops while the renewal is being charged, eight times: charged and receipted, or not charged",
    async () => {
      const { startDonation } = await import("@/lib/checkout/start");
      const { stopMonthlyGift } = await import("@/lib/monthly-gifts/change");
      const { linkOf } = await import("@/tests/support/links");
      const { visitor } = await import("@/tests/support/factories");
      const { slug } = await db.campaign.findUniqueOrThrow({
        where: { id: harness.campaign().id },
      });
      const gifts = await Promise.all(
        Array.from({ length: 8 }, async (_, i) => {
          const name = key(`f50-${i}`);
          const started = await startDonation(visitor, {
            campaign: slug,
            amountCents: 20_00 + i,
            donorName: "Test Donor",
            donorEmail: `${name}@test.example`,
            method: "card",
            frequency: "monthly",
            message: null,
            showName: false,
            shareWithNgo: true,
            dedication: null,
            clientKey: name,
          });
          if (started.kind !== "checkout") throw new Error("a checkout");
          await harness.sandbox.pay(started.sessionId);
          return started.donationId;
        }),
      );
      await harness.until(
        "each is under way",
        async () => {
          await harness.sandbox.deliver();
          return (
            (await db.monthlyGift.count({
              where: { firstDonationId: { in: gifts }, status: "active" },
            })) === gifts.length
          );
        },
        30,
      );
      const rows = await db.monthlyGift.findMany({ where: { firstDonationId: { in: gifts } } });
      const stop = (gift: (typeof rows)[number]) =>
        stopMonthlyGift(visitor, {
          token: linkOf({ kind: "monthlyGift", id: gift.id, linkVersion: gift.linkVersion }),
        });
      // two were stopped before; then, past the anchor, each donation's month is charged while its donor presses "stop"
      await Promise.all(rows.slice(0, 2).map(stop));
      await Promise.all([
        harness.wait(40).then(() => harness.sandbox.time(days(32) / 1000)),
        ...rows.slice(2).map(async (gift, i) => (await harness.wait(i * 20), stop(gift))),
      ]);
      const settle = async () => {
        await db.setting.deleteMany({ where: { key: "timer:events.poll" } });
        await harness.sandbox.deliver();
        const paid = (await harness.sandbox.truth("charge")).filter(
          (c) => c["status"] === "succeeded",
        ).length;
        return (await db.donation.count({ where: { settledAt: { not: null } } })) === paid;
      };
      await harness.until("each charged month is a gift", settle, 60);
      const first = await db.donation.count({
        where: { monthlyGiftId: { in: rows.map((g) => g.id) }, settledAt: { not: null } },
      });
      expect(
        await db.donation.count({
          where: {
            monthlyGiftId: { in: rows.slice(0, 2).map((g) => g.id) },
            settledAt: { not: null },
          },
        }),
      ).toBe(2);
      // and a month later nothing more is charged
      await harness.sandbox.time(days(70) / 1000);
      await harness.until("nothing more", settle, 60);
      expect(
        await db.donation.count({
          where: { monthlyGiftId: { in: rows.map((g) => g.id) }, settledAt: { not: null } },
        }),
      ).toBe(first);
      const now = await db.monthlyGift.findMany({
        where: { id: { in: rows.map((g) => g.id) } },
        select: { status: true },
      });
      expect(
        [...new Set(now.map((g) => g.status))].filter(
          (status) => !["canceled", "ended", "stopped", "cancel_scheduled"].includes(status),
        ),
      ).toEqual([]);
      await harness.sandbox.time(0);
      return `${first - gifts.length} of ${gifts.length} were charged once more, and receipted`;
    },
    { seconds: 120 },
  );
});

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { startDonation } from "@/lib/checkout/start";
import { runJob } from "@/lib/worker/run";
import { runMoneyWork } from "@/tests/support/webhook-endpoint";
import { makeCampaign, makeNgo, visitor } from "@/tests/support/factories";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { expectSoundBooks } from "@/tests/support/money";
import type { Sandbox } from "@/tests/support/sandbox";

/** GET /payment/verify-session over HTTP, with every webhook lost: it reports the current state, and a job books. */
let payments: Awaited<ReturnType<typeof openPayments>>;
let sandbox: Sandbox;
beforeAll(async () => {
  payments = await openPayments();
  ({ sandbox } = payments);
  await sandbox.fault({ do: "drop_webhook", match: { event: "*" } });
});
afterEach(expectSoundBooks);
afterAll(() => payments.close());

async function begin() {
  const { ngo } = await makeNgo();
  const started = await startDonation(
    visitor,
    typedDonation((await makeCampaign(ngo.id)).slug, { amountCents: 25_00, method: "card" }),
  );
  if (started.kind !== "checkout") throw new Error("a checkout was expected");
  return started;
}
const verify = async (sessionId: string) => {
  const answer = await fetch(`${payments.endpoint.url}/api/v1/payment/verify-session/${sessionId}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const donationOf = (id: string) => db.donation.findUniqueOrThrow({ where: { id } });
const jobsOf = (sessionId: string) =>
  db.job.findMany({
    where: {
      kind: "provider.settle_session",
      payload: { path: ["sessionId"], equals: sessionId },
    },
  });

test("[API-089] a paid session is settled by a job, and the call that asked for it answers paid", async () => {
  const { sessionId, donationId } = await begin();
  await sandbox.pay(sessionId);
  expect(await verify(sessionId)).toMatchObject({
    status: 200,
    body: { success: true, data: { status: "paid", amount: 25, currency: "usd" } },
  });
  expect(await donationOf(donationId)).toMatchObject({ status: "succeeded" });
  expect(await jobsOf(sessionId)).toMatchObject([{ status: "done", attempts: 1 }]);
  expect(await verify(sessionId)).toMatchObject({ body: { success: true } });
  expect(await jobsOf(sessionId)).toHaveLength(1); // settled: no job is needed
});

test("[API-090] a session that is open, or unknown, is read and leaves no job", async () => {
  const { sessionId, donationId } = await begin();
  expect(await verify(sessionId)).toMatchObject({
    status: 200,
    body: { success: false, code: "not_paid" },
  });
  expect((await verify(`${sessionId}x`)).status).toBe(404);
  expect(await jobsOf(sessionId)).toEqual([]);
  expect((await donationOf(donationId)).settledAt).toBeNull();
});

test("[API-089] while another transaction locks the donation the call answers that it is processing, and the job continues", async () => {
  const { sessionId, donationId } = await begin();
  await sandbox.pay(sessionId);
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select id from donation where id = ${donationId} for update`;
      expect(await verify(sessionId)).toMatchObject({
        status: 200,
        body: { success: false, code: "payment_processing" },
      });
      expect((await donationOf(donationId)).settledAt).toBeNull();
      expect(await jobsOf(sessionId)).toMatchObject([{ status: "new" }]);
    },
    { timeout: 25_000 },
  );
  await expect
    .poll(async () => (await jobsOf(sessionId))[0]?.status, { timeout: 10_000 })
    .toBe("done");
  expect(await donationOf(donationId)).toMatchObject({ status: "succeeded" });
});

test("[API-089] a call that died after it asked: the worker settles all the same", async () => {
  const { sessionId, donationId } = await begin();
  await sandbox.pay(sessionId);
  await db.job.create({
    data: {
      kind: "provider.settle_session",
      dedupeKey: `settle_session:${sessionId}:a-dead-call`,
      payload: { sessionId },
      nextAt: new Date(),
      createdAt: new Date(),
    },
  });
  await runMoneyWork();
  expect(await donationOf(donationId)).toMatchObject({ status: "succeeded" });
  await runJob("provider.settle_session", { sessionId }); // repeating it changes nothing
});

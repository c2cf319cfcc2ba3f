import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { oneOff } from "@/tests/support/sandbox-orders";

/** The sandbox as a process: started, killed, started again. */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

test("a session paid before kill -9 is paid after it, its answer for the same key as well, and nothing is there twice", async () => {
  const stripe = sandbox.client();
  const session = await stripe.checkout.sessions.create(oneOff, { idempotencyKey: "one" });
  expect(await sandbox.pay(session.id)).toMatchObject({ outcome: "paid" });
  await sandbox.restart();
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "complete",
    payment_status: "paid",
  });
  expect((await stripe.checkout.sessions.create(oneOff, { idempotencyKey: "one" })).id).toBe(
    session.id,
  );
  expect(await sandbox.truth("balance_transaction")).toMatchObject([
    { amount: 2500, fee: 103, net: 2397, type: "charge" },
  ]);
});

test("what was to happen later still happens after kill -9", async () => {
  const stripe = sandbox.client();
  const session = await stripe.checkout.sessions.create(oneOff);
  await sandbox.pay(session.id, "4000000000000259");
  await sandbox.restart();
  await sandbox.advance(60);
  expect(await sandbox.truth("dispute")).toMatchObject([
    { reason: "fraudulent", amount: 2500, status: "needs_response" },
  ]);
});

test("a live key, or production without a word for it, is refused at the start", async () => {
  await expect(startSandbox({ env: { SANDBOX_SECRET_KEY: "sk_live_x" } })).rejects.toThrow(
    "refuses a live key",
  );
  await expect(startSandbox({ env: { NODE_ENV: "production" } })).rejects.toThrow(
    "PAYMENTS=sandbox",
  );
  await expect(startSandbox({ env: { SANDBOX_PORT: "99999" } })).rejects.toThrow("SANDBOX_PORT");
});

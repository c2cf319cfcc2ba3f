import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";

/** The sandbox as a process: started, killed, started again. */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const order = { mode: "payment" as const, submit_type: "donate" as const, client_reference_id: "gift-1", line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount: 2500, product_data: { name: "A well for Kitui" } } }], success_url: "http://localhost/thanks?session_id={CHECKOUT_SESSION_ID}" };

test("a session paid before kill -9 is paid after it, its answer for the same key as well, and nothing is there twice", async () => {
  const stripe = sandbox.client();
  const session = await stripe.checkout.sessions.create(order, { idempotencyKey: "one" });
  expect(await sandbox.pay(session.id)).toMatchObject({ outcome: "paid" });
  await sandbox.restart();
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "complete", payment_status: "paid" });
  expect((await stripe.checkout.sessions.create(order, { idempotencyKey: "one" })).id).toBe(session.id);
  expect(await sandbox.truth("balance_transaction")).toMatchObject([{ amount: 2500, fee: 103, net: 2397, type: "charge" }]);
});

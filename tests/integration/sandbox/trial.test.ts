import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { monthly } from "@/tests/support/sandbox-orders";

let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  stripe = sandbox.client();
});
afterAll(() => sandbox.stop());

test("a trial: nothing is charged and an invoice of nothing is paid; the first month is charged when it ends", async () => {
  const end = Math.floor(Date.now() / 1000) + 20 * 86_400;
  const order = { ...monthly, subscription_data: { metadata: { gift_id: "g1" }, trial_end: end } };
  await expect(
    stripe.checkout.sessions.create({
      ...monthly,
      subscription_data: { trial_end: Math.floor(Date.now() / 1000) + 86_400 },
    }),
  ).rejects.toThrow("trial_end");
  const session = await stripe.checkout.sessions.create(order);
  expect(session).toMatchObject({ amount_total: 0, payment_status: "unpaid" });
  await sandbox.pay(session.id, "4000000000000002");
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  await sandbox.pay(session.id);
  const done = await stripe.checkout.sessions.retrieve(session.id);
  expect(done).toMatchObject({ status: "complete", payment_status: "no_payment_required" });
  const subscription = await stripe.subscriptions.retrieve(done.subscription as string);
  expect(subscription).toMatchObject({ status: "trialing", trial_end: end });
  expect(subscription.items.data[0]!.current_period_end).toBe(end);
  const invoices = async () =>
    (await stripe.invoices.list({ subscription: subscription.id })).data.map((invoice) => [
      invoice.billing_reason,
      invoice.status,
      invoice.amount_paid,
    ]);
  expect(await invoices()).toEqual([["subscription_create", "paid", 0]]);
  await sandbox.advance(21 * 86_400);
  expect(await invoices()).toEqual([
    ["subscription_cycle", "paid", 1000],
    ["subscription_create", "paid", 0],
  ]);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

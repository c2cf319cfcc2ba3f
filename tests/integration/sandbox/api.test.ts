import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { monthly, oneOff } from "@/tests/support/sandbox-orders";

/** The unchanged official SDK against the sandbox. */
let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  stripe = sandbox.client();
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.reset());

const { errors } = Stripe;
const raw = (method: string, path: string, params?: unknown) =>
  stripe.rawRequest(method, path, params as never);
async function paid(card?: string) {
  const session = await stripe.checkout.sessions.create(oneOff);
  const result = await sandbox.pay(session.id, card);
  const now = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge.balance_transaction"],
  });
  const charge = (now.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  return { session: now, charge, result };
}

describe("checkout", () => {
  test("a paid session, its intent, its charge and the money with the fee; the events in the order of their making", async () => {
    const { session, charge } = await paid();
    expect(session).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      amount_total: 2500,
      client_reference_id: "gift-1",
    });
    expect(charge).toMatchObject({
      paid: true,
      amount: 2500,
      metadata: { donation_id: "d1" },
      balance_transaction: { amount: 2500, fee: 103, net: 2397, type: "charge", status: "pending" },
    });
    const events = (await stripe.events.list({ limit: 100 })).data
      .reverse()
      .map((event) => event.type);
    expect(events).toEqual([
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
    expect(await stripe.balance.retrieve()).toMatchObject({
      available: [{ amount: 0 }],
      pending: [{ amount: 2397 }],
    });
    await sandbox.advance(3 * 86_400);
    expect(await stripe.balance.retrieve()).toMatchObject({
      available: [{ amount: 2397 }],
      pending: [{ amount: 0 }],
    });
  });

  test.each([
    ["4000000000000002", "generic_decline"],
    ["4000000000009995", "insufficient_funds"],
    ["4000000000000069", "expired_card"],
    ["4242424242424241", "incorrect_number"],
    ["4100000000000019", "fraudulent"],
    ["4000008400001629", "generic_decline"],
  ])(
    "card %s is declined (%s), the session stays open and takes another card",
    async (card, why) => {
      const session = await stripe.checkout.sessions.create(oneOff);
      expect(await sandbox.pay(session.id, card)).toMatchObject({ outcome: "declined" });
      const [charge] = await sandbox.truth("charge");
      expect(charge).toMatchObject({ status: "failed", paid: false, balance_transaction: null });
      const intent = await stripe.paymentIntents.retrieve(charge!["payment_intent"] as string);
      expect([intent.last_payment_error?.decline_code, intent.last_payment_error?.code]).toContain(
        why,
      );
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
      expect(await sandbox.pay(session.id)).toMatchObject({ outcome: "paid" });
      expect(await sandbox.truth("balance_transaction")).toHaveLength(1);
    },
  );

  test("twice is once; expired is not paid; a paid one does not expire", async () => {
    const one = await stripe.checkout.sessions.create(oneOff);
    await Promise.all(Array.from({ length: 10 }, () => sandbox.pay(one.id)));
    expect(await sandbox.truth("balance_transaction")).toHaveLength(1);
    await expect(stripe.checkout.sessions.expire(one.id)).rejects.toBeInstanceOf(
      errors.StripeInvalidRequestError,
    );
    const two = await stripe.checkout.sessions.create(oneOff);
    await sandbox.advance(86_401);
    expect(await stripe.checkout.sessions.retrieve(two.id)).toMatchObject({
      status: "expired",
      url: null,
    });
    expect(await sandbox.pay(two.id)).toMatchObject({ outcome: "closed" });
  });

  test("a bank debit is unpaid first, and clears or comes back", async () => {
    const make = () =>
      stripe.checkout.sessions.create({
        ...oneOff,
        allowed_payment_method_types: ["us_bank_account"],
      });
    const [good, bad] = [await make(), await make()];
    for (const session of [good, bad])
      expect(await sandbox.pay(session.id)).toMatchObject({ outcome: "processing" });
    expect(await stripe.checkout.sessions.retrieve(good.id)).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
    });
    await sandbox.settle(bad.id, false);
    await sandbox.advance(10);
    expect((await stripe.checkout.sessions.retrieve(good.id)).payment_status).toBe("paid");
    expect(
      await stripe.checkout.sessions.retrieve(bad.id, { expand: ["payment_intent"] }),
    ).toMatchObject({
      payment_status: "unpaid",
      payment_intent: { status: "requires_payment_method" },
    });
  });
});

describe("refusals", () => {
  const create = (more: object) => raw("POST", "/v1/checkout/sessions", { ...oneOff, ...more });
  test.each([
    [
      "an unknown parameter",
      { payment_method_types: ["card"] },
      "parameter_unknown",
      "payment_method_types",
    ],
    [
      "an unknown parameter deep inside",
      { payment_intent_data: { nonsense: "x" } },
      "parameter_unknown",
      "payment_intent_data[nonsense]",
    ],
    ["a missing one", { success_url: undefined }, "parameter_missing", "success_url"],
    [
      "an address that is none",
      { success_url: "javascript:alert(1)" },
      "url_invalid",
      "success_url",
    ],
    ["an e-mail that is none", { customer_email: "nobody" }, "email_invalid", "customer_email"],
    [
      "too little",
      {
        line_items: [
          {
            quantity: 1,
            price_data: { currency: "usd", unit_amount: 49, product_data: { name: "x" } },
          },
        ],
      },
      "amount_too_small",
      "line_items",
    ],
    [
      "too much",
      {
        line_items: [
          {
            quantity: 1,
            price_data: { currency: "usd", unit_amount: 100_000_000, product_data: { name: "x" } },
          },
        ],
      },
      "amount_too_large",
      "line_items",
    ],
    [
      "no integer",
      {
        line_items: [
          {
            quantity: 1,
            price_data: { currency: "usd", unit_amount: "10.5", product_data: { name: "x" } },
          },
        ],
      },
      "parameter_invalid_integer",
      "line_items[0][price_data][unit_amount]",
    ],
    [
      "an empty text",
      { client_reference_id: "" },
      "parameter_invalid_empty",
      "client_reference_id",
    ],
  ])("%s", async (_, more, code, param) => {
    await expect(create(more)).rejects.toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
      code,
      param,
    });
    expect(await sandbox.truth("checkout.session")).toEqual([]);
  });

  test("each kind of error is the SDK's own class", async () => {
    await expect(stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such checkout.session: 'cs_test_none'",
    });
    await expect(
      new Stripe("sk_test_other", {
        host: "127.0.0.1",
        port: sandbox.port,
        protocol: "http",
      }).balance.retrieve(),
    ).rejects.toBeInstanceOf(errors.StripeAuthenticationError);
    await expect(stripe.balance.retrieve({}, { stripeAccount: "acct_1" })).rejects.toBeInstanceOf(
      errors.StripePermissionError,
    );
  });
});

describe("idempotency keys", () => {
  test("the same key gives the same answer, other parameters are refused, a mistake before the work is not kept", async () => {
    const [one, again] = [
      await stripe.checkout.sessions.create(oneOff, { idempotencyKey: "k" }),
      await stripe.checkout.sessions.create(oneOff, { idempotencyKey: "k" }),
    ];
    expect(again.id).toBe(one.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    await expect(
      stripe.checkout.sessions.create(
        { ...oneOff, client_reference_id: "other" },
        { idempotencyKey: "k" },
      ),
    ).rejects.toBeInstanceOf(errors.StripeIdempotencyError);
    await expect(raw("POST", "/v1/refunds", { nonsense: 1 })).rejects.toMatchObject({
      code: "parameter_unknown",
    });
    const twenty = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.checkout.sessions.create(oneOff, { idempotencyKey: "race" }),
      ),
    );
    expect(new Set(twenty.map((s) => s.id)).size).toBe(1);
  });
});

describe("refunds and disputes", () => {
  test("in part, in full, never more; the balance follows", async () => {
    const { charge } = await paid();
    await stripe.refunds.create({ charge: charge.id, amount: 1000 });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 1501 })).rejects.toMatchObject({
      param: "amount",
    });
    await stripe.refunds.create({ charge: charge.id });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      refunded: true,
      amount_refunded: 2500,
    });
    expect((await stripe.refunds.list({ charge: charge.id })).data).toMatchObject([
      { amount: 1500 },
      { amount: 1000 },
    ]);
    const net = (await sandbox.truth("balance_transaction")).reduce(
      (sum, t) => sum + Number(t["net"]),
      0,
    );
    expect(net).toBe(2397 - 2500);
  });

  test("one that fails later brings the money back; one that is pending succeeds", async () => {
    const { charge } = await paid("4000000000005126");
    const refund = await stripe.refunds.create({ charge: charge.id });
    expect(refund.status).toBe("succeeded");
    await sandbox.advance(5);
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: "failed",
      failure_reason: "expired_or_canceled_card",
    });
    expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
    const slow = await stripe.refunds.create({
      charge: (await paid("4000000000007726")).charge.id,
    });
    expect(slow.status).toBe("pending");
    await sandbox.advance(5);
    expect((await stripe.refunds.retrieve(slow.id)).status).toBe("succeeded");
  });

  test.each([
    [true, "won", 2],
    [false, "lost", 1],
  ])("a dispute that is won (%s) is %s", async (won, status, moves) => {
    const { charge } = await paid("4000000000000259");
    await sandbox.advance(5);
    const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
    expect(dispute).toMatchObject({
      status: "needs_response",
      balance_transactions: [{ amount: -2500, fee: 1500, net: -4000 }],
    });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    await sandbox.closeDispute(dispute!.id, won);
    const closed = await stripe.disputes.retrieve(dispute!.id);
    expect(closed.status).toBe(status);
    expect(closed.balance_transactions).toHaveLength(moves);
  });

  test("an inquiry takes no money, and is over when nobody answers; a warning is told", async () => {
    const { charge } = await paid("4000000000001976");
    await paid("4000000000005423");
    await sandbox.advance(5);
    const [inquiry] = (await stripe.disputes.list({ charge: charge.id })).data;
    expect(inquiry).toMatchObject({ status: "warning_needs_response", balance_transactions: [] });
    expect(await sandbox.truth("radar.early_fraud_warning")).toHaveLength(1);
    await sandbox.advance(8 * 86_400);
    expect((await stripe.disputes.retrieve(inquiry!.id)).status).toBe("warning_closed");
  });
});

describe("monthly", () => {
  async function start(card?: string) {
    const session = await stripe.checkout.sessions.create(monthly);
    await sandbox.pay(session.id, card);
    return stripe.subscriptions.retrieve(
      (await stripe.checkout.sessions.retrieve(session.id)).subscription as string,
    );
  }
  const day = 86_400;

  test("twelve months by the clock are twelve payments, each an invoice of its own", async () => {
    const subscription = await start();
    for (let i = 0; i < 11; i++) await sandbox.advance(31 * day);
    const invoices = await stripe.invoices.list({
      subscription: subscription.id,
      status: "paid",
      limit: 100,
    });
    const months = new Set(invoices.data.map((invoice) => invoice.lines.data[0]!.period.start));
    expect(months.size).toBe(invoices.data.length);
    expect(invoices.data.length).toBeGreaterThanOrEqual(12);
    const payments = await stripe.invoicePayments.list({
      invoice: invoices.data[0]!.id as string,
      status: "paid",
    });
    expect(payments.data).toMatchObject([
      { payment: { type: "payment_intent" }, amount_paid: 1000 },
    ]);
    expect((await stripe.balanceTransactions.list({ limit: 100 })).data).toHaveLength(
      invoices.data.length,
    );
  });

  test("a card that fails later: four tries, then it ends, and nothing is charged after", async () => {
    const subscription = await start("4000000000000341");
    await sandbox.advance(32 * day);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
    await sandbox.advance(20 * day);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    expect((await stripe.events.list({ type: "invoice.payment_failed" })).data).toHaveLength(4);
    await sandbox.advance(100 * day);
    expect(await sandbox.truth("balance_transaction")).toHaveLength(1);
  });

  test("paused months are void, a pause ends by itself, another amount from the next month on, and the end at once", async () => {
    const subscription = await start();
    const now = Math.floor(Date.now() / 1000);
    await stripe.subscriptions.update(subscription.id, {
      pause_collection: { behavior: "void", resumes_at: now + 40 * day },
    });
    await sandbox.advance(33 * day);
    expect(
      (await stripe.invoices.list({ subscription: subscription.id })).data.map((i) => i.status),
    ).toEqual(["void", "paid"]);
    const item = subscription.items.data[0]!;
    await stripe.subscriptions.update(subscription.id, {
      items: [
        {
          id: item.id,
          price_data: {
            currency: "usd",
            product: item.price.product as string,
            unit_amount: 4000,
            recurring: { interval: "month" },
          },
        },
      ],
      proration_behavior: "none",
    });
    await sandbox.advance(32 * day);
    expect((await stripe.subscriptions.retrieve(subscription.id)).pause_collection).toBeNull();
    expect(
      (await stripe.invoices.list({ subscription: subscription.id, status: "paid" })).data.map(
        (i) => i.amount_paid,
      ),
    ).toEqual([4000, 1000]);
    await stripe.subscriptions.cancel(subscription.id);
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: "resource_missing",
    });
  });

  test("begun on the last of January, it is charged on the last day of each month, in UTC", async () => {
    const begin = Date.UTC(2027, 0, 31, 12) / 1000;
    await sandbox.time(begin - Math.floor(Date.now() / 1000));
    const subscription = await start();
    for (let month = 1; month <= 11; month++) await sandbox.advance(31 * day);
    const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 100 });
    expect(
      data
        .map((i) => new Date(i.lines.data[0]!.period.start * 1000).toISOString().slice(0, 10))
        .reverse()
        .slice(0, 6),
    ).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30"]);
  });
});

test("pages of a list, all of them in order, both ways; what cannot be expanded is told", async () => {
  const sessions = stripe.checkout.sessions;
  for (let i = 0; i < 25; i++)
    await sessions.create({ ...oneOff, customer_email: `c${i}@test.example` });
  const all = await sessions.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
  expect(all.map((one) => one.customer_email)).toEqual(
    Array.from({ length: 25 }, (_, i) => `c${24 - i}@test.example`),
  );
  const back = await sessions.list({ limit: 5, ending_before: all[10]!.id });
  expect(back.data.map((one) => one.id)).toEqual(all.slice(5, 10).map((one) => one.id));
  await expect(sessions.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  await expect(sessions.retrieve(all[0]!.id, { expand: ["nonsense"] })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("a payout arrives, and one that fails comes back", async () => {
  await paid("4000000000000077");
  const balance = async () => (await stripe.balance.retrieve()).available[0]!.amount;
  const arrived = await sandbox.payOut(1_000);
  await sandbox.advance(2 * 86_400);
  expect((await stripe.payouts.retrieve(arrived)).status).toBe("paid");
  const failed = await sandbox.payOut(1_397);
  expect(await balance()).toBe(0);
  await sandbox.failPayout(failed);
  expect((await stripe.payouts.retrieve(failed)).status).toBe("failed");
  expect(await balance()).toBe(1_397);
});

test("what the product never asks is not answered", async () => {
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
});

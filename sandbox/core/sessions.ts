import { beginSubscription, detailsOf, type Paid, type Payment } from "./begin-subscription";
import { makeCharge } from "./charges";
import { newId } from "./ids";
import { makePayment, markPaid } from "./invoices";
import { failDebit, makeIntent, succeed, tryPayment } from "./payments";
import { makeMethod } from "./make-method";
import { setUp } from "./set-up";
import type { Thing } from "./things";
import type { World } from "./world";

const debitClearsAfter = 5;

export function expireSession({ store, hooks }: World, session: Thing<"checkout.session">): void {
  if (session.status !== "open") return;
  store.change(session, { status: "expired", url: null });
  hooks.emit("checkout.session.expired", session);
}

/** Pays an open session. Idempotent: a session that is not open cannot be paid again. */
export function paySession(world: World, session: Thing<"checkout.session">, payer: Payment): Paid {
  const { store, hooks, faults } = world;
  if (session.status !== "open") return { outcome: "closed" };
  if (session._subscription.trialEnd !== undefined) return setUp(world, session, payer);
  const wrong = faults.take("wrong_amount", { event: "checkout.session.completed" });
  const foreign = faults.take("foreign_reference", { event: "checkout.session.completed" });
  const twice = faults.take("force_second_charge", { event: "checkout.session.completed" });
  if (wrong)
    store.change(session, {
      amount_total: (session.amount_total ?? 0) + (wrong.value ?? 100),
      amount_subtotal: (session.amount_subtotal ?? 0) + (wrong.value ?? 100),
    });
  if (foreign) {
    store.change(session, {
      client_reference_id: "foreign",
      metadata: {},
      _intent: { metadata: {} },
    });
  }
  const intent = intentOf(world, session, payer);
  if (wrong) store.change(intent, { amount: session.amount_total ?? 0 });
  const method = makeMethod(world, payer, intent.customer as string | null, payer.method);
  const result = tryPayment(world, intent, method, { challenged: payer.challenged === true });
  if (result.outcome === "challenge") return { outcome: "challenge" };
  if (result.outcome === "declined")
    return {
      outcome: "declined",
      message: result.error.message,
      code: String(result.error.body.code),
      decline: result.error.body.decline_code ?? null,
    };
  const paid = result.outcome === "succeeded";
  const debit =
    session.mode === "subscription" ? subscribe(world, session, intent, method, payer, paid) : null;
  if (twice && paid) {
    // a fault of the provider: the same session is charged again, with another intent
    const again = makeIntent(world, {
      amount: intent.amount,
      metadata: intent.metadata,
      description: intent.description,
      receipt_email: intent.receipt_email,
      types: intent.payment_method_types,
    });
    succeed(world, again, makeCharge(world, again, method, { status: "succeeded" }), method);
  }
  store.change(session, {
    status: "complete",
    url: null,
    payment_status: paid ? "paid" : "unpaid",
    ...debit,
    customer_details: detailsOf(session, method, payer),
  });
  store.unschedule((task) => task.kind === "session_expire" && task.ref === session.id);
  const event = hooks.emit("checkout.session.completed", session);
  if (!paid)
    store.schedule({
      at: store.now() + debitClearsAfter,
      kind: "debit_settle",
      ref: intent.id,
    });
  return { outcome: paid ? "paid" : "processing", events: event };
}

/** One intent per session, however many attempts the payer makes. */
function intentOf(
  world: World,
  session: Thing<"checkout.session">,
  payer: Payment,
): Thing<"payment_intent"> {
  const { store } = world;
  const known = store.get(
    "payment_intent",
    (session.payment_intent as string | null) ?? session._pending,
  );
  if (known) return known;
  const subscription = session.mode === "subscription";
  const intent = makeIntent(world, {
    amount: session.amount_total ?? 0,
    customer: session.customer as string | null,
    metadata: subscription ? {} : session._intent.metadata,
    description: subscription ? "Subscription creation" : (session._lines[0]?._name ?? null),
    receipt_email: payer.email ?? session.customer_email,
    types: session.payment_method_types,
    setup_future_usage: subscription ? "off_session" : null,
  });
  // a subscription's session shows no intent: it belongs to the invoice
  store.change(session, subscription ? { _pending: intent.id } : { payment_intent: intent.id });
  return intent;
}

/** The first month of a subscription, just paid or with a bank debit in progress. */
function subscribe(
  world: World,
  session: Thing<"checkout.session">,
  intent: Thing<"payment_intent">,
  method: Thing<"payment_method">,
  payer: Payment,
  paid: boolean,
): Partial<Thing<"checkout.session">> {
  const { store, hooks } = world;
  const { customer, subscription, invoice } = beginSubscription(world, session, method, payer);
  store.change(intent, { customer: customer.id });
  const charge = store.get("charge", intent.latest_charge);
  if (charge) store.change(charge, { customer: customer.id });
  makePayment(world, invoice, intent);
  store.change(invoice, { attempted: true, attempt_count: 1, next_payment_attempt: null });
  if (paid) markPaid(world, invoice, intent);
  hooks.emit("customer.subscription.updated", subscription);
  return { subscription: subscription.id, customer: customer.id, invoice: invoice.id };
}

/** A session's or an invoice's bank debit clears, or is returned. */
export function settleDebit(
  world: World,
  intent: Thing<"payment_intent">,
  clears: boolean,
): boolean {
  const { store, hooks } = world;
  const charge = store.get("charge", intent.latest_charge);
  const method = store.get("payment_method", charge?.payment_method);
  if (intent.status !== "processing" || !charge || !method) return false;
  store.unschedule((task) => task.kind === "debit_settle" && task.ref === intent.id);
  if (clears) succeed(world, intent, charge, method);
  else failDebit(world, intent, charge);
  const payment = store.list("invoice_payment", (p) => p.payment.payment_intent === intent.id)[0];
  const invoice = store.get("invoice", payment?.invoice);
  if (invoice && clears) markPaid(world, invoice, intent);
  else if (invoice) {
    hooks.emit("invoice.payment_failed", invoice);
    const subscription = store.get("subscription", invoice._subscription);
    if (subscription) {
      store.change(subscription, { status: "past_due" });
      hooks.emit("customer.subscription.updated", subscription);
    }
  }
  const session = store.list(
    "checkout.session",
    (s) => s.payment_intent === intent.id || s._pending === intent.id,
  )[0];
  if (session) {
    if (clears) store.change(session, { payment_status: "paid" });
    hooks.emit(
      clears ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed",
      session,
    );
  }
  return true;
}

export const newSessionId = (): string => newId("cs_test");

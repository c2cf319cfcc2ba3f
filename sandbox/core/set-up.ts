import { beginSubscription, detailsOf, type Paid, type Payment } from "./begin-subscription";
import { verdict } from "./charges";
import { markPaid } from "./invoices";
import { makeMethod } from "./make-method";
import type { Thing } from "./things";
import type { World } from "./world";

/**
 * A session whose subscription begins with a trial: the payment method is looked at and kept, nothing is charged, and an invoice
 * of nothing is paid at once. A declined method leaves the session open, and no charge.
 */
export function setUp(world: World, session: Thing<"checkout.session">, payer: Payment): Paid {
  const { store, hooks } = world;
  const method = makeMethod(world, payer, null, payer.method);
  if (method.type === "card") {
    const result = verdict(method._number, true, payer.challenged === true);
    if (result.kind === "challenge") return { outcome: "challenge" };
    if (result.kind === "declines") {
      const { code, message, decline } = result.decline;
      return { outcome: "declined", code, message, decline };
    }
  }
  const { customer, subscription, invoice } = beginSubscription(world, session, method, payer);
  markPaid(world, invoice, null);
  store.change(session, {
    status: "complete",
    url: null,
    payment_status: "no_payment_required",
    subscription: subscription.id,
    customer: customer.id,
    invoice: invoice.id,
    customer_details: detailsOf(session, method, payer),
  });
  store.unschedule((task) => task.kind === "session_expire" && task.ref === session.id);
  return { outcome: "paid", events: hooks.emit("checkout.session.completed", session) };
}

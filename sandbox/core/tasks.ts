import { fill } from "./charges";
import { lapse, openDispute, warn } from "./disputes";
import { endPayout } from "./payouts";
import { failRefund, settleRefund } from "./refunds";
import { expireSession, settleDebit } from "./sessions";
import { finalizeDue, isOver, renew, retryDue, unpause } from "./subscriptions";
import type { Kind, Task, Thing } from "./things";
import type { World } from "./world";

/** Runs a due task. Each first checks whether it still applies. */
export function runTask(world: World, task: Task): void {
  const { store, hooks } = world;
  const on = <K extends Kind>(kind: K, work: (thing: Thing<K>) => unknown) => {
    const thing = store.get(kind, task.ref);
    if (thing) work(thing);
  };
  switch (task.kind) {
    case "session_expire":
      return on("checkout.session", (session) => expireSession(world, session));
    case "debit_settle":
      return on("payment_intent", (intent) => settleDebit(world, intent, true));
    case "debit_return":
      return on("payment_intent", (intent) => settleDebit(world, intent, false));
    case "dispute_open":
      return on(
        "charge",
        (charge) =>
          !charge.disputed &&
          charge.amount > charge.amount_refunded &&
          openDispute(
            world,
            charge,
            String(task.data?.["reason"]),
            task.data?.["inquiry"] === true,
          ),
      );
    case "dispute_lapse":
      return on("dispute", (dispute) => lapse(world, dispute));
    case "warning_open":
      return on("charge", (charge) => warn(world, charge));
    case "refund_settle":
      return on("refund", (refund) => settleRefund(world, refund));
    case "refund_fail":
      return on("refund", (refund) => failRefund(world, refund, String(task.data?.["reason"])));
    case "charge_fill":
      return on("charge", (charge) => {
        fill(world, charge);
        hooks.emit("charge.updated", charge);
      });
    case "subscription_upcoming":
      return on("subscription", (subscription) => {
        const invoice = store.get("invoice", subscription.latest_invoice as string | null);
        if (invoice && !isOver(subscription) && !subscription.cancel_at_period_end)
          hooks.emit("invoice.upcoming", {
            ...structuredClone(invoice),
            id: `upcoming_${subscription.id}`,
            status: "draft",
            billing_reason: "upcoming",
            attempted: false,
            attempt_count: 0,
            amount_paid: 0,
          });
      });
    case "subscription_renew":
      return on("subscription", (subscription) => renew(world, subscription));
    case "subscription_unpause":
      return on("subscription", (subscription) => unpause(world, subscription));
    case "invoice_finalize":
      return on("invoice", (invoice) => finalizeDue(world, invoice));
    case "invoice_retry":
      return on("invoice", (invoice) => retryDue(world, invoice));
    case "payout_arrive":
      return on("payout", (payout) => endPayout(world, payout, true));
  }
}

import { move } from "./balance";
import { newId } from "./ids";
import type { Thing } from "./things";
import type { World } from "./world";

const day = 86_400;

/** A payout of the balance to the account's own bank, which arrives a day later. */
export function makePayout({ store, hooks }: World, amount: number): Thing<"payout"> {
  const id = newId("po");
  const arrival = store.now() + day;
  const payout = store.put<Thing<"payout">>({
    id,
    object: "payout",
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrival,
    automatic: true,
    balance_transaction: null,
    created: store.now(),
    currency: "usd",
    description: null,
    destination: "ba_sandbox",
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "not_applicable",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "pending",
    trace_id: null,
    type: "bank_account",
  });
  store.change(payout, {
    balance_transaction: move(
      { store },
      { type: "payout", amount: -amount, source: id, words: "STRIPE PAYOUT" },
    ).id,
  });
  hooks.emit("payout.created", payout);
  store.schedule({ at: arrival, kind: "payout_arrive", ref: id });
  return payout;
}

/** The payout arrives at the bank, or is returned. */
export function endPayout(
  { store, hooks }: World,
  payout: Thing<"payout">,
  arrives: boolean,
): void {
  if (payout.status === "failed" || (arrives && payout.status === "paid")) return;
  store.unschedule((task) => task.ref === payout.id);
  if (arrives)
    store.change(payout, {
      status: "paid",
      trace_id: { status: "supported", value: "SANDBOX0000000001" },
    });
  else {
    const back = move(
      { store },
      {
        type: "payout_failure",
        amount: payout.amount,
        source: payout.id,
        words: "PAYOUT FAILURE",
        availableNow: true,
      },
    );
    store.change(payout, {
      status: "failed",
      failure_code: "account_closed",
      failure_message: "The bank account has been closed.",
      failure_balance_transaction: back.id,
    });
  }
  hooks.emit("payout.updated", payout);
  hooks.emit(arrives ? "payout.paid" : "payout.failed", payout);
}

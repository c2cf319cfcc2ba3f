import type Stripe from "stripe";
import { newId } from "./ids";
import type { Thing } from "./things";
import type { World } from "./world";

/** The processor's own fee, rounded half up: 2.9 % plus 30 cents, for a bank debit 0.8 % up to $5. */
export const feeOf = (cents: number, type: string): number =>
  type === "us_bank_account"
    ? Math.min(500, Math.floor((cents * 8 + 500) / 1000))
    : Math.floor((cents * 29 + 500) / 1000) + 30;
export const disputeFee = 1500;
const settlesAfter = 2 * 86_400;

export type Move = {
  type: Stripe.BalanceTransaction["type"];
  category?: string;
  amount: number;
  fee?: number;
  feeWords?: string;
  source: string;
  words: string;
  availableNow?: boolean;
};

/** One movement of the account's balance. No other function moves money. */
export function move(
  { store }: Pick<World, "store">,
  {
    type,
    category,
    amount,
    fee = 0,
    feeWords = "Stripe processing fees",
    source,
    words,
    availableNow,
  }: Move,
): Thing<"balance_transaction"> {
  return store.put<Thing<"balance_transaction">>({
    id: newId("txn"),
    object: "balance_transaction",
    amount,
    available_on: store.now() + (availableNow || amount < 0 ? 0 : settlesAfter),
    balance_type: "payments",
    created: store.now(),
    currency: "usd",
    description: words,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency: "usd",
            description: feeWords,
            type: "stripe_fee",
          },
        ]
      : [],
    net: amount - fee,
    reporting_category: category ?? type,
    source,
    status: availableNow || amount < 0 ? "available" : "pending",
    type,
  });
}

/** Incoming money becomes available after two days. */
export function ripen({ store }: World): void {
  for (const txn of store.list(
    "balance_transaction",
    (t) => t.status === "pending" && t.available_on <= store.present(),
  ))
    store.change(txn, { status: "available" });
}

export function balance(world: World): { available: number; pending: number } {
  ripen(world);
  const sum = (status: string) =>
    world.store
      .list("balance_transaction", (t) => t.status === status)
      .reduce((n, t) => n + t.net, 0);
  return { available: sum("available"), pending: sum("pending") };
}

import { listing, nothing, retrieve, route, type Route } from "../api/route";
import { balance, ripen } from "../core/balance";

export const balances: Route[] = [
  route("GET", "/v1/balance", nothing, (_, { world }) => {
    const { available, pending } = balance(world);
    const sum = (amount: number) => [{ amount, currency: "usd", source_types: { card: amount } }];
    return {
      object: "balance",
      available: sum(available),
      livemode: false,
      pending: sum(pending),
      refund_and_dispute_prefunding: {
        available: [{ amount: 0, currency: "usd" }],
        pending: [{ amount: 0, currency: "usd" }],
      },
    };
  }),
  listing("/v1/balance_transactions", "balance_transaction", {}, (_txn, _input, world) => {
    ripen(world);
    return true;
  }),
  retrieve("/v1/payouts/:id", "payout"),
];

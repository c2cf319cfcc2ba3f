import type { Handler } from "@/lib/payment-events/handler";
import { bookProviderPayout } from "@/lib/payment-events/provider-payouts";

export const providerPayout: Handler<"payout.paid" | "payout.failed"> = ({ id }) =>
  bookProviderPayout(id);

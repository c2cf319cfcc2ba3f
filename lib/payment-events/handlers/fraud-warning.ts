import { log } from "@/lib/log";
import { readCharge } from "@/lib/payments/objects";
import type { Handler } from "@/lib/payment-events/handler";

/** The card's bank suspects fraud: logged for an administrator; nothing is refunded automatically. */
export const fraudWarning: Handler<"radar.early_fraud_warning.created"> = async (event) => {
  const charge = event.object.charge ? await readCharge(event.object.charge) : null;
  log.error("money.fraud_warning", {
    warning: event.id,
    charge: charge?.id ?? null,
    donationId: charge?.donationId ?? null,
    cents: charge?.amountCents ?? null,
  });
  return "applied";
};

import { checkFee } from "@/lib/donations/book-fee";
import { countCardTry } from "@/lib/fraud/card-testing";
import type { Handler } from "@/lib/payment-events/handler";

/** An attempt to charge a card. The card's details are read from the event itself, because they change no state. */
export const chargeTried: Handler<"charge.succeeded" | "charge.failed"> = async (event) => {
  const { id, object, type } = event;
  await countCardTry({
    chargeId: id,
    paid: type === "charge.succeeded",
    fingerprint: object.payment_method_details?.card?.fingerprint ?? null,
    donationId: object.metadata?.["donation_id"] ?? null,
  });
  return "applied";
};

/** The processor's fee may become known later than the charge. */
export const chargeUpdated: Handler<"charge.updated"> = ({ id, cause }) => checkFee(id, cause);

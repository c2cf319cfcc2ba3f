import { invalid } from "../api/errors";
import { integer, metadata, oneOf, params, text } from "../api/read";
import { listing, need, retrieve, route, same, type Route } from "../api/route";
import { makeRefund } from "../core/refunds";

const dollars = (cents: number): string =>
  `$${(cents / 100).toFixed(2).replace(/\B(?=(?:\d{3}){1,6}(?!\d))/g, ",")}`;

const order = params({
  charge: text(),
  amount: integer(1).optional(),
  reason: oneOf(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.optional(),
});

export const refunds: Route[] = [
  route("POST", "/v1/refunds", order, (input, { world }) => {
    const charge = need(world, "charge", input.charge, "charge");
    const left = charge.amount - charge.amount_refunded;
    if (charge.status !== "succeeded")
      throw invalid(
        undefined,
        `Charge ${charge.id} has not been paid; it cannot be refunded.`,
        "charge",
        true,
      );
    const disputed = world.store.list(
      "dispute",
      (d) => d.charge === charge.id && !d.is_charge_refundable && d.status !== "won",
    )[0];
    if (disputed)
      throw invalid(
        "charge_disputed",
        `Charge ${charge.id} has been charged back; cannot issue a refund.`,
        undefined,
        true,
      );
    if (left === 0)
      throw invalid(
        "charge_already_refunded",
        `Charge ${charge.id} has already been refunded.`,
        undefined,
        true,
      );
    const amount = input.amount ?? left;
    if (amount > left)
      throw invalid(
        undefined,
        `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
        "amount",
        true,
      );
    return makeRefund(world, charge, amount, {
      metadata: input.metadata ?? {},
      reason: input.reason ?? null,
    });
  }),
  listing("/v1/refunds", "refund", { charge: text().optional() }, same("charge")),
  retrieve("/v1/refunds/:id", "refund"),
];

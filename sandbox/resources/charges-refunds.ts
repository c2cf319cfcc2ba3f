import { invalid } from "../api/errors";
import { email, integer, merged, metadata, oneOf, params, text } from "../api/read";
import { listing, need, nothing, retrieve, route, same, type Call, type Route } from "../api/route";
import { makeRefund } from "../core/refunds";
import type { Thing } from "../core/things";

const dollars = (cents: number): string =>
  `$${(cents / 100).toFixed(2).replace(/\B(?=(?:\d{3}){1,6}(?!\d))/g, ",")}`;

export const charges: Route[] = [
  listing(
    "/v1/charges",
    "charge",
    { customer: text().optional(), payment_intent: text().optional() },
    same("customer", "payment_intent"),
  ),
  retrieve("/v1/charges/:id", "charge"),
  route(
    "POST",
    "/v1/charges/:id",
    params({
      metadata: metadata.optional(),
      description: text(1000).optional(),
      receipt_email: email.optional(),
    }),
    (input, { world, ids }) => {
      const charge = need(world, "charge", ids[0]);
      world.store.change(charge, {
        ...(input.metadata === undefined
          ? {}
          : { metadata: merged(charge.metadata, input.metadata) }),
        ...(input.description ? { description: input.description } : {}),
        ...(input.receipt_email ? { receipt_email: input.receipt_email } : {}),
      });
      world.hooks.emit("charge.updated", charge);
      return charge;
    },
  ),
];

const order = params({
  charge: text().optional(),
  payment_intent: text().optional(),
  amount: integer(1).optional(),
  reason: oneOf(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.optional(),
  instructions_email: email.optional(),
});

function chargeOf(
  { world }: Pick<Call, "world">,
  input: { charge?: string | undefined; payment_intent?: string | undefined },
): Thing<"charge"> {
  if (!input.charge && !input.payment_intent)
    throw invalid(
      "parameter_missing",
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  if (input.charge) return need(world, "charge", input.charge, "charge");
  const intent = need(world, "payment_intent", input.payment_intent, "payment_intent");
  if (!intent.latest_charge)
    throw invalid(
      undefined,
      "This PaymentIntent does not have a successful charge to refund.",
      "payment_intent",
    );
  return need(world, "charge", intent.latest_charge as string, "payment_intent");
}

export const refunds: Route[] = [
  route("POST", "/v1/refunds", order, (input, call) => {
    const charge = chargeOf(call, input);
    const left = charge.amount - charge.amount_refunded;
    if (charge.status !== "succeeded")
      throw invalid(
        undefined,
        `Charge ${charge.id} has not been paid; it cannot be refunded.`,
        "charge",
        true,
      );
    const disputed = call.world.store.list(
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
    return makeRefund(call.world, charge, amount, {
      metadata: merged({}, input.metadata),
      reason: input.reason ?? null,
    });
  }),
  listing(
    "/v1/refunds",
    "refund",
    { charge: text().optional(), payment_intent: text().optional() },
    same("charge", "payment_intent"),
  ),
  retrieve("/v1/refunds/:id", "refund"),
  route(
    "POST",
    "/v1/refunds/:id",
    params({ metadata: metadata.optional() }),
    (input, { world, ids }) => {
      const made = need(world, "refund", ids[0]);
      if (input.metadata !== undefined) {
        world.store.change(made, { metadata: merged(made.metadata, input.metadata) });
        world.hooks.emit("refund.updated", made);
        world.hooks.emit("charge.refund.updated", made);
      }
      return made;
    },
  ),
  route("POST", "/v1/refunds/:id/cancel", nothing, (_, { world, ids }) => {
    const made = need(world, "refund", ids[0]);
    throw invalid(
      undefined,
      `You can only cancel a refund with a status of requires_action; this one is ${made.status}.`,
      undefined,
      true,
    );
  }),
  route("POST", "/v1/test_helpers/refunds/:id/expire", nothing, (_, { world, ids }) => {
    const made = need(world, "refund", ids[0]);
    throw invalid(
      undefined,
      `You can only expire a refund with a status of requires_action; this one is ${made.status}.`,
      undefined,
      true,
    );
  }),
];

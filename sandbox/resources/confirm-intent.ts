import { ApiError, invalid } from "../api/errors";
import { tryPayment } from "../core/payments";
import type { Thing } from "../core/things";
import { clockOf, inTimeOf, type World } from "../core/world";
import { methodFor } from "./attach-method";

const past = { confirm: "confirmed", capture: "captured", cancel: "canceled" };
export const state = (intent: Thing<"payment_intent">, verb: keyof typeof past, wanted: string) =>
  new ApiError(
    400,
    {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${past[verb]}: ${wanted}.`,
      payment_intent: { ...intent },
    },
    true,
  );

export function confirm(
  world: World,
  intent: Thing<"payment_intent">,
  input: {
    payment_method?: string | undefined;
    off_session?: boolean | undefined;
    error_on_requires_action?: boolean | undefined;
  },
): Thing<"payment_intent"> {
  const { store } = world;
  if (
    !["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status)
  )
    throw state(
      intent,
      "confirm",
      "requires_payment_method, requires_confirmation, requires_action",
    );
  const id = input.payment_method ?? (intent.payment_method as string | null);
  if (!id)
    throw invalid(
      "payment_intent_unexpected_state",
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.",
    );
  const method = methodFor(world, id, "payment_method");
  const result = inTimeOf(world, clockOf(world, intent.customer as string | null), () =>
    tryPayment(world, intent, method, { present: input.off_session !== true }),
  );
  if (result.outcome === "declined") throw result.error;
  if (result.outcome === "challenge") {
    if (input.error_on_requires_action)
      throw new ApiError(
        402,
        {
          type: "card_error",
          code: "authentication_required",
          decline_code: "authentication_required",
          message: "Your card was declined. This transaction requires authentication.",
          payment_intent: { ...intent },
        },
        true,
      );
    store.change(intent, {
      next_action: { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } },
    });
  }
  if (result.outcome === "processing")
    store.schedule({ at: store.now() + 5, clock: null, kind: "debit_settle", ref: intent.id });
  return intent;
}

import { invalid } from "../api/errors";
import { integer, params, text } from "../api/read";
import { need, route } from "../api/route";
import { paySession } from "../core/sessions";
import { ApiError } from "../api/errors";
import { numberOfToken } from "../core/cards";

/** Without a browser: what the provider's own command line pays sessions with. */
export const confirmPage = route(
  "POST",
  "/v1/payment_pages/:id/confirm",
  params({ payment_method: text(), expected_amount: integer().optional() }),
  (input, { world, ids }) => {
    const session = need(world, "checkout.session", ids[0]);
    if (input.expected_amount !== undefined && input.expected_amount !== session.amount_total)
      throw invalid(
        "checkout_amount_mismatch",
        "The amount of this session is another one.",
        "expected_amount",
      );
    if (session.status !== "open")
      throw invalid("payment_intent_unexpected_state", "This Checkout Session is not open.");
    const token = numberOfToken(input.payment_method);
    const number =
      token ?? need(world, "payment_method", input.payment_method, "payment_method")._number;
    const result = paySession(world, session, {
      number,
      email: session.customer_email,
      method: "card",
    });
    if (result.outcome === "declined")
      throw new ApiError(
        402,
        {
          type: "card_error",
          code: result.code,
          message: result.message,
          ...(result.decline ? { decline_code: result.decline } : {}),
          payment_intent: {
            ...(world.store.get(
              "payment_intent",
              (session.payment_intent as string | null) ?? session._pending,
            ) ?? {}),
          },
        },
        true,
      );
    return session;
  },
);

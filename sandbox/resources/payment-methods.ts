import { z } from "zod";
import { invalid } from "../api/errors";
import { email, integer, merged, metadata, oneOf, params, text } from "../api/read";
import { listing, need, retrieve, route, same, type Route } from "../api/route";
import { numberOfToken } from "../core/cards";
import { verdict } from "../core/charges";
import { makeMethod } from "../core/make-method";
import { ApiError } from "../api/errors";
import { attach, methodFor } from "./attach-method";

const person = z.strictObject({
  name: text().optional(),
  email: email.optional(),
  phone: text().optional(),
  address: z
    .strictObject({
      city: text().optional(),
      country: text().optional(),
      line1: text().optional(),
      line2: text().optional(),
      postal_code: text().optional(),
      state: text().optional(),
    })
    .optional(),
});

export const paymentMethods: Route[] = [
  route(
    "POST",
    "/v1/payment_methods",
    params({
      type: oneOf(["card", "us_bank_account"]),
      billing_details: person.optional(),
      metadata: metadata.optional(),
      card: z
        .union([
          z.strictObject({ token: text() }),
          z.strictObject({
            number: text(30),
            exp_month: integer(1, 12),
            exp_year: integer(2000, 2100),
            cvc: text(4).optional(),
          }),
        ])
        .optional(),
      us_bank_account: z
        .strictObject({
          account_holder_type: oneOf(["individual", "company"]).optional(),
          account_number: text(20),
          routing_number: text(9),
          account_type: oneOf(["checking", "savings"]).optional(),
        })
        .optional(),
    }),
    (input, { world }) => {
      const who = {
        name: input.billing_details?.name ?? null,
        email: input.billing_details?.email ?? null,
        country: input.billing_details?.address?.country ?? null,
        postalCode: input.billing_details?.address?.postal_code ?? null,
      };
      if (input.type === "us_bank_account") {
        if (!input.us_bank_account)
          throw invalid(
            "parameter_missing",
            "Missing required param: us_bank_account.",
            "us_bank_account",
          );
        return makeMethod(
          world,
          { ...who, number: input.us_bank_account.account_number },
          null,
          "us_bank_account",
          { metadata: merged({}, input.metadata) },
        );
      }
      if (!input.card) throw invalid("parameter_missing", "Missing required param: card.", "card");
      const number =
        "token" in input.card
          ? (numberOfToken(input.card.token.replace(/^tok_/, "pm_card_")) ?? "4242424242424242")
          : input.card.number;
      const result = verdict(number, true, true);
      if (result.kind === "declines" && result.decline.code === "incorrect_number")
        throw new ApiError(402, {
          type: "card_error",
          code: "incorrect_number",
          message: result.decline.message,
          param: "number",
        });
      return makeMethod(
        world,
        {
          ...who,
          number,
          ...("number" in input.card
            ? { expMonth: input.card.exp_month, expYear: input.card.exp_year }
            : {}),
        },
        null,
        "card",
        { metadata: merged({}, input.metadata) },
      );
    },
  ),
  listing(
    "/v1/payment_methods",
    "payment_method",
    { customer: text().optional(), type: oneOf(["card", "us_bank_account"]).optional() },
    (method, input) =>
      same<"payment_method">("customer", "type")(method, input) && method.customer !== null,
  ),
  retrieve("/v1/payment_methods/:id", "payment_method"),
  route(
    "POST",
    "/v1/payment_methods/:id",
    params({ billing_details: person.optional(), metadata: metadata.optional() }),
    (input, { world, ids }) => {
      const method = need(world, "payment_method", ids[0]);
      const details = input.billing_details;
      return world.store.change(method, {
        ...(input.metadata === undefined
          ? {}
          : { metadata: merged(method.metadata, input.metadata) }),
        ...(details
          ? {
              billing_details: {
                ...method.billing_details,
                ...(details.name ? { name: details.name } : {}),
                ...(details.email ? { email: details.email } : {}),
                ...(details.phone ? { phone: details.phone } : {}),
              },
            }
          : {}),
      });
    },
  ),
  route(
    "POST",
    "/v1/payment_methods/:id/attach",
    params({ customer: text() }),
    (input, { world, ids }) =>
      attach(
        world,
        methodFor(world, ids[0]!, "id"),
        need(world, "customer", input.customer, "customer"),
      ),
  ),
  route("POST", "/v1/payment_methods/:id/detach", params({}), (_, { world, ids }) => {
    const method = need(world, "payment_method", ids[0]);
    if (!method.customer)
      throw invalid(
        undefined,
        "The payment method you provided is not attached to a customer so detachment is impossible.",
      );
    world.hooks.emit("payment_method.detached", method);
    return world.store.change(method, { customer: null });
  }),
];

import { z } from "zod";
import { invalid } from "../api/errors";
import {
  email,
  flag,
  integer,
  list,
  merged,
  metadata,
  oneOf,
  params,
  paging,
  text,
} from "../api/read";
import { gone, listing, need, retrieve, route, same, type Route } from "../api/route";
import { page } from "../api/show";
import { makeCustomer } from "../core/catalogue";
import { numberOfToken } from "../core/cards";
import { verdict } from "../core/charges";
import { makeMethod } from "../core/payments";
import { endSubscription } from "../core/end-subscription";
import type { Thing } from "../core/things";
import { ApiError } from "../api/errors";
import { inTimeOf, type World } from "../core/world";

/** A payment method by its id, or one of the provider's names for test cards, which makes a new one. */
export function methodFor(world: World, id: string, param: string): Thing<"payment_method"> {
  const number = numberOfToken(id);
  return number ? makeMethod(world, { number }, null) : need(world, "payment_method", id, param);
}

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

function attach(
  world: World,
  method: Thing<"payment_method">,
  customer: Thing<"customer">,
): Thing<"payment_method"> {
  const declined = verdict(method._number, true, true);
  // a card that is declined whatever is done with it cannot be kept either
  if (method.type === "card" && declined.kind === "declines")
    throw new ApiError(
      402,
      {
        type: "card_error",
        code: declined.decline.code,
        message: declined.decline.message,
        ...(declined.decline.decline ? { decline_code: declined.decline.decline } : {}),
      },
      true,
    );
  world.store.change(method, { customer: customer.id });
  world.hooks.emit("payment_method.attached", method);
  return method;
}

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

const details = {
  email: email.optional(),
  name: text(256).optional(),
  phone: text(20).optional(),
  description: text().optional(),
  metadata: metadata.optional(),
  preferred_locales: list(text()).optional(),
  invoice_settings: z.strictObject({ default_payment_method: text().optional() }).optional(),
  validate: flag.optional(),
};

export const customers: Route[] = [
  route(
    "POST",
    "/v1/customers",
    params({ ...details, payment_method: text().optional(), test_clock: text().optional() }),
    (input, { world }) => {
      const clock = input.test_clock
        ? need(world, "test_helpers.test_clock", input.test_clock, "test_clock")
        : null;
      const method = input.payment_method
        ? methodFor(world, input.payment_method, "payment_method")
        : null;
      return inTimeOf(world, clock?.id ?? null, () => {
        const customer = makeCustomer(world, {
          email: input.email ?? null,
          name: input.name ?? null,
          phone: input.phone ?? null,
          description: input.description ?? null,
          metadata: merged({}, input.metadata),
          preferred_locales: input.preferred_locales ?? [],
          test_clock: clock?.id ?? null,
        });
        if (method) attach(world, method, customer);
        if (input.invoice_settings?.default_payment_method)
          world.store.change(customer, {
            invoice_settings: {
              ...customer.invoice_settings,
              default_payment_method:
                method && input.invoice_settings.default_payment_method === input.payment_method
                  ? method.id
                  : need(
                      world,
                      "payment_method",
                      input.invoice_settings.default_payment_method,
                      "invoice_settings[default_payment_method]",
                    ).id,
            },
          });
        return customer;
      });
    },
  ),
  listing(
    "/v1/customers",
    "customer",
    { email: text().optional(), test_clock: text().optional() },
    (customer, input) =>
      same<"customer">("email")(customer, input) &&
      (input["test_clock"] === undefined
        ? customer.test_clock === null
        : customer.test_clock === input["test_clock"]),
  ),
  retrieve("/v1/customers/:id", "customer"),
  route("POST", "/v1/customers/:id", params(details), (input, { world, ids }) => {
    const customer = need(world, "customer", ids[0]);
    if (customer._deleted)
      throw invalid("resource_missing", `No such customer: '${customer.id}'`, "id");
    const {
      metadata: given,
      invoice_settings: settings,
      expand: _e,
      validate: _v,
      ...plain
    } = input;
    const change: Partial<Thing<"customer">> = Object.fromEntries(
      Object.entries(plain).filter(([, value]) => value !== undefined),
    );
    if (given !== undefined) change.metadata = merged(customer.metadata, given);
    if (settings?.default_payment_method)
      change.invoice_settings = {
        ...customer.invoice_settings,
        default_payment_method: need(
          world,
          "payment_method",
          settings.default_payment_method,
          "invoice_settings[default_payment_method]",
        ).id,
      };
    world.store.change(customer, change);
    world.hooks.emit("customer.updated", customer);
    return customer;
  }),
  route("DELETE", "/v1/customers/:id", params({}), (_, { world, ids }) => {
    const customer = need(world, "customer", ids[0]);
    if (!customer._deleted) {
      for (const subscription of world.store.list(
        "subscription",
        (s) => s.customer === customer.id && s.status !== "canceled",
      ))
        endSubscription(world, subscription, { reason: "cancellation_requested" });
      world.store.change(customer, { _deleted: true });
      world.hooks.emit("customer.deleted", customer);
    }
    return gone(customer);
  }),
  route(
    "GET",
    "/v1/customers/:id/payment_methods",
    params({ ...paging, type: oneOf(["card", "us_bank_account"]).optional() }),
    (input, { world, ids, path }) => {
      const customer = need(world, "customer", ids[0]);
      return page(
        world,
        world.store.list(
          "payment_method",
          (m) => m.customer === customer.id && (!input.type || m.type === input.type),
        ),
        input,
        path,
      );
    },
  ),
];

import { z } from "zod";
import { invalid } from "../api/errors";
import { email, flag, list, merged, metadata, oneOf, params, paging, text } from "../api/read";
import { gone, listing, need, retrieve, route, same, type Route } from "../api/route";
import { page } from "../api/show";
import { makeCustomer } from "../core/catalogue";
import { endSubscription } from "../core/end-subscription";
import type { Thing } from "../core/things";
import { inTimeOf } from "../core/world";
import { methodFor, attach } from "./attach-method";

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

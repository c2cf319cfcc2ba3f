import { z } from "zod";
import { address, flag, list, merged, metadata, oneOf, params, text } from "../api/read";
import { listing, need, retrieve, route, type Route } from "../api/route";
import { newId } from "../core/ids";
import type { Thing } from "../core/things";
import type { World } from "../core/world";

const features = z.strictObject({
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({ enabled: flag, mode: oneOf(["immediately", "at_period_end"]).optional() })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: list(oneOf(["price", "quantity", "promotion_code"])).optional(),
    })
    .optional(),
});
type Given = z.output<typeof features>;

function featuresOf(given: Given): Thing<"billing_portal.configuration">["features"] {
  return {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: given.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: given.payment_method_update?.enabled ?? true,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: {
        enabled: true,
        feedback_options: null,
        options: ["too_expensive", "unused", "other"],
      },
      enabled: given.subscription_cancel?.enabled ?? true,
      mode: given.subscription_cancel?.mode ?? "immediately",
      proration_behavior: "none",
    },
    subscription_pause: {
      duration: {
        interval_options: [{ interval: "month", interval_count: 1 }],
        type: "interval_options",
      },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: given.subscription_update?.default_allowed_updates ?? [],
      enabled: given.subscription_update?.enabled ?? false,
      proration_behavior: "none",
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: "end_trial",
    },
  };
}

function makeConfiguration(
  { store }: World,
  given: Given,
  fields: { isDefault: boolean; returnUrl: string | null; metadata: Record<string, string> },
): Thing<"billing_portal.configuration"> {
  return store.put<Thing<"billing_portal.configuration">>({
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: store.now(),
    default_return_url: fields.returnUrl,
    features: featuresOf(given),
    is_default: fields.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: fields.metadata,
    name: null,
    updated: store.now(),
  });
}
const theDefault = (world: World) =>
  world.store.list("billing_portal.configuration", (c) => c.is_default)[0] ??
  makeConfiguration(world, {}, { isDefault: true, returnUrl: null, metadata: {} });

export const portal: Route[] = [
  route(
    "POST",
    "/v1/billing_portal/sessions",
    params({
      customer: text(),
      return_url: address.optional(),
      configuration: text().optional(),
      locale: text(10).optional(),
    }),
    (input, { world, base }) => {
      const customer = need(world, "customer", input.customer, "customer");
      const configuration = input.configuration
        ? need(world, "billing_portal.configuration", input.configuration, "configuration")
        : theDefault(world);
      const id = newId("bps");
      return world.store.put<Thing<"billing_portal.session">>({
        id,
        object: "billing_portal.session",
        configuration: configuration.id,
        created: world.store.now(),
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: input.locale ?? null,
        on_behalf_of: null,
        return_url: input.return_url ?? configuration.default_return_url,
        url: `${base}/p/session/${id}`,
      });
    },
  ),
  route(
    "POST",
    "/v1/billing_portal/configurations",
    params({ features, default_return_url: address.optional(), metadata: metadata.optional() }),
    (input, { world }) =>
      makeConfiguration(world, input.features, {
        isDefault: false,
        returnUrl: input.default_return_url ?? null,
        metadata: merged({}, input.metadata),
      }),
  ),
  listing(
    "/v1/billing_portal/configurations",
    "billing_portal.configuration",
    { active: flag.optional(), is_default: flag.optional() },
    (c, input) =>
      (input["active"] === undefined || c.active === input["active"]) &&
      (input["is_default"] === undefined || c.is_default === input["is_default"]),
  ),
  retrieve("/v1/billing_portal/configurations/:id", "billing_portal.configuration"),
  route(
    "POST",
    "/v1/billing_portal/configurations/:id",
    params({
      active: flag.optional(),
      features: features.optional(),
      default_return_url: address.optional(),
      metadata: metadata.optional(),
    }),
    (input, { world, ids }) => {
      const made = need(world, "billing_portal.configuration", ids[0]);
      return world.store.change(made, {
        ...(input.active === undefined ? {} : { active: input.active }),
        ...(input.features ? { features: featuresOf(input.features) } : {}),
        ...(input.default_return_url ? { default_return_url: input.default_return_url } : {}),
        ...(input.metadata === undefined
          ? {}
          : { metadata: merged(made.metadata, input.metadata) }),
        updated: world.store.now(),
      });
    },
  ),
];

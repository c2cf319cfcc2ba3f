// Over 250 lines because creating a session is one check after another, in the provider's order.
import type { z } from "zod";
import { invalid } from "../api/errors";
import { listing, need, nothing, retrieve, route, type Route } from "../api/route";
import { expireSession, newSessionId } from "../core/sessions";
import type { Thing } from "../core/things";
import type { World } from "../core/world";
import { order, lineOf, most } from "./checkout-order";
import { uiOf } from "./session-ui";

const day = 86_400;
/** A trial ends at least so long after its session is made. */
const shortestTrial = 48 * 3_600;

function create(
  input: z.output<typeof order>,
  world: World,
  base: string,
): Thing<"checkout.session"> {
  const { store } = world;
  const { mode } = input;
  const id = newSessionId();
  const ui = uiOf(input, base, id);
  if (input.line_items.length === 0)
    throw invalid("parameter_missing", "Missing required param: line_items.", "line_items");
  if (mode === "subscription" && input.line_items.length > 1)
    throw invalid(undefined, "This sandbox takes one recurring price in a session.", "line_items");
  if (mode === "subscription" && input.payment_intent_data)
    throw invalid(
      "parameter_unknown",
      "You can not pass `payment_intent_data` in `subscription` mode.",
      "payment_intent_data",
    );
  if (mode === "payment" && input.subscription_data)
    throw invalid(
      "parameter_unknown",
      "You can not pass `subscription_data` in `payment` mode.",
      "subscription_data",
    );
  if (input.submit_type === "subscribe" && mode === "payment")
    throw invalid(
      undefined,
      "`submit_type` of `subscribe` can only be used in `subscription` mode.",
      "submit_type",
    );
  const now = store.now();
  const expires = input.expires_at ?? now + day;
  // two minutes' tolerance for the caller's clock
  if (expires < now + 30 * 60 - 120)
    throw invalid(
      undefined,
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  if (expires > now + day + 120)
    throw invalid(
      undefined,
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
  const lines = input.line_items.map((item) => lineOf(world, item, mode));
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total < 50)
    throw invalid(
      "amount_too_small",
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      "line_items",
    );
  if (total > most)
    throw invalid(
      "amount_too_large",
      "The Checkout Session's total amount due must be no more than $999,999.99",
      "line_items",
    );
  const trialEnd = input.subscription_data?.trial_end;
  // two minutes for a caller whose clock goes otherwise
  if (trialEnd !== undefined && trialEnd < now + shortestTrial - 120)
    throw invalid(
      undefined,
      "The `trial_end` date has to be at least 2 days in the future.",
      "subscription_data[trial_end]",
    );
  // nothing is due on the day that a trial begins
  const due = trialEnd === undefined ? total : 0;
  const types = input.allowed_payment_method_types ?? ["card"];
  if (types.length === 0)
    throw invalid(
      undefined,
      "allowed_payment_method_types must name at least one.",
      "allowed_payment_method_types",
    );
  const mail = input.customer_email ?? null;
  const session = store.put<Thing<"checkout.session">>({
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    amount_subtotal: due,
    amount_total: due,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_reference_id: input.client_reference_id ?? null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: mode === "payment" ? "if_required" : "always",
    customer_details: mail
      ? {
          address: null,
          business_name: null,
          email: mail,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: "none",
          tax_ids: null,
        }
      : null,
    customer_email: input.customer_email ?? null,
    discounts: [],
    expires_at: expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      mode === "payment"
        ? {
            enabled: false,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: null,
              issuer: null,
              metadata: {},
              rendering_options: null,
            },
          }
        : null,
    livemode: false,
    locale: input.locale ?? null,
    managed_payments: null,
    metadata: input.metadata ?? {},
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types,
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: input.submit_type ?? null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    wallet_options: null,
    ...ui,
    _lines: lines,
    _intent: { metadata: input.payment_intent_data?.metadata ?? {} },
    _subscription: {
      metadata: input.subscription_data?.metadata ?? {},
      ...(trialEnd === undefined ? {} : { trialEnd }),
    },
  });
  store.schedule({ at: expires, kind: "session_expire", ref: id });
  return session;
}

export const checkoutSessions: Route[] = [
  route("POST", "/v1/checkout/sessions", order, (input, { world, base }) =>
    create(input, world, base),
  ),
  listing("/v1/checkout/sessions", "checkout.session", {}),
  retrieve("/v1/checkout/sessions/:id", "checkout.session"),
  route("POST", "/v1/checkout/sessions/:id/expire", nothing, (_, { world, ids }) => {
    const session = need(world, "checkout.session", ids[0]);
    if (session.status !== "open")
      throw invalid(
        undefined,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        undefined,
        true,
      );
    world.store.unschedule((task) => task.kind === "session_expire" && task.ref === session.id);
    expireSession(world, session);
    return session;
  }),
];

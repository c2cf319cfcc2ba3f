import { z } from "zod";
import { invalid } from "../api/errors";
import { flag, oneOf, paging, params, text } from "../api/read";
import { listing, need, nothing, retrieve, route, same, type Route } from "../api/route";
import { page } from "../api/show";
import { finalize, intentOf, payInvoice, voidInvoice } from "../core/invoices";
import { itemOf } from "../core/end-subscription";
import type { Thing } from "../core/things";
import { inTimeOf } from "../core/world";
import { ApiError } from "../api/errors";

export const invoices: Route[] = [
  listing(
    "/v1/invoices",
    "invoice",
    {
      customer: text().optional(),
      subscription: text().optional(),
      status: oneOf(["draft", "open", "paid", "uncollectible", "void"]).optional(),
      collection_method: oneOf(["charge_automatically", "send_invoice"]).optional(),
    },
    (invoice, input) =>
      same<"invoice">("customer", "status", "collection_method")(invoice, input) &&
      (input["subscription"] === undefined || invoice._subscription === input["subscription"]),
  ),
  route(
    "POST",
    "/v1/invoices/create_preview",
    params({ subscription: text(), customer: text().optional() }),
    (input, { world }) => {
      const subscription = need(world, "subscription", input.subscription, "subscription");
      if (subscription.status === "canceled")
        throw invalid("invoice_upcoming_none", "No upcoming invoices for customer.");
      const latest = need(world, "invoice", subscription.latest_invoice as string | null);
      const item = itemOf(subscription);
      const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
      return {
        ...structuredClone(latest),
        id: `upcoming_${subscription.id}`,
        status: "draft",
        billing_reason: "upcoming",
        amount_due: amount,
        amount_paid: 0,
        amount_remaining: amount,
        subtotal: amount,
        subtotal_excluding_tax: amount,
        total: amount,
        total_excluding_tax: amount,
        attempted: false,
        attempt_count: 0,
        number: null,
        created: item.current_period_end,
        next_payment_attempt: item.current_period_end + 3600,
      };
    },
  ),
  retrieve("/v1/invoices/:id", "invoice"),
  route("GET", "/v1/invoices/:id/lines", params(paging), (input, { world, ids, path }) =>
    page(world, need(world, "invoice", ids[0]).lines.data, input, path),
  ),
  route(
    "POST",
    "/v1/invoices/:id/pay",
    params({ payment_method: text().optional(), off_session: flag.optional() }),
    (input, { world, ids }) => {
      const invoice = need(world, "invoice", ids[0]);
      const method = input.payment_method
        ? need(world, "payment_method", input.payment_method, "payment_method").id
        : null;
      if (invoice.status === "paid")
        throw invalid("invoice_already_paid", "Invoice is already paid", undefined, true);
      if (invoice.status !== "draft" && invoice.status !== "open")
        throw invalid(
          "invoice_not_editable",
          `This invoice is ${invoice.status ?? ""}: it cannot be paid.`,
          undefined,
          true,
        );
      const subscription = need(world, "subscription", invoice._subscription);
      return inTimeOf(world, invoice.test_clock as string | null, () => {
        if (invoice.status === "draft") finalize(world, invoice);
        const paid = payInvoice(
          world,
          invoice,
          method ?? (subscription.default_payment_method as string | null),
        );
        if (!paid) {
          const error = intentOf(world, invoice).last_payment_error;
          throw new ApiError(
            402,
            {
              type: "card_error",
              code: error?.code ?? "card_declined",
              message: error?.message ?? "Your card was declined.",
              ...(error?.decline_code ? { decline_code: error.decline_code } : {}),
            },
            true,
          );
        }
        if (subscription.status === "past_due" || subscription.status === "incomplete") {
          world.store.change(subscription, { status: "active" });
          world.hooks.emit("customer.subscription.updated", subscription);
        }
        return invoice;
      });
    },
  ),
  route(
    "POST",
    "/v1/invoices/:id/finalize",
    params({ auto_advance: flag.optional() }),
    (_, { world, ids }) => {
      const invoice = need(world, "invoice", ids[0]);
      if (invoice.status !== "draft")
        throw invalid(
          "invoice_not_editable",
          "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
          undefined,
          true,
        );
      inTimeOf(world, invoice.test_clock as string | null, () => finalize(world, invoice));
      return invoice;
    },
  ),
  route("POST", "/v1/invoices/:id/void", nothing, (_, { world, ids }) => {
    const invoice = need(world, "invoice", ids[0]);
    if (invoice.status !== "open" && invoice.status !== "uncollectible")
      throw invalid(
        "invoice_not_editable",
        `You can only pass in open or uncollectible invoices; this one is ${invoice.status ?? ""}.`,
        undefined,
        true,
      );
    inTimeOf(world, invoice.test_clock as string | null, () => voidInvoice(world, invoice));
    return invoice;
  }),
];

export const invoicePayments: Route[] = [
  listing(
    "/v1/invoice_payments",
    "invoice_payment",
    {
      invoice: text().optional(),
      status: oneOf(["canceled", "open", "paid"]).optional(),
      payment: z
        .strictObject({ type: oneOf(["payment_intent"]), payment_intent: text().optional() })
        .optional(),
    },
    (payment, input) => {
      const asked = input["payment"] as { payment_intent?: string } | undefined;
      return (
        same<"invoice_payment">("invoice", "status")(payment, input) &&
        (asked?.payment_intent === undefined ||
          (payment as Thing<"invoice_payment">).payment.payment_intent === asked.payment_intent)
      );
    },
  ),
  retrieve("/v1/invoice_payments/:id", "invoice_payment"),
];

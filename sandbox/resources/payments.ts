import { z } from "zod";
import { oneOf, text } from "../api/read";
import { listing, retrieve, same, type Route } from "../api/route";

/** Payments can only be read: checkout sessions and subscriptions create them. */
export const payments: Route[] = [
  retrieve("/v1/payment_intents/:id", "payment_intent"),
  retrieve("/v1/charges/:id", "charge"),
  listing("/v1/disputes", "dispute", { charge: text().optional() }, same("charge")),
  retrieve("/v1/disputes/:id", "dispute"),
];

export const invoices: Route[] = [
  listing(
    "/v1/invoices",
    "invoice",
    {
      subscription: text().optional(),
      status: oneOf(["draft", "open", "paid", "void"]).optional(),
    },
    (invoice, input) =>
      same<"invoice">("status")(invoice, input) &&
      (input["subscription"] === undefined || invoice._subscription === input["subscription"]),
  ),
  retrieve("/v1/invoices/:id", "invoice"),
  listing(
    "/v1/invoice_payments",
    "invoice_payment",
    {
      invoice: text().optional(),
      status: oneOf(["open", "paid"]).optional(),
      payment: z
        .strictObject({ type: oneOf(["payment_intent"]), payment_intent: text().optional() })
        .optional(),
    },
    (payment, input) => {
      const asked = input["payment"] as { payment_intent?: string } | undefined;
      return (
        same<"invoice_payment">("invoice", "status")(payment, input) &&
        (asked?.payment_intent === undefined ||
          payment.payment.payment_intent === asked.payment_intent)
      );
    },
  ),
];

import "server-only";
import { dataExample } from "@/lib/http/openapi-examples";

/** How the examples of events differ: the status that each brings. */
const told: Record<string, Record<string, unknown>> = {
  "donation.refunded": { status: "refunded", refunded: 25 },
  "donation.disputed": { status: "disputed" },
  "donation.dispute_lost": { status: "dispute_lost" },
  "monthly_gift.payment_failed": { status: "past_due" },
  "monthly_gift.paused": { status: "paused" },
  "monthly_gift.cancelled": { status: "canceled" },
  "campaign.paused": { status: "paused" },
  "campaign.completed": { status: "completed" },
  "payout.created": { status: "reserved", reference: null, sentAt: null },
  "payout.failed": { status: "failed", reference: null, sentAt: null },
  "payout.returned": { status: "returned" },
  "payout.cancelled": { status: "canceled", reference: null, sentAt: null },
};

function exampleOf(type: string, schema: Record<string, unknown>): unknown {
  const example = dataExample(schema) as { data: Record<string, unknown> };
  const [noun] = Object.keys(example.data);
  const change = told[type];
  if (noun === undefined || change === undefined) return example;
  return { ...example, data: { [noun]: { ...(example.data[noun] as object), ...change } } };
}

/** What is sent to an organisation's webhook endpoint (Standard Webhooks). */
export const eventOperation = (type: string, schema: Record<string, unknown>) => ({
  operationId: `event${type
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`,
  summary: `What is sent for ${type}`,
  tags: ["events"],
  parameters: Object.entries({
    "webhook-id": "The same at each try of a delivery",
    "webhook-timestamp": "Seconds since 1970 at which this try was signed",
    "webhook-signature":
      "v1, and the HMAC-SHA256 of id.timestamp.body in base64; two during a rotation",
  }).map(([name, description]) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  })),
  requestBody: {
    required: true,
    content: { "application/json": { schema, example: exampleOf(type, schema) } },
  },
  responses: { "2XX": { description: "Accepted; any other answer is tried again for three days" } },
});

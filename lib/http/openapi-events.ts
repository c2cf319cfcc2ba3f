import "server-only";
import { dataExample } from "@/lib/http/openapi-examples";

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
    content: { "application/json": { schema, example: dataExample(schema) } },
  },
  responses: { "2XX": { description: "Accepted; any other answer is tried again for three days" } },
});

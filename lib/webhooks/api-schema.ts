import { z } from "zod";
import { msg } from "@/lib/i18n/message-key";
import { cursorQuery, hasMore } from "@/lib/listing/cursor";
import type { Delivery, Endpoint } from "@/lib/webhooks/queries";
import { deliveryStatuses, eventTypes, mostUrlLength } from "@/lib/webhooks/rules";

/** Shapes of API calls about webhooks. */
const url = z.string().min(1).max(mostUrlLength).describe("https, port 443 or 8443");
const events = z
  .array(z.enum(eventTypes))
  .min(1, msg("webhookEvents"))
  .max(50)
  .transform((list) => [...new Set(list)]);
const withDonors = z
  .boolean()
  .describe("Bodies name donors who share who they are; a key needs donors:read for it");

export const endpointBody = z.strictObject({ url, events, withDonors: withDonors.default(false) });
export const endpointPatch = z.strictObject({
  url: url.optional(),
  events: events.optional(),
  withDonors: withDonors.optional(),
  enabled: z.boolean().optional(),
});
const id = z.string().min(1).max(64, msg("notFound"));
export const endpointParams = z.object({ id });
export const deliveryParams = endpointParams.extend({ deliveryId: id });
export const deliveriesQuery = cursorQuery.extend({ status: z.enum(deliveryStatuses).optional() });

const milliseconds = z.number().nullable().describe("Milliseconds");
const endpointShape = z.object({
  _id: z.string(),
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  withDonors: z.boolean(),
  enabled: z.boolean(),
  disabledBy: z.string().nullable().describe("organisation, failures, or gone (it answered 410)"),
  failingSince: milliseconds,
  createdAt: z.number().describe("Milliseconds"),
});
export const endpointAnswer = z.object({ endpoint: endpointShape });
export const endpointsAnswer = z.object({ endpoints: z.array(endpointShape) });
const secret = z.string().describe("whsec_…, shown this once");
export const madeEndpointAnswer = endpointAnswer.extend({ secret });
export const secretAnswer = z.object({ secret });

const deliveryShape = z.object({
  _id: z.string(),
  id: z.string(),
  eventId: z.string().describe("The header webhook-id"),
  type: z.string(),
  objectId: z.string(),
  status: z.enum(deliveryStatuses),
  timestamp: z.number().describe("Milliseconds: when it happened"),
  nextAttempt: milliseconds,
  body: z.string().nullable().describe("The bytes that are signed; null before the first attempt"),
  attempts: z.array(
    z.object({
      timestamp: z.number().describe("Milliseconds"),
      took: z.number().describe("Milliseconds"),
      status: z.number().nullable().describe("HTTP; null without an answer"),
      error: z.string().nullable().describe("null: it was accepted"),
      answer: z.string().describe("The first 4 KB"),
    }),
  ),
});
export const deliveriesAnswer = z.object({ deliveries: z.array(deliveryShape), hasMore });
export const sentAnswer = z.object({ deliveryId: z.string() });

export const toApiEndpoint = (row: Endpoint): z.infer<typeof endpointShape> => ({
  _id: row.id,
  id: row.id,
  url: row.url,
  events: row.events,
  withDonors: row.withDonors,
  enabled: row.disabledAt === null,
  disabledBy: row.disabledBy,
  failingSince: row.failingSince?.getTime() ?? null,
  createdAt: row.createdAt.getTime(),
});

export const toApiDelivery = (row: Delivery): z.infer<typeof deliveryShape> => ({
  _id: row.id,
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  objectId: row.objectId,
  status: row.status,
  timestamp: row.at.getTime(),
  nextAttempt: row.nextAt?.getTime() ?? null,
  body: row.body,
  attempts: row.attempts.map(({ at, tookMs, status, error, answer }) => ({
    timestamp: at.getTime(),
    took: tookMs,
    status,
    error,
    answer,
  })),
});

import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { fieldError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { now } from "@/lib/clock";
import { pageSize } from "@/lib/listing/address";
import { pageRows } from "@/lib/listing/sql";
import { mayReadBody, requireReader } from "@/lib/webhooks/may-manage";
import { deliveryStatuses, type DeliveryStatus } from "@/lib/webhooks/rules";

export type Endpoint = {
  id: string;
  url: string;
  events: string[];
  withDonors: boolean;
  /** until when the old secret also signs */
  oldSecretUntil: Date | null;
  failingSince: Date | null;
  disabledAt: Date | null;
  disabledBy: string | null;
  createdAt: Date;
};

const columns = {
  id: true,
  url: true,
  events: true,
  withDonors: true,
  oldSecretUntil: true,
  failingSince: true,
  disabledAt: true,
  disabledBy: true,
  createdAt: true,
} as const;

const toEndpoint = (row: Endpoint): Endpoint => ({
  ...row,
  oldSecretUntil: row.oldSecretUntil && row.oldSecretUntil > now() ? row.oldSecretUntil : null,
});

/**
 * The endpoints of the actor's organisation, oldest first.
 * @throws 401, 403
 */
export async function ownEndpoints(actor: Actor): Promise<Endpoint[]> {
  const { ngo } = requireReader(actor);
  const rows = await db.webhookEndpoint.findMany({
    where: { ngoId: ngo.id },
    select: columns,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(toEndpoint);
}

/** @throws 401, 403, 404 also for another organisation's endpoint */
export async function ownEndpoint(actor: Actor, id: string): Promise<Endpoint> {
  const { ngo } = requireReader(actor);
  const row = await db.webhookEndpoint.findFirst({
    where: { id, ngoId: ngo.id },
    select: columns,
  });
  if (!row) throw notFound("notFound");
  return toEndpoint(row);
}

export type Attempt = {
  at: Date;
  tookMs: number;
  status: number | null;
  error: string | null;
  answer: string;
};
export type Delivery = {
  id: string;
  eventId: string;
  type: string;
  objectId: string;
  at: Date;
  status: DeliveryStatus;
  body: string | null;
  /** while the delivery is pending */
  nextAt: Date | null;
  attempts: Attempt[];
};

const status = z.enum(deliveryStatuses);
const parts = {
  event: { select: { type: true, at: true } },
  tries: {
    select: { at: true, tookMs: true, status: true, error: true, answer: true },
    orderBy: { id: "asc" },
    take: 50,
  },
} as const;

function read(where: { endpointId: string; status?: DeliveryStatus }, skip: number, take: number) {
  return db.webhookDelivery.findMany({
    where,
    include: parts,
    orderBy: { seq: "desc" },
    skip,
    take,
  });
}
function toDelivery(row: Awaited<ReturnType<typeof read>>[number], actor: Actor): Delivery {
  const readable = mayReadBody(actor, row.event.type);
  return {
    id: row.id,
    eventId: row.eventId,
    type: row.event.type,
    objectId: row.objectId,
    at: row.event.at,
    status: status.parse(row.status),
    body: readable ? row.body : null,
    nextAt: row.status === "waiting" ? row.nextAt : null,
    // receivers may echo what they were sent
    attempts: readable ? row.tries : row.tries.map((one) => ({ ...one, answer: "" })),
  };
}

/** A page of an endpoint's deliveries, newest first. @throws 401, 403, 404 */
export async function deliveriesPage(
  actor: Actor,
  endpointId: string,
  { page, status: only }: { page: number; status?: DeliveryStatus | undefined },
): Promise<{ deliveries: Delivery[]; total: number }> {
  const { id } = await ownEndpoint(actor, endpointId);
  const where = { endpointId: id, ...(only ? { status: only } : {}) };
  const { skip, take } = pageRows({ page, limit: pageSize });
  const [rows, total] = await Promise.all([
    read(where, skip, take),
    db.webhookDelivery.count({ where }),
  ]);
  return { deliveries: rows.map((row) => toDelivery(row, actor)), total };
}

/**
 * Deliveries after a given one, for the API.
 * @throws 401, 403, 404, 400 badCursor
 */
export async function deliveriesAfter(
  actor: Actor,
  endpointId: string,
  {
    after,
    limit,
    status: only,
  }: { after: string | null; limit: number; status?: DeliveryStatus | undefined },
): Promise<{ deliveries: Delivery[]; hasMore: boolean }> {
  const { id } = await ownEndpoint(actor, endpointId);
  const last =
    after === null
      ? null
      : await db.webhookDelivery.findFirst({
          where: { id: after, endpointId: id },
          select: { seq: true },
        });
  if (after !== null && last === null) throw fieldError("starting_after", "badCursor");
  const rows = await read(
    {
      endpointId: id,
      ...(only ? { status: only } : {}),
      ...(last ? { seq: { lt: last.seq } } : {}),
    },
    0,
    limit + 1,
  );
  return {
    deliveries: rows.slice(0, limit).map((row) => toDelivery(row, actor)),
    hasMore: rows.length > limit,
  };
}

import "server-only";
import { Prisma } from "@/prisma/generated/client";

/** Parts of the queries about an organisation's own donations (alias d). */

/** Listed: settled, in progress, or failed. Must match the condition of the index donation_listed_ngo word for word. */
export const listed = Prisma.sql`(d.settled_at is not null or d.status in ('pending_confirmation', 'processing', 'failed'))`;
export const onItsWay = Prisma.sql`d.status in ('pending_confirmation', 'processing')`;
/** when it settled, or was begun */
export const givenAt = Prisma.sql`coalesce(d.settled_at, d.created_at)`;
/** the donation's amount; for a pledge what actually arrived */
export const gross = Prisma.sql`coalesce(d.confirmed_cents, d.amount_cents)`;
/** less refunds and lost disputes, never below zero: what it adds to its campaign (invariant C01) */
export const net = Prisma.sql`greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
  - case when d.status = 'dispute_lost' then coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0) else 0 end)::bigint`;
/** It is a gift of the organisation's numbers: something of it is left (lib/donations/totals.ts). */
export const counts = Prisma.sql`d.settled_at is not null and ${net} > 0`;

import type { Scope } from "@/lib/auth/scopes";
import { days, hours, minutes } from "@/lib/clock";

/**
 * Events an endpoint can subscribe to, and the scope a key needs for each. The database triggers write them.
 * Browser-safe.
 */
export const eventScopes = {
  "donation.completed": "donations:read",
  "donation.refunded": "donations:read",
  "donation.refund_failed": "donations:read",
  "donation.disputed": "donations:read",
  "donation.dispute_won": "donations:read",
  "donation.dispute_lost": "donations:read",
  "monthly_gift.created": "donations:read",
  "monthly_gift.updated": "donations:read",
  "monthly_gift.payment_failed": "donations:read",
  "monthly_gift.paused": "donations:read",
  "monthly_gift.resumed": "donations:read",
  "monthly_gift.cancelled": "donations:read",
  "campaign.published": "campaigns:read",
  "campaign.updated": "campaigns:read",
  "campaign.paused": "campaigns:read",
  "campaign.resumed": "campaigns:read",
  "campaign.completed": "campaigns:read",
  "campaign.deleted": "campaigns:read",
  "update.published": "campaigns:read",
  "payout.created": "payouts:read",
  "payout.sent": "payouts:read",
  "payout.failed": "payouts:read",
  "payout.returned": "payouts:read",
  "payout.cancelled": "payouts:read",
} as const satisfies Record<string, Scope>;
export type EventType = keyof typeof eventScopes;
export const isEventType = (text: string): text is EventType => Object.hasOwn(eventScopes, text);
export const eventTypes: EventType[] = Object.keys(eventScopes).filter(isEventType);
/** Sent by the button "send a test"; cannot be subscribed to. */
export const testType = "webhook.test";

/** Endpoints per organisation. */
export const mostEndpoints = 5;
export const mostUrlLength = 500;
/** How long both secrets sign after a rotation. */
export const overlapMs = days(1);
/** Backoff between attempts. A delivery not accepted after all of these has failed: three days and three hours. */
export const retryWaitsMs = [
  5_000,
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(24),
] as const;
/** An endpoint that has accepted nothing for this long is switched off when a delivery fails for good. */
export const failingMostMs = days(7);

export const deliveryStatuses = ["waiting", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

import { expect, test } from "vitest";
import { eventObjects } from "@/lib/payment-events/event-types";
import webhookEvents from "@/lib/payment-events/webhook-events.json" with { type: "json" };

test("who registers the webhook is told of exactly the events that something is done about", () => {
  expect(webhookEvents.toSorted()).toEqual(Object.keys(eventObjects).toSorted());
});

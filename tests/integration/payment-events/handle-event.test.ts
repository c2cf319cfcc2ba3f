import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { handleEvent } from "@/lib/payment-events/handle-event";
import { handlers } from "@/lib/payment-events/handlers";
import { eventObjects, isHandled } from "@/lib/payment-events/event-types";
import { randomText } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

const event = (type: string, object: Record<string, unknown> = {}) => ({
  type,
  objectId: `obj_${randomText(8)}`,
  raw: Buffer.from(JSON.stringify({ data: { object } })),
});

test("every event that is taken in has its handler, and no other has one", () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(eventObjects).sort());
  expect(isHandled("product.created")).toBe(false);
  expect(isHandled("toString")).toBe(false);
});

test("[API-092] an event that we do not act on, or that names no object, is ignored without asking the provider", async () => {
  Object.assign(env, { STRIPE_SANDBOX_URL: "http://127.0.0.1:9" }); // nobody listens there
  expect(await handleEvent(event("product.created"))).toBe("ignored");
  expect(await handleEvent({ ...event("charge.refunded"), objectId: null })).toBe("ignored");
  // an update of a charge that belongs to no donation of ours
  expect(await handleEvent(event("charge.updated"))).toBe("ignored");
  expect(await handleEvent(event("invoice.payment_failed"))).toBe("ignored");
});

test("an event whose object is not what its type says is a failure, never a guess", async () => {
  await expect(handleEvent(event("charge.failed", { metadata: "text" }))).rejects.toThrow(
    /metadata/,
  );
  await expect(
    handleEvent({ type: "charge.failed", objectId: "ch_1", raw: Buffer.from("{}") }),
  ).rejects.toThrow(/data/);
});

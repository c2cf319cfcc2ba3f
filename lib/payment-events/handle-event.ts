import { z } from "zod";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { eventObjects, isHandled, type EventType } from "@/lib/payment-events/event-types";
import { handlers } from "@/lib/payment-events/handlers";

const envelope = z.object({ data: z.object({ object: z.unknown() }) });

/** Parses a stored event and passes it to its handler. An event that we do not act on is `ignored`. */
export async function handleEvent(event: {
  type: string;
  objectId: string | null;
  raw: Uint8Array;
}): Promise<SettleResult> {
  const { type, objectId, raw } = event;
  if (!isHandled(type) || objectId === null) return "ignored";
  const stored: unknown = JSON.parse(Buffer.from(raw).toString("utf8"));
  return dispatch(type, objectId, envelope.parse(stored).data.object);
}

function dispatch<K extends EventType>(
  type: K,
  id: string,
  object: unknown,
): Promise<SettleResult> {
  return handlers[type]({
    type,
    id,
    object: eventObjects[type].parse(object),
    cause: `event:${type}`,
  });
}

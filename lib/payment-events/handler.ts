import type { SettleResult } from "@/lib/ledger/settle-result";
import type { EventObjects, EventType } from "@/lib/payment-events/event-types";

/** A parsed event of the inbox: the object's id, the fields read from it, and the cause for the state log. */
type IncomingEvent<K extends EventType> = {
  type: K;
  id: string;
  object: EventObjects[K];
  cause: string;
};

/**
 * Runs at least once per event, in any order; must be idempotent. `too_early` and an exception both mean "retry later".
 */
export type Handler<K extends EventType> = (event: IncomingEvent<K>) => Promise<SettleResult>;

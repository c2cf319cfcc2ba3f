import type { SettleResult } from "@/lib/ledger/settle-result";
import type { EventObjects, EventType } from "@/lib/payment-events/event-types";

/** An event of the inbox, read: the object's id, what the event said of it, and the cause for the state log. */
type IncomingEvent<K extends EventType> = {
  type: K;
  id: string;
  object: EventObjects[K];
  cause: string;
};

/**
 * Runs at least once for each event, in any order; must be harmless the second time. `too_early`
 * and throwing mean "later again".
 */
export type Handler<K extends EventType> = (event: IncomingEvent<K>) => Promise<SettleResult>;

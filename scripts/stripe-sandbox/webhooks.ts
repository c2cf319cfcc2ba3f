import { createHmac } from "node:crypto";
import type { Delivery, Store, Thing } from "./store";
import { newId } from "./ids";

export const apiVersion = "2026-10-28.endive";
/** Seconds between tries; then hourly, for three days in all. */
const waits = [1, 2, 5, 15, 60, 300, 1800];
const givesUpAfter = 3 * 24 * 3600;

export type Endpoint = { url: string; secret: string; events: string[] };

/** The signature the provider sends: fresh time and HMAC for each try. */
export const signature = (secret: string, body: string, at: number): string => `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;

/** Makes events and delivers them, one endpoint after the other, in the order they were made, retrying what was not taken. */
export class Webhooks {
  private timer: NodeJS.Timeout | undefined;
  private busy = false;
  constructor(private readonly store: Store, private readonly configured: Endpoint[]) {}

  private endpoints(): Endpoint[] {
    const made = this.store.list("webhook_endpoint", (t) => t["status"] === "enabled").map((t) => ({ url: String(t["url"]), secret: String(t["secret"]), events: t["enabled_events"] as string[] }));
    return [...this.configured, ...made];
  }

  /** Records an event of an object as it is now, to be delivered once the change is on disk. */
  emit(type: string, of: Thing): Thing {
    const wanted = this.endpoints().filter((e) => e.events.includes("*") || e.events.includes(type));
    const event = this.store.put({
      id: newId("evt"), object: "event", created: this.store.now(), api_version: apiVersion, data: { object: structuredClone(of) }, livemode: false, pending_webhooks: wanted.length,
      request: { id: null, idempotency_key: null }, type,
    });
    for (const endpoint of wanted) this.store.deliver({ id: newId("del"), eventId: event.id, url: endpoint.url, secret: endpoint.secret, attempts: 0, nextAt: Date.now(), done: false });
    return event;
  }

  start(): void {
    this.timer = setInterval(() => void this.run(), 100);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (const delivery of [...this.store.deliveries.values()]) if (!delivery.done && delivery.nextAt <= Date.now()) await this.attempt(delivery);
    } finally {
      this.busy = false;
    }
  }

  /** Tries every delivery that is not taken yet, whenever it would be due. @returns how many are still not taken */
  async runAll(): Promise<number> {
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 5));
    this.busy = true;
    try {
      for (const delivery of [...this.store.deliveries.values()]) if (!delivery.done) await this.attempt(delivery);
    } finally {
      this.busy = false;
    }
    return [...this.store.deliveries.values()].filter((d) => !d.done).length;
  }

  /** Whether every delivery of these events was taken, waiting up to a time (the hosted page waits before it redirects). */
  async settled(eventIds: string[], ms: number): Promise<void> {
    const end = Date.now() + ms;
    for (;;) {
      await this.run();
      const open = [...this.store.deliveries.values()].some((d) => eventIds.includes(d.eventId) && !d.done);
      if (!open || Date.now() > end) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const event = this.store.get(delivery.eventId);
    if (!event) return void this.store.deliveries.delete(delivery.id);
    const body = JSON.stringify(event, null, 2);
    let taken = false;
    try {
      const answer = await fetch(delivery.url, {
        method: "POST", body, redirect: "manual", signal: AbortSignal.timeout(10_000),
        headers: { "content-type": "application/json; charset=utf-8", "user-agent": "Stripe/1.0 (sandbox)", "stripe-signature": signature(delivery.secret, body, Math.floor(Date.now() / 1000)) },
      });
      taken = answer.status >= 200 && answer.status < 300;
      await answer.arrayBuffer();
    } catch {
      taken = false;
    }
    const attempts = delivery.attempts + 1;
    const late = this.store.now() - event.created > givesUpAfter;
    this.store.deliver({ ...delivery, attempts, done: taken || late, nextAt: Date.now() + (waits[attempts - 1] ?? 3600) * 1000 });
    if (taken) this.store.change(event, { pending_webhooks: Math.max(0, Number(event["pending_webhooks"]) - 1) });
    this.store.commit();
  }
}

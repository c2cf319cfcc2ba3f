import { gzipSync } from "node:zlib";
import { chance, deliveryFaults, type Faults } from "./control/faults";
import { newId } from "./core/ids";
import type { Store } from "./core/store";
import type { Delivery, Thing } from "./core/things";
import { send } from "./send";
import { type Strikes, skewOf, secretsOf, signature } from "./signature";

export const apiVersion = "2026-10-28.endive";
/**
 * Seconds between attempts, then hourly, for three days; or, as the provider does in its own sandboxes, three more
 * attempts.
 */
const schedules = {
  live: { waits: [1, 2, 5, 15, 60, 300, 1800], after: 3600, tries: Infinity, seconds: 3 * 86_400 },
  sandbox: { waits: [1, 60, 3600], after: 3600, tries: 4, seconds: Infinity },
};
export type Schedule = keyof typeof schedules;
const attemptFaults = deliveryFaults.filter(
  (name) => !["delay", "duplicate", "twin_event", "drop_webhook", "hold", "shuffle"].includes(name),
);

export type Endpoint = { url: string; secret: string; events: string[] };
export type Attempt = {
  event: string;
  type: string;
  url: string;
  status: number | null;
  at: number;
};

/**
 * Creates events and delivers them: to each endpoint one after the other, in order of creation, repeated until they are
 * accepted.
 */
export class Webhooks {
  private timer: NodeJS.Timeout | undefined;
  private readonly busy = new Map<string, Promise<void>>();
  /** the call that causes the events being created */
  request: { id: string | null; idempotency_key: string | null } = {
    id: null,
    idempotency_key: null,
  };
  /** the last attempts, for inspection */
  readonly attempts: Attempt[] = [];

  constructor(
    private readonly store: Store,
    private readonly faults: Faults,
    private readonly configured: Endpoint[],
    private readonly schedule: Schedule = "live",
  ) {}

  private endpoints(type: string): Endpoint[] {
    return this.configured.filter(
      (endpoint) => endpoint.events.includes("*") || endpoint.events.includes(type),
    );
  }

  /**
   * Records an event with an object's current state, to be delivered once the change is on disk.
   * @returns the events' ids
   */
  emit(type: string, of: Thing): string[] {
    const strikes = this.faults.taken(
      deliveryFaults.filter((name) => !attemptFaults.includes(name)),
      { event: type },
    );
    const object = Object.fromEntries(
      Object.entries(structuredClone(of)).filter(([key]) => !key.startsWith("_")),
    );
    const events = [this.record(type, object, strikes)];
    if (strikes.has("twin_event")) events.push(this.record(type, structuredClone(object), strikes));
    return events;
  }

  private record(type: string, object: unknown, strikes: Strikes): string {
    const wanted = this.endpoints(type);
    const event = this.store.put<Thing<"event">>({
      id: newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: this.store.now(),
      data: { object },
      livemode: false,
      pending_webhooks: wanted.length,
      request: { ...this.request },
      type,
    });
    const now = this.store.presentMs();
    const shuffle = strikes.get("shuffle");
    const wait =
      (strikes.get("delay")?.value ?? 0) +
      (shuffle ? Math.floor(chance(shuffle.seed, shuffle.asked) * (shuffle.value ?? 2000)) : 0);
    for (const endpoint of wanted) {
      const copies = 1 + (strikes.has("duplicate") ? (strikes.get("duplicate")!.value ?? 1) : 0);
      for (let i = 0; i < copies; i++) {
        this.store.deliver({
          id: newId("del"),
          eventId: event.id,
          url: endpoint.url,
          secret: endpoint.secret,
          attempts: 0,
          firstAt: now,
          nextAt: now + wait,
          done: strikes.has("drop_webhook"),
          ...(strikes.has("hold") ? { held: true } : {}),
          ...(i > 0 ? { extra: true } : {}),
        });
      }
    }
    return event.id;
  }

  start(): void {
    this.timer = setInterval(() => void this.run(), 50);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private open(due: boolean): Delivery[] {
    const now = this.store.presentMs();
    return [...this.store.deliveries.values()]
      .filter((d) => !d.done && !d.held && (!due || d.nextAt <= now))
      .sort((a, b) => a.nextAt - b.nextAt);
  }

  /**
   * Attempts what is due; with `all`, everything that has not been accepted yet. Endpoints do not wait for each other.
   */
  async run(all = false): Promise<void> {
    const urls = new Set(this.open(!all).map((d) => d.url));
    await Promise.all([...urls].map((url) => this.runOne(url, all)));
  }

  private async runOne(url: string, all: boolean): Promise<void> {
    for (let running = this.busy.get(url); running; running = this.busy.get(url)) {
      if (!all) return running;
      await running;
    }
    const work = (async () => {
      for (const delivery of this.open(!all))
        if (delivery.url === url && this.store.deliveries.get(delivery.id) === delivery)
          await this.attempt(delivery);
    })().finally(() => this.busy.delete(url));
    this.busy.set(url, work);
    await work;
  }

  /** How many deliveries are still pending. */
  left = (): number => [...this.store.deliveries.values()].filter((d) => !d.done).length;

  /** Releases what the fault `hold` kept back, in order of creation, or in random order by a seed. */
  release(seed?: number): number {
    const held = [...this.store.deliveries.values()].filter((d) => d.held && !d.done);
    const now = this.store.presentMs();
    const places = held.map((_, i) => i);
    if (seed !== undefined)
      for (let i = places.length - 1; i > 0; i--) {
        const j = Math.floor(chance(seed, i) * (i + 1));
        [places[i], places[j]] = [places[j]!, places[i]!];
      }
    held.forEach((delivery, i) =>
      this.store.deliver({ ...delivery, held: false, nextAt: now - held.length + places[i]! }),
    );
    return held.length;
  }

  /**
   * Waits until every delivery of these events was accepted, with a time limit: the hosted page does so before it sends
   * the payer back.
   */
  async settled(eventIds: string[], ms: number): Promise<void> {
    const end = Date.now() + ms;
    const open = () =>
      [...this.store.deliveries.values()].some(
        (d) => eventIds.includes(d.eventId) && !d.done && !d.held,
      );
    while (open() && Date.now() < end) {
      await Promise.race([
        this.run(),
        new Promise((resolve) => setTimeout(resolve, end - Date.now())),
      ]);
      if (open()) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const event = this.store.get("event", delivery.eventId);
    if (!event) return void this.store.deliver({ ...delivery, done: true });
    const strikes = this.faults.taken(attemptFaults, { event: event.type });
    const payload = {
      ...event,
      ...(strikes.has("other_livemode") ? { livemode: true } : {}),
      ...(strikes.has("other_version") ? { api_version: "2020-08-27" } : {}),
      ...(strikes.has("oversize")
        ? { padding: "x".repeat(strikes.get("oversize")!.value ?? 300_000) }
        : {}),
    };
    const json = JSON.stringify(payload, null, 2);
    const body = strikes.has("malformed_json") ? json.slice(0, -20) : json;
    const skew = skewOf(strikes);
    const secrets = secretsOf(strikes, delivery.secret);
    const status = await send(
      delivery.url,
      strikes.has("gzip") ? gzipSync(body) : Buffer.from(body),
      {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks; sandbox)",
        "stripe-signature": signature(
          secrets,
          body,
          (this.store.stamps === "sandbox" ? this.store.present() : Math.floor(Date.now() / 1000)) +
            skew,
        ),
        ...(strikes.has("gzip") ? { "content-encoding": "gzip" } : {}),
      },
      {
        slowMs: strikes.get("slow_body")?.value ?? (strikes.has("slow_body") ? 5000 : 0),
        cut: strikes.has("truncate"),
      },
    );
    const taken = status !== null && status >= 200 && status < 300;
    this.attempts.push({
      event: event.id,
      type: event.type,
      url: delivery.url,
      status,
      at: this.store.present(),
    });
    if (this.attempts.length > 10_000) this.attempts.splice(0, 5_000);
    const now = this.store.presentMs();
    const attempts = delivery.attempts + 1;
    const { waits, after, tries, seconds } = schedules[this.schedule];
    const over = attempts >= tries || now - delivery.firstAt > seconds * 1000;
    const current = this.store.deliveries.get(delivery.id);
    if (!current) return; // there was a reset in between
    this.store.deliver({
      ...current,
      attempts,
      done: taken || over,
      nextAt: now + (waits[attempts - 1] ?? after) * 1000,
    });
    if (taken && !delivery.extra)
      this.store.change(event, { pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
    this.store.commit();
  }
}

import { z } from "zod";
import type { Store } from "../core/store";
import { newId } from "../core/ids";

/** Faults of the provider and of the network, on request (sandbox/README.md, "Faults"). */
export const callFaults = [
  "delay",
  "429",
  "409",
  "500_before",
  "500_stored",
  "drop_response",
  "reset_before",
  "reset_after",
  "malformed_json",
  "html_502",
  "truncate",
  "hang",
  "slow_body",
  "gzip",
  "oversize",
] as const;
export const deliveryFaults = [
  "delay",
  "duplicate",
  "twin_event",
  "drop_webhook",
  "hold",
  "shuffle",
  "bad_signature",
  "stale_timestamp",
  "future_timestamp",
  "two_secrets",
  "old_secret",
  "other_livemode",
  "other_version",
  "malformed_json",
  "truncate",
  "slow_body",
  "gzip",
  "oversize",
] as const;
const moneyFaults = [
  "null_balance_txn",
  "wrong_amount",
  "foreign_reference",
  "force_second_charge",
] as const;
type CallFault = (typeof callFaults)[number];
export type DeliveryFault = (typeof deliveryFaults)[number];
export type FaultName = CallFault | DeliveryFault | (typeof moneyFaults)[number];
const names = new Set<string>([...callFaults, ...deliveryFaults, ...moneyFaults]);
const both = new Set<string>(
  callFaults.filter((name) => (deliveryFaults as readonly string[]).includes(name)),
);

export type Fault = {
  id: string;
  do: FaultName;
  value: number | null;
  match: { method?: string | undefined; path?: string | undefined; event?: string | undefined };
  n: number | null;
  p: number | null;
  seed: number;
  asked: number;
  used: number;
};
type Target = { method?: string; path?: string; event?: string };

export const faultSchema = z.union([
  z.strictObject({ clear: z.literal(true) }),
  z.strictObject({
    do: z.string().transform((text, ctx) => {
      const [, name = "", value] = /^([a-z0-9_]+)(?::(-?\d{1,12}))?$/.exec(text) ?? [];
      if (!names.has(name))
        ctx.addIssue({
          code: "custom",
          message: `Unknown fault "${text.slice(0, 50)}". Faults: ${[...names].join(", ")}; some take a number: "delay:9000".`,
        });
      return { name: name as FaultName, value: value === undefined ? null : Number(value) };
    }),
    match: z
      .strictObject({
        method: z.string().toUpperCase().optional(),
        path: z.string().max(500).optional(),
        event: z.string().max(100).optional(),
      })
      .default({}),
    n: z.int().min(1).max(1_000_000).nullish(),
    p: z.number().min(0).max(1).nullish(),
    seed: z.int().default(1),
  }),
]);

/** A pseudo-random number in [0, 1) for a seed and a turn. */
export function chance(seed: number, turn: number): number {
  let t = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(turn + 1, 0x6d2b79f5)) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

/** `*` matches anything. */
const fits = (pattern: string | undefined, value: string | undefined): boolean =>
  pattern === undefined ||
  (value !== undefined &&
    new RegExp(
      `^${pattern
        .split("*")
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*")}$`,
    ).test(value));

export class Faults {
  constructor(private readonly store: Store) {}

  add(input: {
    do: { name: FaultName; value: number | null };
    match: Fault["match"];
    n?: number | null | undefined;
    p?: number | null | undefined;
    seed: number;
  }): Fault {
    const fault: Fault = {
      id: newId("fault"),
      do: input.do.name,
      value: input.do.value,
      match: input.match,
      n: input.n ?? null,
      p: input.p ?? null,
      seed: input.seed,
      asked: 0,
      used: 0,
    };
    this.store.setFaults([...this.store.faults, fault]);
    return fault;
  }

  clear(): void {
    this.store.setFaults([]);
  }

  /** The fault that applies here, if any; it is used up by one. */
  take(name: FaultName, target: Target): Fault | null {
    for (const fault of this.store.faults) {
      if (fault.do !== name || (fault.n !== null && fault.used >= fault.n)) continue;
      // faults that apply to calls and deliveries alike apply to deliveries only when an event is named
      if (both.has(name) && (fault.match.event !== undefined) !== (target.event !== undefined))
        continue;
      if (
        !fits(fault.match.event, target.event) ||
        !fits(fault.match.path, target.path) ||
        !fits(fault.match.method, target.method)
      )
        continue;
      const strikes = fault.p === null || chance(fault.seed, fault.asked) < fault.p;
      fault.asked++;
      if (strikes) fault.used++;
      this.store.setFaults(this.store.faults);
      if (strikes) return fault;
    }
    return null;
  }

  /** All faults that apply, by name. */
  taken<N extends FaultName>(asked: readonly N[], target: Target): Map<N, Fault> {
    const found = new Map<N, Fault>();
    if (this.store.faults.length === 0) return found;
    for (const name of asked) {
      const fault = this.take(name, target);
      if (fault) found.set(name, fault);
    }
    return found;
  }
}

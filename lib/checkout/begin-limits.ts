import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { limitAll } from "@/lib/auth/rate-limit";
import { emailKey } from "@/lib/email-key";
import { acquireSlot } from "@/lib/fraud/checkout-throttle";
import type { GiveInput } from "@/lib/checkout/form-schemas";

/** Refuses, without writing anything, whoever is far over a limit: a flood costs no writes. */
export async function assertMayBegin(address: string): Promise<void> {
  const names = [
    "testing.address",
    "declined.address",
    "give.address.short",
    "give.address",
  ] as const;
  await limitAll(names.map((name) => ({ name, key: address, how: "look" })));
}

/**
 * Counts what one caller begins, before anything is made at the provider, and then the campaign's
 * own limit.
 */
export async function countBegun(
  actor: Actor,
  input: GiveInput,
  campaignId: string,
  pledge: boolean,
): Promise<void> {
  if (actor.kind === "system") return;
  const { address } = actor;
  const names = [
    "give.address.short",
    "give.address",
    ...(pledge ? (["pledge.address"] as const) : []),
  ] as const;
  const counted = await limitAll([
    ...names.map((name) => ({ name, key: address, how: "limit" as const })),
    // counted, never refused: somebody who types another person's address must not lock that person
    // out
    { name: "give.email", key: emailKey(input.donorEmail), how: "count" },
  ]);
  const begun = counted[1]?.seen ?? 0;
  const named = counted.at(-1)?.over === false;
  await acquireSlot({ campaignId, address, email: input.donorEmail, begun, named });
}

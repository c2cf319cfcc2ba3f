import "server-only";
import { minutes, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { giveBack, limitAll, seenBetween, type Asked } from "@/lib/auth/rate-limit";
import type { LimitName } from "@/lib/auth/limits";

/*
 * Limits on what one address may begin, which depend on how much of it fails (docs/decisions/012-card-testing.md): many
 * people share an address of a church, a school or a phone company, and pay; card testers begin donations and do not
 * pay, or are declined.
 */

/** A checkout still unpaid this long after it was begun is not being paid right now. */
const payingMs = minutes(3);
const windowMs = minutes(10);
/** Begun and unpaid within ten minutes: from this many on the address counts as failing. */
const mostUnpaid = 10;

/** Which limits apply to an address now. */
export type Regime = "clean" | "failing";

const asked = (names: readonly LimitName[], key: string, how: Asked["how"]): Asked[] =>
  names.map((name) => ({ name, key, how }));

async function refusing<T>(key: "manyFromNetwork" | "networkFails", run: () => Promise<T>) {
  return run().catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    throw new AppError("rate_limited", key, {
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    });
  });
}

/**
 * Refuses an address that is over its limits, without writing: a flood causes no writes.
 * @throws 429 networkFails after declined or unpaid checkouts, manyFromNetwork for a rush without any
 */
export async function assertAddressMayBegin(address: string): Promise<Regime> {
  await refusing("networkFails", () =>
    limitAll(asked(["testing.address", "declined.address"], address, "look")),
  );
  const regime = await regimeOf(address);
  await limitsOf(regime, address, "look");
  return regime;
}

async function regimeOf(address: string): Promise<Regime> {
  const until = nowMs();
  const declined = seenBetween("declined.address.short", address, until - windowMs, until);
  const unpaid = seenBetween("unpaid.address", address, until - windowMs, until - payingMs);
  return (await declined) >= 5 || (await unpaid) >= mostUnpaid ? "failing" : "clean";
}

/**
 * Counts a donation that was begun.
 * @throws as `assertAddressMayBegin`
 */
export const countAgainstAddress = (regime: Regime, address: string): Promise<unknown> =>
  limitsOf(regime, address, "limit");

const limitsOf = (regime: Regime, address: string, how: "look" | "limit") =>
  regime === "failing"
    ? refusing("networkFails", () => limitAll(asked(["give.address.strict"], address, how)))
    : refusing("manyFromNetwork", () =>
        limitAll(asked(["give.address.minute", "give.address"], address, how)),
      );

/**
 * A donation was paid: it no longer counts as one of the sixty, nor as unpaid.
 * @param from ms UTC: when it was begun
 */
export async function countPaid(network: string, from: number, confirmed: boolean): Promise<void> {
  await giveBack("unpaid.address", network, from);
  if (!confirmed) return giveBack("give.address", network, from);
  await giveBack("confirmed.address", network, from);
  await giveBack("confirm.address", network, 0);
  await giveBack("confirmed.failed.address", network, 0);
}

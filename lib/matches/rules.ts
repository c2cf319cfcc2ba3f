import { plainTyped } from "@/lib/typed/plain";

/** Pure rules for sponsors' promises. Browser-safe. */
export const matchKinds = ["match", "threshold"] as const;
export type MatchKind = (typeof matchKinds)[number];
/** decisions an administrator can take */
export const decisions = ["confirmed", "declined", "canceled"] as const;
export type Decision = (typeof decisions)[number];
const maxPercent = 1_000;
/** percentages are of this; a ratio such as 1:3 has its own base */
export const wholePercent = 100;
export const maxDonorsWanted = 1_000_000;
/** per campaign, waiting and running ones together */
export const maxMatches = 10;
/** Hours from its end until both sides are told; by then every payment made in its period is known. */
export const tellAfterHours = 1;

/**
 * `waiting`: for an administrator. `over`: it has ended and the sponsor still owes all or part of it. `paid`: nothing is owed.
 */
export type MatchState =
  "waiting" | "declined" | "canceled" | "upcoming" | "running" | "over" | "missed" | "paid";

type Dated = {
  status: string;
  startsAt: Date;
  endsAt: Date;
  matchedCents: bigint;
  paidCents: bigint;
};

export function matchState(match: Dated, at: Date): MatchState {
  if (match.status === "proposed") return "waiting";
  if (match.status === "declined" || match.status === "canceled") return match.status;
  if (at < match.startsAt) return "upcoming";
  if (at < match.endsAt) return "running";
  if (match.matchedCents === 0n && match.paidCents === 0n) return "missed";
  return match.paidCents >= match.matchedCents ? "paid" : "over";
}

/**
 * Parses what a sponsor adds: "50", percent of each donation, or "1:3", a dollar for every three. It means `percent` cents for
 * each `per` cents; null if it is neither, or more than ten dollars per dollar.
 */
export function readShare(text: string): { percent: number; per: number } | null {
  const match = /^\s*(\d{1,4})(?:\s*:\s*(\d{1,4}))?\s*$/.exec(plainTyped(text));
  if (!match) return null;
  const [percent, per] = [Number(match[1]), Number(match[2] ?? wholePercent)];
  const fits = percent >= 1 && per >= 1 && per <= maxPercent && percent <= maxPercent;
  if (!fits || percent * wholePercent > per * maxPercent) return null;
  return percent === per ? { percent: wholePercent, per: wholePercent } : { percent, per };
}

/** The ratio in its smallest whole numbers: 50 per 100 is 1:2. */
export function ratioOf({ percent, per }: { percent: number; per: number }): {
  added: number;
  given: number;
} {
  let [common, rest] = [percent, per];
  while (rest > 0) [common, rest] = [rest, common % rest];
  return { added: percent / common, given: per / common };
}

/** What the sponsor still owes, and what they have overpaid because donations were refunded. Never negative. */
export function owed({ matchedCents, paidCents }: Pick<Dated, "matchedCents" | "paidCents">): {
  due: bigint;
  overpaid: bigint;
} {
  const open = matchedCents - paidCents;
  return open > 0n ? { due: open, overpaid: 0n } : { due: 0n, overpaid: -open };
}

/** A sponsor's payments, less refunds. */
export const paidOf = (
  payments: { confirmedCents: bigint | null; amountCents: bigint; refundedCents: bigint }[],
): bigint =>
  payments.reduce((sum, d) => sum + (d.confirmedCents ?? d.amountCents) - d.refundedCents, 0n);

import { plainTyped } from "@/lib/typed/plain";

/** Pure rules about what sponsors promise. Browser-safe. */
export const matchKinds = ["match", "threshold"] as const;
export type MatchKind = (typeof matchKinds)[number];
/** what an administrator decides about one */
export const decisions = ["confirmed", "declined", "canceled"] as const;
export type Decision = (typeof decisions)[number];
const maxPercent = 1_000;
/** what percentages are of; a ratio such as 1:3 has its own */
export const wholePercent = 100;
export const maxDonorsWanted = 1_000_000;
/** waiting and running ones of a campaign */
export const maxMatches = 10;
/** Hours after its end until both sides are told: by then what was paid in its time is known. */
export const tellAfterHours = 1;

/**
 * `waiting`: for an administrator. `over`: its time has passed and the sponsor owes something, perhaps a part. `paid`: nothing is
 * owed.
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
 * What a sponsor adds, as typed: "50", percent of each gift, or "1:3", a dollar for every three. `percent` cents for each `per`
 * cents; null for what is neither, or more than ten dollars a dollar.
 */
export function readShare(text: string): { percent: number; per: number } | null {
  const match = /^\s*(\d{1,4})(?:\s*:\s*(\d{1,4}))?\s*$/.exec(plainTyped(text));
  if (!match) return null;
  const [percent, per] = [Number(match[1]), Number(match[2] ?? wholePercent)];
  const fits = percent >= 1 && per >= 1 && per <= maxPercent && percent <= maxPercent;
  if (!fits || percent * wholePercent > per * maxPercent) return null;
  return percent === per ? { percent: wholePercent, per: wholePercent } : { percent, per };
}

/** The ratio in its smallest whole numbers: 50 for each 100 is 1:2. */
export function ratioOf({ percent, per }: { percent: number; per: number }): {
  added: number;
  given: number;
} {
  let [common, rest] = [percent, per];
  while (rest > 0) [common, rest] = [rest, common % rest];
  return { added: percent / common, given: per / common };
}

/** What the sponsor still owes, and what it has paid beyond that since gifts went back. Never negative. */
export function owed({ matchedCents, paidCents }: Pick<Dated, "matchedCents" | "paidCents">): {
  due: bigint;
  overpaid: bigint;
} {
  const open = matchedCents - paidCents;
  return open > 0n ? { due: open, overpaid: 0n } : { due: 0n, overpaid: -open };
}

/** What came of a sponsor's payments, less what went back. */
export const paidOf = (
  payments: { confirmedCents: bigint | null; amountCents: bigint; refundedCents: bigint }[],
): bigint =>
  payments.reduce((sum, d) => sum + (d.confirmedCents ?? d.amountCents) - d.refundedCents, 0n);

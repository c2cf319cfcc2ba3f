import type { GiftPlan, Scenario } from "./scenario";

const gift = (more: Partial<GiftPlan> = {}): GiftPlan => ({
  ngo: 0,
  cents: 50_000,
  copies: 1,
  tampered: null,
  lateFee: false,
  units: 0,
  onPage: false,
  donor: 0,
  then: { kind: "nothing" },
  ...more,
});

/** One after the other, in the order in which they stand. */
const inTurn = (gifts: GiftPlan[], more: Partial<Scenario> = {}): Scenario => ({
  gifts,
  pledges: [],
  payouts: [],
  order: Array.from({ length: 150 }, (_, i) => i),
  width: 1,
  ...more,
});

/**
 * For each planted bug (mutants.mjs) a sequence that triggers it. Random sequences trigger each of them too (`npm run
 * test:money`), but after a number of sequences that varies, since actions within a sequence run concurrently.
 */
export const meets: Record<string, Scenario> = {
  "every-delivery-posts-again": inTurn([gift({ copies: 2 })]),
  "refund-cap-ignores-open-refunds": inTurn([
    gift({
      then: {
        kind: "asked",
        parts: [
          { percent: 60, carried: "not_yet" },
          { percent: 60, carried: "not_yet" },
        ],
      },
    }),
  ]),
  // two runs at once, for three organisations, repeatedly
  "payout-without-locks": inTurn(
    [0, 1, 2].map((ngo) => gift({ ngo })),
    { payouts: ["run", "run", "run"], width: 8 },
  ),
  "pledge-decided-twice": inTurn([gift()], {
    pledges: [
      { ngo: 0, cents: 50_000, received: 50_000, confirms: 2, cancels: 0, ofSponsor: false },
    ],
  }),
  "receipt-lost-sometimes": inTurn([gift({ cents: 10_000 })]),
  "fee-off-by-a-cent": inTurn([gift()]),
  "failed-payout-keeps-its-reservation": inTurn([gift()], { payouts: ["run", "failed"] }),
  "credited-to-another-organisation": inTurn([gift({ ngo: 1 })]),
  "a-line-is-lost": inTurn([gift()]),
  "amount-from-the-browser": inTurn([gift({ tampered: "amount" })]),
  "dispute-posted-per-delivery": inTurn([
    gift({ copies: 2, then: { kind: "dispute", end: "lost", refundedFirst: 0 } }),
  ]),
  "payout-sent-per-click": inTurn([gift()], { payouts: ["run", "sent"] }),
  "refund-failure-not-taken-back": inTurn([
    gift({ then: { kind: "refunds", parts: [{ percent: 50, fails: true }] } }),
  ]),
  "totals-forget-refunds": inTurn([
    gift({ then: { kind: "refunds", parts: [{ percent: 50, fails: false }] } }),
  ]),
};

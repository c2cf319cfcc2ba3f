import fc from "fast-check";

/**
 * What may happen to donations, payouts and pledges, as fast-check makes it up;
 * tests/money/run-scenario.ts plays it against lib/….
 */
export type GiftPlan = {
  ngo: number;
  cents: number;
  /** how often each of its events is delivered */
  copies: number;
  /** the provider says another amount or currency than the donation's */
  tampered: "amount" | "currency" | null;
  /** the first tellings do not know the fee */
  lateFee: boolean;
  /** units of the campaign's need that it is given for, 0 for none */
  units: number;
  /** begun on a supporter's page */
  onPage: boolean;
  /** which of a few people gave it: promises count people */
  donor: number;
  /** what comes after it was paid */
  then:
    | { kind: "nothing" }
    /** made on the provider's pages; some are reported as failed later */
    | { kind: "refunds"; parts: { percent: number; fails: boolean }[] }
    /** two admins ask at once; what is not carried out stays asked for */
    | { kind: "asked"; parts: { percent: number; carried: "done" | "refused" | "not_yet" }[] }
    | { kind: "dispute"; end: "open" | "won" | "lost"; refundedFirst: number };
};
type PledgePlan = {
  ngo: number;
  cents: number;
  received: number;
  confirms: number;
  cancels: number;
  /** the money of the sponsor who promised to match the campaign's gifts */
  ofSponsor: boolean;
};
export type Scenario = {
  gifts: GiftPlan[];
  pledges: PledgePlan[];
  /** "stop": an organisation is suspended in the middle, or may go on again */
  payouts: ("run" | "sent" | "failed" | "returned" | "stop")[];
  order: number[];
  width: number;
};

const percent = fc.integer({ min: 1, max: 100 });
const gift: fc.Arbitrary<GiftPlan> = fc.record({
  ngo: fc.integer({ min: 0, max: 2 }),
  cents: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 100, max: 60_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(100, 101, 99_999_999, 12_345_678, 10_000, 33_333) },
  ),
  copies: fc.integer({ min: 1, max: 6 }),
  tampered: fc.option(fc.constantFrom("amount" as const, "currency" as const), { freq: 9 }),
  lateFee: fc.boolean(),
  units: fc.constantFrom(0, 0, 1, 2, 5),
  onPage: fc.boolean(),
  donor: fc.integer({ min: 0, max: 2 }),
  then: fc.oneof(
    { weight: 3, arbitrary: fc.constant({ kind: "nothing" as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("refunds" as const),
        parts: fc.array(fc.record({ percent, fails: fc.boolean() }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("asked" as const),
        parts: fc.array(
          fc.record({
            percent: fc.integer({ min: 20, max: 100 }),
            carried: fc.constantFrom("done" as const, "refused" as const, "not_yet" as const),
          }),
          { minLength: 2, maxLength: 4 },
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("dispute" as const),
        end: fc.constantFrom("open" as const, "won" as const, "lost" as const),
        refundedFirst: fc.constantFrom(0, 0, 10, 50),
      }),
    },
  ),
});
const pledge: fc.Arbitrary<PledgePlan> = fc.record({
  ngo: fc.integer({ min: 0, max: 2 }),
  cents: fc.integer({ min: 100, max: 900_000 }),
  received: fc.integer({ min: 100, max: 900_000 }),
  confirms: fc.integer({ min: 0, max: 3 }),
  cancels: fc.integer({ min: 0, max: 2 }),
  ofSponsor: fc.boolean(),
});

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  gifts: fc.array(gift, { minLength: 1, maxLength: 4 }),
  pledges: fc.array(pledge, { maxLength: 1 }),
  payouts: fc.array(
    fc.constantFrom(
      "run" as const,
      "run" as const,
      "sent" as const,
      "failed" as const,
      "returned" as const,
      "stop" as const,
    ),
    { maxLength: 6 },
  ),
  order: fc.infiniteStream(fc.nat(1_000_000)).map((stream) => [...stream.take(150)]),
  width: fc.integer({ min: 1, max: 8 }),
});

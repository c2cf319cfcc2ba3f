import { z } from "zod";
import { toDollars } from "@/lib/money/money";
import type { MatchView } from "@/lib/matches/queries";
import { matchKinds, ratioOf } from "@/lib/matches/rules";

/** A promise as the public sees it: confirmed ones only, and the sponsor's name only if it may be shown. */
const matchShape = z.object({
  _id: z.string(),
  id: z.string(),
  kind: z
    .enum(matchKinds)
    .describe("match: so much for each gift; threshold: all of it once enough people gave"),
  state: z
    .enum(["upcoming", "running", "over", "missed", "paid"])
    .describe("over: its time has passed and the sponsor has not paid all of it yet"),
  sponsor: z.string().nullable().describe("null: the sponsor is not named"),
  percent: z
    .number()
    .nullable()
    .describe("Of each gift, at most two decimals; null for a threshold"),
  ratio: z
    .strictObject({ added: z.number(), given: z.number() })
    .nullable()
    .describe("The same in whole numbers: 1 added for each 3 given; null for a threshold"),
  donorsWanted: z.number().nullable().describe("People; null for a match"),
  donors: z.number().describe("People who gave in its time"),
  cap: z.number().describe("US dollars, at most"),
  matched: z.number().describe("US dollars that gifts released; part of no raised figure"),
  paid: z.number().describe("US dollars that the sponsor paid, less what went back"),
  paidAt: z.number().nullable().describe("Milliseconds"),
  startsAt: z.number().describe("Milliseconds"),
  endsAt: z.number().describe("Milliseconds"),
});
export const matchesAnswer = z.object({ matches: z.array(matchShape) });

const shownStates = matchShape.shape.state;

/** A promise in an API answer. */
export const toMatch = (match: MatchView): z.infer<typeof matchShape> => ({
  _id: match.id,
  id: match.id,
  kind: match.kind,
  state: shownStates.parse(match.state),
  sponsor: match.sponsor,
  percent: match.kind === "match" ? Math.round((match.percent * 10_000) / match.per) / 100 : null,
  ratio: match.kind === "match" ? ratioOf(match) : null,
  donorsWanted: match.kind === "threshold" ? match.donorsWanted : null,
  donors: match.donors,
  cap: toDollars(match.capCents),
  matched: toDollars(match.matchedCents),
  paid: toDollars(match.paidCents),
  paidAt: match.paidAt?.getTime() ?? null,
  startsAt: match.startsAt.getTime(),
  endsAt: match.endsAt.getTime(),
});

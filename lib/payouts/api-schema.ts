import { z } from "zod";
import { donationShape, toApiDonation } from "@/lib/donations/api-list-schema";
import { cursorQuery, dayFilters, hasMore, sumSort } from "@/lib/listing/cursor";
import { expandOf } from "@/lib/listing/expand";
import { toDollars } from "@/lib/money/money";
import { mostDonations, type PayoutDonations } from "@/lib/payouts/expand-queries";
import type { payoutsAfter } from "@/lib/payouts/list-queries";

/** The list of payouts in the API. */
const statuses = [
  "reserved",
  "sending",
  "unknown",
  "sent",
  "failed",
  "returned",
  "canceled",
] as const;
export const payoutsQuery = cursorQuery.extend({
  status: z.enum(statuses).optional(),
  ...dayFilters,
  sort: sumSort,
  expand: expandOf(["donations"]),
});

const paidDonation = donationShape.omit({ campaign: true, donor: true }).extend({
  inPayout: z
    .number()
    .describe(
      "US dollars that it moved in this payout, after fees; below 0 where it was taken back",
    ),
});

const payoutShape = z.object({
  _id: z.string(),
  id: z.string(),
  number: z.number().describe("Stands on its statement"),
  amount: z.number().describe("US dollars"),
  currency: z.string(),
  status: z.string(),
  reason: z.string().describe("monthly, threshold, manual, yearly or grant"),
  period: z.string().describe("yyyy-MM"),
  bankAccount: z.string().nullable().describe("Masked"),
  reference: z.string().nullable().describe("What the bank statement says"),
  createdAt: z.number().describe("Milliseconds"),
  sentAt: z.number().nullable().describe("Milliseconds"),
  donations: z
    .array(paidDonation)
    .max(mostDonations)
    .optional()
    .describe("With expand=donations, of a key with donations:read: the newest"),
  donationCount: z
    .number()
    .optional()
    .describe("With expand=donations: how many it has; its statement names them all"),
});
export const payoutsAnswer = z.object({ payouts: z.array(payoutShape), hasMore });

type Row = Awaited<ReturnType<typeof payoutsAfter>>["rows"][number];
export const toApiPayout = (row: Row): z.infer<typeof payoutShape> => ({
  _id: row.id,
  id: row.id,
  number: row.number,
  amount: toDollars(row.amountCents),
  currency: row.currency,
  status: row.status,
  reason: row.reason,
  period: row.period,
  bankAccount: row.bankMasked,
  reference: row.providerRef,
  createdAt: row.createdAt.getTime(),
  sentAt: row.sentAt?.getTime() ?? null,
});

/** @param withDonor false for a key without donors:read */
export const toApiPayoutDonations = ({ rows, total }: PayoutDonations, withDonor: boolean) => ({
  donations: rows.map(({ donation, cents }) => ({
    ...toApiDonation(donation, withDonor),
    inPayout: toDollars(cents),
  })),
  donationCount: total,
});

import { z } from "zod";
import { expandedCampaign } from "@/lib/campaigns/api-schema";
import { cursorQuery, dayFilters, hasMore, sumSort } from "@/lib/listing/cursor";
import { expandOf } from "@/lib/listing/expand";
import { toDollars } from "@/lib/money/money";
import { donationFilter, rhythms, type DonationFilter } from "@/lib/donations/donation-filter";
import { listedStatuses, type DonationRow, type DonorRow } from "@/lib/donations/ngo-rows";
import { allMethods } from "@/lib/donations/rules";

/** The lists of donations and donors in the API. */
export const donationsQuery = cursorQuery.extend({
  campaign: z
    .string()
    .regex(/^[a-z0-9_-]{1,80}$/)
    .optional()
    .describe("Id of a campaign"),
  status: z.enum(listedStatuses).optional(),
  method: z.enum(allMethods).optional(),
  rhythm: z.enum(rhythms).optional(),
  ...dayFilters,
  sort: sumSort,
  expand: expandOf(["campaign", "donor"]),
});

export const donorsQuery = cursorQuery.extend({
  from: dayFilters.from.describe("First day of the last donation, UTC"),
  to: dayFilters.to.describe("Last day of the last donation, UTC"),
  sort: sumSort.describe(
    "By their last donation, or by their total; the same for each page of a list",
  ),
});

const donorShape = z.object({
  _id: z.string(),
  id: z.string().describe("Of their latest donation; changes with it"),
  name: z.string(),
  email: z.string().nullable(),
  total: z.number().describe("US dollars, settled donations less refunds and lost disputes"),
  donations: z.number(),
  lastDonation: z.number().nullable().describe("Milliseconds"),
  tags: z.array(z.string()),
});

export const donationShape = z.object({
  _id: z.string(),
  id: z.string(),
  ref: z.string().describe("What the donor sees"),
  donorName: z
    .string()
    .nullable()
    .describe("null where the donor does not share it, and for a key without donors:read"),
  donorEmail: z
    .string()
    .nullable()
    .describe("null where the donor does not share it, and for a key without donors:read"),
  amount: z.number().describe("US dollars"),
  net: z.number().nullable().describe("What is left after refunds; null before it is settled"),
  fee: z.number().nullable().describe("The card provider's"),
  campaignId: z.string(),
  campaignTitle: z.string(),
  timestamp: z.number().describe("Milliseconds: when it came, or was begun"),
  status: z.enum([...listedStatuses, "unknown"]),
  method: z.string(),
  rhythm: z.enum(rhythms),
  message: z.string().nullable(),
  campaign: expandedCampaign,
  donor: donorShape
    .nullable()
    .optional()
    .describe(
      "With expand=donor, of a key with donors:read; null where the donor does not share who they are",
    ),
});
export const donationsAnswer = z.object({ donations: z.array(donationShape), hasMore });

export const donorsAnswer = z.object({ donors: z.array(donorShape), hasMore });

export function filterOf(query: z.infer<typeof donationsQuery>): DonationFilter {
  const { campaign, status, method, rhythm, from, to } = query;
  return donationFilter({ campaign, status, method, rhythm, from, to });
}

const dollars = (cents: bigint | null): number | null => (cents === null ? null : toDollars(cents));

/** @param withDonor false for a key without donors:read */
export const toApiDonation = (
  row: DonationRow,
  withDonor: boolean,
): z.infer<typeof donationShape> => ({
  _id: row.id,
  id: row.id,
  ref: row.ref,
  donorName: withDonor ? row.donor : null,
  donorEmail: withDonor ? row.email : null,
  amount: toDollars(row.amountCents),
  net: dollars(row.netCents),
  fee: dollars(row.feeCents),
  campaignId: row.campaignId,
  campaignTitle: row.campaignTitle,
  timestamp: row.at.getTime(),
  status: row.status,
  method: row.method,
  rhythm: row.kind === "monthly" ? "monthly" : "once",
  message: withDonor ? row.message : null,
});

/** @returns null for a donor who hides their identity */
export const toApiDonor = (row: DonorRow): z.infer<typeof donorShape> | null =>
  row.key === null || row.name === null
    ? null
    : {
        _id: row.key,
        id: row.key,
        name: row.name,
        email: row.email,
        total: toDollars(row.totalCents),
        donations: row.donationCount,
        lastDonation: row.lastDonation?.getTime() ?? null,
        tags: row.tags,
      };

/** Rows of an organisation's own lists of donations and donors. Browser-safe. */

/** What a donation's row can say, and the statuses of the database that say it. */
export const listedStatuses = [
  "completed",
  "pending",
  "failed",
  "refunded",
  "partlyRefunded",
  "disputed",
] as const;
export type ListedStatus = (typeof listedStatuses)[number];

export const storedStatuses: Record<ListedStatus, readonly string[]> = {
  completed: ["succeeded", "confirmed"],
  pending: ["pending_confirmation", "processing"],
  failed: ["failed"],
  refunded: ["refunded"],
  partlyRefunded: ["partially_refunded"],
  disputed: ["disputed", "dispute_lost"],
};

/** "unknown" is for a status that this code does not know. */
export type ShownStatus = ListedStatus | "unknown";

export const shownStatus = (status: string): ShownStatus =>
  listedStatuses.find((shown) => storedStatuses[shown].includes(status)) ?? "unknown";

/** One donor as an NGO sees them. `name` and `email` are null when the donor does not share them with the NGO (OP-097). */
export type DonorRow = {
  /** of the donor's page: the latest donation's id. null for one who does not share who they are */
  key: string | null;
  tags: string[];
  name: string | null;
  email: string | null;
  /** net of refunds and lost disputes */
  totalCents: bigint;
  lastDonation: Date | null;
  donationCount: number;
  /** the way of paying of a payment that is still on its way and newer than the last donation, else null */
  pendingMethod: string | null;
};

/** One donation or payment on its way as an NGO sees it. */
export type DonationRow = {
  id: string;
  ref: string;
  /** null when the donor does not share it with the NGO */
  donor: string | null;
  email: string | null;
  amountCents: bigint;
  /** what is left of it after refunds and a lost dispute; null before it has settled */
  netCents: bigint | null;
  feeCents: bigint | null;
  campaignId: string;
  campaignTitle: string;
  at: Date;
  status: ShownStatus;
  method: string;
  kind: string;
  wishesMonthly: boolean;
  message: string | null;
  dedicationType: string | null;
  dedicationName: string | null;
  /** the monthly gift it is a payment of, while that can be ended */
  monthly: { id: string; cents: bigint } | null;
};

/** Rows of an organisation's own lists of donations and donors. Browser-safe. */

/** The statuses shown for a donation's row, and the database statuses behind each. */
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
  /** the key of the donor's page: the latest donation's id. null for a donor who hides their identity */
  key: string | null;
  tags: string[];
  name: string | null;
  email: string | null;
  /** net of refunds and lost disputes */
  totalCents: bigint;
  lastDonation: Date | null;
  donationCount: number;
  /** the method of a payment in progress that is newer than the last donation, else null */
  pendingMethod: string | null;
};

/** One donation or payment in progress, as an NGO sees it. */
export type DonationRow = {
  id: string;
  ref: string;
  /** null when the donor does not share it with the NGO */
  donor: string | null;
  email: string | null;
  amountCents: bigint;
  /** what remains after refunds and a lost dispute; null before it has settled */
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
  /** the monthly gift that it is a payment of, as long as that can be ended */
  monthly: { id: string; cents: bigint } | null;
};

/** Rows of an organisation's own lists of donations and donors. Browser-safe. */

/** What a donation's row says. The database knows more statuses; "unknown" is for one that this code does not. */
export type ShownStatus =
  "completed" | "pending" | "failed" | "refunded" | "partlyRefunded" | "disputed" | "unknown";

export function shownStatus(status: string): ShownStatus {
  if (status === "succeeded" || status === "confirmed") return "completed";
  if (status === "pending_confirmation" || status === "processing") return "pending";
  if (status === "failed") return "failed";
  if (status === "refunded") return "refunded";
  if (status === "partially_refunded") return "partlyRefunded";
  if (status === "disputed" || status === "dispute_lost") return "disputed";
  return "unknown";
}

/** One donor as an NGO sees them. `name` and `email` are null when the donor does not share them with the NGO (OP-097). */
export type DonorRow = {
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
  donor: string | null;
  amountCents: bigint;
  /** what is left of it after refunds and a lost dispute; null before it has settled */
  netCents: bigint | null;
  feeCents: bigint | null;
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

import type { MonthlyOffer } from "@/lib/donations/monthly-offer";

/** What a donor sees of a donation by its link. Browser-safe. */
export type DonationStep =
  | "unpaid"
  | "pledge_expired"
  | "pledge_canceled"
  | "pledged"
  | "confirming"
  | "given_back"
  | "disputed"
  | "taken_back"
  | "in_fund"
  | "balance"
  | "on_its_way"
  | "paid_out";

/** One payment as its donor sees it. Cents. `feeCents` null: not known yet, or carried by the operator. */
export type DonationPayment = {
  id: string;
  ref: string;
  method: string;
  kind: string;
  status: string;
  amountCents: bigint;
  refundedCents: bigint;
  feeCents: bigint | null;
  createdAt: Date;
  settledAt: Date | null;
  expiresAt: Date | null;
  hasReceipt: boolean;
  /** a pledge: its donor has said in our mail that it is theirs */ confirmedByDonor: boolean;
  step: DonationStep;
  paidOutAt: Date | null;
  payoutNumber: number | null;
  payoutAt: Date | null;
};

type Shared = {
  showName: boolean;
  /** everyone may read the note */
  showWords: boolean;
  campaign: {
    title: string;
    slug: string;
    status: string;
    raisedCents: bigint;
    fundingGoalCents: bigint;
    /** null for a campaign without an end */
    deadline: Date | null;
  };
  ngoName: string;
};
export type DonationView =
  | (Shared & {
      kind: "donation";
      payment: DonationPayment;
      /** what of the campaign's needs it was given for */
      need: { title: string; quantity: number } | null;
      /** what can be given every month from now on */
      offer: MonthlyOffer | null;
    })
  | (Shared & {
      kind: "monthlyGift";
      status: string;
      amountCents: bigint;
      method: string;
      nextChargeAt: Date | null;
      /** when this period's payment is due, also where it is left out */
      periodChargeAt: Date | null;
      pausedUntil: Date | null;
      pausedBy: string | null;
      endReason: string | null;
      canChange: boolean;
      payments: DonationPayment[];
    });

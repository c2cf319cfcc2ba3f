import type { MonthlyOffer } from "@/lib/donations/monthly-offer";

/** What a donor sees of a donation through its link. Browser-safe. */
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

/** One payment as its donor sees it, in cents. `feeCents` is null if it is not known yet or the operator pays it. */
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
  /** for a pledge: its donor has confirmed it by our mail */ confirmedByDonor: boolean;
  step: DonationStep;
  paidOutAt: Date | null;
  payoutNumber: number | null;
  payoutAt: Date | null;
};

type Shared = {
  showName: boolean;
  /** the note is public */
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
      /** the campaign's need it was given for */
      need: { title: string; quantity: number } | null;
      /** what the donor could give every month from now on */
      offer: MonthlyOffer | null;
    })
  | (Shared & {
      kind: "monthlyGift";
      status: string;
      amountCents: bigint;
      method: string;
      nextChargeAt: Date | null;
      /** when this period's payment is due, even if it is skipped */
      periodChargeAt: Date | null;
      pausedUntil: Date | null;
      pausedBy: string | null;
      endReason: string | null;
      canChange: boolean;
      payments: DonationPayment[];
    });

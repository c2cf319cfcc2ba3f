import type { MonthlyLabels } from "@/components/donations/make-it-monthly";
import type { ShareLabels } from "@/components/share/share-kit";
import type { ThankYou } from "@/lib/checkout/thank-you";

export type ThankYouLabels = ShareLabels &
  MonthlyLabels &
  Record<
    | "paid"
    | "paidText"
    | "paidTextPlain"
    | "paidMonthly"
    | "paidMonthlyNext"
    | "returnToCampaign"
    | "toCampaign"
    | "yourGift"
    | "tell"
    | "tellText"
    | "subscribed"
    | "giftNumber"
    | "giftOnce"
    | "giftMonthly"
    | "harambeeFee"
    | "processorFee"
    | "feeLater"
    | "reaches"
    | "before"
    | "now"
    | "nowOne"
    | "toGo"
    | "progress"
    | "progressOpen"
    | "yours"
    | "cloth"
    | "clothFirst"
    | "next"
    | "shareTitle"
    | "shareText"
    | "shareMessage"
    | "ownPage",
    string
  >;

export type Thanks = {
  /** the full name; null if the greeting must do without (OP-142) */
  name: string | null;
  monthly: boolean;
  giftHref: string | null;
  campaignHref: string;
  donateHref: string;
  view: ThankYou;
};

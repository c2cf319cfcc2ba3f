import "server-only";
import { AppError, fieldError } from "@/lib/errors";
import { maxDonationCents, withFeeCovered } from "@/lib/money/money";
import { isPledgeMethod } from "@/lib/donations/rules";
import { needForGift, type NeedColumns } from "@/lib/needs/need-for-gift";
import { pageForGift } from "@/lib/supporters/page-for-gift";
import { wordsFault, wordsMax } from "@/lib/support-words/rules";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import type { GivingCampaign } from "@/lib/checkout/giving-campaign";
import { isReceived } from "@/lib/checkout/pledge-instructions";

/** What is charged for a donation, and what it is attributed to. */
export type Terms = {
  /** cents: the total charged, and the part of it that covers the processor's fee */
  charged: { total: number; cover: number };
  /** the need and the supporter's page for which it was begun */
  remembered: Partial<NeedColumns> & { supporterPageId?: string };
};

/**
 * Checks whether this donation can be made to this campaign, and on what terms. Writes nothing.
 * @throws 400 methodNotTaken, validAmount, tooLong, wordsContact or as needForGift
 */
export async function termsOf(campaign: GivingCampaign, input: GiveInput): Promise<Terms> {
  if (campaign.cardOnly && input.method !== "card") throw methodNotTaken();
  assertPublicWords(input);
  const charged = chargedOf(campaign, input);
  const remembered = {
    ...(await needForGift(campaign.id, input.need, input.amountCents)),
    ...(await pageForGift(campaign.id, input.supporter)),
  };
  if (isPledgeMethod(input.method) && !isReceived(input.method)) throw methodNotTaken();
  return { charged, remembered };
}

const methodNotTaken = (): AppError =>
  new AppError("invalid", "methodNotTaken", {
    issues: [{ path: "paymentMethod", message: "methodNotTaken" }],
  });

/** Whether the donor's note is public. */
export const wordsShown = ({ showWords, message }: GiveInput): boolean =>
  showWords === true && message !== null && message !== "";

/** @throws 400 for a public note that is too long, or contains an address or a telephone number */
function assertPublicWords(input: GiveInput): void {
  const error = wordsShown(input) ? wordsFault(input.message ?? "") : null;
  if (error === null) return;
  const key = error === "wordsContact" ? "wordsContact" : "tooLong";
  throw fieldError("message", key, key === "tooLong" ? { max: wordsMax } : {});
}

/**
 * Computes the charge: the amount, plus the processor's fee if the donor covers it (OP-129). A pledge has no such fee,
 * and for its own fund the operator bears it.
 * @throws 400 validAmount when it exceeds the largest donation
 */
function chargedOf(campaign: GivingCampaign, input: GiveInput): { total: number; cover: number } {
  const { amountCents, coverFee } = input;
  if (!coverFee || isPledgeMethod(input.method) || campaign.ngo.isOperator)
    return { total: amountCents, cover: 0 };
  const total = withFeeCovered(amountCents, input.method);
  if (total > maxDonationCents) throw fieldError("amount", "validAmount");
  return { total, cover: total - amountCents };
}

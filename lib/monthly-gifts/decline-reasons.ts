import type { Decline } from "@/lib/payments/objects";

/** Why a payment was declined; keys of the mail's texts (`declined` in the mails' catalogue). */
export type DeclineReason =
  | "expired"
  | "funds"
  | "limit"
  | "confirm"
  | "details"
  | "unsupported"
  | "account"
  | "temporary"
  | "refused";

/** The provider's codes for each reason that the donor can act on. */
const codes: Record<Exclude<DeclineReason, "refused">, readonly string[]> = {
  expired: ["expired_card"],
  funds: ["insufficient_funds"],
  limit: [
    "card_velocity_exceeded",
    "withdrawal_count_limit_exceeded",
    "charge_exceeds_weekly_limit",
  ],
  confirm: ["authentication_required", "approve_with_id", "mobile_device_authentication_required"],
  details: [
    ...["incorrect_number", "invalid_number", "incorrect_cvc", "invalid_cvc", "incorrect_zip"],
    ...["invalid_expiry_month", "invalid_expiry_year", "incorrect_address", "invalid_account"],
    "new_account_information_available",
  ],
  unsupported: [
    ...["card_not_supported", "currency_not_supported", "transaction_not_allowed"],
    ...["not_permitted", "service_not_allowed", "invalid_amount"],
  ],
  account: ["account_closed", "no_account", "bank_account_unusable", "debit_not_authorized"],
  temporary: [
    ...["try_again_later", "processing_error", "issuer_not_available", "reenter_transaction"],
    "issuer_unavailable",
  ],
};

const byCode = new Map(
  Object.entries(codes).flatMap(([reason, list]) =>
    list.map((code) => [code, reason as DeclineReason] as const),
  ),
);

/**
 * The reason to tell the donor. Cards reported lost or stolen, suspected fraud and unknown codes get the general sentence:
 * somebody using another person's card must not learn what the bank knows, and nobody should be shamed.
 */
export function declineReason(decline: Decline | null): DeclineReason {
  if (decline === null) return "refused";
  // the bank's code goes before the provider's, whose "card_declined" says nothing
  return byCode.get(decline.declineCode ?? decline.code ?? "") ?? "refused";
}

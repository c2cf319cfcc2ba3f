/**
 * The orders that an administrator gives by hand to move money, and what each carries beside
 * subject, organisation and amount.
 */
export type OrderInputs = {
  /** subject: the pledge's id. `receivedCents`: what really came. Donations recorded by hand are pledges too. */
  pledge: { receivedCents: number };
  /** subject: the request's key */
  grant: { note: string };
  /** subject: the donation's id */
  refund: { reason: string | null };
  /** subject: the payout's id. `reference`: what the bank calls it. Waits for a second person whatever the amount. */
  payout_failed: { reference: string };
  payout_returned: { reference: string };
  /** subject: the charge's id in suspense */
  suspense_return: { reason: string };
  suspense_attach: { reason: string; donationId: string };
  suspense_keep: { reason: string };
};

export type OrderKind = keyof OrderInputs;

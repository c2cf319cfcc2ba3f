/** Manual money actions of administrators, and what each carries besides subject, organisation and amount. */
export type OrderInputs = {
  /** subject: the pledge's id. `receivedCents`: the amount that arrived. Donations recorded by hand are pledges too. */
  pledge: { receivedCents: number };
  /** subject: the request's key */
  grant: { note: string };
  /** subject: the donation's id. `leftCents`: what could go back when it was ordered; orders of before do not say */
  refund: { reason: string | null; leftCents?: number };
  /** subject: the payout's id. `reference`: the bank's reference. Needs a second person whatever the amount. */
  payout_failed: { reference: string };
  payout_returned: { reference: string };
  /** subject: the charge's id in suspense */
  suspense_return: { reason: string };
  suspense_attach: { reason: string; donationId: string };
  suspense_keep: { reason: string };
};

export type OrderKind = keyof OrderInputs;

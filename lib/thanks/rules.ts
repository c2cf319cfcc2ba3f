/** Characters of a thank-you. Browser-safe. */
export const thanksMax = 2_000;
/** Donations whose donors can be thanked: settled, and neither given back nor disputed. */
export const thankedStatuses = ["succeeded", "confirmed", "partially_refunded"];
export const thanksPath = (donationId: string): string => `/dashboard/thanks/${donationId}`;
/** "open": can be written; "sent": was. */
export type ThanksState = "open" | "sent";

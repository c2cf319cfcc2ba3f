/** Greatest length of a thank-you, in characters. Browser-safe. */
export const thanksMax = 2_000;
/** Donations whose donors can be thanked: settled, and neither refunded nor disputed. */
export const thankedStatuses = ["succeeded", "confirmed", "partially_refunded"];
export const thanksPath = (donationId: string): string => `/dashboard/thanks/${donationId}`;
/** "open": can be written; "sent": was sent. */
export type ThanksState = "open" | "sent";

import "server-only";

/**
 * The options for a payment in suspense: return the money, attach it to the donation it was meant for, or keep it as a
 * correction.
 */
export const suspenseWays = ["return", "attach", "keep"] as const;
export type SuspenseWay = (typeof suspenseWays)[number];

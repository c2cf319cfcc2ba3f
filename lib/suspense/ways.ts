import "server-only";

/**
 * What can be done with a payment in suspense: give the money back, let it be the donation it was
 * meant for, or keep it as a correction.
 */
export const suspenseWays = ["return", "attach", "keep"] as const;
export type SuspenseWay = (typeof suspenseWays)[number];

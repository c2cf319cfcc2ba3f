/** Keys that an organisation may have in use at a time. */
export const mostKeys = 20;
/** Lifetimes of a key in days; 0: until it is revoked. */
export const lifetimes = [30, 90, 365, 0] as const;
/** Days for which a rotated key still works besides the new one. */
export const overlapDays = 1;
export const mostNameLength = 60;

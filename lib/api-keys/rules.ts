/** Keys of an organisation that are in use at a time. */
export const mostKeys = 20;
/** Days that a key can be made for; 0: until it is revoked. */
export const lifetimes = [30, 90, 365, 0] as const;
/** Days that a rotated key still works beside the new one. */
export const overlapDays = 1;
export const mostNameLength = 60;

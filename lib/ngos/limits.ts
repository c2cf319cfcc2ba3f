/** Lengths of texts (OP-049). Browser-safe. */
export const nameMax = 120;
export const descriptionMax = 20_000;
export const reasonMax = 1_000;

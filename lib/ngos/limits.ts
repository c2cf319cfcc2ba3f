/** Lengths of texts and files, in one place (OP-049, OP-058). Browser-safe. */
export const nameMax = 120;
export const descriptionMax = 20_000;
export const reasonMax = 1_000;
/** 10 MB, itself still taken. */
export const documentMaxBytes = 10_485_760;
/** Pictures that a certificate may be sent as, one a page (OP-124). */
export const certificatePagesMax = 10;
/** 500 KB: a picture must be under it. */
export const imageMaxBytes = 512_000;

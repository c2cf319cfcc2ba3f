/**
 * Upload limits, in bytes unless stated otherwise: per file, and per request body. Forms, calls, the server before the
 * framework and next.config.ts read them; tests/unit/files/upload-limits.test.ts compares them with what forms and docs
 * say. Limits on how often are in lib/files/quota.ts. Browser-safe; not in lib/files, which the server and the
 * framework's config may not read.
 */
export const megabyte = 1024 * 1024;

/** A picture of an API call, or as it is stored, must be smaller than this (OP-058). */
export const imageMaxBytes = 512_000;
/** A camera's picture, accepted by forms; a browser with scripts reduces it before sending. */
export const formImageMaxBytes = 10 * megabyte;
/** The largest accepted document. */
export const documentMaxBytes = 10 * megabyte;
/** The most pictures of a certificate, one per page (OP-124). */
export const certificatePagesMax = 10;
export const statementMaxBytes = 4 * megabyte;
/** An incoming mail, with its pictures. */
export const mailMaxBytes = 15 * megabyte;

/** Limits of a whole request body. */
export const bodyLimits = {
  /** three documents plus typed fields */
  form: 3 * documentMaxBytes + 3 * megabyte,
  /** lib/http/multipart.ts has a narrower limit for each call */
  call: 45 * megabyte,
  /** the one file accepted without a login, the picture of a supporter's page, is far smaller */
  anonymous: megabyte,
};

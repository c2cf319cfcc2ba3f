/**
 * How much may be sent, in bytes unless said: of one file, and of a whole body. Forms, calls, the server before the framework
 * and next.config.ts read these; tests/unit/files/upload-limits.test.ts compares them with what forms and docs say. How often
 * may be sent is in lib/files/quota.ts. Browser-safe; not in lib/files, which the server and the framework's config may not read.
 */
export const megabyte = 1024 * 1024;

/** A picture of a call, or as it is stored, must be under it (OP-058). */
export const imageMaxBytes = 512_000;
/** A camera's picture, which a form takes; a browser with a script makes it smaller before it is sent. */
export const formImageMaxBytes = 10 * megabyte;
/** A document, itself still taken. */
export const documentMaxBytes = 10 * megabyte;
/** Pictures that a certificate may be sent as, one a page (OP-124). */
export const certificatePagesMax = 10;
export const statementMaxBytes = 4 * megabyte;
/** A mail that comes in, with its pictures. */
export const mailMaxBytes = 15 * megabyte;

/** A whole body. */
export const bodyLimits = {
  /** three documents and what is typed beside them */
  form: 3 * documentMaxBytes + 3 * megabyte,
  /** lib/http/multipart.ts has its own, narrower one for each call */
  call: 45 * megabyte,
  /** the one file that is taken without a login, the picture of a supporter's page, is far smaller */
  anonymous: megabyte,
};

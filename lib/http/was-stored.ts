/**
 * Set on a response for which nothing had to be rendered: our server does not count it, and removes the header
 * (server/page-limits.ts).
 */
export const wasStoredHeader = "x-was-stored";

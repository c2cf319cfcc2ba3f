/** On an answer for which nothing had to be drawn: our server does not count it, and takes the header away (server/page-limits.ts). */
export const wasStoredHeader = "x-was-stored";

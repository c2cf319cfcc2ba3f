import "server-only";
import { createHash } from "node:crypto";

/**
 * The seed of a donation's own strip of cloth: always the same, and nothing about the donation can be learnt from it.
 */
export const stripSeed = (donationId: string): string =>
  `gift-${createHash("sha256").update(`strip:${donationId}`).digest("hex").slice(0, 12)}`;

import "server-only";
import { createHash } from "node:crypto";

/**
 * The ETag of a response's content: the one rule for pages, files, feeds and API calls. Weak, since the same content is
 * also sent compressed.
 */
export const contentTag = (content: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;

const bare = (tag: string): string => tag.trim().replace(/^(?:W\/)+/, "");

/**
 * Whether a caller already has this version: one ETag of a list, weak or strong alike, or any.
 * @param sent its If-None-Match
 */
export const hasVersion = (sent: string | null | undefined, etag: string): boolean =>
  sent !== null &&
  sent !== undefined &&
  (sent.trim() === "*" ||
    sent
      .slice(0, 2_000)
      .split(",")
      .some((one) => bare(one) === bare(etag)));

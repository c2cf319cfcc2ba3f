import "server-only";
import { randomBytes } from "node:crypto";
import { sha256, signText } from "@/lib/auth/encryption";

const half = 16;
const digest = (text: string | Uint8Array): string => sha256(text).slice(0, half);
const chance = (): string => randomBytes(half / 2).toString("hex");
const keyOf = (prefix: string, mark: string): string => `images/${prefix}/${chance()}${mark}`;

/**
 * A new picture's storage key: half of it chance, half a mark of the sender's file, by which the same file sent again is
 * known. The mark needs our secret, so that nobody can compute a key from a file.
 */
export const newPictureKey = (prefix: string, bytes: Uint8Array): string =>
  keyOf(prefix, digest(signText("picture", sha256(bytes))));

/** The key of a copy, with the same mark. */
export const copiedPictureKey = (prefix: string, storageKey: string): string =>
  keyOf(prefix, storageKey.slice(-half));

/** The key as a form leaves it: the stored one, where the form sent the same file again. */
export const keyLeft = (stored: string | null | undefined, sent: string): string =>
  stored?.slice(-half) === sent.slice(-half) ? stored : sent;

import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { nowMs } from "@/lib/clock";
import { replayMs } from "@/lib/inbound/rules";

/**
 * What a mail service states about a mail that it posts, signed so that it can be checked before the mail itself is
 * read.
 */
export type SignedPost = { recipient: string; sender: string; digest: string };

export const signPost = (secret: string, time: number, post: SignedPost): string =>
  createHmac("sha256", secret)
    .update(`${time}\n${post.recipient}\n${post.sender}\n${post.digest}`)
    .digest("hex");

/** The request that the headers describe; null where the signature is wrong or not recent. */
export function signedPost(headers: Headers, secret: string): SignedPost | null {
  const said = (name: string) => headers.get(`x-inbound-${name}`)?.trim() ?? "";
  const [time, digest, signature] = [said("timestamp"), said("digest"), said("signature")];
  if (!/^\d{10}$/.test(time) || !/^[0-9a-f]{64}$/.test(digest)) return null;
  if (!/^[0-9a-f]{64}$/.test(signature)) return null;
  if (Math.abs(nowMs() - Number(time) * 1_000) > replayMs) return null;
  const post = { recipient: said("recipient"), sender: said("sender"), digest };
  const right = Buffer.from(signPost(secret, Number(time), post));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  return { ...post, sender: post.sender === "<>" ? "" : post.sender };
}

export const hasDigest = (raw: Buffer, digest: string): boolean =>
  createHash("sha256").update(raw).digest("hex") === digest;

import "server-only";
import { createHmac } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { requiredEnv } from "@/lib/env";
import type { Actor } from "@/lib/auth/actor";
import { networkOf } from "@/lib/auth/network";
import { limit } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/encryption";
import { notFound } from "@/lib/errors";

const visible = { status: "approved", isOperator: false } as const;

/**
 * How many likes of an organisation one network can add in 24 hours: enough for a family, not for a program that drops
 * its cookie.
 */
const countedADay = 3;

/**
 * What the page shows: the counted likes, a demo organisation's starting number, and the visitor's own like even where
 * it is not counted.
 */
async function shown(
  ngoId: string,
  visitorHash: string | null,
): Promise<{ liked: boolean; likes: number }> {
  const ngo = await db.ngo.findFirst({
    where: { id: ngoId, ...visible },
    select: { likesBase: true, _count: { select: { likes: { where: { counted: true } } } } },
  });
  if (!ngo) throw notFound("ngoNotFound");
  const mine =
    visitorHash === null
      ? null
      : await db.ngoLike.findUnique({ where: { ngoId_visitorHash: { ngoId, visitorHash } } });
  return {
    liked: mine !== null,
    likes: ngo.likesBase + ngo._count.likes + (mine && !mine.counted ? 1 : 0),
  };
}

/** @param visitor the random id in the visitor's cookie, or null without one; only its hash is stored (OP-106) */
export const readLike = (ngoId: string, visitor: string | null) =>
  shown(ngoId, visitor === null ? null : sha256(visitor));

/** A keyed hash, so that nobody can recover networks from the table. It differs by organisation. */
const networkHashOf = (ngoId: string, address: string): string =>
  createHmac("sha256", requiredEnv("LINK_SECRET"))
    .update(`like\n${ngoId}\n${networkOf(address)}`)
    .digest("hex")
    .slice(0, 32);

/**
 * Stores a like. Somebody with no cookie, or a made-up one, is a new visitor; the network decides whether it counts.
 */
async function add(
  tx: Tx,
  ngoId: string,
  visitorHash: string,
  networkHash: string,
): Promise<boolean> {
  // concurrent likes from one network would each see the count below the limit
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`like:${networkHash}`}, 0))`;
  const counted = await tx.ngoLike.count({
    where: { ngoId, networkHash, counted: true, createdAt: { gt: new Date(nowMs() - days(1)) } },
  });
  const { count } = await tx.ngoLike.createMany({
    data: [{ ngoId, visitorHash, networkHash, counted: counted < countedADay, createdAt: now() }],
    skipDuplicates: true,
  });
  return count === 1;
}

/**
 * Adds or removes a like: one per visitor, and only a few per network and day count.
 * @returns what people see
 * @throws 404 for an organisation that is not public, 429 beyond the limit of a network
 */
export async function toggleLike(
  actor: Actor,
  input: { ngoId: string; visitor: string },
): Promise<{ liked: boolean; likes: number }> {
  await limit("like.address", actor.address);
  const visitorHash = sha256(input.visitor);
  await shown(input.ngoId, visitorHash); // 404 before anything is written
  const created = await db.$transaction((tx) =>
    add(tx, input.ngoId, visitorHash, networkHashOf(input.ngoId, actor.address)),
  );
  if (!created) await db.ngoLike.deleteMany({ where: { ngoId: input.ngoId, visitorHash } });
  return shown(input.ngoId, visitorHash);
}

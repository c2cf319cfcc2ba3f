import { db } from "@/lib/db";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/seal";
import { notFound } from "@/lib/errors";

const visible = { status: "approved", isOperator: false } as const;

async function count(ngoId: string, visitorHash: string | null): Promise<{ liked: boolean; likes: number }> {
  const ngo = await db.ngo.findFirst({ where: { id: ngoId, ...visible }, select: { likesBase: true, _count: { select: { likes: true } } } });
  if (!ngo) throw notFound("ngoNotFound");
  const mine = visitorHash === null ? null : await db.ngoLike.findUnique({ where: { ngoId_visitorHash: { ngoId, visitorHash } } });
  return { liked: mine !== null, likes: ngo.likesBase + ngo._count.likes };
}

/** @param visitor the random id of the visitor's cookie, or null for one that has none yet; only its hash is stored (OP-106) */
export const readLike = (ngoId: string, visitor: string | null) => count(ngoId, visitor === null ? null : sha256(visitor));

/**
 * Likes, or takes the like back: one a visitor.
 * @returns the count that people see: the stored likes, and a demo organisation's starting number
 * @throws 404 for an organisation that is not public, 429 beyond the limit of an address
 */
export async function toggleLike(actor: Actor, input: { ngoId: string; visitor: string }): Promise<{ liked: boolean; likes: number }> {
  await limit("like.address", actor.address);
  const visitorHash = sha256(input.visitor);
  await count(input.ngoId, visitorHash); // 404 before anything is written
  const made = await db.ngoLike.createMany({ data: [{ ngoId: input.ngoId, visitorHash }], skipDuplicates: true });
  if (made.count === 0) await db.ngoLike.deleteMany({ where: { ngoId: input.ngoId, visitorHash } });
  return count(input.ngoId, visitorHash);
}

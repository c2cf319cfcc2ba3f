import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";

/** `start` is "hrb_test_3fK9"; times are UTC; `expiresAt` null: until it is revoked; `createdBy` null: they left. */
export type OwnKey = {
  id: string;
  name: string;
  start: string;
  scopes: string[];
  createdAt: Date;
  createdBy: string | null;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
};

/** Selects valid keys: the same conditions as in lib/auth/current-actor.ts. */
export const heldKeys = (ngoId: string) => ({
  ngoId,
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }],
});

/**
 * The valid keys of the actor's organisation, newest first. Any member may see them.
 * @throws 401, 403
 */
export async function ownKeys(actor: Actor): Promise<OwnKey[]> {
  const { ngo } = requireApprovedNgo(actor);
  const rows = await db.apiKey.findMany({
    where: heldKeys(ngo.id),
    select: {
      id: true,
      name: true,
      start: true,
      scopes: true,
      createdAt: true,
      expiresAt: true,
      lastUsedAt: true,
      createdBy: { select: { name: true, membership: { select: { ngoId: true } } } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ createdBy, ...row }) => ({
    ...row,
    createdBy: createdBy.membership?.ngoId === ngo.id ? createdBy.name : null,
  }));
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

/**
 * Demo mode: an administrator without a factor continues without one for this session.
 * @throws 401, 403, always in production mode
 */
export async function skipFactor(actor: Actor): Promise<void> {
  const admin = requireAdmin(actor);
  if (env.production || admin.secondFactor.has || admin.credential.kind !== "session")
    throw new AppError("forbidden", "notAllowed");
  await db.session.updateMany({
    where: { id: admin.credential.id, userId: admin.userId },
    data: { factorSkippedAt: now() },
  });
  await audit(db, actor, "user.factor_skipped", "user", admin.userId);
}

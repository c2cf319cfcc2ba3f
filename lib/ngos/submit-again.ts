import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { requireWritingNgo, type Actor } from "@/lib/auth/actor";
import { submitIfComplete } from "@/lib/ngos/complete-profile";

/**
 * Resubmits an application that was changed while it was waiting, in its current state (OP-134).
 * @throws 401, 403, 409 already submitted or decided, 409 not_submitted while something is missing
 */
export async function submitAgain(actor: Actor): Promise<void> {
  const member = requireWritingNgo(actor);
  await db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<
      { status: string; profile_complete: boolean; submitted_at: Date | null }[]
    >`
      select status, profile_complete, submitted_at from ngo where id = ${member.ngo.id} for update`;
    if (row?.status !== "pending") throw new AppError("conflict", "alreadyDecided");
    if (row.submitted_at !== null) throw new AppError("conflict", "alreadySubmitted");
    if (!row.profile_complete || !(await submitIfComplete(tx, actor, member.ngo.id)))
      throw new AppError("not_submitted", "notSubmitted");
  });
}

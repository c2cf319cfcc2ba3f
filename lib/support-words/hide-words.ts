import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { isAdmin, requireActiveNgo, requireAdmin, type Actor } from "@/lib/auth/actor";

/**
 * Hides a donor's words of support from the campaign's page, or shows them again. Members may do so for their own campaigns,
 * administrators for any; what an administrator hid, members cannot show again. Idempotent.
 * @throws 401, 403, 404 (also for another organisation's, and words that their donor withdrew), 409 wordsHidden
 */
export async function hideWords(
  actor: Actor,
  input: { donationId: string; hidden: boolean },
): Promise<void> {
  const admin = isAdmin(actor);
  if (admin) requireAdmin(actor);
  const own = admin ? {} : { ngoId: requireActiveNgo(actor).ngo.id };
  const row = await db.donation.findFirst({
    where: { id: input.donationId, showWords: true, ...own },
    select: { id: true, ngoId: true, wordsHiddenBy: true },
  });
  if (!row) throw notFound();
  if (!admin && row.wordsHiddenBy === "administrator")
    throw new AppError("conflict", "wordsHidden");
  if (input.hidden === (row.wordsHiddenBy !== null)) return;
  const data = input.hidden
    ? { wordsHiddenAt: now(), wordsHiddenBy: admin ? "administrator" : "organisation" }
    : { wordsHiddenAt: null, wordsHiddenBy: null };
  await db.$transaction(async (tx) => {
    // an administrator may have hidden them meanwhile, so only change the state that was read
    const { count } = await tx.donation.updateMany({
      where: { id: row.id, showWords: true, wordsHiddenBy: row.wordsHiddenBy },
      data,
    });
    if (count === 0) throw new AppError("conflict", "wordsHidden");
    await audit(tx, actor, input.hidden ? "words.hidden" : "words.shown", "donation", row.id, {
      ngoId: row.ngoId,
    });
  });
}

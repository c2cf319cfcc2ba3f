import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireActiveNgo, type Actor, type NgoActor } from "@/lib/auth/actor";
import type { AuditVerb } from "@/lib/audit/actions";
import { audit } from "@/lib/audit/record";
import { lockDonor } from "@/lib/donor-notes/lock";
import { maxNotes } from "@/lib/donor-notes/rules";

/** The audit log records that a note was written or removed and by whom, never its text. */
const record = (tx: Tx, actor: NgoActor, action: AuditVerb<"donor_note">, noteId: string) =>
  audit(tx, actor, `donor_note.${action}`, "donor_note", noteId, { ngoId: actor.ngo.id });

/**
 * A member writes a note about a donor, for the organisation's own members.
 * @param input.donor key of the donor's page
 * @throws 401, 403, 404 also for another organisation's donor or an anonymous one, 409 donorNotesFull
 */
export async function addDonorNote(
  actor: Actor,
  input: { donor: string; text: string },
): Promise<{ noteId: string }> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  return db.$transaction(async (tx) => {
    const donorKey = await lockDonor(tx, ngoId, input.donor);
    if ((await tx.donorNote.count({ where: { ngoId, donorKey } })) >= maxNotes)
      throw new AppError("conflict", "donorNotesFull", { params: { n: maxNotes } });
    const note = await tx.donorNote.create({
      data: {
        id: newId("donorNote"),
        ngoId,
        donorKey,
        authorId: member.userId,
        text: input.text,
        createdAt: now(),
      },
    });
    await record(tx, member, "added", note.id);
    return { noteId: note.id };
  });
}

/** A member deletes their own note. @throws 401, 403, 404 also for another member's note */
export async function deleteDonorNote(actor: Actor, input: { noteId: string }): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.donorNote.deleteMany({
      where: { id: input.noteId, ngoId: member.ngo.id, authorId: member.userId },
    });
    if (count === 0) throw notFound("notFound");
    await record(tx, member, "deleted", input.noteId);
  });
}

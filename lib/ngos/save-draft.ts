import "server-only";
import { db } from "@/lib/db";
import { requireWritingNgo, type Actor } from "@/lib/auth/actor";
import { assertMayApply } from "@/lib/ngos/complete-profile";
import type { RegistrationDraft } from "@/lib/ngos/schema";

/**
 * Saves what was typed into the registration, unchecked, until it is submitted (NGO-025). Changes no status (OP-035).
 * @throws 401, 403, 409
 */
export async function saveDraft(actor: Actor, input: RegistrationDraft): Promise<void> {
  const member = requireWritingNgo(actor);
  assertMayApply(member);
  const strip = Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      (value ?? "").replace(/\u0000/g, "").toWellFormed(),
    ]),
  );
  await db.ngo.update({ where: { id: member.ngo.id }, data: { draft: strip } });
}

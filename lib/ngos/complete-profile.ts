import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { requireWritingNgo, type Actor, type NgoActor } from "@/lib/auth/actor";
import { requireFreshFactor, requireFreshFactorIfAny } from "@/lib/auth/fresh-factor";
import { encryptedBank, mergedBank } from "@/lib/ngos/bank-details";
import { assertOwnLook } from "@/lib/ngos/look-alike";
import { readMobile } from "@/lib/ngos/mobile-account";
import { recordNgoEvent } from "@/lib/ngos/ngo-event";
import { ngoById } from "@/lib/ngos/queries";
import { openBankDetails, type NgoDto } from "@/lib/ngos/dto";
import type { BankInput, CompleteProfileInput } from "@/lib/ngos/schema";
import { storedPhone } from "@/lib/ngos/phone";

/**
 * Allowed while pending with an incomplete profile, and when rejected; documents must not change during a review
 * (OP-054).
 * @throws 409
 */
export function assertMayApply(member: NgoActor): void {
  const { status, profileComplete } = member.ngo;
  if (status === "rejected" || (status === "pending" && !profileComplete)) return;
  throw new AppError("conflict", status === "approved" ? "alreadyDecided" : "alreadySubmitted");
}

/**
 * The application is complete when the profile fields and the certificate are stored. Then, in the same transaction,
 * profileComplete becomes true, a rejected organisation becomes pending again, and the mail and history are written
 * (NGO-027, NGO-028).
 */
export async function submitIfComplete(tx: Tx, actor: Actor, ngoId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ whole: boolean; status: string }[]>`
    select n.status, (n.official_email is not null and n.country is not null and n.phone_number is not null and coalesce(n.description, '') <> ''
      and exists (select 1 from ngo_document d where d.ngo_id = n.id and d.kind = 'registrationCertificate' and d.purpose = 'application' and d.replaced_at is null)) as whole
    from ngo n where n.id = ${ngoId} for update`;
  if (!row?.whole) return false;
  const event = await recordNgoEvent(tx, actor, ngoId, "submitted");
  await tx.ngo.update({
    where: { id: ngoId },
    data: {
      status: "pending",
      profileComplete: true,
      submittedAt: now(),
      draft: Prisma.DbNull,
      rejectionReason: null,
    },
  });
  await enqueue(tx, "mail.application_received", `application_received:${event}`, { ngoId });
  await audit(tx, actor, "ngo.submitted", "ngo", ngoId, { ngoId });
  return true;
}

/**
 * Bank details decide where money goes: changing stored ones requires the factor or the password (OP-150); entering the
 * first ones requires a factor only where there is one, since the applicant has just signed up.
 */
async function requireMayPayTo(actor: Actor, ngoId: string, input: BankInput): Promise<void> {
  const ngo = await db.ngo.findUniqueOrThrow({
    where: { id: ngoId },
    select: { id: true, bankCipher: true, bankKeyVersion: true },
  });
  const before = openBankDetails(ngo);
  const same = JSON.stringify(mergedBank(null, input)) === JSON.stringify(before);
  if (before === null || same) requireFreshFactorIfAny(actor);
  else requireFreshFactor(actor);
}

/**
 * Step one of the application. A rejected organisation keeps its status until its documents are sent too (OP-035).
 * @throws 401, 403, 403 step_up_required, 409 when it has been submitted or decided
 */
export async function completeProfile(actor: Actor, input: CompleteProfileInput): Promise<NgoDto> {
  const member = requireWritingNgo(actor);
  assertMayApply(member);
  const ngoId = member.ngo.id;
  const typed = Object.values(input.bankDetails ?? {}).some((v) => v)
    ? input.bankDetails
    : undefined;
  const details = typed && readMobile(typed, null, input.country, actor.locale);
  if (details) await requireMayPayTo(actor, ngoId, details);
  await assertOwnLook(input.orgName, ngoId, "orgName");
  await db.$transaction(async (tx) => {
    const bank = details ? encryptedBank(ngoId, null, details) : {};
    await tx.ngo.update({
      where: { id: ngoId },
      data: {
        name: input.orgName,
        officialEmail: input.officialEmail,
        country: input.country,
        phoneNumber: storedPhone(input.phoneNumber),
        ...(input.website === undefined ? {} : { website: input.website || null }),
        description: input.description,
        draft: Prisma.DbNull,
        ...bank,
      },
    });
    await audit(tx, actor, "ngo.profile_completed", "ngo", ngoId, { ngoId });
    // with a stored certificate, this completes a first application; a rejected one is resubmitted with its documents
    if (member.ngo.status === "pending") await submitIfComplete(tx, actor, ngoId);
  });
  return ngoById(ngoId);
}

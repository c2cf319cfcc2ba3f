import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { assertNoClash } from "@/lib/forms/seen";
import { holdPayouts } from "@/lib/payout-hold";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { requireWritingNgo, type Actor } from "@/lib/auth/actor";
import { requireFreshFactorIfAny } from "@/lib/auth/fresh-factor";
import { requirePassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { mergedBank, encryptedBank } from "@/lib/ngos/bank-details";
import { openBankDetails, type NgoDto } from "@/lib/ngos/dto";
import { sentProfile, shownProfile, withoutUntouched } from "@/lib/ngos/edited-fields";
import { assertOwnLook } from "@/lib/ngos/look-alike";
import { readMobile } from "@/lib/ngos/mobile-account";
import { recordNgoEvent } from "@/lib/ngos/ngo-event";
import { ngoById } from "@/lib/ngos/queries";
import type { UpdateProfileInput } from "@/lib/ngos/schema";
import { storedPhone } from "@/lib/ngos/phone";

/**
 * Changes the fields that were sent (OP-051): never the login email; officialEmail only unchanged; not the country once
 * approved; a new name of an approved organisation waits for an administrator's approval (OP-053); bank details only
 * with the password. Any change takes a waiting application out of the queue until it is submitted again (OP-134; the
 * database does it).
 * @param seen what the profile form showed (lib/forms/seen.ts): a field sent back as it was shown is no change, and one that
 *   somebody else changed meanwhile is refused
 * @throws 400 nameMismatch / emailNotEditable, 401, 403 wrong_password / ngo_suspended, 409 countryFixed / alreadyDecided /
 *   changedMeanwhile
 */
export async function updateProfile(
  actor: Actor,
  sent: UpdateProfileInput,
  seen?: string,
): Promise<NgoDto> {
  const member = requireWritingNgo(actor);
  const ngoId = member.ngo.id;
  const input = seen === undefined ? sent : withoutUntouched(sent, seen);
  const before = await db.ngo.findUniqueOrThrow({ where: { id: ngoId } });
  if (input.name !== undefined && input.orgName !== undefined && input.name !== input.orgName)
    throw fieldError("orgName", "nameMismatch");
  if (
    input.officialEmail !== undefined &&
    input.officialEmail.trim() !== (before.officialEmail ?? "")
  )
    throw fieldError("officialEmail", "emailNotEditable");
  const approved = before.status === "approved";
  if (input.country !== undefined && approved && input.country !== before.country)
    throw new AppError("conflict", "countryFixed", {
      issues: [{ path: "country", message: "countryFixed" }],
    });

  const data: Prisma.NgoUpdateInput = {};
  const name = input.name ?? input.orgName;
  const asksForName =
    approved && name !== undefined && name !== before.name && name !== before.pendingName;
  if (name !== undefined && name !== before.name)
    await assertOwnLook(name, ngoId, input.name === undefined ? "orgName" : "name");
  if (name !== undefined) {
    if (!approved) data.name = name;
    else data.pendingName = name === before.name ? null : name;
  }
  if (input.country !== undefined && !approved) data.country = input.country;
  if (input.phoneNumber !== undefined) data.phoneNumber = storedPhone(input.phoneNumber);
  if (input.description !== undefined) data.description = input.description;
  for (const key of ["website", "facebook", "twitter", "instagram", "linkedin"] as const)
    if (input[key] !== undefined) data[key] = input[key] || null;

  const bankBefore = openBankDetails(before);
  const bank =
    input.bankDetails &&
    readMobile(input.bankDetails, bankBefore, input.country ?? before.country, actor.locale);
  const bankChanges =
    bank !== undefined &&
    Object.values(bank).some((v) => v) &&
    JSON.stringify(mergedBank(bankBefore, bank)) !== JSON.stringify(bankBefore);
  if (bankChanges) {
    requireFreshFactorIfAny(actor); // the password comes with the call
    await limit("password.user", member.userId);
    const user = await db.user.findUniqueOrThrow({
      where: { id: member.userId },
      select: { passwordHash: true },
    });
    await requirePassword(user.passwordHash, input.currentPassword);
  }

  await db.$transaction(async (tx) => {
    // it may have been approved since it was read: a pending organisation may change what an approved one may not
    const [now] = await tx.$queryRaw<
      { status: string; bankCipher: string | null }[]
    >`select status, bank_cipher as "bankCipher" from ngo where id = ${ngoId} for update`;
    if (now?.status !== before.status) throw new AppError("conflict", "alreadyDecided");
    if (seen !== undefined) {
      const current = await tx.ngo.findUniqueOrThrow({ where: { id: ngoId } });
      assertNoClash(seen, sentProfile(input), shownProfile(current));
    }
    if (bankChanges) {
      // fields that were not sent stay as they are: as they were read, or nothing is written
      if (now.bankCipher !== before.bankCipher) throw new AppError("conflict", "changedMeanwhile");
      Object.assign(data, encryptedBank(ngoId, bankBefore, bank));
      await holdPayouts(tx, ngoId);
    }
    const after = await tx.ngo.update({
      where: { id: ngoId },
      data,
      select: { submittedAt: true },
    });
    if (before.submittedAt !== null && after.submittedAt === null)
      await audit(tx, actor, "ngo.application_withdrawn", "ngo", ngoId, { ngoId });
    if (asksForName) await recordNgoEvent(tx, actor, ngoId, "name_change_requested", name!);
    await audit(tx, actor, "ngo.profile_updated", "ngo", ngoId, {
      ngoId,
      data: { fields: Object.keys(data).filter((k) => !k.startsWith("bank")) },
    });
    if (bankChanges) {
      await audit(tx, actor, "ngo.bank_changed", "ngo", ngoId, { ngoId });
      const people = await tx.ngoMember.findMany({
        where: { ngoId, disabledAt: null, user: { disabledAt: null } },
        include: { user: { select: { email: true } } },
      });
      // every member, and the public address where it differs (NGO-066)
      const addresses = new Set([
        ...people.map((p) => p.user.email),
        ...(before.officialEmail ? [before.officialEmail.toLowerCase()] : []),
      ]);
      const at = nowMs();
      for (const to of addresses)
        await enqueue(tx, "mail.bank_changed", `bank_changed:${ngoId}:${at}:${to}`, { ngoId, to });
    }
  });
  return ngoById(ngoId);
}

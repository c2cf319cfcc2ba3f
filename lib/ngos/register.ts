import "server-only";
import { isoDay } from "@/lib/format";
import { Prisma } from "@/prisma/generated/client";
import { messageKey } from "@/lib/i18n/errors";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { emailKey } from "@/lib/email-key";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Actor } from "@/lib/auth/actor";
import { hashPassword, newPassword } from "@/lib/auth/password";
import { limit } from "@/lib/auth/rate-limit";
import { assertOwnLook } from "@/lib/ngos/look-alike";
import type { RegisterInput } from "@/lib/users/schema";
import { signIn, type SignedIn } from "@/lib/users/sign-in";

/**
 * Sign-up: creates an organisation, pending with an incomplete profile, its owner, and a session, in one transaction
 * with the confirmation mail (OP-043). No call can create an admin.
 * @throws 400 password rules, 409 accountExists (and the owner of that account gets a mail, OP-044), 429
 */
export async function registerNgo(actor: Actor, input: RegisterInput): Promise<SignedIn> {
  await limit("signup.address", actor.address);
  const checked = newPassword.safeParse(input.password);
  if (!checked.success)
    throw fieldError("password", messageKey(checked.error.issues[0]?.message, "passwordTooShort"));
  await assertOwnLook(input.name, null, "name");
  if (input.personName) await assertOwnLook(input.personName, null, "personName");
  const passwordHash = await hashPassword(input.password);
  const userId = newId("user");
  const ngoId = newId("ngo");
  try {
    await db.$transaction(async (tx) => {
      await tx.user.create({
        data: {
          id: userId,
          email: input.email,
          name: input.personName || input.name,
          passwordHash,
          role: "ngo",
          locale: actor.locale,
          passwordSetAt: now(),
          createdAt: now(),
        },
      });
      await tx.ngo.create({ data: { id: ngoId, name: input.name, createdAt: now() } });
      await tx.ngoMember.create({ data: { userId, ngoId, role: "owner" } });
      await enqueue(tx, "mail.confirm_email", `confirm_email:${userId}`, { userId });
      await audit(tx, actor, "user.registered", "user", userId, { ngoId });
    });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002"))
      throw error;
    const owner = await db.user.findUnique({
      where: { emailKey: emailKey(input.email) },
      select: { id: true },
    });
    // once a day: the mail must not become a way to harass somebody
    if (owner)
      await enqueue(db, "mail.account_exists", `account_exists:${owner.id}:${isoDay(now())}`, {
        userId: owner.id,
      });
    throw new AppError("conflict", "accountExists", {
      issues: [{ path: "email", message: "accountExists" }],
    });
  }
  return signIn(actor, { id: userId, role: "ngo", sessionEpoch: 0 });
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { useLink } from "@/lib/users/one-time-link";

/** Confirms the address a link was mailed to (OP-043). @throws 400 linkUsed */
export async function confirmEmail(actor: Actor, input: { token: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    const link = await useLink(tx, "confirm_email", input.token);
    if (!link) throw new AppError("invalid", "linkUsed");
    await tx.user.updateMany({
      where: { id: link.userId, email: link.email, disabledAt: null, emailConfirmedAt: null },
      data: { emailConfirmedAt: now() },
    });
    await audit(tx, actor, "user.email_confirmed", "user", link.userId);
  });
}

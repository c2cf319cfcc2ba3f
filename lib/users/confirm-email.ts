import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/actor";
import { proveMailbox } from "@/lib/users/first-proof";
import { useLink as consumeLink, voidLinks } from "@/lib/users/one-time-link";

/**
 * Confirms the address a link was mailed to (OP-043), and ends what was created before the mailbox was proved; a link
 * to a new address replaces the old one.
 * @throws 400 linkUsed, 409 accountExists when an account with the new address exists by now
 */
export async function confirmEmail(actor: Actor, input: { token: string }): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const link = await consumeLink(tx, "confirm_email", input.token);
      if (!link) return takeWanted(tx, actor, input.token);
      await proveMailbox(tx, actor, { userId: link.userId });
      await audit(tx, actor, "user.email_confirmed", "user", link.userId);
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw new AppError("conflict", "accountExists");
    throw error;
  }
}

async function takeWanted(tx: Tx, actor: Actor, token: string): Promise<void> {
  const link = await consumeLink(tx, "change_email", token);
  if (!link) throw new AppError("invalid", "linkUsed");
  const before = await tx.user.findUniqueOrThrow({
    where: { id: link.userId },
    select: { email: true, membership: { select: { ngoId: true } } },
  });
  if (!(await proveMailbox(tx, actor, { userId: link.userId, email: link.email })))
    throw new AppError("invalid", "linkUsed");
  await voidLinks(tx, { id: link.userId, email: link.email });
  // the organisation's address if it was the same; this resubmits an application that waits for it (OP-134)
  if (before.membership)
    await tx.ngo.updateMany({
      where: { id: before.membership.ngoId, officialEmail: before.email },
      data: { officialEmail: link.email },
    });
  await audit(tx, actor, "user.email_changed", "user", link.userId, {
    ngoId: before.membership?.ngoId ?? null,
    data: { from: before.email },
  });
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId, newSecret } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import type { SystemActor } from "@/lib/auth/actor";
import { hashPassword } from "@/lib/auth/password";
import { makeLink } from "@/lib/users/one-time-link";
import { checkNew } from "@/lib/users/reset-password";

/**
 * Creates an admin; called by the command only, never by a request (ACCT-072, ACCT-073). Run again for an admin it
 * issues a new link.
 * @param input.email checked and lower-cased; `password` must follow the rules, or be omitted: then the account has an
 * unknown one until the link is used
 * @returns the token of a link for /reset-password when there is no password
 * @throws 400 password rules, 409 accountExists for an organisation's account, administratorDisabled
 */
export async function createAdmin(
  actor: SystemActor,
  input: { email: string; password?: string | undefined },
): Promise<{ token: string | null; isNew: boolean }> {
  if (input.password !== undefined) checkNew(input.password);
  const passwordHash = await hashPassword(input.password ?? newSecret());
  const { user, isNew } = await db.$transaction(async (tx) => {
    const known = await tx.user.findUnique({ where: { email: input.email } });
    if (known && known.role !== "admin") throw new AppError("conflict", "accountExists");
    if (known?.disabledAt) throw new AppError("conflict", "administratorDisabled");
    if (known) {
      if (input.password !== undefined)
        await tx.user.update({
          where: { id: known.id },
          data: { passwordHash, passwordSetAt: now(), sessionEpoch: { increment: 1 } },
        });
      return { user: known, isNew: false };
    }
    const user = await tx.user.create({
      data: {
        id: newId("user"),
        email: input.email,
        name: input.email.split("@")[0]!,
        passwordHash,
        role: "admin",
        emailConfirmedAt: now(),
        passwordSetAt: now(),
        createdAt: now(),
      },
    });
    await audit(tx, actor, "user.admin_created", "user", user.id);
    return { user, isNew: true };
  });
  return {
    token: input.password === undefined ? await makeLink("reset_password", user) : null,
    isNew,
  };
}

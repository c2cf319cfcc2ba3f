import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { hasSecondFactor } from "@/lib/auth/sessions";
import { noteFailure } from "@/lib/second-factor/note-failure";
import { verifyCode } from "@/lib/second-factor/verify-code";

/** The password was right but the account's second factor was not given. Opens no session. */
export class SecondFactorRequired extends AppError {
  static override readonly brand = "SecondFactorRequired";

  constructor(readonly user: { id: string; role: string; sessionEpoch: number }) {
    super("second_factor_required", "secondFactorRequired");
  }
}

/**
 * The second step of a login whose password was right, in the same call: nothing for an account without a factor, else
 * the code.
 * @returns whether a factor was given
 * @throws SecondFactorRequired (401) without a code, 401 second_factor_required wrongFactorCode, 429
 */
export async function passFactor(
  actor: Actor,
  user: { id: string; role: string; sessionEpoch: number },
  code: string | undefined,
): Promise<boolean> {
  if (!(await hasSecondFactor(user.id))) return false;
  if (!code) throw new SecondFactorRequired(user);
  await verifyCode(user.id, code, actor.address).catch(async (error: unknown) => {
    await noteFailure(actor, user.id, error).catch(() => undefined);
    if (error instanceof AppError && error.key === "wrongFactorCode")
      throw new AppError("second_factor_required", "wrongFactorCode", { issues: error.issues });
    throw error;
  });
  return true;
}

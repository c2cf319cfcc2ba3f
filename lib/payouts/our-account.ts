import "server-only";
import { messageKey } from "@/lib/i18n/errors";
import { db } from "@/lib/db";
import { AppError, type Issue } from "@/lib/errors";
import { site } from "@/lib/site";
import { withoutSpaces } from "@/lib/text";

/** The account that payouts leave from: an IBAN, or a number where there are none, and the bank's BIC. */
export type OurAccount = { iban: string; bic: string };

const key = "payouts.account";

/** ISO 13616: moved to the front and read as a number, the rest by 97 is 1. */
export function ibanHolds(text: string): boolean {
  let rest = 0;
  for (const c of text.slice(4) + text.slice(0, 4))
    for (const digit of String(parseInt(c, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The account as it was typed last, to be shown in the form again. */
export async function knownAccount(): Promise<OurAccount | null> {
  const stored = await db.setting.findUnique({ where: { key } });
  return (stored?.value as OurAccount | undefined) ?? site.payoutAccount;
}

/** What was typed, checked and remembered; nothing typed means the one known. @throws 400 accountNeeded, accountInvalid, bicInvalid */
export async function ourAccount(typed: Partial<OurAccount> | undefined): Promise<OurAccount> {
  const bare = (text: string | undefined) => withoutSpaces(text ?? "").toUpperCase();
  const account = { iban: bare(typed?.iban), bic: bare(typed?.bic) };
  if (!account.iban && !account.bic) {
    const known = await knownAccount();
    if (!known) throw new AppError("invalid", "accountNeeded");
    return known;
  }
  const issues: Issue[] = [];
  if (
    !/^[A-Z0-9]{4,34}$/.test(account.iban) ||
    (/^[A-Z]{2}\d{2}/.test(account.iban) && !ibanHolds(account.iban))
  )
    issues.push({ path: "iban", message: "accountInvalid" });
  if (!/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(account.bic))
    issues.push({ path: "bic", message: "bicInvalid" });
  const [first] = issues;
  if (first) throw new AppError("invalid", messageKey(first.message, "bicInvalid"), { issues });
  await db.setting.upsert({
    where: { key },
    create: { key, value: account },
    update: { value: account },
  });
  return account;
}

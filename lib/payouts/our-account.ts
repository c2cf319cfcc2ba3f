import "server-only";
import { messageKey } from "@/lib/i18n/errors";
import { db } from "@/lib/db";
import { AppError, type Issue } from "@/lib/errors";
import { site } from "@/lib/site";
import { accountFault, bareAccount } from "@/lib/ngos/account-text";
import { isIban, meantAsIban } from "@/lib/ngos/iban";
import { cleanText } from "@/lib/text";

/**
 * The account that payouts are paid from: an IBAN, or an account number in countries without IBANs, and the bank's BIC.
 */
export type OurAccount = { iban: string; bic: string };

const key = "payouts.account";

/** Typed text without invisible characters; "" for anything that is not text. */
function visible(typed: string): string {
  const cleaned = cleanText(typed, { max: 140 });
  return "text" in cleaned ? cleaned.text : "";
}

/** The account as last typed, to prefill the form. */
export async function knownAccount(): Promise<OurAccount | null> {
  const stored = await db.setting.findUnique({ where: { key } });
  return (stored?.value as OurAccount | undefined) ?? site.payoutAccount;
}

const bicShape = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

function faults({ iban, bic }: OurAccount): Issue[] {
  const none =
    !/^[A-Z0-9]{4,34}$/.test(iban) ||
    accountFault(iban) !== null ||
    (meantAsIban(iban, bic.slice(4, 6)) && !isIban(iban));
  return [
    ...(none ? [{ path: "iban", message: "accountInvalid" }] : []),
    ...(bicShape.test(bic) ? [] : [{ path: "bic", message: "bicInvalid" }]),
  ];
}

/**
 * The typed account, checked and remembered; if nothing was typed, the remembered one. Words alone are not an account,
 * and words before the number are dropped (lib/ngos/account-number.ts).
 * @throws 400 accountNeeded, accountInvalid, bicInvalid
 */
export async function ourAccount(typed: Partial<OurAccount> | undefined): Promise<OurAccount> {
  const bare = (text: string | undefined) => bareAccount(visible(text ?? ""));
  const typedAccount = { iban: bare(typed?.iban), bic: bare(typed?.bic) };
  const isTyped = visible(typed?.iban ?? "") !== "" || visible(typed?.bic ?? "") !== "";
  const account = isTyped ? typedAccount : await knownAccount();
  if (!account) throw new AppError("invalid", "accountNeeded");
  const issues = faults(account);
  const [first] = issues;
  if (first) throw new AppError("invalid", messageKey(first.message, "bicInvalid"), { issues });
  if (isTyped)
    await db.setting.upsert({
      where: { key },
      create: { key, value: account },
      update: { value: account },
    });
  return account;
}

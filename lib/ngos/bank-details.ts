import { now } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { fieldError } from "@/lib/errors";
import { accountFault, accountFits } from "@/lib/ngos/account-text";
import { isMasked, type BankDetails } from "@/lib/ngos/dto";
import type { BankInput } from "@/lib/ngos/schema";
import { withoutSpaces } from "@/lib/text";

const empty = {
  accountHolderName: "",
  bankName: "",
  accountNumber: "",
  swiftCode: "",
  preferredCurrency: "USD",
  bankCode: "",
};

type Kind = "bank" | "mobileMoney";
const optional = ["bankCode", "accountReference"] as const;

/** With a SWIFT code it is a bank account, even if an older program's call does not state the kind. */
export const kindAfter = (before: BankDetails | null, input: BankInput): Kind =>
  input.accountType ??
  (input.swiftCode && !isMasked(input.swiftCode) ? "bank" : (before?.accountType ?? "bank"));

/** What is kept when only some fields are sent: if the account was of another kind, its holder and currency. */
function base(before: BankDetails | null, kind: Kind): BankDetails {
  if (!before || (before.accountType ?? "bank") === kind) return { ...(before ?? empty) };
  const { accountHolderName, preferredCurrency } = before;
  return { ...empty, accountHolderName, preferredCurrency };
}

/**
 * The details after a change: a field that is omitted or sent back masked stays as it was (OP-051).
 * @throws 400 with what `accountFault` finds in a new account number
 */
export function mergedBank(before: BankDetails | null, input: BankInput): BankDetails {
  const kind = kindAfter(before, input);
  const result = base(before, kind);
  for (const key of [
    ...(Object.keys(empty) as (keyof typeof empty)[]),
    "accountReference",
  ] as const) {
    const value = input[key];
    if (value !== undefined && !isMasked(value))
      result[key] = key === "swiftCode" ? withoutSpaces(value).toUpperCase() : value;
  }
  const number = input.accountNumber;
  const error = number && !isMasked(number) ? accountFault(number) : null;
  if (error) throw fieldError("bankDetails.accountNumber", error);
  if (kind === "mobileMoney") result.accountType = kind;
  else delete result.accountReference;
  for (const key of optional) if (!result[key]) delete result[key];
  if (!result.preferredCurrency) result.preferredCurrency = "USD";
  return result;
}

/**
 * Columns to write: encrypted and bound to the organisation, so that the text cannot be moved to another row (NGO-061).
 */
export function encryptedBank(
  ngoId: string,
  before: BankDetails | null,
  input: BankInput,
): { bankCipher: string; bankKeyVersion: number; bankChangedAt: Date } {
  const { cipher, keyVersion } = encrypt(
    JSON.stringify(mergedBank(before, input)),
    `bank:${ngoId}`,
  );
  return { bankCipher: cipher, bankKeyVersion: keyVersion, bankChangedAt: now() };
}

/** Whether the details are complete enough for a payout. */
export const bankIsUsable = (bank: BankDetails | null): boolean =>
  bank !== null &&
  bank.accountHolderName !== "" &&
  bank.bankName !== "" &&
  accountFits(bank.accountNumber);

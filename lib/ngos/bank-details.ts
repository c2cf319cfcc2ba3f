import { now } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { fieldError } from "@/lib/errors";
import { accountFits, accountText } from "@/lib/ngos/account-number";
import { isMasked, type BankDetails } from "@/lib/ngos/dto";
import type { BankInput } from "@/lib/ngos/schema";
import { withoutSpaces } from "@/lib/text";

const empty: BankDetails = {
  accountHolderName: "",
  bankName: "",
  accountNumber: "",
  swiftCode: "",
  preferredCurrency: "USD",
  bankCode: "",
};

/**
 * What the details become: a field left out or sent back masked stays as it was (OP-051).
 * @throws 400 accountLatin when a new account number is longer in a bank file than files allow, accountNoDigits for signs alone
 */
export function mergedBank(before: BankDetails | null, input: BankInput): BankDetails {
  const result = { ...(before ?? empty) };
  for (const key of Object.keys(empty) as (keyof BankDetails)[]) {
    const value = input[key];
    if (value !== undefined && !isMasked(value))
      result[key] = key === "swiftCode" ? withoutSpaces(value).toUpperCase() : value;
  }
  const number = input.accountNumber;
  if (number && !isMasked(number) && !accountFits(number)) {
    const named = /[A-Z0-9]/.test(accountText(number));
    throw fieldError("bankDetails.accountNumber", named ? "accountLatin" : "accountNoDigits");
  }
  if (!result.bankCode) delete result.bankCode;
  if (!result.preferredCurrency) result.preferredCurrency = "USD";
  return result;
}

/**
 * Columns to write: encrypted and bound to the organisation, so that the text cannot be moved to
 * another row (NGO-061).
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

/** Whether a payout could be sent with these. */
export const bankIsUsable = (bank: BankDetails | null): boolean =>
  bank !== null &&
  bank.accountHolderName !== "" &&
  bank.bankName !== "" &&
  accountFits(bank.accountNumber);

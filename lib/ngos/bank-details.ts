import { now } from "@/lib/clock";
import { seal } from "@/lib/auth/seal";
import { isMasked, type BankDetails } from "@/lib/ngos/dto";
import type { BankInput } from "@/lib/ngos/schema";

const empty: BankDetails = { accountHolderName: "", bankName: "", accountNumber: "", swiftCode: "", preferredCurrency: "USD" };

/** What the details become: a field left out or sent back masked stays as it was (OP-051). */
export function mergedBank(before: BankDetails | null, input: BankInput): BankDetails {
  const result = { ...(before ?? empty) };
  for (const key of Object.keys(empty) as (keyof BankDetails)[]) {
    const value = input[key];
    if (value !== undefined && !isMasked(value)) result[key] = key === "swiftCode" ? value.replace(/\s/g, "").toUpperCase() : value;
  }
  if (!result.preferredCurrency) result.preferredCurrency = "USD";
  return result;
}

/** Columns to write: sealed and bound to the organisation, so that the text cannot be moved to another row (NGO-061). */
export function sealedBank(ngoId: string, before: BankDetails | null, input: BankInput): { bankCipher: string; bankKeyVersion: number; bankChangedAt: Date } {
  const { cipher, keyVersion } = seal(JSON.stringify(mergedBank(before, input)), `bank:${ngoId}`);
  return { bankCipher: cipher, bankKeyVersion: keyVersion, bankChangedAt: now() };
}

/** The longest account number that banks' files hold, without its spaces (ISO 20022 Max34Text); a longer one is never cut. */
const longestAccount = 34;

/** Whether a payout could be sent with these. */
export const bankIsUsable = (bank: BankDetails | null): boolean => bank !== null && bank.accountHolderName !== "" && bank.bankName !== "" && bank.accountNumber !== "" && bank.accountNumber.replace(/\s/g, "").length <= longestAccount;

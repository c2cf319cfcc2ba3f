import { decrypt } from "@/lib/auth/encryption";
import { bankIsUsable } from "@/lib/ngos/bank-details";
import type { BankDetails } from "@/lib/ngos/dto";

type Encrypted = { id: string; bankCipher: string | null; bankKeyVersion: number | null };

/**
 * An organisation's bank details if a payout could be sent with them, else null (they may be stored with empty fields,
 * API-033).
 */
export function payableBank(ngo: Encrypted): BankDetails | null {
  if (ngo.bankCipher === null || ngo.bankKeyVersion === null) return null;
  const bank = JSON.parse(
    decrypt(ngo.bankCipher, ngo.bankKeyVersion, `bank:${ngo.id}`),
  ) as BankDetails;
  return bankIsUsable(bank) ? bank : null;
}

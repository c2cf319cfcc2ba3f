import { decrypt } from "@/lib/auth/encryption";
import { now } from "@/lib/clock";
import { countryName } from "@/lib/country-name";
import type { Ngo, NgoDocument } from "@/prisma/generated/client";
import { bareAccount } from "@/lib/ngos/account-text";
import { derivedIban, ribCountry } from "@/lib/ngos/african-accounts";
import { imageUrl } from "@/lib/ngos/rules";
import type { DocumentKind } from "@/lib/ngos/schema";
import { hasExpired } from "@/lib/ngos/verification";
import { shownPhone } from "@/lib/ngos/phone";
import { withoutSpaces } from "@/lib/text";

export type BankDetails = {
  accountHolderName: string;
  bankName: string;
  accountNumber: string;
  swiftCode: string;
  preferredCurrency: string;
  /** the national clearing code; older details have none */
  bankCode?: string;
  /**
   * present if it is not a bank account: the bank is then the operator, the number a mobile number or a paybill
   * (OP-144)
   */
  accountType?: "mobileMoney";
  /** the account at the operator's paybill */
  accountReference?: string;
};

/** The bank details decrypted; for payouts and for masking only. */
export function openBankDetails(
  ngo: Pick<Ngo, "id" | "bankCipher" | "bankKeyVersion">,
): BankDetails | null {
  if (!ngo.bankCipher || ngo.bankKeyVersion === null) return null;
  return JSON.parse(decrypt(ngo.bankCipher, ngo.bankKeyVersion, `bank:${ngo.id}`)) as BankDetails;
}

/** Only the last four characters are visible; a masked value that is sent back means "unchanged" (OP-051). */
export const mask = (text: string): string =>
  text === "" ? "" : `••••${withoutSpaces(text).slice(-4)}`;
export const isMasked = (text: string): boolean => /^[•*]{2,}/.test(text);

/** Account number, SWIFT code and a paybill's account masked; holder, bank and currency unmasked. */
export function maskedBankDetails(
  ngo: Pick<Ngo, "id" | "bankCipher" | "bankKeyVersion">,
): BankDetails | null {
  const bank = openBankDetails(ngo);
  return (
    bank && {
      ...bank,
      accountNumber: mask(bank.accountNumber),
      swiftCode: mask(bank.swiftCode),
      ...(bank.accountReference ? { accountReference: mask(bank.accountReference) } : {}),
    }
  );
}

/** The IBAN derived from the stored account, where that is possible, by the rule of the bank's country. */
export function ibanOfBank(bank: BankDetails, ngoCountry: string | null): string | null {
  if (bank.accountType) return null;
  const number = bareAccount(bank.accountNumber);
  const country = ribCountry(number) ?? (bank.swiftCode.slice(4, 6) || ngoCountry) ?? "";
  return derivedIban(country, number);
}
export function maskedIban(
  ngo: Pick<Ngo, "id" | "bankCipher" | "bankKeyVersion" | "country">,
): string | null {
  const bank = openBankDetails(ngo);
  const iban = bank && ibanOfBank(bank, ngo.country);
  return iban && mask(iban);
}

type WithDocuments = Ngo & {
  documents: NgoDocument[];
  members: { role: string; user: { email: string; emailConfirmedAt: Date | null } }[];
};

const shared = (ngo: Ngo) => ({
  _id: ngo.id,
  id: ngo.id,
  name: ngo.name,
  orgName: ngo.name,
  country: ngo.country,
  countryName: ngo.country === null ? null : countryName(ngo.country),
  website: ngo.website,
  description: ngo.description,
  profileImage: imageUrl(ngo.profileImageKey),
  facebook: ngo.facebook,
  twitter: ngo.twitter,
  instagram: ngo.instagram,
  linkedin: ngo.linkedin,
  registrationDate: ngo.createdAt.toISOString(),
  status: ngo.status,
  suspended: ngo.suspendedAt !== null,
  verifiedUntil: ngo.verifiedUntil?.toISOString() ?? null,
});

/** For anyone: no login email, documents or bank details (API-047). */
export const toPublicNgo = (ngo: Ngo) => shared(ngo);

/** For its own members and for admins (DATA-001). */
export function toNgo(ngo: WithDocuments) {
  const owner = ngo.members.find((m) => m.role === "owner")?.user;
  const document = (kind: DocumentKind): string | null => {
    const current = ngo.documents.find(
      (d) => d.kind === kind && d.replacedAt === null && d.purpose === "application",
    );
    return current ? `/documents/${current.id}` : null;
  };
  return {
    ...shared(ngo),
    email: owner?.email ?? null,
    emailConfirmed: Boolean(owner?.emailConfirmedAt),
    pendingName: ngo.pendingName,
    officialEmail: ngo.officialEmail,
    phoneNumber: ngo.phoneNumber && shownPhone(ngo.phoneNumber),
    profileComplete: ngo.profileComplete,
    submittedAt: ngo.submittedAt?.toISOString() ?? null,
    approvedAt: ngo.approvedAt?.toISOString() ?? null,
    verificationExpired: hasExpired(ngo.verifiedUntil, now()),
    rejectionReason: ngo.rejectionReason,
    suspensionReason: ngo.suspensionReason,
    documents: {
      registrationCertificate: document("registrationCertificate"),
      leadershipProof: document("leadershipProof"),
      additionalDocument: document("additionalDocument"),
    },
    bankDetails: maskedBankDetails(ngo),
  };
}
export type NgoDto = ReturnType<typeof toNgo>;
